//! Cutting the cards: the words that players add to a shuffle.
//!
//! Owns what counts as a word, and how a game's words and ids are written down.
//! [`Chance`](super::Chance) owns the seed that follows from them.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// A word with which a player cuts the cards: 1 to 40 visible characters on one line, with no
/// spaces around them.
///
/// A character is a Unicode scalar value. Nothing is normalised: the shuffle hashes the word's
/// UTF-8 bytes as they were typed, so the same letters in another Unicode form are another word.
///
/// ```
/// use getaway_games::cards::{CutWord, NotAWord};
///
/// assert_eq!(CutWord::new(" ripe mango ").unwrap().as_str(), "ripe mango");
/// assert_eq!(CutWord::new("   "), Err(NotAWord));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct CutWord(String);

/// The error for text that can't be used as a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a word has 1 to {} visible characters on one line, without spaces around it",
    CutWord::MAX
)]
pub struct NotAWord;

impl CutWord {
    /// The maximum number of characters in a word.
    pub const MAX: usize = 40;

    /// Reads a word from typed text, ignoring spaces around it.
    pub fn new(typed: &str) -> Result<CutWord, NotAWord> {
        let word = typed.trim();
        let fits = word.chars().count() <= CutWord::MAX;
        let bare = without_flags(word);
        if fits && bare.chars().any(is_visible) && !bare.chars().any(is_refused) {
            Ok(CutWord(word.to_owned()))
        } else {
            Err(NotAWord)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The word with a plain flag instead of each flag that is written with tags, such as Scotland's.
/// Tags are invisible everywhere else.
fn without_flags(word: &str) -> String {
    let mut parts = word.split('\u{1f3f4}');
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let tagged = part.trim_start_matches(|c| matches!(c, '\u{e0020}'..='\u{e007e}'));
        let rest = tagged.strip_prefix('\u{e007f}').filter(|_| tagged.len() < part.len());
        bare.push('\u{1f3f4}');
        bare.push_str(rest.unwrap_or(part));
    }
    bare
}

/// Refuses characters that break the line, are invisible, change the direction of text or look
/// different on every device: everyone at the table must be able to read the word.
fn is_refused(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}') // line and paragraph separator
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}') // direction
        || matches!(c, '\u{200b}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
        || matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..) // private use
}

