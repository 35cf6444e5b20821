//! What a typed text says about a time, word by word. Doesn't know what time it is.

use jiff::civil::{Time, Weekday};
use jiff::fmt::strtime::{BrokenDownTime, Meridiem};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

use getaway_games::cards::is_shaping;

use super::words::{LONGEST, Word, as_read, as_typed, forms, quoted, words};
use super::{Result, Unclear, zone};

/// What a text says, before it is known what that means.
#[derive(Clone, Default)]
pub(super) struct Said {
    pub(super) text: String,
    pub(super) moment: Option<Timestamp>,
    pub(super) later: Option<Span>,
    pub(super) day: Option<Day>,
    /// The next such day; if another day is said, too, that one has to be such a day.
    pub(super) weekday: Option<Weekday>,
    /// Whether that day is of the week after this one.
    pub(super) next_week: bool,
    pub(super) date: String,
    pub(super) time: Option<Hour>,
    /// So many minutes after that: `half past`, `quarter to`.
    pub(super) past: Option<i8>,
    pub(super) half: Option<Half>,
    /// The zones that are meant by the one that it names, if it names one.
    pub(super) zones: Vec<TimeZone>,
    /// How that one was typed.
    pub(super) zone_name: String,
}

#[derive(Clone, Copy)]
pub(super) enum Day {
    /// So many days from today.
    In(i8),
    /// The day of the week after this one.
    OfNextWeek(Weekday),
    /// A year and a month, if they are said, and a day.
    Date(Option<i16>, Option<i8>, i8),
}

#[derive(Clone, Copy)]
pub(super) enum Hour {
    Exact(Time),
    /// A number from 1 to 12 alone.
    Twelve(Time),
    Midnight,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Half {
    Am,
    Pm,
    /// The evening, and the night at its end.
    Evening,
    /// The same, but nobody calls the afternoon so.
    Night,
    /// The hours of the night after its midnight.
    AfterMidnight,
    /// From seven in the morning until seven in the evening.
    Daytime,
}

impl Said {
    pub(super) fn of(typed: &str) -> Result<Said> {
        let typed: String = typed.chars().filter(|c| !is_shaping(*c)).collect();
        let typed = typed.trim();
        let words = words(typed);
        if words.is_empty() {
            return Err(Unclear::Word(String::new()));
        }
        // `12.11` is a time of day, unless the text makes sense only if it is a date.
        let read = |dates_first| Said::read(typed, &words, dates_first);
        read(false).or_else(|why| read(true).map_err(|_| why))
    }

    fn read(typed: &str, words: &[Word], dates_first: bool) -> Result<Said> {
        let mut said = Said { text: typed.to_owned(), ..Said::default() };
        let mut rest = words;
        while !rest.is_empty() {
            let taken = said
                .take(typed, rest, dates_first)?
                .or_else(|| said.zone(rest))
                .ok_or_else(|| Unclear::Word(quoted(typed, rest)))?;
            rest = rest.get(taken..).unwrap_or_default();
        }
        if said.next_week {
            let day = said.weekday.take().filter(|_| said.day.is_none());
            said.day = Some(Day::OfNextWeek(day.ok_or_else(|| Unclear::Word(said.text.clone()))?));
        }
        if said.is_said_once() && said.is_on_a_clock() {
            Ok(said)
        } else {
            Err(Unclear::Word(said.text))
        }
    }

    /// Whether it says no more than one day and one time of day, or else how much later, or a moment.
    fn is_said_once(&self) -> bool {
        let has_day = self.day.is_some() || self.weekday.is_some();
        let has_time = self.time.is_some() || self.half.is_some();
        // `in 3 days 20:00` is a day and a time of day, `in 2 hours 20:00` is neither.
        let hours = |later: Span| (later.get_hours(), later.get_minutes()) != (0, 0);
        match (self.moment, self.later) {
            (None, None) => true,
            (None, Some(later)) => !(has_day || has_time && hours(later)),
            (Some(_), later) => !(has_day || has_time || later.is_some()),
        }
    }

    /// Whether there is such a time of day: not `20:00 in the morning`.
    fn is_on_a_clock(&self) -> bool {
        let hour = match self.time {
            Some(Hour::Exact(time) | Hour::Twelve(time)) => Some(time),
            Some(Hour::Midnight) => return self.half != Some(Half::Pm),
            None => None,
        };
        let is_whole = self.past.is_none() || hour.is_some_and(|time| time.minute() == 0);
        is_whole
            && match (self.half, hour.map(Time::hour)) {
                (Some(Half::Am), Some(hour)) => hour <= 12,
                (Some(Half::Pm), Some(hour)) => hour >= 1,
                (Some(Half::Daytime), hour) => matches!(hour, Some(1..=18)),
                (Some(Half::AfterMidnight), hour) => matches!(hour, Some(0..=5 | 12)),
                _ => true,
            }
    }

