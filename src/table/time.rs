//! Where the wall time comes from: passed in, so that tests can stop it.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// A source of wall time.
#[derive(Clone)]
pub struct WallClock(Arc<dyn Fn() -> SystemTime + Send + Sync>);

impl WallClock {
    /// The time of this machine.
    #[must_use]
    pub fn system() -> WallClock {
        WallClock::new(SystemTime::now)
    }

    /// Another time.
    pub fn new(now: impl Fn() -> SystemTime + Send + Sync + 'static) -> WallClock {
        WallClock(Arc::new(now))
    }

    /// The time now.
    #[must_use]
    pub fn now(&self) -> SystemTime {
        (self.0)()
    }

    /// When, on the runtime's clock, that wall time will be.
    pub(super) fn instant_of(&self, at: SystemTime) -> Instant {
        let ahead = at.duration_since(self.now()).unwrap_or(Duration::ZERO);
        Instant::now() + ahead
    }
}

impl std::fmt::Debug for WallClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WallClock")
    }
}
