//! Times as people type them: `20:00`, `tomorrow 8pm`, `fri 20:00`, `in 2 hours`, `2026-12-24 19:30`.
//!
//! A table of words and a table of forms, which jiff reads. Pure functions of the text, the present
//! and a time zone. A time that is skipped when summer time begins moves later by as much; of a time
//! that occurs twice, the first is meant. Knows nothing about plans and messages.

#[cfg(test)]
mod tests;
pub mod zone;

use std::time::SystemTime;

use jiff::civil::{Date, DateTime, Time, Weekday};
use jiff::fmt::strtime::{BrokenDownTime, Meridiem};
use jiff::tz::TimeZone;
use jiff::{RoundMode, Span, Timestamp, ToSpan, Unit, ZonedDateTime, ZonedDateTimeRound};

/// How far ahead an evening can be planned.
pub const MONTHS_AHEAD: i32 = 3;

/// Words that are left out.
const LEFT_OUT: [&str; 7] = ["at", "on", "the", "this", "of", "and", "o'clock"];
/// Words that are read as others.
const READ_AS: [(&str, &str); 17] = [
    ("a", "1"),
    ("an", "1"),
    ("tmr", "tomorrow"),
    ("tommorow", "tomorrow"),
    ("tmrw", "tomorrow"),
    ("tues", "tue"),
    ("weds", "wed"),
    ("thur", "thu"),
    ("thurs", "thu"),
    ("sept", "sep"),
    ("noon", "12:00"),
    ("midday", "12:00"),
    ("midnight", "24:00"),
    ("morning", "am"),
    ("afternoon", "pm"),
    ("night", "evening"),
    ("tonite", "tonight"),
];
/// How days and times of day are written, as jiff reads them. A space may be left out.
const FORMS: [&str; 29] = [
    "%Y-%m-%d",
    "%Y/%m/%d",
    "%Y.%m.%d",
    "%Y-%m-%dt%H:%M",
    "%d.%m.%Y",
    "%d.%m.",
    "%d/%m/%Y",
    "%m/%d/%Y",
    "%d/%m",
    "%m/%d",
    "%d %b %Y",
    "%d %B %Y",
    "%b %d %Y",
    "%B %d %Y",
    "%d %b",
    "%d %B",
    "%b %d",
    "%B %d",
    "%a",
    "%A",
    "%H:%M",
    "%H.%M",
    "%Hh%M",
    "%Hh",
    "%I:%M %p",
    "%I.%M %p",
    "%I %p",
    "%d.%m",
    "%H",
];
/// How many words one of them has at most.
const LONGEST: usize = 3;

/// A typed time that is understood: the moment, and what clocks and calendars show then in the zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    pub at: SystemTime,
    pub local: DateTime,
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

/// What a text says, before it is known what that means.
#[derive(Default)]
struct Said {
    moment: Option<Timestamp>,
    /// How much later than now.
    later: Option<Span>,
    day: Option<Day>,
    time: Option<Hour>,
    half: Option<Half>,
}

#[derive(Clone, Copy)]
enum Day {
    Today,
    Tomorrow,
    Next(Weekday),
    /// The day of the week after this one.
    OfNextWeek(Weekday),
    Date(Option<i16>, i8, i8),
}

#[derive(Clone, Copy)]
enum Hour {
    Exact(Time),
    /// A number from 1 to 12 alone.
    Twelve(Time),
    /// The end of the day.
    Midnight,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Am,
    Pm,
    /// The evening, and the night at its end.
    Evening,
}

