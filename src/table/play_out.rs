//! Playing a stopped game to its end, out of sight: computers decide for every seat, on the thread
//! pool, many moves at a time. Each part is saved like a move, so a kill loses at most one part.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::games::{Decision, Level, Players, Session, Task};
use crate::store::GuildId;
use crate::tasks::caught;

use super::compute::{Compute, Turn, Urgency};

/// How long the computers play before what they did is saved.
const PART: Duration = Duration::from_millis(500);

/// Plays a part of the game. Returns the game as it stands then; `None` if a computer failed.
pub(super) async fn part(
    session: Session,
    players: Players,
    think: Duration,
    compute: Compute,
    server: GuildId,
) -> Option<Session> {
    let job = move |turn: &Turn| play_part(session, &players, think, turn);
    let played = compute.run(Urgency::Search, Some(server), PART, job);
    played.await.flatten()
}

fn play_part(session: Session, players: &Players, think: Duration, turn: &Turn) -> Option<Session> {
    let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
    let decide = |task: &Task, level| {
        let since = Instant::now();
        let go_on = || turn.makes_way() && since.elapsed() < think;
        caught(|| task.decide(level, turn.effort(), &go_on, &mut rng)).flatten()
    };
    let begun = Instant::now();
    // A part has at least one move.
    let mut moves = 0;
    let goes_on = || {
        moves += 1;
        moves == 1 || (turn.makes_way() && begun.elapsed() < PART)
    };
    play_on(session, players, decide, goes_on)
}

/// Plays for as long as it goes on. `None` if the game can't, which only a bug can cause.
pub(super) fn play_on(
    mut session: Session,
    players: &Players,
    mut decide: impl FnMut(&Task, Level) -> Option<Decision>,
    mut goes_on: impl FnMut() -> bool,
) -> Option<Session> {
    loop {
        session.settle(players).ok()?;
        if session.ending().is_some() || !goes_on() {
            return Some(session);
        }
        if session.pause().is_some() {
            session.end_pause();
            continue;
        }
        let (seat, question) = session.question(players)?;
        let task = session.task(seat, question)?;
        let level = players.level(seat);
        let decision = decide(&task, level);
        let decided = decision.is_some_and(|decision| session.decided(seat, decision).is_ok());
        if !decided {
            tracing::error!(
                ?level,
                "a computer player failed; an arbitrary legal decision replaces its own"
            );
            session.decided(seat, task.any()?).ok()?;
        }
    }
}
