//! What tests can break on purpose.

use std::time::Duration;

use super::Sandbox;
use super::gateway::Outgoing;
use super::ids::GuildId;
use super::world::World;

/// What is broken at present.
#[derive(Debug, Default)]
pub(crate) struct Faulty {
    pub(crate) failures: Vec<Failure>,
    pub(crate) duplicates: u32,
    /// Interactions held back, while they are; `None` lets them through.
    pub(crate) held: Option<Vec<(GuildId, serde_json::Value)>>,
    pub(crate) no_heartbeat_acks: bool,
    pub(crate) refuse_connections: bool,
    /// How often a message older than an hour may be edited.
    pub(crate) old_edits: Option<u32>,
}

/// Requests that are to fail.
#[derive(Debug)]
pub(crate) struct Failure {
    left: u32,
    method: String,
    path_fragment: String,
    status: u16,
}

impl Faulty {
    /// The status with which this request is to fail, if it is; uses up one of the failures.
    pub(crate) fn failure_for(&mut self, method: &str, path: &str) -> Option<u16> {
        let hit = self.failures.iter_mut().find(|failure| {
            (failure.method.is_empty() || failure.method == method)
                && path.contains(&failure.path_fragment)
        })?;
        hit.left = hit.left.saturating_sub(1);
        let status = hit.status;
        self.failures.retain(|failure| failure.left > 0);
        Some(status)
    }
}

/// Breaks things on purpose; from [`Sandbox::faults`].
#[derive(Debug)]
pub struct Faults<'a>(pub(crate) &'a Sandbox);

impl Faults<'_> {
    /// The next `count` requests with this method (empty: any) and this in their path, as in
    /// `/channels/1/messages`, are answered with `status` and do nothing. For 429 the answer bears a `retry_after` of 0.3 s.
    pub fn fail_requests(&self, count: u32, method: &str, path_fragment: &str, status: u16) {
        if count == 0 {
            return;
        }
        let failure = Failure {
            left: count,
            method: method.into(),
            path_fragment: path_fragment.into(),
            status,
        };
        self.change(|world| world.faults.failures.push(failure));
    }

    /// All requests work again.
    pub fn stop_failing(&self) {
        self.change(|world| world.faults.failures.clear());
    }

    /// Enforces Discord's rate limits, or not. Headers are sent either way.
    pub fn enforce_rate_limits(&self, on: bool) {
        self.change(|world| world.limits.enforced = on);
    }

    /// A message older than an hour (by the sandbox's clock) may be edited so often, then 30046.
    pub fn limit_old_edits(&self, allowed: Option<u32>) {
        self.change(|world| world.faults.old_edits = allowed);
    }

    /// The next `count` interactions are delivered twice.
    pub fn duplicate_interactions(&self, count: u32) {
        self.change(|world| world.faults.duplicates = count);
    }

    /// Holds interactions back until they are released.
    pub fn hold_interactions(&self) {
        self.change(|world| {
            world.faults.held.get_or_insert_default();
        });
    }

    /// Delivers what was held back, the last first, and holds no more.
    pub fn release_interactions_reversed(&self) {
        self.release(true);
    }

    /// Delivers what was held back, in order, and holds no more.
    pub fn release_interactions(&self) {
        self.release(false);
    }

    fn release(&self, reversed: bool) {
        self.change(|world| {
            let mut held = world.faults.held.take().unwrap_or_default();
            if reversed {
                held.reverse();
            }
            for (guild, payload) in held {
                world.deliver_interaction(guild, &payload);
            }
        });
    }

    /// Heartbeats are heard but not acknowledged: the connection is a zombie.
    pub fn stop_heartbeat_acks(&self, on: bool) {
        self.change(|world| world.faults.no_heartbeat_acks = on);
    }

    /// Asks every connection to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        self.to_all(|| Outgoing::Op(serde_json::json!({ "op": 7, "d": null })));
    }

    /// Tells every session that it is invalid (op 9); one that cannot be resumed is forgotten.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.to_all(|| Outgoing::Op(serde_json::json!({ "op": 9, "d": resumable })));
        if !resumable {
            self.change(|world| world.sessions.clear());
        }
    }

    /// Ends every connection without a word.
    pub fn drop_connections(&self) {
        self.to_all(|| Outgoing::Drop);
    }

    /// Closes every connection with a code.
    pub fn close_connections(&self, code: u16) {
        self.to_all(|| Outgoing::Close(code, "asked for by a test"));
    }

    /// Refuses new gateway connections, or not.
    pub fn refuse_connections(&self, on: bool) {
        self.change(|world| world.faults.refuse_connections = on);
    }

    /// Moves the sandbox's clock ahead: tokens expire, messages grow old, limits reset.
    pub fn advance_clock(&self, by: Duration) {
        self.change(|world| world.clock.advance(by));
    }

    /// Every interaction token that was given out is expired from now on.
    pub fn expire_tokens(&self) {
        self.change(|world| {
            world
                .interactions
                .values_mut()
                .for_each(|interaction| interaction.expired = true)
        });
    }

    fn to_all(&self, make: impl Fn() -> Outgoing) {
        self.change(|world| {
            world
                .sessions
                .values_mut()
                .for_each(|session| session.send(make()))
        });
    }

    fn change<T>(&self, make: impl FnOnce(&mut World) -> T) -> T {
        self.0.shared.change(make)
    }
}
