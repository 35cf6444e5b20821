//! The time, by the runtime's clock, which tests can move ahead; and ids, which contain the time.

use std::time::Duration;

use tokio::time::Instant;

/// The first millisecond that a snowflake can express (1 January 2015).
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// The ids that are the same in every run follow this one, of April 2026.
const FIRST_FIXED_ID: u64 = 1_500_000_000_000_000_000;

/// How often the clock is told that the machine runs.
pub(crate) const TICK: Duration = Duration::from_millis(50);

/// The most that counts from one time to the next. Anything longer is a pause of the machine.
const LONGEST_TICK: Duration = Duration::from_millis(100);

/// A clock that starts at the real time, runs with the runtime's clock and can be moved ahead.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    unix_ms_at_start: u64,
    /// How far it is ahead of real time.
    pub(crate) ahead: Duration,
    last_id: u64,
    /// The latest of the ids that are the same in every run, while those are given out.
    fixed: Option<u64>,
    /// How long the machine had run at the last tick, and when that was.
    awake: (Duration, Instant),
}

impl Clock {
    pub(crate) fn new() -> Self {
        let unix_ms_at_start = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX));
        let start = Instant::now();
        let awake = (Duration::ZERO, start);
        let fixed = None;
        Self { start, unix_ms_at_start, ahead: Duration::ZERO, last_id: 0, fixed, awake }
    }

    /// The time since the start, including what tests have added.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed() + self.ahead
    }

    /// Like [`elapsed`](Self::elapsed), without the time in which the machine stood still. A bot on
    /// the same machine can do nothing in that time, unlike Discord, which waits for it.
    pub(crate) fn awake(&self) -> Duration {
        let (before, at) = self.awake;
        before + at.elapsed().min(LONGEST_TICK) + self.ahead
    }

    /// Notes that the machine runs. To be called about once in every [`TICK`].
    pub(crate) fn tick(&mut self) {
        let (before, at) = self.awake;
        let now = Instant::now();
        self.awake = (before + (now - at).min(LONGEST_TICK), now);
    }

    pub(crate) fn unix_ms(&self) -> u64 {
        let elapsed = u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.unix_ms_at_start.saturating_add(elapsed)
    }

    /// Turns ids that are the same in every run on or off.
    pub(crate) fn fix_ids(&mut self, on: bool) {
        self.fixed = on.then_some(FIRST_FIXED_ID);
    }

    /// A new id, greater than all earlier ones, that contains the time.
    pub(crate) fn next_id(&mut self) -> u64 {
        if let Some(last) = &mut self.fixed {
            *last += 1 << 22;
            return *last;
        }
        let now = self.unix_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last_id = now.max(self.last_id + 1);
        self.last_id
    }

    /// A new id with its own millisecond, which decides the shard of a guild.
    pub(crate) fn next_guild_id(&mut self) -> u64 {
        if self.fixed.is_some() {
            return self.next_id();
        }
        self.last_id = ((self.next_id() >> 22) + 1) << 22;
        self.last_id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn ids_grow_and_each_guild_has_its_own_millisecond() {
        let mut clock = Clock::new();
        let first = clock.next_id();
        let (one, two) = (clock.next_guild_id(), clock.next_guild_id());
        assert!(first < one && one >> 22 < two >> 22);
        assert!(clock.next_id() > two);
    }
}
