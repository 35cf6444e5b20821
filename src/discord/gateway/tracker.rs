//! How all connections to the gateway together are doing, and so how long the next one waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::discord::http::backoff_up_to;

/// The longest pause after connections that failed.
pub const MAX_PAUSE: Duration = Duration::from_secs(4);
/// The longest pause after sessions that never began or soon ended. Discord resets the token after
/// 1,000 sessions in a day.
const MAX_SESSION_PAUSE: Duration = Duration::from_secs(300);
/// How many sessions may be asked for without a pause, besides the first one of each shard.
const SESSIONS_AT_ONCE: u32 = 3;

#[derive(Debug)]
pub struct ConnectionTracker {
    /// How many shards this process runs.
    pub shards: u32,
    /// Held by each connection with a session.
    live: Arc<()>,
    /// How many connections have failed since one was steady.
    failed: AtomicU32,
    /// How many sessions were asked for since all shards were connected for a while.
    asked: AtomicU32,
}

impl ConnectionTracker {
    pub fn new(shards: u32) -> ConnectionTracker {
        let (failed, asked) = (AtomicU32::new(0), AtomicU32::new(0));
        ConnectionTracker { shards, live: Arc::default(), failed, asked }
    }

    /// A connection has a session for as long as it holds this.
    pub fn session(&self) -> Arc<()> {
        self.live.clone()
    }

    /// How many connections have a session. serenity may not have been able to read its beginning.
    pub fn live(&self) -> usize {
        Arc::strong_count(&self.live) - 1
    }

    pub fn note_session_asked(&self) {
        self.asked.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that all shards have been connected for a while.
    pub fn note_calm(&self) {
        self.asked.store(0, Ordering::Relaxed);
    }

    /// Notes that a connection has ended, and whether it had been steady before.
    pub fn note_end(&self, steady: bool) {
        if steady {
            self.failed.store(0, Ordering::Relaxed);
        } else {
            self.failed.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// How many connections have failed since one was steady.
    pub fn failed(&self) -> u32 {
        self.failed.load(Ordering::Relaxed)
    }

    /// How long the next connection waits.
    pub fn pause(&self) -> Duration {
        let free = self.shards + SESSIONS_AT_ONCE;
        let asked = self.asked.load(Ordering::Relaxed).saturating_sub(free);
        let after = |failures, most| match failures {
            0 => Duration::ZERO,
            failures => backoff_up_to(failures, most),
        };
        after(self.failed(), MAX_PAUSE).max(after(asked, MAX_SESSION_PAUSE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_and_sessions_that_fail_are_spaced_out() {
        let tracker = ConnectionTracker::new(16);
        assert_eq!(tracker.pause(), Duration::ZERO);
        for _ in 0..16 + SESSIONS_AT_ONCE {
            tracker.note_session_asked();
            assert_eq!(tracker.pause(), Duration::ZERO, "shards have just started");
        }
        for _ in 0..100 {
            tracker.note_end(false);
        }
        assert!(tracker.pause() <= MAX_PAUSE && tracker.pause() >= MAX_PAUSE / 2);
        // A day of sessions that never begin stays far below what Discord allows.
        for _ in 0..100 {
            tracker.note_session_asked();
        }
        assert!(tracker.pause() >= MAX_SESSION_PAUSE / 2);
        tracker.note_calm();
        tracker.note_end(true);
        assert_eq!((tracker.pause(), tracker.live()), (Duration::ZERO, 0));
        let session = tracker.session();
        assert_eq!(tracker.live(), 1);
        drop(session);
        assert_eq!(tracker.live(), 0);
    }
}