impl When {
    /// Reads what somebody typed.
    ///
    /// # Errors
    /// It isn't a time, or not one from now until [`MONTHS_AHEAD`] later.
    pub fn read(typed: &str, now: SystemTime, zone: Option<&TimeZone>) -> Result<When> {
        let now = Timestamp::try_from(now).map_err(|_| Unclear::Far)?;
        let local = now.to_zoned_datetime(zone.cloned().unwrap_or(TimeZone::UTC));
        let at = match Said::of(typed)? {
            Said {
                moment: Some(moment),
                ..
            } => moment,
            Said {
                later: Some(later),
                time: None,
                ..
            } => whole_minutes(&local, later)?,
            _ if zone.is_none() => return Err(Unclear::NoZone),
            said => said.meant(&local)?,
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
        })
    }

    /// A text that is read as exactly this time, whatever the zone: a timestamp of the platform.
    #[must_use]
    pub fn exactly(at: SystemTime) -> String {
        let since = at.duration_since(SystemTime::UNIX_EPOCH);
        format!("<t:{}>", since.unwrap_or_default().as_secs())
    }
}

impl Said {
    fn of(typed: &str) -> Result<Said> {
        let text: String = typed.to_lowercase().chars().map(latin).collect();
        let text = text
            .replace(',', " ")
            .replace('’', "'")
            .replace(".m.", "m")
            .replace(".m", "m");
        let words = text.split_whitespace().map(read_as);
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Err(Unclear::Word(String::new()));
        }
        let (mut said, mut rest) = (Said::default(), words.as_slice());
        while !rest.is_empty() {
            let taken = said.take(rest)?;
            let taken = taken.ok_or_else(|| Unclear::Word(rest.join(" ")))?;
            rest = rest.get(taken..).unwrap_or_default();
        }
        // `in 3 days 20:00` is a day and a time of day, `in 2 hours 20:00` is neither.
        let hours = |later: Span| (later.get_hours(), later.get_minutes()) != (0, 0);
        let twice = match (said.moment, said.later) {
            (None, None) => false,
            (None, Some(later)) => said.day.is_some() || (said.time.is_some() && hours(later)),
            (Some(_), later) => later.is_some() || said.day.is_some() || said.time.is_some(),
        };
        match twice {
            true => Err(Unclear::Word(words.join(" "))),
            false => Ok(said),
        }
    }

    /// Reads the first of these words, with those that belong to it. Returns how many; `None` if they
    /// mean nothing.
    fn take(&mut self, words: &[&str]) -> Result<Option<usize>> {
        let (word, next) = (words[0], words.get(1).copied().unwrap_or_default());
        let taken = match word {
            "today" => once(&mut self.day, Day::Today),
            "tonight" => self.half(Half::Evening) && once(&mut self.day, Day::Today),
            "tomorrow" => once(&mut self.day, Day::Tomorrow),
            "24:00" => once(&mut self.time, Hour::Midnight),
            "am" => self.half(Half::Am),
            "pm" => self.half(Half::Pm),
            "evening" => self.half(Half::Evening),
            "in" if ["am", "pm", "evening"].contains(&next) => true,
            "in" => return Ok(self.span(words)),
            "next" => {
                let day = forms(next).find_map(|form| form.weekday());
                let known = day.is_some_and(|day| once(&mut self.day, Day::OfNextWeek(day)));
                return Ok(known.then_some(2));
            }
            _ => match moment(word) {
                Some(moment) => once(&mut self.moment, moment),
                None => return self.form(words),
            },
        };
        Ok(taken.then_some(1))
    }

    fn half(&mut self, half: Half) -> bool {
        let before = self.half.replace(half);
        before.is_none_or(|before| (before == Half::Am) == (half == Half::Am))
    }

    /// Reads what comes after `in`: `2 hours`, `1h 30m`, `3 days`.
    fn span(&mut self, words: &[&str]) -> Option<usize> {
        let (later, words) = (2..=words.len()).rev().find_map(|count| {
            let span = words.get(1..count)?.join(" ").parse::<Span>().ok()?;
            Some((span, count))
        })?;
        once(&mut self.later, later).then_some(words)
    }

    /// Reads a day or a time of day, in as many words as possible.
    fn form(&mut self, words: &[&str]) -> Result<Option<usize>> {
        for count in (1..=LONGEST.min(words.len())).rev() {
            let text = words[..count].join(" ");
            let mut read = forms(&text);
            let Some(first) = read.next() else { continue };
            let day = first.month().zip(first.day());
            if text.contains('/') && read.any(|other| other.month().zip(other.day()) != day) {
                return Err(Unclear::DayOrMonth);
            }
            let (weekday, year) = (first.weekday().map(Day::Next), first.year());
            let day = day.map(|(month, day)| Day::Date(year, month, day));
            let time = first.hour().and_then(|_| first.to_time().ok());
            let is_known = day.or(weekday).is_none_or(|day| once(&mut self.day, day))
                && time.is_none_or(|time| once(&mut self.time, hour(time, &text)));
            let half = first.meridiem().map(|half| match half {
                Meridiem::AM => Half::Am,
                Meridiem::PM => Half::Pm,
            });
            let is_known = is_known && half.is_none_or(|half| self.half(half));
            return Ok(is_known.then_some(count));
        }
        Ok(None)
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
                let of = |year| {
                    let date = Date::new(year, month, day);
                    date.map_err(|_| Unclear::Word(format!("{day}.{month}.")))
                };
                match of(year.unwrap_or(today.year()))? {
                    over if year.is_none() && over < today => moment(of(today.year() + 1)?),
                    date => moment(date),
                }
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
            (Some(Half::Am), 12) => Ok((time.saturating_sub(12.hours()), 0)),
            (Some(Half::Pm | Half::Evening), 1..=11) => Ok((time.saturating_add(12.hours()), 0)),
            _ => Ok((time, 0)),
        }
    }
}

