//! What can be broken on purpose.

use std::time::Duration;

use crate::events;
use crate::state::{Failure, Outgoing, Shared, World};

/// Breaks things on purpose; from [`Sandbox::faults`](crate::Sandbox::faults).
#[derive(Debug)]
pub struct Faults<'a>(pub(crate) &'a Shared);

impl Faults<'_> {
    /// The next `count` requests with this method (empty: any) and this in their path, as in
    /// `/channels/1/messages`, are answered with `status` and do nothing. For 429 the answer bears a `retry_after` of 0.3 s.
    pub fn fail_requests(&self, count: u32, method: &str, path_fragment: &str, status: u16) {
        let failure = Failure {
            left: count,
            method: method.into(),
            path_fragment: path_fragment.into(),
            status,
        };
        self.change(|world| world.broken.fail(failure));
    }

    /// The next `count` requests with this method (empty: any) and this in their path are never answered and do nothing.
    pub fn hang_requests(&self, count: u32, method: &str, path_fragment: &str) {
        let failure = Failure {
            left: count,
            method: method.into(),
            path_fragment: path_fragment.into(),
            status: 0,
        };
        self.change(|world| world.broken.hang(failure));
    }

    /// The connections of the next `count` requests with this method (empty: any) and this in their path
    /// are cut: before they do anything, or when everything is done and only the answer is missing.
    pub fn cut_requests(&self, count: u32, method: &str, path_fragment: &str, after_effect: bool) {
        let failure = Failure {
            left: count,
            method: method.into(),
            path_fragment: path_fragment.into(),
            status: 0,
        };
        self.change(|world| world.broken.cut(failure, after_effect));
    }

    /// All requests work again; those that hang already still do.
    pub fn stop_failing(&self) {
        self.change(|world| world.broken.stop_failing());
    }

    /// Enforces Discord's rate limits, or not: those of requests, and the five seconds between sessions.
    /// Headers are sent either way.
    pub fn enforce_rate_limits(&self, on: bool) {
        self.change(|world| world.limits.enforce(on));
    }

    /// As if the bot had begun so many more sessions in this period.
    pub fn use_session_starts(&self, count: u32) {
        self.change(|world| world.starts.use_up(count, world.clock.elapsed()));
    }

    /// Refuses every request for so long, as what stands in front of Discord does with an address that
    /// made too many invalid ones: with a page, and none of Discord's own headers.
    pub fn ban_address(&self, time: Duration) {
        self.change(|world| world.broken.banned_until = Some(world.clock.elapsed() + time));
    }

    /// A moderation bot deletes every public message of the bot as soon as it is posted, or leaves
    /// them alone again.
    pub fn sweep_messages(&self, on: bool) {
        self.change(|world| world.broken.swept = on);
    }

    /// A message older than an hour (by the sandbox's clock) may be edited so often, then 30046.
    pub fn limit_old_edits(&self, allowed: Option<u32>) {
        self.change(|world| world.broken.old_edits = allowed);
    }

    /// The next `count` interactions are delivered twice.
    pub fn duplicate_interactions(&self, count: u32) {
        self.change(|world| world.broken.duplicate(count));
    }

    /// Holds interactions back until they are released.
    pub fn hold_interactions(&self) {
        self.change(|world| world.broken.hold());
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
            let mut held = world.broken.release();
            if reversed {
                held.reverse();
            }
            for (guild, payload) in held {
                events::deliver_interaction(world, guild, &payload);
            }
        });
    }

    /// Heartbeats are not acknowledged, as on a dead connection, or are again.
    pub fn stop_heartbeat_acks(&self, on: bool) {
        self.change(|world| world.broken.no_heartbeat_acks = on);
    }

    /// Asks every connection to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        self.to_all(|| Outgoing::Op(serde_json::json!({ "op": 7, "d": null })));
    }

    /// Tells every session that it is invalid (op 9); one that cannot be resumed is forgotten.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.to_all(|| Outgoing::Op(serde_json::json!({ "op": 9, "d": resumable })));
        if !resumable {
            self.change(|world| world.sessions.forget_all());
        }
    }

    /// Ends every connection without a close frame.
    pub fn drop_connections(&self) {
        self.to_all(|| Outgoing::Drop);
    }

    /// Closes every connection with a code.
    pub fn close_connections(&self, code: u16) {
        self.to_all(|| Outgoing::Close(code, "asked for by a test"));
    }

    /// Refuses new gateway connections, or not.
    pub fn refuse_connections(&self, on: bool) {
        self.change(|world| world.broken.refuse_connections = on);
    }

    /// Moves the sandbox's clock ahead: tokens expire, messages grow old, limits reset.
    pub fn advance_clock(&self, by: Duration) {
        self.change(|world| world.clock.advance(by));
    }

    /// Every interaction token that was given out so far is expired.
    pub fn expire_tokens(&self) {
        self.change(|world| world.interactions.expire_all());
    }

    fn to_all(&self, make: impl Fn() -> Outgoing) {
        self.change(|world| world.sessions.send_to_all(make));
    }

    fn change<T>(&self, make: impl FnOnce(&mut World) -> T) -> T {
        self.0.change(make)
    }
}
