//! Times as people type them: `20:00`, `tomorrow 8pm`, `fri 20:00`, `in 2 hours`, `2026-12-24 19:30`.
//!
//! [`said`] reads what a text says; this module knows what that means. Pure functions of the text, the
//! present and a time zone. A time that is skipped when summer time begins moves later by as much; of a time
//! that occurs twice, the first is meant. Knows nothing about plans and messages.

mod places;
mod said;
#[cfg(test)]
mod tests;
pub mod zone;

use std::time::SystemTime;

use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{RoundMode, Span, Timestamp, ToSpan, Unit, ZonedDateTime, ZonedDateTimeRound};

use said::{Day, Half, Hour, Said};

/// How far ahead an evening can be planned.
pub const MONTHS_AHEAD: i32 = 3;

/// The hours that somebody may mean who has named none, the likeliest first.
const EVENINGS: [i8; 4] = [20, 19, 21, 22];
const MORNINGS: [i8; 4] = [10, 9, 11, 8];
const AFTERNOONS: [i8; 4] = [15, 16, 14, 17];

/// So many years are at most between two 29ths of February.
const LEAP_YEARS: i16 = 8;

/// A typed time that is understood: the moment, and what clocks and calendars show then in the zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    pub at: SystemTime,
    pub local: DateTime,
    /// The zone that the text names, or else that of whoever typed it; `None` if it isn't known.
    pub zone: Option<TimeZone>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// This isn't understood, is on no clock or calendar, or is one day or time too many.
    Word(String),
    /// There is no time of day, or it may be in the morning or in the evening.
    NoTime,
    /// Day and month may be either way round.
    DayOrMonth,
    Past,
    /// It is more than [`MONTHS_AHEAD`] away.
    Far,
    /// It depends on the time zone, and none is known.
    NoZone,
}

type Result<T> = std::result::Result<T, Unclear>;