/// Notes something that can be said only once; `false` if it was said before.
fn once<T>(slot: &mut Option<T>, said: T) -> bool {
    slot.replace(said).is_none()
}

/// What this text may mean, by the forms that it has.
fn forms(text: &str) -> impl Iterator<Item = BrokenDownTime> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let last = digits.rsplit(|c: char| !c.is_ascii_digit()).next();
    let minutes = last.is_some_and(|last| last.len() == 2);
    let forms = FORMS
        .iter()
        .filter_map(move |form| BrokenDownTime::parse(form, text).ok());
    forms.filter(move |form| {
        let year = form.year().is_none_or(|year| year >= 1000);
        year && (minutes || form.minute().is_none())
    })
}

fn hour(time: Time, text: &str) -> Hour {
    let alone = text.bytes().all(|c| c.is_ascii_digit());
    match alone && (1..=12).contains(&time.hour()) {
        true => Hour::Twelve(time),
        false => Hour::Exact(time),
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

/// A timestamp of the platform, such as `<t:1795809600:F>`.
fn moment(word: &str) -> Option<Timestamp> {
    let inside = word.strip_prefix("<t:")?.strip_suffix('>')?;
    let seconds = inside.split(':').next()?.parse().ok()?;
    Timestamp::from_second(seconds).ok()
}

fn read_as(word: &str) -> &str {
    // `fri.` is a word with a dot, `24th` a number; `24.12.` stays.
    let all = |text: &str, are: fn(&u8) -> bool| text.as_bytes().iter().all(are);
    let bare = word.strip_suffix('.');
    let bare = bare.filter(|bare| all(bare, u8::is_ascii_alphabetic));
    let ends = ["st", "nd", "rd", "th"].iter();
    let mut ends = ends.filter_map(|end| word.strip_suffix(end));
    let number = ends.find(|bare| all(bare, u8::is_ascii_digit));
    let word = bare.or(number).unwrap_or(word);
    if LEFT_OUT.contains(&word) {
        return "";
    }
    let known = READ_AS.iter().find(|(typed, _)| *typed == word);
    known.map_or(word, |(_, read)| read)
}

/// The digit of any script that the bot speaks as a Latin one.
fn latin(c: char) -> char {
    const ZEROS: [u32; 6] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0xff10];
    let digit = |zero: &u32| char::from_digit(u32::from(c).checked_sub(*zero)?, 10);
    ZEROS.iter().find_map(digit).unwrap_or(c)
}
