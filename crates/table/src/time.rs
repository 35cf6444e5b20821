//! The tables' clock: wall time that does not jump, and that can be stopped.
//!
//! Deadlines are wall times, because they are stored and shown. But they run by the process's own
//! clock, which neither jumps nor runs while the machine is suspended. [`Tables::keep_time`] notices
//! when the two drift apart and sets this clock, also after people could not play for a while. Each
//! table then moves its deadlines by what was added since it computed them: what is shown is right,
//! and everyone has as long as before.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use parking_lot::Mutex;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Tables;
use super::handle::Message;

/// How often a table checks whether a stopped clock runs again.
const LOOK: Duration = Duration::from_millis(250);
/// How often the clock is compared with the machine's, and by how much it may be wrong.
const COMPARE: Duration = Duration::from_secs(1);
const SLACK: Duration = Duration::from_secs(2);

#[derive(Clone)]
pub struct WallClock(Arc<Inner>);

struct Inner {
    wall: Box<dyn Fn() -> SystemTime + Send + Sync>,
    /// Locked to read or set the clock, never across an await.
    shown: Mutex<Shown>,
    /// Called at every look at the clock, so that tests can make it panic.
    #[cfg(test)]
    fault: Box<dyn Fn() + Send + Sync>,
}

#[derive(Clone, Copy)]
struct Shown {
    time: SystemTime,
    at: Instant,
    stands: bool,
    corrections: Corrections,
}

impl Shown {
    fn now(self) -> SystemTime {
        if self.stands { self.time } else { self.time + self.at.elapsed() }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The clock is slow and must be set forward.
    Forward(Duration),
    /// The clock is fast and must be set back.
    Back(Duration),
}

impl Step {
    pub(super) fn of(self, time: SystemTime) -> SystemTime {
        let moved = match self {
            Step::Forward(by) => time.checked_add(by),
            Step::Back(by) => time.checked_sub(by),
        };
        // A time that would overflow stays where it is.
        moved.unwrap_or(time)
    }

    pub(super) const fn size(self) -> Duration {
        match self {
            Step::Forward(by) | Step::Back(by) => by,
        }
    }
}

/// By how much the clock has been set altogether, in nanoseconds. A deadline belongs to the sum at
/// which it was computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Corrections(i128);

impl Corrections {
    pub(super) const fn with(self, step: Step) -> Corrections {
        let by = step.size().as_nanos().cast_signed();
        Corrections(match step {
            Step::Forward(_) => self.0 + by,
            Step::Back(_) => self.0 - by,
        })
    }

    /// The step from an earlier sum to this one. `None` if they are the same.
    pub(super) fn since(self, earlier: Corrections) -> Option<Step> {
        let by = self.0 - earlier.0;
        let size = Duration::from_nanos_u128(by.unsigned_abs());
        match by {
            0 => None,
            1.. => Some(Step::Forward(size)),
            _ => Some(Step::Back(size)),
        }
    }
}

impl WallClock {
    pub fn system() -> WallClock {
        WallClock::new(SystemTime::now)
    }

    pub fn new(wall: impl Fn() -> SystemTime + Send + Sync + 'static) -> WallClock {
        let shown = Shown {
            time: wall(),
            at: Instant::now(),
            stands: false,
            corrections: Corrections::default(),
        };
        WallClock(Arc::new(Inner {
            wall: Box::new(wall),
            shown: Mutex::new(shown),
            #[cfg(test)]
            fault: Box::new(|| {}),
        }))
    }

    /// The time of this machine; calls `fault` at every look at the clock.
    #[cfg(test)]
    pub(super) fn with_fault(fault: impl Fn() + Send + Sync + 'static) -> WallClock {
        WallClock(Arc::new(Inner {
            wall: Box::new(SystemTime::now),
            shown: Mutex::new(Shown {
                time: SystemTime::now(),
                at: Instant::now(),
                stands: false,
                corrections: Corrections::default(),
            }),
            fault: Box::new(fault),
        }))
    }

    pub fn now(&self) -> SystemTime {
        #[cfg(test)]
        (self.0.fault)();
        self.0.shown.lock().now()
    }

    /// The time, and the corrections that it includes.
    pub(super) fn read(&self) -> (SystemTime, Corrections) {
        #[cfg(test)]
        (self.0.fault)();
        let shown = *self.0.shown.lock();
        (shown.now(), shown.corrections)
    }

    /// The machine's time, even while this clock is stopped or wrong.
    pub(super) fn real(&self) -> SystemTime {
        (self.0.wall)()
    }

    pub(super) fn stands(&self) -> bool {
        self.0.shown.lock().stands
    }

    /// Stops the clock, or lets it continue from where it stopped.
    pub(super) fn stand(&self, stands: bool) {
        let mut shown = self.0.shown.lock();
        *shown = Shown { time: shown.now(), at: Instant::now(), stands, ..*shown };
    }

    /// The step that would set this clock right.
    pub(super) fn error(&self) -> Step {
        let (now, wall) = (self.now(), self.real());
        match wall.duration_since(now) {
            Ok(slow) => Step::Forward(slow),
            Err(fast) => Step::Back(fast.duration()),
        }
    }

    pub(super) fn set(&self, step: Step) {
        let mut shown = self.0.shown.lock();
        shown.time = step.of(shown.time);
        shown.corrections = shown.corrections.with(step);
    }

    /// Converts a wall time to the runtime's clock. While this clock is stopped the answer isn't
    /// known, so the instant returned is soon, to look again.
    pub(super) fn instant_of(&self, at: SystemTime) -> Instant {
        #[cfg(test)]
        (self.0.fault)();
        let shown = *self.0.shown.lock();
        let ahead = at.duration_since(shown.now()).unwrap_or(Duration::ZERO);
        let ahead = if shown.stands { ahead.max(LOOK) } else { ahead };
        Instant::now() + ahead
    }
}

impl std::fmt::Debug for WallClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WallClock")
    }
}

impl Tables {
    /// Stops all clocks until [`go_on`](Self::go_on), because nobody can play.
    pub fn stand_still(&self) {
        self.clock().stand(true);
    }

    pub fn stands_still(&self) -> bool {
        self.clock().stands()
    }

    /// Starts the clocks again once people can play. Players who are due have at least a fair rest
    /// of their turn.
    pub async fn go_on(&self) {
        self.put_right().await;
        self.clock().stand(false);
    }

    /// Leaves the players who are due at least a fair rest of their turn, after people may have
    /// been unable to play for a moment.
    pub async fn rest_fairly(&self) {
        self.tell_all(Message::RestFairly).await;
    }

    /// Corrects the clock whenever it is wrong. Runs until dropped.
    pub async fn keep_time(&self) -> Infallible {
        loop {
            tokio::time::sleep(COMPARE).await;
            if !self.stands_still() {
                self.put_right().await;
            }
        }
    }

    async fn put_right(&self) {
        let step = self.clock().error();
        if step.size() < SLACK {
            return;
        }
        tracing::info!(?step, "the tables' clock is put right");
        self.clock().set(step);
        // Whatever a table does next, it moves its deadlines first. This shows it at once.
        self.tell_all(Message::ClockSet).await;
    }

    async fn tell_all(&self, message: impl Fn(oneshot::Sender<()>) -> Message) {
        let mut told = Vec::new();
        for table in self.all() {
            let (done, answered) = oneshot::channel();
            table.tell(message(done)).await;
            told.push(answered);
        }
        for done in told {
            // A table that has ended has no deadline.
            let _ = done.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_clock_does_not_jump_and_can_be_stopped() {
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
