//! The faults that are active now.

use std::time::Duration;

use serde_json::Value;

use crate::ids::GuildId;

#[derive(Debug, Default)]
pub(crate) struct Broken {
    failures: Vec<Failure>,
    /// How many more interactions are delivered twice.
    pub(crate) duplicates: u32,
    /// The interactions held back; `None` while they are let through.
    held: Option<Vec<Held>>,
    /// The connections that are closed at a moment, with a code or without one.
    closed: Vec<(Moment, Option<u16>)>,
    pub(crate) refuse_connections: bool,
    /// Whether sessions can be resumed only at the address that `READY` names.
    pub(crate) resume_elsewhere: bool,
    /// When the ban of the bot's address ends, by the world's clock.
    pub(crate) banned_until: Option<Duration>,
    /// Whether the bot's public messages are deleted as soon as they are posted.
    pub(crate) swept: bool,
    pub(crate) threads: Option<usize>,
}

/// A moment in a gateway connection before it has a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The bot has connected.
    Hello,
    /// The bot has asked for a session.
    Identify,
    /// The bot has asked for its former session.
    Resume,
}

/// An interaction that is held back: its server, and its event's data.
pub(crate) type Held = (GuildId, Value);

/// What becomes of a request that fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It is answered with this status, and has no effect.
    Status(u16),
    /// It is answered with this status and exactly this body, and has no effect.
    Answer(u16, String),
    /// It gets no answer, and has no effect.
    Hang,
    /// Its connection is cut.
    Cut { after_effect: bool },
}

#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) left: u32,
    /// Empty for any.
    pub(crate) method: String,
    pub(crate) path_fragment: String,
    pub(crate) fault: Fault,
}

impl Broken {
    pub(crate) fn fail(&mut self, failure: Failure) {
        if failure.left > 0 {
            self.failures.push(failure);
        }
    }

    pub(crate) fn stop_failing(&mut self) {
        self.failures.clear();
        self.closed.clear();
    }

    /// How much longer the bot's address is refused.
    pub(crate) fn ban(&self, now: Duration) -> Option<Duration> {
        let rest = self.banned_until?.checked_sub(now)?;
        (rest > Duration::ZERO).then_some(rest)
    }

    /// What becomes of this request, if it is to fail. Uses up one failure.
    pub(crate) fn fault(&mut self, method: &str, path: &str) -> Option<Fault> {
        let hit = self.failures.iter_mut().find(|failure| {
            (failure.method.is_empty() || failure.method == method)
                && match failure.path_fragment.strip_suffix('$') {
                    Some(end) => path.ends_with(end),
                    None => path.contains(&failure.path_fragment),
                }
        })?;
        hit.left -= 1;
        let fault = hit.fault.clone();
        self.failures.retain(|failure| failure.left > 0);
        Some(fault)
    }

    pub(crate) fn close_at(&mut self, count: u32, moment: Moment, code: Option<u16>) {
        self.closed.extend(std::iter::repeat_n((moment, code), count as usize));
    }

    /// The code for a connection that is to be closed at this moment. Uses up one fault.
    pub(crate) fn close(&mut self, moment: Moment) -> Option<Option<u16>> {
        let at = self.closed.iter().position(|(when, _)| *when == moment)?;
        Some(self.closed.remove(at).1)
    }

    /// Whether this interaction is to be delivered twice. Uses up one fault.
    pub(crate) fn take_duplicate(&mut self) -> bool {
        let twice = self.duplicates > 0;
        self.duplicates = self.duplicates.saturating_sub(1);
        twice
    }

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