    /// Reads what the first of these words begins. Returns how many words that is.
    fn take(&mut self, typed: &str, words: &[Word], dates_first: bool) -> Result<Option<usize>> {
        const HALVES: [&str; 4] = ["am", "pm", "evening", "night"];
        let word = |at: usize| words.get(at).map_or("", |word| &word.read);
        let weekday = |word| forms(word).find_map(|form| form.weekday());
        let taken = match (word(0), word(1)) {
            ("today", _) => once(&mut self.day, Day::In(0)),
            ("tonight", _) => self.half(Half::Night) && once(&mut self.day, Day::In(0)),
            ("this", half) if HALVES.contains(&half) => once(&mut self.day, Day::In(0)),
            ("this", "week") => return Ok(Some(2)),
            ("next", "week") => {
                return Ok((!std::mem::replace(&mut self.next_week, true)).then_some(2));
            }
            // `fri - 8pm`
            ("-" | "–" | "—", _) => true,
            ("this", day) => weekday(day).is_some(),
            ("25 dec", "eve") => {
                let eve = Day::Date(None, Some(12), 24);
                return Ok(once(&mut self.day, eve).then_some(2));
            }
            ("tomorrow", _) => once(&mut self.day, Day::In(1)),
            ("overmorrow", _) => once(&mut self.day, Day::In(2)),
            ("day", "past") if word(2) == "tomorrow" => {
                return Ok(once(&mut self.day, Day::In(2)).then_some(3));
            }
            ("noon", _) => {
                self.twelve(Hour::Exact(Time::constant(12, 0, 0, 0))) && self.half(Half::Pm)
            }
            ("midnight", _) => self.twelve(Hour::Midnight),
            ("half", "night") => return Ok(self.twelve(Hour::Midnight).then_some(2)),
            ("1", "quarter") => true,
            ("from", next) if next != "now" => true,
            _ if let Some((past, taken)) = past_or_to(words) => {
                return Ok(once(&mut self.past, past).then_some(taken));
            }
            ("am", _) => self.half(Half::Am),
            ("pm", _) => self.half(Half::Pm),
            ("evening", _) => self.half(Half::Evening),
            ("night", _) => self.half(Half::Night),
            // `दिन के 2 बजे`; `3 days` is a length.
            ("days", _) if self.time.is_none() => self.half(Half::Daytime),
            // `रात में 8 बजे`
            ("later", _) if self.half.is_some() => true,
            ("in", half) if HALVES.contains(&half) => true,
            ("in", _) => {
                let place = |said: &mut Said| said.zone(&words[1..]).map(|taken| taken + 1);
                return Ok(self.span(words, 1).or_else(|| place(self)));
            }
            _ if let Some((now, taken)) = from_now(words) => {
                return Ok(self.span(&words[..now], 0).map(|_| now + taken));
            }
            // `30 min` is no time of day.
            (_, "minutes") if words.len() == 2 => return Ok(self.span(words, 0)),
            ("next", day) => {
                let day = weekday(day).map(Day::OfNextWeek);
                return Ok(day.is_some_and(|day| once(&mut self.day, day)).then_some(2));
            }
            (word, _) => match moment(word) {
                Some(moment) => once(&mut self.moment, moment),
                None => return self.form(typed, words, dates_first),
            },
        };
        Ok(taken.then_some(1))
    }

    /// Notes the half of the day; `false` if it doesn't go with what was said before.
    fn half(&mut self, half: Half) -> bool {
        use Half::{AfterMidnight, Am, Evening, Night, Pm};
        let both = match (self.half, half) {
            (None, half) => half,
            (Some(before), half) if before == half => half,
            (Some(Evening), Night) | (Some(Night), Evening) => Evening,
            (Some(Pm), Evening | Night) | (Some(Evening | Night), Pm) => Pm,
            (Some(Am), Evening | Night) | (Some(Evening | Night), Am) => AfterMidnight,
            (Some(AfterMidnight), Am | Evening | Night) => AfterMidnight,
            _ => return false,
        };
        self.half = Some(both);
        true
    }