impl When {
    /// Reads what somebody typed.
    ///
    /// # Errors
    /// It isn't a time, or not one from now until [`MONTHS_AHEAD`] later.
    pub fn read(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Result<When> {
        Said::of(typed)?.when(now, zone)
    }

    /// The times that somebody may mean who has typed this, the likeliest first: several if the time
    /// of day is still open.
    ///
    /// # Errors
    /// The same as for [`read`](Self::read): there is no such time.
    pub fn offered(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Result<Vec<When>> {
        let said = Said::of(typed)?;
        match said.when(now, zone) {
            Err(Unclear::NoTime) => {
                let completed = said.completed().into_iter();
                let times: Vec<When> = completed
                    .filter_map(|said| said.when(now, zone).ok())
                    .collect();
                match times.is_empty() {
                    true => Err(Unclear::NoTime),
                    false => Ok(times),
                }
            }
            read => Ok(vec![read?]),
        }
    }

    /// A text that is read as exactly this time, whatever the zone: a timestamp of the platform.
    #[must_use]
    pub fn exactly(at: SystemTime) -> String {
        let since = at.duration_since(SystemTime::UNIX_EPOCH);
        format!("<t:{}>", since.unwrap_or_default().as_secs())
    }
}

impl Said {
    fn when(&self, now: SystemTime, zone: Option<&TimeZone>) -> Result<When> {
        let now = Timestamp::try_from(now).map_err(|_| Unclear::Far)?;
        let zone = self.zone_meant(zone)?;
        let local = now.to_zoned_datetime(zone.clone().unwrap_or(TimeZone::UTC));
        let at = match (self.moment, self.later, self.time) {
            (Some(moment), ..) => moment,
            (None, Some(later), None) => whole_minutes(&local, later)?,
            _ if zone.is_none() => return Err(Unclear::NoZone),
            _ => self.meant(&local)?,
        };
        let last = local.checked_add(Span::new().months(MONTHS_AHEAD));
        if at <= now {
            return Err(Unclear::Past);
        }
        if last.is_ok_and(|last| at > last.timestamp()) {
            return Err(Unclear::Far);
        }
        Ok(When {
            at: SystemTime::try_from(at).map_err(|_| Unclear::Far)?,
            local: local.time_zone().to_datetime(at),
            zone,
        })
    }

    /// The zone that the text names, or else `own`, which also decides what an ambiguous name
    /// means.
    fn zone_meant(&self, own: Option<&TimeZone>) -> Result<Option<TimeZone>> {
        let zone = match &self.zones[..] {
            [] => return Ok(own.cloned()),
            [one] => Some(one),
            several => own.filter(|own| several.contains(own)),
        };
        zone.cloned().map(Some).ok_or(Unclear::NoZone)
    }

    /// The same with each time of day that may be meant, where it leaves that open.
    fn completed(&self) -> Vec<Said> {
        let with = |half| Said {
            half: Some(half),
            ..self.clone()
        };
        match (self.time, self.half) {
            (Some(_), Some(_)) => vec![with(Half::Night)],
            (Some(_), None) => vec![with(Half::Am), with(Half::Pm)],
            (None, half) => {
                let hours = match half {
                    Some(Half::Am) => MORNINGS,
                    Some(Half::Pm) => AFTERNOONS,
                    _ => EVENINGS,
                };
                let said = |hour| Said {
                    time: Some(Hour::Exact(Time::constant(hour, 0, 0, 0))),
                    ..self.clone()
                };
                hours.map(said).into()
            }
        }
    }

    /// The moment that a day and a time of day mean, from now on.
    fn meant(&self, now: &ZonedDateTime) -> Result<Timestamp> {
        let (time, days) = self.time_of_day()?;
        let moment = |date: Date| {
            let date = date.checked_add(days.days());
            let moment = date.and_then(|date| now.time_zone().to_timestamp(date.to_datetime(time)));
            moment.map_err(|_| Unclear::Far)
        };
        let coming = |date: Date, every: Span| match moment(date)? {
            over if over <= now.timestamp() => moment(date.saturating_add(every)),
            at => Ok(at),
        };
        let today = now.date();
        match (self.day, self.later) {
            (_, Some(later)) => moment(now.checked_add(later).map_err(|_| Unclear::Far)?.date()),
            (None, None) => coming(today, 1.day()),
            (Some(Day::Today), _) => moment(today),
            (Some(Day::Tomorrow), _) => moment(today.saturating_add(1.day())),
            (Some(Day::Next(day)), _) => {
                let away = today.weekday().until(day);
                coming(today.saturating_add(away.days()), 1.week())
            }
            (Some(Day::OfNextWeek(day)), _) => {
                let monday = 7 - today.weekday().to_monday_zero_offset();
                let day = monday + Weekday::Monday.until(day);
                moment(today.saturating_add(day.days()))
            }
            (Some(Day::Date(year, month, day)), _) => {
                let years = match year {
                    Some(year) => year..=year,
                    None => today.year()..=today.year().saturating_add(LEAP_YEARS),
                };
                let mut dates = years.filter_map(|year| Date::new(year, month, day).ok());
                let date = dates.find(|date| year.is_some() || *date >= today);
                moment(date.ok_or_else(|| Unclear::Word(self.date.clone()))?)
            }
        }
    }

    /// The time of day, and how many days later it is.
    fn time_of_day(&self) -> Result<(Time, i32)> {
        let (time, alone) = match self.time.ok_or(Unclear::NoTime)? {
            Hour::Midnight => return Ok((Time::midnight(), 1)),
            Hour::Exact(time) => (time, false),
            Hour::Twelve(time) => (time, true),
        };
        match (self.half, time.hour()) {
            (None, _) if alone => Err(Unclear::NoTime),
            (Some(Half::Evening), 12) if alone => Ok((Time::midnight(), 1)),
            (Some(Half::Evening), 1..=4) if alone => Err(Unclear::NoTime),
            (Some(Half::Night), _) => Ok((time, 1)),
            (Some(Half::Am), 12) => Ok((time.saturating_sub(12.hours()), 0)),
            (Some(Half::Pm | Half::Evening), 1..=11) => Ok((time.saturating_add(12.hours()), 0)),
            _ => Ok((time, 0)),
        }
    }
}

/// So much later, on a whole minute.
fn whole_minutes(now: &ZonedDateTime, later: Span) -> Result<Timestamp> {
    let up = ZonedDateTimeRound::new()
        .smallest(Unit::Minute)
        .mode(RoundMode::Ceil);
    let later = now.checked_add(later).and_then(|later| later.round(up));
    Ok(later.map_err(|_| Unclear::Far)?.timestamp())
}
