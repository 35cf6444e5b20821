//! Computer players at work: what a table asks them is decided on the pool of threads, never on the
//! async ones, and shown at a pace that people can follow.

use std::pin::Pin;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::time::Instant;

use crate::games::options::Named;
use crate::games::{Decision, Level, Task};
use crate::store::GuildId;

use super::compute::{Compute, Urgency};
use super::state::Query;

/// How computer players behave in time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least time that a computer takes for a move, so that people can follow; less where none of
    /// them is in play any more.
    pub computer: Duration,
    /// The most time that it may think.
    pub think: Duration,
    /// How many threads the process thinks and draws on: see [`Compute`].
    pub thinkers: usize,
}

/// By what the time for a move is divided where only computers still play.
const HURRY: u32 = 4;

impl Pace {
    /// The pace of the end of a game in which no person is in play any more.
    pub(super) fn hurried(self) -> Pace {
        Pace {
            computer: self.computer / HURRY,
            ..self
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pace {
            computer: Duration::from_millis(900),
            think: Duration::from_secs(1),
            // One core stays with the people.
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

/// A decision being made. Dropping it stops the thinking.
pub(super) struct Thinking {
    pub(super) query: Query,
    decision: Pin<Box<dyn Future<Output = Option<Decision>> + Send>>,
}

impl Thinking {
    pub(super) fn start(
        query: Query,
        task: Task,
        pace: Pace,
        compute: Compute,
        server: GuildId,
    ) -> Thinking {
        let decision = Box::pin(async move {
            let not_before = Instant::now() + pace.computer;
            let decision = think(query, task, pace.think, &compute, server).await;
            if decision.is_none_or(|d| !d.is_silent()) && Instant::now() < not_before {
                tokio::time::sleep_until(not_before).await;
            }
            decision
        });
        Thinking { query, decision }
    }

    /// The decision; `None` if the computer failed to make one. Its future may be dropped and asked
    /// for again, but not after it has answered.
    pub(super) async fn answer(&mut self) -> Option<Decision> {
        self.decision.as_mut().await
    }
}

async fn think(
    query: Query,
    task: Task,
    time: Duration,
    compute: &Compute,
    server: GuildId,
) -> Option<Decision> {
    let urgency = match query.level {
        Level::Easy | Level::Normal => Urgency::Move,
        Level::Hard => Urgency::Search,
    };
    let thought = compute.run(urgency, Some(server), time, move |turn| {
        let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
        let go_on = || turn.go_on();
        let decision = task.decide(query.level, turn.effort(), &go_on, &mut rng);
        metrics::histogram!("getaway_think_seconds", "level" => query.level.name())
            .record(turn.spent());
        decision
    });
    let thought = thought.await;
    if thought.is_none() {
        tracing::error!(level = ?query.level, "a computer player failed; any legal decision is made for it");
    }
    thought.flatten()
}
