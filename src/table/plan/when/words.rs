//! Takes a typed time apart: its words, and what they say about day and time.

use jiff::civil::{Time, Weekday};
use jiff::{SignedDuration, Timestamp};

use super::{Day, Half, Hour, Result, Said, Unclear};

/// Words that are ignored.
const FILLERS: [&str; 9] = [
    "at",
    "on",
    "the",
    "this",
    "of",
    "o'clock",
    "o’clock",
    "clock",
    "and",
];

const WEEKDAYS: [(&str, Weekday); 7] = [
    ("monday", Weekday::Monday),
    ("tuesday", Weekday::Tuesday),
    ("wednesday", Weekday::Wednesday),
    ("thursday", Weekday::Thursday),
    ("friday", Weekday::Friday),
    ("saturday", Weekday::Saturday),
    ("sunday", Weekday::Sunday),
];

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// What a text says.
pub(super) fn said(typed: &str) -> Result<Said> {
    let text: String = typed.to_lowercase().chars().map(latin).collect();
    let text = text.replace(',', " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut reader = Reader {
        words: &words,
        at: 0,
        said: Said::default(),
    };
    while reader.at < words.len() {
        reader.step()?;
    }
    Ok(reader.said)
}

/// Converts a digit of one of the bot's scripts to a Latin one.
fn latin(c: char) -> char {
    const ZEROS: [u32; 6] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0xff10];
    let digit = ZEROS
        .iter()
        .find_map(|zero| u32::from(c).checked_sub(*zero));
    let digits = ZEROS
        .iter()
        .filter_map(|zero| u32::from(c).checked_sub(*zero));
    let digit = digit.and(digits.min()).filter(|digit| *digit < 10);
    digit
        .and_then(|digit| char::from_digit(digit, 10))
        .unwrap_or(c)
}

struct Reader<'a> {
    words: &'a [&'a str],
    at: usize,
    said: Said,
}

