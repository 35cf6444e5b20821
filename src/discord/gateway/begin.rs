//! How sessions begin anew: with what a shard said to begin its last one.
//!
//! After a session that Discord has ended, serenity 0.12.5 takes five seconds to begin another one: a
//! shard asks for its own restart, and waits for an answer that only it could give. It resumes at once,
//! though. So it is told to resume, and the relay says what begins a session instead.
//!
//! Also owns the time between two beginnings. Discord allows one in five seconds to shards whose
//! numbers are equal modulo the bot's concurrency, and ends a session that begins too soon at once.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::Value;
use tokio::time::Instant;

/// The time between two beginnings, with some slack: one may take longer to get there.
const APART: Duration = Duration::from_millis(5250);

#[derive(Debug)]
pub struct Sessions {
    concurrency: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// By their ids.
    known: HashMap<String, Session>,
    /// When the next one may begin, by the remainder of its shard's number.
    next: HashMap<u64, Instant>,
}

#[derive(Debug)]
struct Session {
    /// The IDENTIFY that began it.
    identify: String,
    has_ended: bool,
}

impl Sessions {
    pub fn new(concurrency: u64) -> Sessions {
        Sessions { concurrency: concurrency.max(1), state: Mutex::default() }
    }

    /// Notes that a session has begun with this IDENTIFY, in the place of the shard's earlier one.
    pub fn begun(&self, id: &str, identify: String) {
        let known = &mut self.state.lock().known;
        // A shard always says the same.
        known.retain(|_, session| session.identify != identify);
        known.insert(id.to_owned(), Session { identify, has_ended: false });
    }

    /// Notes that Discord has ended a session. Returns whether the relay can begin another one.
    pub fn end(&self, id: &str) -> bool {
        let mut state = self.state.lock();
        let session = state.known.get_mut(id);
        session.map(|session| session.has_ended = true).is_some()
    }

    /// What to say instead of resuming this session, if Discord has ended it.
    pub fn instead_of(&self, id: &str) -> Option<String> {
        let state = self.state.lock();
        let session = state.known.get(id).filter(|session| session.has_ended)?;
        Some(session.identify.clone())
    }

    /// How long this IDENTIFY has to wait, which is said then.
    pub fn wait(&self, identify: &str) -> Duration {
        let said: Value = serde_json::from_str(identify).unwrap_or_default();
        let shard = said["d"]["shard"][0].as_u64().unwrap_or_default();
        let (now, mut state) = (Instant::now(), self.state.lock());
        let next = state.next.entry(shard % self.concurrency).or_insert(now);
        let wait = next.saturating_duration_since(now);
        *next = now + wait + APART;
        wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn sessions_of_one_kind_of_shard_begin_apart() {
        let sessions = Sessions::new(2);
        let wait =
            |shard: u64| sessions.wait(&format!(r#"{{"op":2,"d":{{"shard":[{shard},9]}}}}"#));
        assert_eq!((wait(0), wait(1)), (Duration::ZERO, Duration::ZERO));
        assert_eq!((wait(2), wait(4), wait(3)), (APART, 2 * APART, APART));
        tokio::time::advance(3 * APART).await;
        assert_eq!((wait(6), wait(5)), (Duration::ZERO, Duration::ZERO));
    }

    #[test]
    fn only_a_session_that_has_ended_is_begun_anew() {
        let sessions = Sessions::new(1);
        assert!(!sessions.end("unknown"));
        sessions.begun("a", "first".to_owned());
        sessions.begun("c", "another shard".to_owned());
        assert_eq!(sessions.instead_of("a"), None);
        assert!(sessions.end("a"));
        assert_eq!(sessions.instead_of("a").as_deref(), Some("first"));
        sessions.begun("b", "first".to_owned());
        assert_eq!((sessions.instead_of("a"), sessions.instead_of("b")), (None, None));
        assert!(!sessions.end("a") && sessions.end("b") && sessions.end("c"));
    }
}
