//! What the words of a typed time mean at a moment, in a zone.

use std::time::SystemTime;

use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{RoundMode, Span, Timestamp, TimestampRound, ToSpan, Unit};

use super::words::in_half;
use super::{Day, Half, Hour, MONTHS_AHEAD, Result, Said, Unclear, When, Zone};

pub(super) fn resolve(said: &Said, now: Timestamp, zone: Option<&Zone>) -> Result<When> {
    let known = zone.map_or(TimeZone::UTC, |zone| zone.0.clone());
    let whole = said.day.is_none() && said.time.is_none() && said.half.is_none();
    let at = match (said.moment, said.later) {
        (Some(_), Some(_)) => return Err(Unclear::Twice),
        (Some(moment), None) if whole => moment,
        (None, Some(later)) if whole => {
            let minute = TimestampRound::new()
                .smallest(Unit::Minute)
                .mode(RoundMode::Ceil);
            let later = now.checked_add(later).and_then(|later| later.round(minute));
            later.map_err(|_| Unclear::Far)?
        }
        (Some(_), _) | (_, Some(_)) => return Err(Unclear::Twice),
        (None, None) => {
            zone.ok_or(Unclear::NoZone)?;
            civil(said, known.to_datetime(now), &known, now)?
        }
    };
    if at <= now {
        return Err(Unclear::Past);
    }
    let last = now.to_zoned_datetime(known.clone());
    let last = last.checked_add(Span::new().months(MONTHS_AHEAD));
    if last.is_ok_and(|last| at > last.timestamp()) {
        return Err(Unclear::Far);
    }
    Ok(When {
        at: SystemTime::try_from(at).map_err(|_| Unclear::Far)?,
        local: known.to_datetime(at),
    })
}

/// The moment of a day and a time of day.
fn civil(said: &Said, today: DateTime, zone: &TimeZone, now: Timestamp) -> Result<Timestamp> {
    let time = match (said.time, said.half) {
        (Some(time), half) => of_day(time, half)?,
        // The same time of day, this many days later.
        (None, None) if matches!(said.day, Some(Day::Ahead(2..))) => {
            Some(Time::constant(today.hour(), today.minute(), 0, 0))
        }
        (None, None) if said.day.is_none() => return Err(Unclear::Word(String::new())),
        (None, _) => return Err(Unclear::NoTime),
    };
    let moment = |date: Date| {
        let (date, time) = match time {
            Some(time) => (date, time),
            None => (later(date, 1)?, Time::midnight()),
        };
        let moment = zone.to_timestamp(date.to_datetime(time));
        moment.map_err(|_| Unclear::Far)
    };
    let date = today.date();
    match said.day {
        None => match moment(date)? {
            over if over <= now => moment(later(date, 1)?),
            at => Ok(at),
        },
        Some(Day::Ahead(days)) => moment(later(date, days)?),
        Some(Day::Next(day)) => {
            let away = date.weekday().until(day);
            match moment(later(date, away.into())?)? {
                over if over <= now => moment(later(date, 7)?),
                at => Ok(at),
            }
        }
        Some(Day::OfNextWeek(day)) => {
            let monday = 7 - i64::from(date.weekday().to_monday_zero_offset());
            moment(later(date, monday + i64::from(Weekday::Monday.until(day)))?)
        }
        Some(Day::Date { year, month, day }) => {
            let of = |year| {
                let impossible = |_| Unclear::Impossible(format!("{day}.{month}."));
                Date::new(year, month, day).map_err(impossible)
            };
            match year {
                Some(year) => moment(of(year)?),
                None => match of(date.year()) {
                    Ok(this) if this >= date => moment(this),
                    Ok(_) => moment(of(date.year() + 1)?),
                    Err(why) => Err(why),
                },
            }
        }
    }
}

fn later(date: Date, days: i64) -> Result<Date> {
    let days = Span::new().try_days(days).map_err(|_| Unclear::Far)?;
    date.checked_add(days).map_err(|_| Unclear::Far)
}

/// The time of day; `None` for the end of the day.
fn of_day(time: Hour, half: Option<Half>) -> Result<Option<Time>> {
    Ok(match (time, half) {
        (Hour::Midnight, _) => None,
        (Hour::Twelve(12), Some(Half::Evening)) => None,
        (Hour::Twelve(hour @ ..=4), Some(Half::Evening)) | (Hour::Twelve(hour), None) => {
            return Err(Unclear::HalfOfDay(hour));
        }
        (Hour::Twelve(hour), Some(half)) => Some(in_half(hour, 0, half)),
        (Hour::Exact(time), Some(Half::Afternoon | Half::Evening))
            if (1..12).contains(&time.hour()) =>
        {
            Some(time.saturating_add(12.hours()))
        }
        (Hour::Exact(time), _) => Some(time),
    })
}
