//! Computer players at work. Those that search do so on the thread pool; the others decide within
//! microseconds. Their moves appear at a pace that people can follow.

use std::pin::Pin;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::time::Instant;

use crate::tasks::caught;
use getaway_games::cards::Seat;
use getaway_games::options::Named;
use getaway_games::{Decision, Session, Task};
use getaway_store::GuildId;

use super::compute::{Compute, TimeSlice, Urgency};
use super::state::{Query, Rest};

/// How fast computer players move, and how long they may think.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least time between a computer's moves; less while computers play for all people.
    pub computer: Duration,
    /// How long a computer may think about a decision, or all of them about the rest of a game that
    /// no person is in any more.
    pub think: Duration,
    /// The number of threads in the pool: see [`Compute`].
    pub thinkers: usize,
    /// The share of its usual time and playouts that everything that searches gets, up to 1: less where
    /// nobody minds how well computers play.
    pub effort: f64,
}

/// The time for a move is divided by this once only computers still play.
const HURRY: u32 = 4;

/// Which part of the time that is left for the rest of a game one decision may take.
const SHARE: u32 = 16;
/// How many decisions of the rest of a game are made at once. Rules may let a game go on for ever.
const MOST_AT_ONCE: usize = 1000;

impl Pace {
    /// The pace while computers play for all people who are still in the game.
    pub(super) fn hurried(self) -> Pace {
        Pace { computer: self.computer / HURRY, ..self }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pace {
            computer: Duration::from_millis(900),
            think: Duration::from_secs(1),
            // One core stays free for answering people.
            thinkers: cores.saturating_sub(1).max(1),
            effort: 1.0,
        }
    }
}

/// A decision that a computer is working out, or all of them the rest of a game. Dropping it stops
/// the work.
pub(super) struct Thinking {
    pub(super) about: Query,
    answer: Pin<Box<dyn Future<Output = Vec<Decision>> + Send>>,
}

impl Thinking {
    pub(super) fn start(
        about: Query,
        task: Task,
        pace: Pace,
        compute: Compute,
        server: GuildId,
    ) -> Thinking {
        let decision =
            async move { Vec::from_iter(decide(about, task, pace, compute, server).await) };
        Thinking { about, answer: Box::pin(decision) }
    }

    /// Lets computers play the rest of a game, which nobody watches move by move.
    pub(super) fn finish(
        about: Query,
        rest: Rest,
        time: Duration,
        compute: Compute,
        server: GuildId,
    ) -> Thinking {
        Thinking { about, answer: Box::pin(finish(rest, time, compute, server)) }
    }

    /// Waits for the answer, the decisions in order; none if the computer failed. Without a question it waits forever.
    /// The returned future may be dropped and requested again, but not after it has completed.
    pub(super) async fn answer(asked: &mut Option<Thinking>) -> Vec<Decision> {
        match asked {
            Some(asked) => asked.answer.as_mut().await,
            None => std::future::pending().await,
        }
    }
}

/// The question to the thread pool whether a game's end is certain after so many entries.
pub(super) struct Foreseeing {
    pub(super) entries: usize,
    /// `None` once it was answered.
    answer: Option<Pin<Box<dyn Future<Output = Option<Seat>> + Send>>>,
}

impl Foreseeing {
    pub(super) fn start(
        entries: usize,
        session: Session,
        compute: Compute,
        server: GuildId,
    ) -> Foreseeing {
        let answer = async move {
            let look = move |_: &TimeSlice<'_>| session.foregone();
            let time = Duration::from_secs(1);
            compute.run(Urgency::Background, Some(server), time, look).await.flatten()
        };
        Foreseeing { entries, answer: Some(Box::pin(answer)) }
    }

    /// Waits for who certainly loses; without a question forever. The returned future may be dropped
    /// and requested again, but not after it has completed, until [`end`](Self::end).
    pub(super) async fn answer(asked: &mut Option<Foreseeing>) -> Option<Seat> {
        match asked.as_mut().and_then(|asked| asked.answer.as_mut()) {
            Some(answer) => answer.as_mut().await,
            None => std::future::pending().await,
        }
    }

    /// Notes that it was answered, and returns for how many entries.
    pub(super) fn end(&mut self) -> usize {
        self.answer = None;
        self.entries
    }
}

/// Makes a decision, at a pace that people can follow.
async fn decide(
    query: Query,
    task: Task,
    pace: Pace,
    compute: Compute,
    server: GuildId,
) -> Option<Decision> {
    let not_before = Instant::now() + pace.computer;
    let decision = think(query, task, pace.think, &compute, server).await;
    if decision.is_none_or(|d| !d.is_silent()) && Instant::now() < not_before {
        tokio::time::sleep_until(not_before).await;
    }
    decision
}

/// Makes the decisions of the rest of a game, each computer at its own level. Most of them take a
/// small part of their share; only a long game of searching computers has to be quicker at its end.
async fn finish(
    mut rest: Rest,
    time: Duration,
    compute: Compute,
    server: GuildId,
) -> Vec<Decision> {
    let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
    let played = compute.run(Urgency::Search, Some(server), time, move |slice| {
        let (effort, mut decisions) = (slice.effort(), Vec::new());
        let whole = time.mul_f64(effort);
        while decisions.len() < MOST_AT_ONCE {
            let begun = slice.spent();
            let until = begun + whole.saturating_sub(begun) / SHARE;
            let go_on = || slice.go_on() && slice.spent() < until;
            let decide = |level, task: &Task| task.decide(level, effort, &go_on, &mut rng);
            let Some(decision) = rest.decide(decide) else { break };
            decisions.push(decision);
        }
        decisions
    });
    played.await.unwrap_or_default()
}

async fn think(
    query: Query,
    task: Task,
    time: Duration,
    compute: &Compute,
    server: GuildId,
) -> Option<Decision> {
    let (level, begun) = (query.level, Instant::now());
    let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
    let spent = move |spent: Duration| {
        metrics::histogram!("getaway_think_seconds", "level" => level.name()).record(spent);
    };
    let thought = if level.searches() {
        let search = compute.run(Urgency::Search, Some(server), time, move |slice| {
            let decision = task.decide(level, slice.effort(), &|| slice.go_on(), &mut rng);
            spent(slice.spent());
            decision
        });
        search.await
    } else {
        let decision = caught(|| task.decide(level, 1.0, &|| true, &mut rng));
        spent(begun.elapsed());
        decision
    };
    if thought.is_none() {
        tracing::error!(
            ?level,
            "a computer player failed; an arbitrary legal decision replaces its own"
        );
    }
    thought.flatten()
}
