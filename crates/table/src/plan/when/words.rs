//! The words and forms in which people write days and times of day: a table of words, and a table of
//! forms, which jiff reads. Doesn't know what a whole text says.

use jiff::fmt::strtime::BrokenDownTime;

use super::places::latin;

const LEFT_OUT: [&str; 10] =
    ["at", "on", "the", "of", "and", "o'clock", "oclock", "coming", "around", "about"];
const READ_AS: [(&str, &[&str]); 13] = [
    ("1", &["a", "an"]),
    ("tomorrow", &["tmr", "tommorow", "tomorow", "tmrw"]),
    ("tue", &["tues"]),
    ("wed", &["weds"]),
    ("thu", &["thur", "thurs"]),
    ("sep", &["sept"]),
    ("noon", &["midday"]),
    ("midnight", &["24:00"]),
    ("am", &["morning"]),
    ("pm", &["afternoon"]),
    ("night", &["nite"]),
    ("tonight", &["tonite"]),
    ("hrs", &["hours", "hr"]),
];
/// How days and times of day are written, as jiff reads them. A space may be left out.
const FORMS: [&str; 40] = [
    "%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%Y-%m-%dt%H:%M", "%d-%m-%Y", "%m-%d-%Y", "%d-%m-%y",
    "%d.%m.%Y", "%d.%m.%y", "%d.%m.", "%d/%m/%Y", "%m/%d/%Y", "%d/%m/%y", "%m/%d/%y", "%d/%m",
    "%m/%d", "%d %b %Y", "%d %B %Y", "%b %d %Y", "%B %d %Y", "%d %b", "%d %B", "%b %d", "%B %d",
    "%a", "%A", "%H:%M", "%H.%M", "%Hh%M", "%Hh", "%H:%M h", "%H.%M h", "%H:%M hrs", "%H.%M hrs",
    "%H%M hrs", "%I:%M %p", "%I.%M %p", "%I %p", "%d.%m", "%H",
];
/// How many words one of them has at most.
pub(super) const LONGEST: usize = 3;

pub(super) struct Word<'a> {
    pub(super) typed: &'a str,
    pub(super) read: String,
    /// Whether it is a number with an ending, such as `24th`: a day, but no hour.
    pub(super) is_ordinal: bool,
}

/// The words of a text that say something.
pub(super) fn words(typed: &str) -> Vec<Word<'_>> {
    let words = typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | '،' | '@'));
    words.map(Word::read).filter(|word| !word.read.is_empty()).collect()
}

/// What this text may mean, by the forms that it has.
pub(super) fn forms(text: &str) -> impl Iterator<Item = BrokenDownTime> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let last = digits.rsplit(|c: char| !c.is_ascii_digit()).next();
    // `20:5` isn't written by anyone who means 20:05; `2000 hrs` is.
    let minutes = last.is_some_and(|last| matches!(last.len(), 2 | 4));
    FORMS.iter().filter_map(move |form| BrokenDownTime::parse(form, text).ok()).filter(
        move |form| {
            form.year().is_none_or(|year| year >= 1000) && (minutes || form.minute().is_none())
        },
    )
}

impl Word<'_> {
    fn read(typed: &str) -> Word<'_> {
        let text: String = typed.to_lowercase().chars().map(latin).collect();
        let text = text.replace('’', "'").replace(".m.", "m").replace(".m", "m");
        let number = number(&text);
        let read = number.unwrap_or_else(|| read_as(&text)).to_owned();
        Word { typed, is_ordinal: number.is_some(), read }
    }
}

pub(super) fn as_typed(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| word.typed).collect();
    words.join(" ")
}

pub(super) fn as_read(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| &word.read[..]).collect();
    words.join(" ")
}

/// The number in front of its ending, such as `24th`.
fn number(word: &str) -> Option<&str> {
    let mut numbers = ["st", "nd", "rd", "th"].iter().filter_map(|end| word.strip_suffix(end));
    numbers.find(|number| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
}

fn read_as(word: &str) -> &str {
    // `fri.` is a word with a dot; `24.12.` stays.
    let bare = word.strip_suffix('.');
    let word = bare.filter(|bare| bare.bytes().all(|c| c.is_ascii_alphabetic())).unwrap_or(word);
    if LEFT_OUT.contains(&word) {
        return "";
    }
    READ_AS.iter().find(|(_, typed)| typed.contains(&word)).map_or(word, |(read, _)| read)
}
