//! Acknowledges interactions in time: defers an answer if it takes too long for any reason.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_util::task::AbortOnDropHandle;

use super::invocation::{Invocation, Origin};
use crate::discord::bot::Bot;
use crate::discord::http::{AnswerKind, ApiError, Response};

/// How long an answer may take before it is deferred: well within Discord's three seconds, and long
/// enough that deferrals are rare.
pub const PATIENCE: Duration = Duration::from_millis(1200);

/// How old an interaction may get before its answer is deferred. Discord counts the three seconds
/// from when it was made, also if it arrives late, such as after a lost connection.
const LATEST: Duration = Duration::from_millis(2200);

/// How old an interaction may get before Discord may wait no longer: its three seconds, without the
/// time that the answer needs to get there.
const ANSWERABLE: Duration = Duration::from_millis(2700);

/// How long the answer to an interaction of this age may take before it is deferred.
fn patience(age: Duration) -> Duration {
    PATIENCE.min(LATEST.saturating_sub(age))
}

/// Defers an answer unless somebody [takes over](Deferral::take_over) in time.
#[derive(Debug)]
pub struct Deferral {
    /// Locked while the deferral is being sent.
    state: Arc<Mutex<State>>,
    _timer: AbortOnDropHandle<()>,
}

#[derive(Debug)]
enum State {
    Waiting,
    TakenOver,
    Deferred(Deferred),
}

/// Whether the deferral reached Discord, and which message Discord says will be the answer.
pub type Deferred = Result<Option<u64>, ApiError>;

impl Deferral {
    /// Defers the answer to this interaction if it takes too long from now on.
    pub fn start(bot: &Arc<Bot>, invocation: &Invocation) -> Deferral {
        let state = Arc::new(Mutex::new(State::Waiting));
        let timer = defer(bot.clone(), invocation.clone(), state.clone());
        Deferral { state, _timer: AbortOnDropHandle::new(bot.tasks.answers.spawn(timer)) }
    }

    /// Makes sure that Discord waits for the answer. If the interaction is so old that Discord may
    /// have told the person that it failed, it is deferred to find out. How old it is can only be
    /// estimated, and if Discord waits, the estimate was wrong.
    pub async fn awaited(&self, bot: &Bot, invocation: &Invocation) -> Result<(), ApiError> {
        if invocation.token.age() < ANSWERABLE {
            return Ok(());
        }
        let mut state = self.state.lock().await;
        if matches!(*state, State::Waiting) {
            *state = State::Deferred(send(bot, invocation).await);
        }
        if let State::Deferred(sent) = &*state {
            sent.clone()?;
            bot.was_in_time(invocation.interaction.0);
        }
        Ok(())
    }

    /// Stops the timer, because the answer is ready. Waits for a deferral that is being sent.
    pub async fn take_over(&self) -> Option<Deferred> {
        let mut state = self.state.lock().await;
        match std::mem::replace(&mut *state, State::TakenOver) {
            State::Deferred(deferred) => Some(deferred),
            State::Waiting | State::TakenOver => None,
        }
    }
}

pub const fn deferred_kind(invocation: &Invocation) -> AnswerKind {
    match invocation.origin {
        Origin::Shared | Origin::Ephemeral => AnswerKind::Update,
        Origin::Command | Origin::Public => AnswerKind::Message,
    }
}

async fn defer(bot: Arc<Bot>, invocation: Invocation, state: Arc<Mutex<State>>) {
    tokio::time::sleep(patience(invocation.token.age())).await;
    let mut state = state.lock().await;
    // If the lease is lost, the process that runs the servers now received the interaction too.
    if !matches!(*state, State::Waiting) || bot.tables.store().lease().is_lost() {
        return;
    }
    *state = State::Deferred(send(&bot, &invocation).await);
}

async fn send(bot: &Bot, invocation: &Invocation) -> Deferred {
    let (id, token) = (invocation.interaction.0, &invocation.token);
    let response = Response::Defer(deferred_kind(invocation));
    let sent = bot.discord.respond(id, token, response).await;
    if sent.is_ok() {
        invocation.acknowledged();
    }
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_arrives_late_is_deferred_while_discord_still_waits() {
        let millis = Duration::from_millis;
        for (age, waits) in [(0, 1200), (1000, 1200), (1500, 700), (2100, 100), (2600, 0)] {
            assert_eq!(patience(millis(age)), millis(waits), "{age}");
        }
    }
}