    /// Notes noon or midnight, also if the hour was said before: `12 noon` is one time.
    fn twelve(&mut self, hour: Hour) -> bool {
        self.time.take_if(|before| match before {
            Hour::Exact(time) | Hour::Twelve(time) => (time.hour(), time.minute()) == (12, 0),
            Hour::Midnight => false,
        });
        once(&mut self.time, hour)
    }

    /// Reads how much later it is, from this word on: `2 hours`, `1h 30m`, `3 days`, `half an hour`,
    /// `two and a half hours`.
    fn span(&mut self, words: &[Word], from: usize) -> Option<usize> {
        const READ_AS: [(&str, &str); 12] = [
            ("half 1 hour", "30 minutes"),
            ("3 quarters 1 hour", "45 minutes"),
            ("1 quarter 1 hour", "15 minutes"),
            ("quarter 1 hour", "15 minutes"),
            ("1 fortnight", "2 weeks"),
            ("½ hrs", " hrs 30 minutes"),
            ("½ hour", " hour 30 minutes"),
            (" hrs 1 half", " hours 30 minutes"),
            ("1 couple ", "2 "),
            (" 1 half hrs", " hours 30 minutes"),
            (" 1 half hour", " hours 30 minutes"),
            (" hour 1 half", " hour 30 minutes"),
        ];
        let (later, words) = (from + 1..=words.len()).rev().find_map(|count| {
            let text = as_read(words.get(from..count)?);
            let text = READ_AS.iter().fold(text, |text, (said, read)| text.replace(said, read));
            let text = match &text[..] {
                "half hour" | "1 half hour" | "half hrs" => "30 minutes".to_owned(),
                "sawa hour" | "sawa hrs" => "75 minutes".to_owned(),
                "paune hour" | "paune hrs" => "45 minutes".to_owned(),
                _ => with_minutes(with_quarters(text)),
            };
            Some((text.parse::<Span>().ok()?, count))
        })?;
        once(&mut self.later, later).then_some(words)
    }

    /// Reads a time zone, in as many words as possible. Returns how many.
    fn zone(&mut self, words: &[Word]) -> Option<usize> {
        let (zones, name, count) = (1..=LONGEST.min(words.len())).rev().find_map(|count| {
            let typed = as_typed(words.get(..count)?);
            let name = typed.trim_matches(['(', ')', '[', ']']);
            let zones = zone::meant(name);
            // `20:00 - 22:00` is no zone.
            let is_range = typed.starts_with(['-', '−', '–']) && !words[0].is_offset;
            (!zones.is_empty() && !is_range).then(|| (zones, name.to_owned(), count))
        })?;
        let is_first = self.zones.is_empty();
        (self.zones, self.zone_name) = (zones, name);
        is_first.then_some(count)
    }

