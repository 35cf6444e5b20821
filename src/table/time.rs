//! Where the tables' time comes from: wall time that does not step, and stands still on request.
//!
//! Deadlines are wall times, so that they can be stored and shown; but they run by the process's own
//! clock, which neither steps nor runs while the machine is suspended. Whoever keeps the time
//! ([`Tables::keep_time`](super::Tables::keep_time)) sees when both have come apart, and moves the
//! deadlines and this clock together.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// How often a table looks whether the clock that stands goes on again.
const LOOK: Duration = Duration::from_millis(250);

/// A source of wall time.
#[derive(Clone)]
pub struct WallClock(Arc<Inner>);

struct Inner {
    wall: Box<dyn Fn() -> SystemTime + Send + Sync>,
    /// Held to read or to set it, never across an await.
    shown: Mutex<Shown>,
    /// Called at every look at the clock: a fault of it, for tests.
    #[cfg(test)]
    fault: Box<dyn Fn() + Send + Sync>,
}

/// What the clock showed at a moment.
#[derive(Clone, Copy)]
struct Shown {
    time: SystemTime,
    at: Instant,
    stands: bool,
}

impl Shown {
    fn now(self) -> SystemTime {
        if self.stands {
            self.time
        } else {
            self.time + self.at.elapsed()
        }
    }
}

/// By how much a clock is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It is slow and has to be set forward.
    Forward(Duration),
    /// It is fast and has to be set back.
    Back(Duration),
}

impl Step {
    /// A time moved by this step.
    pub(super) fn of(self, time: SystemTime) -> SystemTime {
        let moved = match self {
            Step::Forward(by) => time.checked_add(by),
            Step::Back(by) => time.checked_sub(by),
        };
        // A time beyond what can be named stays where it is.
        moved.unwrap_or(time)
    }

    pub(super) const fn size(self) -> Duration {
        match self {
            Step::Forward(by) | Step::Back(by) => by,
        }
    }
}

impl WallClock {
    /// The time of this machine.
    #[must_use]
    pub fn system() -> WallClock {
        WallClock::new(SystemTime::now)
    }

    /// Another time.
    pub fn new(wall: impl Fn() -> SystemTime + Send + Sync + 'static) -> WallClock {
        let shown = Shown {
            time: wall(),
            at: Instant::now(),
            stands: false,
        };
        WallClock(Arc::new(Inner {
            wall: Box::new(wall),
            shown: Mutex::new(shown),
            #[cfg(test)]
            fault: Box::new(|| {}),
        }))
    }

    /// The time of this machine; `fault` is called at every look at the clock.
    #[cfg(test)]
    pub(super) fn with_fault(fault: impl Fn() + Send + Sync + 'static) -> WallClock {
        WallClock(Arc::new(Inner {
            wall: Box::new(SystemTime::now),
            shown: Mutex::new(Shown {
                time: SystemTime::now(),
                at: Instant::now(),
                stands: false,
            }),
            fault: Box::new(fault),
        }))
    }

    /// The time now.
    #[must_use]
    pub fn now(&self) -> SystemTime {
        #[cfg(test)]
        (self.0.fault)();
        self.shown().now()
    }

    /// Whether the clock stands.
    pub(super) fn stands(&self) -> bool {
        self.shown().stands
    }

    /// Stops the clock, or lets it go on from where it stands.
    pub(super) fn stand(&self, stands: bool) {
        let mut shown = self.shown();
        *shown = Shown {
            time: shown.now(),
            at: Instant::now(),
            stands,
        };
    }

    /// By how much this clock is wrong.
    pub(super) fn error(&self) -> Step {
        let (now, wall) = (self.now(), (self.0.wall)());
        match wall.duration_since(now) {
            Ok(slow) => Step::Forward(slow),
            Err(fast) => Step::Back(fast.duration()),
        }
    }

    /// Sets the clock.
    pub(super) fn set(&self, step: Step) {
        let mut shown = self.shown();
        shown.time = step.of(shown.time);
    }

    /// When, on the runtime's clock, that wall time will be. While this clock stands that is not
    /// known: then it is soon, to look again.
    pub(super) fn instant_of(&self, at: SystemTime) -> Instant {
        #[cfg(test)]
        (self.0.fault)();
        let shown = *self.shown();
        let ahead = at.duration_since(shown.now()).unwrap_or(Duration::ZERO);
        let ahead = if shown.stands { ahead.max(LOOK) } else { ahead };
        Instant::now() + ahead
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.0.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for WallClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WallClock")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_does_not_step_and_can_stand_still() {
        let seconds = |n| SystemTime::UNIX_EPOCH + Duration::from_secs(n);
        let wall = Arc::new(AtomicU64::new(10_000));
        let clock = {
            let wall = wall.clone();
            WallClock::new(move || seconds(wall.load(Ordering::Relaxed)))
        };
        // The machine's clock is set an hour back.
        wall.store(10_000 - 3600, Ordering::Relaxed);
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(clock.now(), seconds(10_005));
        assert_eq!(clock.error(), Step::Back(Duration::from_secs(3605)));
        clock.stand(true);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(clock.now(), seconds(10_005));
        assert!(clock.instant_of(seconds(0)) > Instant::now());
        clock.set(Step::Forward(Duration::from_secs(60)));
        clock.stand(false);
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(clock.now(), seconds(10_070));
    }
}
