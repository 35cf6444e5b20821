//! Times as people type them: `20:00`, `tomorrow 8pm`, `fri 20:00`, `in 2 hours`, `2026-12-24 19:30`.
//!
//! [`words`] are the words and forms, [`said`] reads what a text says with them, and this module knows
//! what that means. Pure functions of the text, the present and a time zone. A time that is skipped when
//! summer time begins moves later by as much; of a time that occurs twice, the first is meant. Knows
//! nothing about plans and messages.

mod places;
mod said;
#[cfg(test)]
mod tests;
mod words;
pub mod zone;

use std::time::{Duration, SystemTime};

use jiff::civil::{Date, DateTime, DateTimeRound, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{RoundMode, Span, Timestamp, ToSpan, Unit, ZonedDateTime, ZonedDateTimeRound};

use said::{Day, Half, Hour, Said};

pub use places::folded;
pub use words::spelt;

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
    /// The moment from which weeks are counted: the same, unless clocks skip the time that was typed.
    /// Then it is a week earlier, when they show it.
    pub chosen: SystemTime,
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
    /// The zone that this names may be any of these, and the time is another in each.
    WhichZone(String, Vec<TimeZone>),
}

type Result<T> = std::result::Result<T, Unclear>;

impl When {
    /// Reads what somebody typed. It has to be from now until [`MONTHS_AHEAD`] later.
    pub fn read(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Result<When> {
        Said::of(typed)?.when(now, zone)
    }

    /// The times that somebody may mean who has typed this, the likeliest first: several if the time
    /// of day or the zone is still open.
    pub fn offered(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Result<Vec<When>> {
        Said::of(typed)?.offered(now, zone)
    }

    /// A text that is read as this time again, whatever the zone of whoever types it.
    pub fn text(&self) -> String {
        match (&self.zone, Timestamp::try_from(self.chosen)) {
            (Some(zone), Ok(before)) if self.chosen != self.at => {
                let skipped = zone.to_datetime(before).saturating_add(1.week());
                format!("{} {}", zone::on_clocks(skipped), zone::name(zone))
            }
            _ => When::exactly(self.at),
        }
    }

    /// What somebody in this zone would type for this time. Of a time that occurs twice, the second
    /// can only be said exactly.
    pub fn typed(at: SystemTime, zone: &TimeZone) -> String {
        let before = at - Duration::from_secs(60);
        let is_read = |written: &String| {
            When::read(written, before, Some(zone)).is_ok_and(|when| when.at == at)
        };
        zone::written(zone, at).filter(is_read).unwrap_or_else(|| When::exactly(at))
    }

    /// A text that is read as exactly this time, whatever the zone: a timestamp of the platform.
    pub fn exactly(at: SystemTime) -> String {
        format!("<t:{}>", at.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs())
    }
}

impl Said {
    fn offered(&self, now: SystemTime, zone: Option<&TimeZone>) -> Result<Vec<When>> {
        let (open, why) = match self.when(now, zone) {
            Ok(when) => {
                // Whoever lives by clocks that show `EDT` may mean those by `EST`.
                let own = zone.filter(|own| self.zones.contains(own));
                let clocks = own.and_then(|own| self.when_in(Some(own), now).ok());
                let clocks = clocks.filter(|other| other.at != when.at);
                return Ok([when].into_iter().chain(clocks).collect());
            }
            Err(Unclear::NoTime) => (self.completed(), Unclear::NoTime),
            Err(Unclear::WhichZone(name, zones)) => {
                let said = zones.iter().map(|zone| self.in_zone(zone));
                (said.collect(), Unclear::WhichZone(name, zones))
            }
            Err(why) => return Err(why),
        };
        let times: Vec<When> =
            open.iter().filter_map(|said| said.offered(now, zone).ok()).flatten().collect();
        if times.is_empty() { Err(why) } else { Ok(times) }
    }

    /// What somebody means who lives in the zone `own`: it decides which zone an ambiguous name means,
    /// but an abbreviation says itself how far that is from UTC.
    fn when(&self, now: SystemTime, own: Option<&TimeZone>) -> Result<When> {
        match (&self.zones[..], own) {
            ([], own) => self.when_in(own, now),
            (zones, Some(own)) if zones.contains(own) => {
                self.when_in_any(std::slice::from_ref(own), now)
            }
            (zones, _) => self.when_in_any(zones, now),
        }
    }

    /// The time in whichever of these zones is meant, if that makes no difference. An abbreviation of
    /// winter time means that in summer, too: `EST` is five hours behind UTC.
    fn when_in_any(&self, zones: &[TimeZone], now: SystemTime) -> Result<When> {
        let in_each = zones.iter().map(|zone| {
            let at = timestamp(self.when_in(Some(zone), now)?.at)?;
            let literal = zone::literal(zone, &self.zone_name, at);
            Ok((zone, self.when_in(Some(&literal), now)?))
        });
        let (ahead, mut not): (Vec<_>, Vec<_>) = in_each.partition(Result::is_ok);
        let ahead: Vec<(&TimeZone, When)> = ahead.into_iter().flatten().collect();
        match &ahead[..] {
            [] => Err(not.swap_remove(0).err().unwrap_or(Unclear::NoZone)),
            [(_, first), others @ ..] if others.iter().all(|(_, when)| when.at == first.at) => {
                Ok(first.clone())
            }
            several => {
                let zones = several.iter().map(|(zone, _)| (*zone).clone());
                Err(Unclear::WhichZone(self.zone_name.clone(), zones.collect()))
            }
        }
    }

    fn in_zone(&self, zone: &TimeZone) -> Said {
        Said { zones: vec![zone.clone()], ..self.clone() }
    }

    fn when_in(&self, zone: Option<&TimeZone>, now: SystemTime) -> Result<When> {
        let now = timestamp(now)?;
        let local = now.to_zoned_datetime(zone.cloned().unwrap_or(TimeZone::UTC));
        let (at, chosen) = match (self.moment, self.later, self.time, self.half) {
            (Some(moment), ..) => (moment, moment),
            (None, Some(later), None, None) => whole_minutes(&local, later)?,
            _ if zone.is_none() => return Err(Unclear::NoZone),
            _ => placed(self.meant(&local)?, local.time_zone())?,
        };
        let last = local.checked_add(Span::new().months(MONTHS_AHEAD));
        if at <= now {
            return Err(Unclear::Past);
        }
        if last.is_ok_and(|last| at > last.timestamp()) {
            return Err(Unclear::Far);
        }
        let moment = |at| SystemTime::try_from(at).map_err(|_| Unclear::Far);
        Ok(When {
            at: moment(at)?,
            chosen: moment(chosen)?,
            local: local.time_zone().to_datetime(at),
            zone: zone.cloned(),
        })
    }

    /// The same with each time of day that may be meant, where it leaves that open.
    fn completed(&self) -> Vec<Said> {
        let with = |half| Said { half: Some(half), ..self.clone() };
        match (self.time, self.half) {
            (Some(_), Some(Half::Evening)) => vec![with(Half::Pm), with(Half::AfterMidnight)],
            (Some(_), Some(_)) => vec![with(Half::AfterMidnight)],
            (Some(_), None) => vec![with(Half::Am), with(Half::Pm)],
            (None, half) => {
                let hours = match half {
                    Some(Half::Am) => MORNINGS,
                    Some(Half::Pm | Half::Daytime) => AFTERNOONS,
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

    /// What clocks and calendars show at the time that a day and a time of day mean, from now on.
    fn meant(&self, now: &ZonedDateTime) -> Result<DateTime> {
        let (time, days) = self.time_of_day()?;
        let past = self.past.unwrap_or_default().minutes();
        let on = |date: Date| {
            let date = date.checked_add(days.days());
            date.and_then(|date| date.to_datetime(time).checked_add(past)).map_err(|_| Unclear::Far)
        };
        let coming = |date: Date, every: Span| {
            let (at, _) = placed(on(date)?, now.time_zone())?;
            Ok(if at <= now.timestamp() { date.saturating_add(every) } else { date })
        };
        let today = now.date();
        // Until morning it is still the night of the evening before.
        let evening = today.saturating_sub(days.days());
        let date = match (self.day, self.weekday, self.later) {
            (_, _, Some(later)) => now.checked_add(later).map_err(|_| Unclear::Far)?.date(),
            (None, None, _) => coming(evening, 1.day())?,
            (None, Some(day), _) => {
                coming(evening.saturating_add(evening.weekday().until(day).days()), 1.week())?
            }
            (Some(Day::In(0)), ..) if days > 0 => coming(evening, 1.day())?,
            (Some(Day::In(away)), ..) => today.saturating_add(away.days()),
            (Some(Day::OfNextWeek(day)), ..) => {
                let monday = 7 - today.weekday().to_monday_zero_offset();
                let day = monday + Weekday::Monday.until(day);
                today.saturating_add(day.days())
            }
            (Some(Day::Date(year, month, day)), ..) => {
                let years = match year {
                    Some(year) => year..=year,
                    None => today.year()..=today.year().saturating_add(LEAP_YEARS),
                };
                let months = month.map_or(1..=12, |month| month..=month);
                let mut dates = years
                    .flat_map(|year| months.clone().map(move |month| (year, month)))
                    .filter_map(|(year, month)| Date::new(year, month, day).ok());
                let date = dates.find(|date| year.is_some() || *date >= today);
                date.ok_or_else(|| Unclear::Word(self.date.clone()))?
            }
        };
        if self.weekday.is_none_or(|day| date.weekday() == day) {
            on(date)
        } else {
            Err(Unclear::Word(self.text.clone()))
        }
    }

    /// The time of day, and how many days later it is.
    fn time_of_day(&self) -> Result<(Time, i32)> {
        use Half::{AfterMidnight, Am, Daytime, Evening, Night, Pm};
        let (time, alone) = match self.time.ok_or(Unclear::NoTime)? {
            Hour::Midnight => return Ok((Time::midnight(), 1)),
            Hour::Exact(time) => (time, false),
            Hour::Twelve(time) => (time, true),
        };
        match (self.half, time.hour()) {
            (None, _) if alone => Err(Unclear::NoTime),
            (Some(Evening | Night | AfterMidnight), 12) => Ok((time.saturating_sub(12.hours()), 1)),
            (Some(Evening | Night), 0) | (Some(AfterMidnight), _) => Ok((time, 1)),
            (Some(Evening | Night), 1..=4) => Err(Unclear::NoTime),
            (Some(Am), 12) => Ok((time.saturating_sub(12.hours()), 0)),
            (Some(Pm | Evening | Night), 1..=11) | (Some(Daytime), 1..=6) => {
                Ok((time.saturating_add(12.hours()), 0))
            }
            _ => Ok((time, 0)),
        }
    }
}

/// A time, if calendars go that far.
fn timestamp(at: SystemTime) -> Result<Timestamp> {
    Timestamp::try_from(at).map_err(|_| Unclear::Far)
}

/// The moment when clocks show this, and the one from which weeks are counted: if they skip it, when
/// they show it a week earlier.
fn placed(local: DateTime, zone: &TimeZone) -> Result<(Timestamp, Timestamp)> {
    let moment = |local| zone.to_timestamp(local).map_err(|_| Unclear::Far);
    let at = moment(local)?;
    let chosen =
        if zone.to_datetime(at) == local { at } else { moment(local.saturating_sub(1.week()))? };
    Ok((at, chosen))
}

/// So much later, on a whole minute. Days are those of the calendar.
fn whole_minutes(now: &ZonedDateTime, later: Span) -> Result<(Timestamp, Timestamp)> {
    let (unit, up) = (Unit::Minute, RoundMode::Ceil);
    if (later.get_hours(), later.get_minutes(), later.get_seconds()) == (0, 0, 0) {
        let up = DateTimeRound::new().smallest(unit).mode(up);
        let later = now.datetime().checked_add(later);
        let later = later.and_then(|later| later.round(up));
        return placed(later.map_err(|_| Unclear::Far)?, now.time_zone());
    }
    let up = ZonedDateTimeRound::new().smallest(unit).mode(up);
    let later = now.checked_add(later).and_then(|later| later.round(up));
    let at = later.map_err(|_| Unclear::Far)?.timestamp();
    Ok((at, at))
}
