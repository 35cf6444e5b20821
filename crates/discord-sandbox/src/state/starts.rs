//! Limits how often the bot can begin a session: a number of times a day, and once in five seconds
//! for shards whose numbers are equal modulo the concurrency.

use std::collections::HashMap;
use std::time::Duration;

use super::sessions::Shard;

/// The minimum time between sessions of the same kind of shard.
const APART: Duration = Duration::from_secs(5);

/// The sessions that have begun, and how many are allowed.
#[derive(Debug)]
pub(crate) struct Starts {
    pub(crate) total: u32,
    period: Duration,
    pub(crate) concurrency: u32,
    used: u32,
    /// The end of the period, which begins with the first session.
    ends: Option<Duration>,
    /// When the last session of each kind of shard began.
    last: HashMap<u64, Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    Granted,
    /// The last one was less than five seconds ago.
    TooSoon,
    /// There were too many in this period: Discord resets the bot's token.
    UsedUp,
}

impl Starts {
    pub(crate) fn new(total: u32, period: Duration, concurrency: u32) -> Self {
        Self {
            total,
            period,
            concurrency: concurrency.max(1),
            used: 0,
            ends: None,
            last: HashMap::new(),
        }
    }

    /// Counts an attempt. It can only come too soon if sessions are `kept_apart`.
    pub(crate) fn attempt(&mut self, shard: Shard, now: Duration, kept_apart: bool) -> Start {
        self.turn_over(now);
        if self.used >= self.total {
            return Start::UsedUp;
        }
        self.used += 1;
        let last = self.last.insert(shard.index % u64::from(self.concurrency), now);
        if kept_apart && last.is_some_and(|last| now < last + APART) {
            return Start::TooSoon;
        }
        Start::Granted
    }

    /// Acts as if this many more had begun.
    pub(crate) fn use_up(&mut self, count: u32, now: Duration) {
        self.turn_over(now);
        self.used = self.used.saturating_add(count).min(self.total);
    }

    /// Begins a period unless one is running.
    fn turn_over(&mut self, now: Duration) {
        if self.ends.is_none_or(|ends| ends <= now) {
            (self.used, self.ends) = (0, Some(now + self.period));
        }
    }

    /// How many are left, and how long the period still lasts.
    pub(crate) fn left(&self, now: Duration) -> (u32, Duration) {
        match self.ends {
            Some(ends) if now < ends => (self.total - self.used, ends - now),
            _ => (self.total, Duration::ZERO),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn shard(index: u64) -> Shard {
        Shard { index, count: 4 }
    }

    #[test]
    fn sessions_are_counted_per_day() {
        let day = Duration::from_secs(24 * 60 * 60);
        let mut starts = Starts::new(2, day, 1);
        let at = Duration::from_secs;
        assert_eq!(starts.left(at(0)), (2, Duration::ZERO));
        assert_eq!(starts.attempt(shard(0), at(10), false), Start::Granted);
        assert_eq!(starts.attempt(shard(0), at(11), false), Start::Granted);
        assert_eq!(starts.left(at(12)), (0, day - at(2)));
        assert_eq!(starts.attempt(shard(0), at(12), false), Start::UsedUp);
        assert_eq!(starts.attempt(shard(0), at(10) + day, false), Start::Granted);
    }

    #[test]
    fn sessions_of_one_kind_of_shard_begin_five_seconds_apart() {
        let mut starts = Starts::new(1000, Duration::from_secs(60), 2);
        let at = Duration::from_secs;
        assert_eq!(starts.attempt(shard(0), at(0), true), Start::Granted);
        assert_eq!(starts.attempt(shard(1), at(1), true), Start::Granted);
        assert_eq!(starts.attempt(shard(2), at(4), true), Start::TooSoon);
        assert_eq!(starts.attempt(shard(3), at(6), true), Start::Granted);
        assert_eq!(starts.attempt(shard(2), at(9), true), Start::Granted);
    }
}
