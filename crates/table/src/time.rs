//! The tables' clock: wall time that does not jump, and that can be stopped.
//!
//! Deadlines are wall times, because they are stored and shown. But they run by the process's own
//! clock, which neither jumps nor runs while the machine is suspended. [`Tables::correct_clock`]
//! notices when the two drift apart and sets this clock, also after people could not play for a
//! while. Each table then moves its deadlines by what was added since it computed them: what is
//! shown is right, and everyone has as long as before.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use getaway_store::causes;
use jiff::SignedDuration;
use parking_lot::Mutex;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::Tables;
use super::handle::{Message, TableHandle};
use super::snapshot::Stage;

/// How often a table checks whether a stopped clock runs again.
const CHECK_EVERY: Duration = Duration::from_millis(250);
/// How often the clock is compared with the machine's, and by how much it may be wrong.
const COMPARE: Duration = Duration::from_secs(1);
const SLACK: Duration = Duration::from_secs(2);
/// How often the process gives a sign of life while a game is played.
const SIGN: Duration = Duration::from_secs(4);

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
    stopped: bool,
    /// By how much the clock has been set altogether: deadlines move with it.
    corrections: SignedDuration,
}

impl Shown {
    fn now(self) -> SystemTime {
        if self.stopped { self.time } else { self.time + self.at.elapsed() }
    }
}

/// Moves a time by what a clock was off, below 0 if it was fast. A time that would overflow stays.
pub(super) fn moved(time: SystemTime, by: SignedDuration) -> SystemTime {
    let moved = if by.is_negative() {
        time.checked_sub(by.unsigned_abs())
    } else {
        time.checked_add(by.unsigned_abs())
    };
    moved.unwrap_or(time)
}

impl WallClock {
    pub fn system() -> WallClock {
        WallClock::new(SystemTime::now)
    }

    pub fn new(wall: impl Fn() -> SystemTime + Send + Sync + 'static) -> WallClock {
        let time = wall();
        let corrections = SignedDuration::ZERO;
        WallClock(Arc::new(Inner {
            wall: Box::new(wall),
            shown: Mutex::new(Shown { time, at: Instant::now(), stopped: false, corrections }),
            #[cfg(test)]
            fault: Box::new(|| {}),
        }))
    }

    /// The time of this machine; calls `fault` at every look at the clock.
    #[cfg(test)]
    pub(super) fn with_fault(fault: impl Fn() + Send + Sync + 'static) -> WallClock {
        let clock = Arc::into_inner(WallClock::system().0).expect("nobody else has it");
        WallClock(Arc::new(Inner { fault: Box::new(fault), ..clock }))
    }

    fn look(&self) -> Shown {
        #[cfg(test)]
        (self.0.fault)();
        *self.0.shown.lock()
    }

    pub fn now(&self) -> SystemTime {
        self.look().now()
    }

    /// The time, and the corrections that it includes.
    pub(super) fn read(&self) -> (SystemTime, SignedDuration) {
        let shown = self.look();
        (shown.now(), shown.corrections)
    }

    /// The machine's time, even while this clock is stopped or wrong.
    pub(super) fn real(&self) -> SystemTime {
        (self.0.wall)()
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.0.shown.lock().stopped
    }

    pub(super) fn set_stopped(&self, stopped: bool) {
        let mut shown = self.0.shown.lock();
        *shown = Shown { time: shown.now(), at: Instant::now(), stopped, ..*shown };
    }

    /// By how much this clock is slow; below 0 if it is fast.
    pub(super) fn error(&self) -> SignedDuration {
        SignedDuration::system_until(self.now(), self.real()).unwrap_or_default()
    }

    pub(super) fn set(&self, by: SignedDuration) {
        let mut shown = self.0.shown.lock();
        shown.time = moved(shown.time, by);
        shown.corrections = shown.corrections.saturating_add(by);
    }

    /// Converts a wall time to the runtime's clock. While this clock is stopped the answer isn't
    /// known, so the instant returned is soon, to look again.
    pub(super) fn instant_of(&self, at: SystemTime) -> Instant {
        let shown = self.look();
        let ahead = at.duration_since(shown.now()).unwrap_or(Duration::ZERO);
        let least = if shown.stopped { CHECK_EVERY } else { Duration::ZERO };
        Instant::now() + ahead.max(least)
    }
}

impl std::fmt::Debug for WallClock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WallClock")
    }
}

impl Tables {
    /// Stops all clocks until [`start_clocks`](Self::start_clocks), because nobody can play.
    pub fn stop_clocks(&self) {
        self.clock().set_stopped(true);
    }

    pub fn clocks_stopped(&self) -> bool {
        self.clock().is_stopped()
    }

    /// Starts the clocks again. Players who are due get more time if little of their turn is left.
    pub async fn start_clocks(&self) {
        self.put_right().await;
        self.clock().set_stopped(false);
    }

    /// Gives the players who are due more time if little of their turn is left, after people may
    /// have been unable to play for a moment.
    pub async fn extend_turns(&self) {
        self.tell_all(Message::ExtendTurns).await;
    }

    /// Corrects the clock whenever it is wrong. Runs until dropped.
    pub async fn correct_clock(&self) -> Infallible {
        loop {
            tokio::time::sleep(COMPARE).await;
            if !self.clocks_stopped() {
                self.put_right().await;
            }
        }
    }

    /// Gives a sign of life now and then, as long as a game is played. After a restart, everybody has
    /// as much time as at the last one. Runs until dropped.
    pub async fn keep_noting_life(&self) -> Infallible {
        loop {
            tokio::time::sleep(SIGN).await;
            let plays = |table: &TableHandle| matches!(table.snapshot().stage, Stage::Playing(_));
            if self.all().iter().any(plays) {
                self.note_life().await;
            }
        }
    }

    pub(super) async fn note_life(&self) {
        if let Err(error) = self.store().note_life(self.clock().now()).await {
            tracing::error!(error = causes(&error), "a sign of life was not saved");
        }
    }

    async fn put_right(&self) {
        let step = self.clock().error();
        if step.unsigned_abs() < SLACK {
            return;
        }
        tracing::info!(seconds = step.as_secs_f64(), "the tables' clock is put right");
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
        assert_eq!(clock.error(), -SignedDuration::from_secs(3605));
        clock.set_stopped(true);
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(clock.now(), seconds(10_005));
        assert!(clock.instant_of(seconds(0)) > Instant::now());
        clock.set(SignedDuration::from_secs(60));
        clock.set_stopped(false);
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(clock.now(), seconds(10_070));
    }
}