    /// Reads a day or a time of day, in as many words as possible.
    fn form(&mut self, typed: &str, words: &[Word], dates_first: bool) -> Result<Option<usize>> {
        for count in (1..=LONGEST.min(words.len())).rev() {
            let text = as_read(&words[..count]);
            if count == 1 && words[0].is_ordinal {
                self.date = quoted(typed, &words[..1]);
                let day = text.parse().map(|day| Day::Date(None, None, day));
                return Ok(day.is_ok_and(|day| once(&mut self.day, day)).then_some(1));
            }
            let read: Vec<_> = forms(&text).collect();
            let dates_first = self.day.is_none() && (dates_first || self.time.is_some());
            let first = read.iter().find(|form| dates_first && date(form).is_some());
            let on = |form| date(form).map(|(_, month, day)| (month, day));
            let Some(first) = first.or(read.first()) else { continue };
            let day = date(first);
            if text.contains(['/', '-']) && read.iter().any(|other| on(other) != on(first)) {
                return Err(Unclear::DayOrMonth);
            }
            let weekday = first.weekday().filter(|_| day.is_none());
            let day = day.map(|(year, month, day)| Day::Date(year, Some(month), day));
            if day.is_some() {
                self.date = quoted(typed, &words[..count]);
            }
            let time = first.hour().and_then(|_| first.to_time().ok());
            let half = first.meridiem().map(|half| match half {
                Meridiem::AM => Half::Am,
                Meridiem::PM => Half::Pm,
            });
            let is_known = day.is_none_or(|day| once(&mut self.day, day))
                && weekday.is_none_or(|day| once(&mut self.weekday, day))
                && time.is_none_or(|time| once(&mut self.time, hour(time, &text)))
                && half.is_none_or(|half| self.half(half));
            return Ok(is_known.then_some(count));
        }
        Ok(None)
    }
}

/// Notes something that can be said only once; `false` if it was said before.
fn once<T>(slot: &mut Option<T>, said: T) -> bool {
    slot.replace(said).is_none()
}

fn hour(time: Time, text: &str) -> Hour {
    // `2h` may also be two hours: nobody is taken at their word for two in the morning.
    let text = text.strip_suffix('h').unwrap_or(text).trim_end();
    if text.len() <= 2
        && text.bytes().all(|c| c.is_ascii_digit())
        && (1..=12).contains(&time.hour())
    {
        Hour::Twelve(time)
    } else {
        Hour::Exact(time)
    }
}

/// The year, if the form has one, the month and the day: those of its week, as in `2026-W50-5`, too.
fn date(form: &BrokenDownTime) -> Option<(Option<i16>, i8, i8)> {
    let of_week = || {
        let date = form.iso_week().and_then(|_| form.to_date().ok())?;
        Some((Some(date.year()), date.month(), date.day()))
    };
    let written = form.month().zip(form.day());
    written.map(|(month, day)| (form.year(), month, day)).or_else(of_week)
}

/// Where `from now` or `later` is in `two hours from now`, and how many words that is.
fn from_now(words: &[Word]) -> Option<(usize, usize)> {
    let now = words.windows(2).position(|two| two[0].read == "from" && two[1].read == "now");
    let later = || words.iter().position(|word| word.read == "later");
    now.map(|at| (at, 2)).or_else(|| Some((later()?, 1))).filter(|(at, _)| *at > 0)
}

/// How many minutes after the hour it is, or before it, in `half past`, `twenty minutes past` or `ten
/// to`, and how many words say so. `10 to 12` is a range, and `half eight` is half past eight, as
/// `sawa eight` is a quarter past and `paune eight` a quarter to it.
fn past_or_to(words: &[Word]) -> Option<(i8, usize)> {
    let (first, others) = words.split_first()?;
    let is_hour = |word: &Word| {
        let is_number = word.number.is_some() || word.typed.starts_with(char::is_numeric);
        is_number && word.read.parse().is_ok_and(|hour| (1..=12).contains(&hour))
    };
    let is_length = |word: &Word| matches!(&word.read[..], "hour" | "hrs" | "minutes");
    if let Some(minutes) = quarters(&first.read)
        && is_hour(others.first()?)
        && !others.get(1).is_some_and(is_length)
    {
        return Some((minutes, 1));
    }
    let says_minutes = others.first()?.read == "minutes";
    let at = usize::from(says_minutes);
    let minutes = match &first.read[..] {
        "half" => 30,
        "quarter" => 15,
        number => number.parse().ok().filter(|minutes| (1..60).contains(minutes))?,
    };
    let is_clear =
        says_minutes || first.read == "quarter" || first.number.is_some() || minutes > 12;
    match &others.get(at)?.read[..] {
        "past" => Some((minutes, at + 2)),
        "to" if is_clear && minutes < 30 => Some((-minutes, at + 2)),
        _ => None,
    }
}

/// `half 3 hrs`, three and a half hours, in whole ones and minutes; likewise `sawa` and `paune`.
fn with_quarters(text: String) -> String {
    let mut words = text.split(' ');
    let minutes = words.next().and_then(quarters);
    let hours = words.next().and_then(|hours| hours.parse::<u16>().ok());
    match (minutes, hours, words.next(), words.next()) {
        (Some(minutes), Some(hours @ 1..), Some("hrs"), None) => {
            format!("{} minutes", i32::from(hours) * 60 + i32::from(minutes))
        }
        _ => text,
    }
}

/// So many minutes later than the hour, or the number of hours, that follows this word.
fn quarters(word: &str) -> Option<i8> {
    match word {
        "half" => Some(30),
        "sawa" => Some(15),
        "paune" => Some(-15),
        _ => None,
    }
}

/// `2 hours 30` and `2h30` with their last word.
fn with_minutes(text: String) -> String {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    let cut = text.split_once(" hrs ").or_else(|| text.split_once('h'));
    match cut.map(|(hours, minutes)| (hours.trim_end(), minutes.trim_start())) {
        Some((hours, minutes)) if digits(hours) && digits(minutes) => {
            format!("{hours} hours {minutes} minutes")
        }
        _ => text,
    }
}

/// A timestamp of the platform, such as `<t:1795809600:F>`.
fn moment(word: &str) -> Option<Timestamp> {
    let seconds = word.strip_prefix("<t:")?.strip_suffix('>')?.split(':').next()?.parse().ok()?;
    Timestamp::from_second(seconds).ok()
}