impl<'a> Reader<'a> {
    fn peek(&self, ahead: usize) -> &'a str {
        self.words.get(self.at + ahead).copied().unwrap_or_default()
    }

    /// Reads a word, and those that belong to it.
    fn step(&mut self) -> Result<()> {
        let word = self.peek(0);
        let taken = match word {
            _ if FILLERS.contains(&word) => 1,
            "in" => return self.relative(),
            "today" => self.day(Day::Ahead(0), 1)?,
            "tonight" => {
                self.half(Half::Evening, 0)?;
                self.day(Day::Ahead(0), 1)?
            }
            "tomorrow" | "tmr" | "tmrw" | "tomorow" | "tommorow" | "tommorrow" => {
                self.day(Day::Ahead(1), 1)?
            }
            "next" => match weekday(self.peek(1)) {
                Some(day) => self.day(Day::OfNextWeek(day), 2)?,
                None => return Err(self.unknown()),
            },
            "noon" | "midday" => self.time(Hour::Exact(Time::constant(12, 0, 0, 0)), 1)?,
            "midnight" => self.time(Hour::Midnight, 1)?,
            "morning" | "am" | "a.m." => self.half(Half::Morning, 1)?,
            "afternoon" | "pm" | "p.m." => self.half(Half::Afternoon, 1)?,
            "evening" | "night" => self.half(Half::Evening, 1)?,
            _ => match (weekday(word), moment(word)) {
                (Some(day), _) => self.day(Day::Next(day), 1)?,
                (_, Some(moment)) => {
                    self.said.moment = Some(moment);
                    1
                }
                _ => return self.number(),
            },
        };
        self.at += taken;
        Ok(())
    }

    fn unknown(&self) -> Unclear {
        Unclear::Word(self.peek(0).to_owned())
    }

    fn day(&mut self, day: Day, words: usize) -> Result<usize> {
        match self.said.day.replace(day) {
            None => Ok(words),
            Some(_) => Err(Unclear::Twice),
        }
    }

    fn time(&mut self, time: Hour, words: usize) -> Result<usize> {
        match self.said.time.replace(time) {
            None => Ok(words),
            Some(_) => Err(Unclear::Twice),
        }
    }

    fn half(&mut self, half: Half, words: usize) -> Result<usize> {
        match self.said.half.replace(half) {
            Some(before) if before != half => Err(Unclear::Twice),
            _ => Ok(words),
        }
    }

    /// Reads a date or a time of day.
    fn number(&mut self) -> Result<()> {
        let word = self.peek(0);
        let taken = if let Some((date, taken)) = self.named_date() {
            self.day(date, taken)?
        } else if let Some((date, time)) = word.split_once('t').filter(|(d, _)| d.len() == 10) {
            let date = written_date(date)?.ok_or_else(|| self.unknown())?;
            self.day(date, 0)?;
            let time = clock(time)?.ok_or_else(|| self.unknown())?;
            self.time(time, 1)?
        } else if let Some(time) = clock(word)? {
            self.time(time, 1)?
        } else if let Some(date) = written_date(word)? {
            self.day(date, 1)?
        } else {
            return Err(self.unknown());
        };
        self.at += taken;
        Ok(())
    }

    /// Reads a date with the name of its month: `24 dec`, `december 24th 2026`.
    fn named_date(&self) -> Option<(Day, usize)> {
        let ordinal = |word: &str| {
            let digits = word.trim_end_matches(|c: char| c.is_alphabetic() || c == '.');
            let end = &word[digits.len()..];
            let day = ["", ".", "st", "nd", "rd", "th"].contains(&end);
            day.then(|| digits.parse::<i8>().ok())?
        };
        // An `of` may stand between the two.
        let skip = usize::from(self.peek(1) == "of");
        let (first, second) = (self.peek(0), self.peek(1 + skip));
        let (month, day) = match month(first) {
            Some(month) => (month, ordinal(self.peek(1))?),
            None => (month(second)?, ordinal(first)?),
        };
        let taken = 2 + skip;
        let year = self.peek(taken).parse::<i16>().ok();
        let year = year.filter(|year| *year >= 1900);
        let taken = taken + usize::from(year.is_some());
        Some((Day::Date { year, month, day }, taken))
    }

    /// Reads what comes after `in`: `2 hours`, `1h30`, `half an hour`, `3 days`, `the evening`.
    fn relative(&mut self) -> Result<()> {
        self.at += 1;
        if self.peek(0) == "the" {
            return Ok(());
        }
        let mut found = false;
        while let Some((seconds, taken)) = self.amount() {
            found = true;
            self.at += taken;
            let sum = match seconds {
                Amount::Days(days) => {
                    self.day(Day::Ahead(days), 0)?;
                    continue;
                }
                Amount::Seconds(seconds) => SignedDuration::from_secs(seconds),
            };
            let before = self.said.later.unwrap_or_default();
            self.said.later = Some(before.checked_add(sum).ok_or(Unclear::Far)?);
        }
        if found { Ok(()) } else { Err(self.unknown()) }
    }

    /// An amount of time, and how many words it has.
    fn amount(&self) -> Option<(Amount, usize)> {
        if self.peek(0) == "and" {
            let (amount, taken) = Reader {
                at: self.at + 1,
                said: Said::default(),
                ..*self
            }
            .amount()?;
            return Some((amount, taken + 1));
        }
        let half = |at: usize| self.peek(at) == "half" && ["an", "a"].contains(&self.peek(at + 1));
        if half(0) && self.peek(2) == "hour" {
            return Some((Amount::Seconds(30 * 60), 3));
        }
        let word = self.peek(0);
        if let "a" | "an" | "one" = word {
            return Some((Amount::of(1, self.peek(1))?, 2));
        }
        let spelled = ["two", "three", "four", "five", "six"];
        if let Some(at) = spelled.iter().position(|number| *number == word) {
            return Some((Amount::of(i64::try_from(at).ok()? + 2, self.peek(1))?, 2));
        }
        if let Some((hours, minutes)) = word.split_once('h')
            && let (Ok(hours), Ok(minutes)) = (hours.parse::<u16>(), minutes.parse::<u16>())
        {
            let minutes = i64::from(hours) * 60 + i64::from(minutes);
            return Some((Amount::Seconds(minutes * 60), 1));
        }
        let end = word
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(word.len());
        let number = word[..end].parse::<u32>().ok()?;
        match &word[end..] {
            "" => Some((Amount::of(number.into(), self.peek(1))?, 2)),
            unit => Some((Amount::of(number.into(), unit)?, 1)),
        }
    }
}

enum Amount {
    Seconds(i64),
    /// Days as the calendar counts them.
    Days(i64),
}

impl Amount {
    fn of(number: i64, unit: &str) -> Option<Amount> {
        Some(match unit {
            "m" | "min" | "mins" | "minute" | "minutes" => Amount::Seconds(number * 60),
            "h" | "hr" | "hrs" | "hour" | "hours" => Amount::Seconds(number * 60 * 60),
            "d" | "day" | "days" => Amount::Days(number),
            "w" | "week" | "weeks" => Amount::Days(number * 7),
            _ => return None,
        })
    }
}

/// A day of the week by its name, or by at least three letters of it.
fn weekday(word: &str) -> Option<Weekday> {
    let word = match word {
        "weds" => "wed",
        word => word.trim_end_matches('.'),
    };
    let named = |(name, _): &&(&str, Weekday)| word.len() >= 3 && name.starts_with(word);
    WEEKDAYS.iter().find(named).map(|(_, day)| *day)
}