/// Whether a character is visible by itself; joiners and variation selectors only change their
/// neighbours.
fn is_visible(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

impl TryFrom<String> for CutWord {
    type Error = NotAWord;

    /// Reads a word from a record, which must not have spaces around it.
    fn try_from(text: String) -> Result<CutWord, NotAWord> {
        let word = CutWord::new(&text)?;
        (word.0 == text).then_some(word).ok_or(NotAWord)
    }
}

impl From<CutWord> for String {
    fn from(word: CutWord) -> String {
        word.0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    pub seat: Seat,
    pub word: CutWord,
}

/// The players' additions to the secret of a game.
///
/// Written as the list of ids if nobody has cut, so that programs that don't know about cuts can
/// read it. They refuse a mix with cuts, or of a game that is dealt again, which they would shuffle
/// differently.
///
/// ```
/// use getaway_games::cards::{Cut, CutWord, Mix, Seat};
///
/// let mut mix = Mix::from(vec!["101".to_owned(), "102".to_owned()]);
/// assert_eq!(serde_json::to_string(&mix).unwrap(), r#"["101","102"]"#);
/// mix.cuts.push(Cut { seat: Seat::FIRST, word: CutWord::new("mango").unwrap() });
/// assert!(serde_json::to_string(&mix).unwrap().contains("mango"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", from = "Written")]
pub struct Mix {
    /// The interactions with which the human seats joined, in seat order, then the one that dealt.
    pub ids: Vec<String>,
    /// The players' cuts, in the order they came.
    pub cuts: Vec<Cut>,
    /// The game that is dealt again, if these are its ids and cuts.
    pub again: Option<u64>,
}

/// The written form of a [`Mix`].
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Written {
    Ids(Vec<String>),
    Cut { ids: Vec<String>, cuts: Vec<Cut> },
    Again { ids: Vec<String>, cuts: Vec<Cut>, again: u64 },
}

impl From<Written> for Mix {
    fn from(written: Written) -> Mix {
        match written {
            Written::Ids(ids) => Mix::from(ids),
            Written::Cut { ids, cuts } => Mix { ids, cuts, again: None },
            Written::Again { ids, cuts, again } => Mix { ids, cuts, again: Some(again) },
        }
    }
}

impl From<Mix> for Written {
    fn from(Mix { ids, cuts, again }: Mix) -> Written {
        match again {
            Some(again) => Written::Again { ids, cuts, again },
            None if cuts.is_empty() => Written::Ids(ids),
            None => Written::Cut { ids, cuts },
        }
    }
}

impl From<Vec<String>> for Mix {
    /// A mix with these ids and no cuts.
    fn from(ids: Vec<String>) -> Mix {
        Mix { ids, ..Mix::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_1_to_40_visible_characters_on_one_line() {
        let longest = "ü".repeat(40);
        for good in [
            "mango",
            "a",
            "ripe mango",
            "آم",
            "नमस्ते",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}!",
            "**_`@everyone`_**",
            &longest,
        ] {
            assert_eq!(CutWord::new(good).map(String::from).as_deref(), Ok(good));
            let padded = format!(" \t{good}\n\u{3000}");
            assert_eq!(CutWord::new(&padded).map(String::from).as_deref(), Ok(good));
        }
        let refused = "\n\r\t\0\u{85}\u{2028}\u{2029}\u{202e}\u{2067}\u{200b}\u{f0000}\u{e0041}";
        for c in refused.chars() {
            assert_eq!(CutWord::new(&format!("a{c}b")), Err(NotAWord), "{c:?}");
        }
        let alone = ["", "  ", "\n", "\u{200d}", "\u{fe0f}\u{200c}", "\u{e000}", "\u{7f}"];
        let tags = ["a\u{e0067}\u{e007f}", "🏴\u{e0067}", "🏴\u{e007f}"];
        for bad in alone.into_iter().chain(tags).chain([&*"a".repeat(41)]) {
            assert_eq!(CutWord::new(bad), Err(NotAWord), "{bad:?}");
        }
    }

    #[test]
    fn a_recorded_word_must_be_written_exactly() {
        let read = |text: &str| serde_json::from_value::<CutWord>(text.into());
        assert_eq!(read("mango").unwrap().as_str(), "mango");
        for bad in [" mango", "mango ", "", "man\ngo"] {
            let error = read(bad).expect_err("not a word").to_string();
            assert!(error.contains("1 to 40 visible characters"), "{error}");
        }
    }

    proptest::proptest! {
        /// Every word that is accepted reads back from a record, and no other does.
        #[test]
        fn typed_words_read_back_from_records(typed in "\\PC{0,50}|[ \\t\\na-zé\u{200d}]{0,50}") {
            if let Ok(word) = CutWord::new(&typed) {
                proptest::prop_assert_eq!(word.as_str(), typed.trim());
                let written = serde_json::to_string(&word).unwrap();
                proptest::prop_assert_eq!(serde_json::from_str::<CutWord>(&written).unwrap(), word);
            }
        }
    }

    #[test]
    fn a_mix_without_cuts_is_written_as_ids_alone() {
        let ids = vec!["7".to_owned(), "9".to_owned()];
        let mut mix = Mix::from(ids);
        let written = |mix: &Mix| serde_json::to_string(mix).unwrap();
        assert_eq!(written(&mix), r#"["7","9"]"#);
        mix.cuts.push(Cut { seat: Seat::new(1).unwrap(), word: CutWord::new("mango").unwrap() });
        let cut = r#"{"ids":["7","9"],"cuts":[{"seat":1,"word":"mango"}]}"#;
        assert_eq!(written(&mix), cut);
        assert_eq!(serde_json::from_str::<Mix>(cut).unwrap(), mix);
        mix.again = Some(7);
        let again = cut.replace("]}", r#"],"again":7}"#);
        assert_eq!(written(&mix), again);
        assert_eq!(serde_json::from_str::<Mix>(&again).unwrap(), mix);
        for strange in ["{}", r#"{"ids":[],"cuts":[],"more":1}"#, "7", "null"] {
            assert!(serde_json::from_str::<Mix>(strange).is_err(), "{strange}");
        }
    }
}
