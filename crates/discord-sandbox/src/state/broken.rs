//! The faults that are active now.

use std::time::Duration;

use serde_json::Value;

use crate::ids::GuildId;

/// The active faults.
#[derive(Debug, Default)]
pub(crate) struct Broken {
    failures: Vec<Failure>,
    /// Requests that get no answer.
    hangs: Vec<Failure>,
    /// Requests whose connection is cut: before their effect, and after it.
    cuts: [Vec<Failure>; 2],
    /// How many more interactions are delivered twice.
    duplicates: u32,
    /// The interactions held back; `None` while they are let through.
    held: Option<Vec<Held>>,
    pub(crate) no_heartbeat_acks: bool,
    pub(crate) refuse_connections: bool,
    /// Whether sessions can be resumed only at the address that `READY` names.
    pub(crate) resume_elsewhere: bool,
    /// When the ban of the bot's address ends, by the world's clock.
    pub(crate) banned_until: Option<Duration>,
    /// Whether the bot's public messages are deleted as soon as they are posted.
    pub(crate) swept: bool,
    /// How many active threads a server may have.
    pub(crate) threads: Option<usize>,
}

/// An interaction that is held back: its server, and its event's data.
pub(crate) type Held = (GuildId, Value);

/// Requests that will fail.
#[derive(Debug)]
pub(crate) struct Failure {
    /// How many more will fail.
    pub(crate) left: u32,
    /// Empty for any.
    pub(crate) method: String,
    pub(crate) path_fragment: String,
    pub(crate) status: u16,
}

impl Broken {
    pub(crate) fn fail(&mut self, failure: Failure) {
        if failure.left > 0 {
            self.failures.push(failure);
        }
    }

    pub(crate) fn hang(&mut self, failure: Failure) {
        if failure.left > 0 {
            self.hangs.push(failure);
        }
    }

    pub(crate) fn cut(&mut self, failure: Failure, after: bool) {
        if failure.left > 0 {
            self.cuts[usize::from(after)].push(failure);
        }
    }

    pub(crate) fn stop_failing(&mut self) {
        self.failures.clear();
        self.hangs.clear();
        self.cuts = Default::default();
    }

    /// How much longer the bot's address is refused.
    pub(crate) fn ban(&self, now: Duration) -> Option<Duration> {
        let rest = self.banned_until?.checked_sub(now)?;
        (rest > Duration::ZERO).then_some(rest)
    }

    /// Whether this request's connection is to be cut, and whether after its effect. Uses up one
    /// fault.
    pub(crate) fn cuts(&mut self, method: &str, path: &str) -> Option<bool> {
        let [before, after] = &mut self.cuts;
        let cut = take(before, method, path).map(|_| false);
        cut.or_else(|| take(after, method, path).map(|_| true))
    }

    /// Whether this request is to get no answer. Uses up one fault.
    pub(crate) fn hangs(&mut self, method: &str, path: &str) -> bool {
        take(&mut self.hangs, method, path).is_some()
    }

    /// The status with which this request is to fail, if any. Uses up one fault.
    pub(crate) fn failure_for(&mut self, method: &str, path: &str) -> Option<u16> {
        take(&mut self.failures, method, path)
    }

    pub(crate) fn duplicate(&mut self, count: u32) {
        self.duplicates = count;
    }

    /// Whether this interaction is to be delivered twice. Uses up one fault.
    pub(crate) fn take_duplicate(&mut self) -> bool {
        let twice = self.duplicates > 0;
        self.duplicates = self.duplicates.saturating_sub(1);
        twice
    }

    /// Starts holding interactions back.
    pub(crate) fn hold(&mut self) {
        self.held.get_or_insert_default();
    }

    /// Keeps this interaction while interactions are held back, otherwise returns it.
    pub(crate) fn hold_back(&mut self, interaction: Held) -> Option<Held> {
        match &mut self.held {
            Some(held) => {
                held.push(interaction);
                None
            }
            None => Some(interaction),
        }
    }

    /// Stops holding interactions back, and returns those held, in order.
    pub(crate) fn release(&mut self) -> Vec<Held> {
        self.held.take().unwrap_or_default()
    }
}

/// The status of the failure that matches this request. Uses the failure up.
fn take(failures: &mut Vec<Failure>, method: &str, path: &str) -> Option<u16> {
    let hit = failures.iter_mut().find(|failure| {
        (failure.method.is_empty() || failure.method == method)
            && path.contains(&failure.path_fragment)
    })?;
    hit.left = hit.left.saturating_sub(1);
    let status = hit.status;
    failures.retain(|failure| failure.left > 0);
    Some(status)
}
