//! Times as people type them: `20:00`, `tomorrow 8pm`, `fri 20:00`, `in 2 hours`, `2026-12-24 19:30`.
//!
//! Pure functions of the text, the present and a [`Zone`]. A time that is skipped when summer time
//! begins moves later by as much; of a time that occurs twice, the first is meant. Knows nothing
//! about plans and messages.

mod resolve;
mod words;
mod zone;

#[cfg(test)]
mod tests;

use std::time::SystemTime;

use jiff::Timestamp;
use jiff::civil::{DateTime, Time, Weekday};

pub use zone::Zone;

/// How far ahead an evening can be planned.
pub const MONTHS_AHEAD: i32 = 3;

/// A typed time that is understood: the moment, and what clocks and calendars show then in the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    pub at: SystemTime,
    local: DateTime,
}

/// Why a typed time isn't understood, or can't be planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// This part isn't understood.
    Word(String),
    /// A day without a time.
    NoTime,
    /// The hour may be in the morning or in the evening.
    HalfOfDay(u8),
    /// Day and month may be either way round.
    DayOrMonth(u8, u8),
    /// There is no such time or date.
    Impossible(String),
    /// It names two times or two days.
    Twice,
    /// The time is over.
    Past,
    /// It is more than [`MONTHS_AHEAD`] away.
    Far,
    /// It depends on the time zone, and none is known.
    NoZone,
}

type Result<T> = std::result::Result<T, Unclear>;

/// What a text says, before it is known what that means.
#[derive(Debug, Default)]
struct Said {
    moment: Option<Timestamp>,
    /// How much later than now.
    later: Option<jiff::SignedDuration>,
    day: Option<Day>,
    time: Option<Hour>,
    half: Option<Half>,
}

#[derive(Clone, Copy, Debug)]
enum Day {
    /// This many days from today.
    Ahead(i64),
    Next(Weekday),
    /// The day of the week after this one.
    OfNextWeek(Weekday),
    Date {
        year: Option<i16>,
        month: i8,
        day: i8,
    },
}

#[derive(Clone, Copy, Debug)]
enum Hour {
    Exact(Time),
    /// A number from 1 to 12 alone.
    Twelve(u8),
    /// The end of the day.
    Midnight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Morning,
    /// From noon on, as in `pm`.
    Afternoon,
    /// The evening, and the night at its end.
    Evening,
}

impl When {
    /// Reads what somebody typed.
    ///
    /// # Errors
    /// It isn't a time, or not one from now until [`MONTHS_AHEAD`] later.
    pub fn read(typed: &str, now: SystemTime, zone: Option<&Zone>) -> Result<When> {
        let now = Timestamp::try_from(now).map_err(|_| Unclear::Far)?;
        resolve::resolve(&words::said(typed)?, now, zone)
    }

    /// The year, the month and the day there.
    #[must_use]
    pub fn date(&self) -> (i16, i8, i8) {
        (self.local.year(), self.local.month(), self.local.day())
    }

    /// The day of the week there, 1 for Monday.
    #[must_use]
    pub fn weekday(&self) -> i8 {
        self.local.weekday().to_monday_one_offset()
    }

    /// The hour and the minute there.
    #[must_use]
    pub fn clock(&self) -> (i8, i8) {
        (self.local.hour(), self.local.minute())
    }

    /// A text that is read as exactly this time, whatever the zone.
    #[must_use]
    pub fn text(&self) -> String {
        When::exactly(self.at)
    }

    /// A text that is read as exactly this time: a timestamp of the platform.
    #[must_use]
    pub fn exactly(at: SystemTime) -> String {
        let since = at.duration_since(SystemTime::UNIX_EPOCH);
        format!("<t:{}>", since.unwrap_or_default().as_secs())
    }
}
