//! The stand-in's time: the runtime's clock, which tests may move ahead, and the ids that carry it.

use std::time::Duration;

use tokio::time::Instant;

/// The first millisecond that a snowflake can name (1 January 2015).
const DISCORD_EPOCH_MS: u64 = 1_420_070_400_000;

/// A clock that starts at the real time, runs with the runtime's and can be moved ahead.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    unix_ms_at_start: u64,
    ahead: Duration,
    last_id: u64,
}

impl Clock {
    /// A clock that shows the real time now.
    pub(crate) fn new() -> Self {
        let unix_ms_at_start = std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| {
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            });
        Self {
            start: Instant::now(),
            unix_ms_at_start,
            ahead: Duration::ZERO,
            last_id: 0,
        }
    }

    /// Time since the start, with every leap that tests made.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed() + self.ahead
    }

    /// Milliseconds since 1970.
    pub(crate) fn unix_ms(&self) -> u64 {
        let elapsed = u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.unix_ms_at_start.saturating_add(elapsed)
    }

    /// Moves the clock ahead.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.ahead += by;
    }

    /// A new id, greater than all before it, that says when it was made.
    pub(crate) fn next_id(&mut self) -> u64 {
        let now = self.unix_ms().saturating_sub(DISCORD_EPOCH_MS) << 22;
        self.last_id = now.max(self.last_id + 1);
        self.last_id
    }

    /// A new id of a millisecond of its own: guilds are spread over the shards by it.
    pub(crate) fn next_guild_id(&mut self) -> u64 {
        self.last_id = ((self.next_id() >> 22) + 1) << 22;
        self.last_id
    }
}

/// A moment as Discord writes it, `2026-01-31T12:00:00.000000+00:00`.
pub(crate) fn iso8601(unix_ms: u64) -> String {
    let (days, in_day) = (unix_ms / 86_400_000, unix_ms % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (in_day / 3_600_000, in_day / 60_000 % 60);
    let (second, ms) = (in_day / 1000 % 60, in_day % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}000+00:00")
}

/// Year, month and day of a count of days since 1970, by counting 400-year eras that begin in March.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_discord_does() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(
            iso8601(1_767_225_599_000),
            "2025-12-31T23:59:59.000000+00:00"
        );
    }

    #[tokio::test]
    async fn ids_grow_and_guilds_have_milliseconds_of_their_own() {
        let mut clock = Clock::new();
        let first = clock.next_id();
        let (one, two) = (clock.next_guild_id(), clock.next_guild_id());
        assert!(first < one && one >> 22 < two >> 22);
        assert!(clock.next_id() > two);
    }
}
