//! What a typed text says about a time: a table of words, and a table of forms, which jiff reads.
//! Doesn't know what time it is.

use jiff::civil::{Time, Weekday};
use jiff::fmt::strtime::{BrokenDownTime, Meridiem};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use super::places::latin;
use super::{Result, Unclear, zone};

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

/// A word as it was typed, and as it is read.
struct Word<'a> {
    typed: &'a str,
    read: String,
}

/// What a text says, before it is known what that means.
#[derive(Clone, Default)]
pub(super) struct Said {
    pub(super) moment: Option<Timestamp>,
    /// How much later than now.
    pub(super) later: Option<Span>,
    pub(super) day: Option<Day>,
    /// How the date was typed.
    pub(super) date: String,
    pub(super) time: Option<Hour>,
    pub(super) half: Option<Half>,
    /// The zones that are meant by the one that it names, if it names one.
    pub(super) zones: Vec<TimeZone>,
}

#[derive(Clone, Copy)]
pub(super) enum Day {
    Today,
    Tomorrow,
    Next(Weekday),
    /// The day of the week after this one.
    OfNextWeek(Weekday),
    Date(Option<i16>, i8, i8),
}

#[derive(Clone, Copy)]
pub(super) enum Hour {
    Exact(Time),
    /// A number from 1 to 12 alone.
    Twelve(Time),
    /// The end of the day.
    Midnight,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    Am,
    Pm,
    /// The evening, and the night at its end.
    Evening,
    /// The hours after that night's midnight.
    Night,
}

impl Said {
    pub(super) fn of(typed: &str) -> Result<Said> {
        let words = typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | '،' | '@'));
        let words = words.map(Word::read);
        let words: Vec<Word> = words.filter(|word| !word.read.is_empty()).collect();
        if words.is_empty() {
            return Err(Unclear::Word(String::new()));
        }
        let (mut said, mut rest) = (Said::default(), words.as_slice());
        while !rest.is_empty() {
            let taken = said.take(rest)?.or_else(|| said.zone(rest));
            let taken = taken.ok_or_else(|| Unclear::Word(as_typed(rest)))?;
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
            true => Err(Unclear::Word(as_typed(&words))),
            false => Ok(said),
        }
    }

    /// Reads the first of these words, with those that belong to it. Returns how many; `None` if they
    /// mean nothing.
    fn take(&mut self, words: &[Word]) -> Result<Option<usize>> {
        let (word, next) = (&words[0].read, words.get(1).map(|word| &word.read[..]));
        let next = next.unwrap_or_default();
        let taken = match &word[..] {
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
            word => match moment(word) {
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

    /// Reads what comes after `in`: `2 hours`, `1h 30m`, `3 days`, `half an hour`.
    fn span(&mut self, words: &[Word]) -> Option<usize> {
        let (later, words) = (2..=words.len()).rev().find_map(|count| {
            let span = as_read(words.get(1..count)?);
            let span = span.replace("half 1 hour", "30 minutes");
            Some((span.parse::<Span>().ok()?, count))
        })?;
        once(&mut self.later, later).then_some(words)
    }

    /// Reads a time zone, in as many words as possible. Returns how many.
    fn zone(&mut self, words: &[Word]) -> Option<usize> {
        let (zones, count) = (1..=LONGEST.min(words.len())).rev().find_map(|count| {
            let typed = as_typed(words.get(..count)?);
            let zones = zone::meant(typed.trim_matches(['(', ')']));
            // `20:00 - 22:00` is no zone.
            let is_range = typed.starts_with(['-', '−', '–']);
            (!zones.is_empty() && !is_range).then_some((zones, count))
        })?;
        let is_first = self.zones.is_empty();
        self.zones.extend(zones);
        is_first.then_some(count)
    }

    /// Reads a day or a time of day, in as many words as possible.
    fn form(&mut self, words: &[Word]) -> Result<Option<usize>> {
        for count in (1..=LONGEST.min(words.len())).rev() {
            let text = as_read(&words[..count]);
            let mut read = forms(&text);
            let Some(first) = read.next() else { continue };
            let day = first.month().zip(first.day());
            if text.contains('/') && read.any(|other| other.month().zip(other.day()) != day) {
                return Err(Unclear::DayOrMonth);
            }
            let (weekday, year) = (first.weekday().map(Day::Next), first.year());
            let day = day.map(|(month, day)| Day::Date(year, month, day));
            if day.is_some() {
                self.date = as_typed(&words[..count]);
            }
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

/// A timestamp of the platform, such as `<t:1795809600:F>`.
fn moment(word: &str) -> Option<Timestamp> {
    let inside = word.strip_prefix("<t:")?.strip_suffix('>')?;
    let seconds = inside.split(':').next()?.parse().ok()?;
    Timestamp::from_second(seconds).ok()
}

impl Word<'_> {
    fn read(typed: &str) -> Word<'_> {
        let text: String = typed.to_lowercase().chars().map(latin).collect();
        let text = text
            .replace('’', "'")
            .replace(".m.", "m")
            .replace(".m", "m");
        let read = read_as(&text).to_owned();
        Word { typed, read }
    }
}

fn as_typed(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| word.typed).collect();
    words.join(" ")
}

fn as_read(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| &word.read[..]).collect();
    words.join(" ")
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
