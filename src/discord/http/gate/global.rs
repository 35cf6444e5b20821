//! What holds requests back together: the pace below Discord's global limit, at which servers take
//! turns, and a temporary closing.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::{FEW, jitter};
use crate::store::ShardRange;
use crate::table::tasks::OneAtATime;

/// How many requests per second may count towards Discord's global limit of 50, in all processes
/// together.
const A_SECOND: f64 = 45.0;
/// How many of these may come at once.
const AT_ONCE: f64 = 5.0;

/// The pace of requests that count globally: an interval per request, and a burst. Within one
/// second, the most that can pass is the steady rate plus the burst.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) each: Duration,
    pub(super) burst: u32,
}

impl Pace {
    /// The pace of a process that runs these shards. All processes together keep to the limit,
    /// whatever they do at the same moment, as long as there are no more than 27 of equal size:
    /// each process needs a burst of at least one request.
    pub(super) fn of(range: ShardRange) -> Pace {
        let share = f64::from(range.count()) / f64::from(range.total);
        let (a_second, at_once) = (A_SECOND * share, (AT_ONCE * share).floor().max(1.0));
        let steady = (a_second - at_once).max(a_second / 2.0);
        Pace { each: Duration::from_secs_f64(1.0 / steady), burst: at_once as u32 }
    }
}

#[derive(Debug)]
pub(super) struct Global {
    pub(super) pace: Pace,
    /// A lock for each party with waiting requests. The request that is in the common queue holds
    /// it, so each party has only one request in that queue.
    pub(super) turns: Mutex<HashMap<u64, OneAtATime>>,
    /// When the next request would be due if each kept the pace. The next request to pass holds the
    /// lock.
    next: tokio::sync::Mutex<Instant>,
    pub(super) closing: Closing,
}

impl Global {
    pub(super) fn of(range: ShardRange) -> Global {
        Global {
            pace: Pace::of(range),
            turns: Mutex::default(),
            next: tokio::sync::Mutex::new(Instant::now()),
            closing: Closing::default(),
        }
    }

    pub(super) async fn pass(&self, turn: u64) {
        let _turn = self.turn(turn).enter().await;
        let mut next = self.next.lock().await;
        let ahead = self.pace.each * (self.pace.burst - 1);
        loop {
            self.closing.opened().await;
            let now = Instant::now();
            if now + ahead < *next {
                tokio::time::sleep_until(*next - ahead).await;
            } else {
                *next = now.max(*next) + self.pace.each;
                return;
            }
        }
    }

    fn turn(&self, of: u64) -> OneAtATime {
        let mut turns = self.turns.lock();
        if turns.len() >= FEW {
            turns.retain(|_, turn| turn.is_in_use());
        }
        turns.entry(of).or_default().clone()
    }
}

/// The time until which nothing passes; `None` if nothing was ever refused.
#[derive(Debug, Default)]
pub(super) struct Closing(Mutex<Option<Instant>>);

impl Closing {
    pub(super) fn close(&self, wait: Duration) {
        let mut until = self.0.lock();
        *until = until.max(Some(Instant::now() + wait));
    }

    pub(super) fn is_open(&self) -> bool {
        self.0.lock().is_none_or(|until| until <= Instant::now())
    }

    /// Waits until it is open.
    pub(super) async fn opened(&self) {
        while !self.is_open() {
            let until = *self.0.lock();
            tokio::time::sleep_until(until.unwrap_or_else(Instant::now) + jitter()).await;
        }
    }
}