fn month(word: &str) -> Option<i8> {
    let word = match word.trim_end_matches('.') {
        "sept" => "sep",
        word => word,
    };
    let named = |name: &&str| word.len() >= 3 && name.starts_with(word);
    let at = MONTHS.iter().position(named)?;
    i8::try_from(at + 1).ok()
}

/// A timestamp of the platform, such as `<t:1795809600:F>`.
fn moment(word: &str) -> Option<Timestamp> {
    let inside = word.strip_prefix("<t:")?.strip_suffix('>')?;
    let seconds = inside.split(':').next()?.parse().ok()?;
    Timestamp::from_second(seconds).ok()
}

/// A date in digits: `2026-12-24`, `24.12.2026`, `24.12.`, `24/12`. `None` if it isn't like one.
fn written_date(word: &str) -> Result<Option<Day>> {
    let Some(between) = word.chars().find(|c| "-./".contains(*c)) else {
        return Ok(None);
    };
    let parts = word.trim_end_matches('.').split(between);
    let Ok(parts) = parts
        .map(str::parse::<i16>)
        .collect::<std::result::Result<Vec<_>, _>>()
    else {
        return Ok(None);
    };
    let (year, month, day) = match (between, parts.as_slice()) {
        (_, &[year, month, day]) if year >= 1000 => (Some(year), month, day),
        ('.', &[day, month, year]) if year >= 1000 => (Some(year), month, day),
        ('.', &[day, month]) => (None, month, day),
        ('/', &[a, b, year]) if year >= 1000 => either(a, b, Some(year))?,
        ('/', &[a, b]) => either(a, b, None)?,
        _ => return Ok(None),
    };
    let impossible = |_| Unclear::Impossible(word.to_owned());
    let (month, day) = (
        i8::try_from(month).map_err(impossible)?,
        i8::try_from(day).map_err(impossible)?,
    );
    Ok(Some(Day::Date { year, month, day }))
}

/// Two numbers of which one is the day and the other one the month, and it's unclear which.
fn either(a: i16, b: i16, year: Option<i16>) -> Result<(Option<i16>, i16, i16)> {
    match (a, b) {
        (13.., _) => Ok((year, b, a)),
        (_, 13..) => Ok((year, a, b)),
        _ if a == b => Ok((year, a, b)),
        _ => Err(Unclear::DayOrMonth(
            u8::try_from(a).unwrap_or_default(),
            u8::try_from(b).unwrap_or_default(),
        )),
    }
}

/// A time of day: `20:00`, `20.00`, `20h30`, `8pm`, `8:30pm`, `20`. `None` if it isn't like one.
fn clock(word: &str) -> Result<Option<Hour>> {
    let (text, half) = match word.find(['a', 'p']) {
        Some(at) => match &word[at..] {
            "am" | "a" | "a.m." | "a.m" => (&word[..at], Some(Half::Morning)),
            "pm" | "p" | "p.m." | "p.m" => (&word[..at], Some(Half::Afternoon)),
            _ => return Ok(None),
        },
        None => (word, None),
    };
    let (hour, minute) = text.split_once([':', '.', 'h']).unwrap_or((text, "0"));
    let minute = if minute.is_empty() && text.ends_with('h') {
        "0"
    } else {
        minute
    };
    let wide = |text: &str, most| (1..=most).contains(&text.len());
    let minute_is_whole = minute == "0" || minute.len() == 2;
    let (Ok(hour), Ok(minute)) = (hour.parse::<u8>(), minute.parse::<i8>()) else {
        return Ok(None);
    };
    // `24.12` is a date.
    if !wide(text, 5) || !minute_is_whole || (hour > 23 && text.contains('.')) {
        return Ok(None);
    }
    let impossible = || Unclear::Impossible(word.to_owned());
    if minute > 59 {
        return Err(impossible());
    }
    let alone = text.bytes().all(|c| c.is_ascii_digit());
    match (hour, half) {
        (1..=12, Some(half)) => Ok(Some(Hour::Exact(in_half(hour, minute, half)))),
        (_, Some(_)) => Err(impossible()),
        (24, None) if minute == 0 => Ok(Some(Hour::Midnight)),
        (1..=12, None) if alone => Ok(Some(Hour::Twelve(hour))),
        (..=23, None) => {
            let hour = i8::try_from(hour).map_err(|_| impossible())?;
            Ok(Some(Hour::Exact(Time::constant(hour, minute, 0, 0))))
        }
        _ => Err(impossible()),
    }
}

/// The time of day of an hour from 1 to 12 in a half of the day.
pub(super) fn in_half(hour: u8, minute: i8, half: Half) -> Time {
    let hour = hour % 12 + if half == Half::Morning { 0 } else { 12 };
    Time::constant(i8::try_from(hour).unwrap_or_default(), minute, 0, 0)
}
