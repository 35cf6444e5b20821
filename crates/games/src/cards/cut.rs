//! Cutting the cards: the words that players add to a shuffle.
//!
//! Owns what a word is, and how the words and ids of a game are written down. The seed that follows
//! from them is [`Chance`]'s.

use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::shuffle::{Chance, Secret};

/// A word with which a player cuts the cards: 1 to 40 characters on one line, without spaces around
/// them, all of which can be seen.
///
/// A character is a Unicode scalar value. Nothing is normalised: the shuffle hashes the word's UTF-8
/// bytes as they were typed, so the same letters typed in another form are another word.
///
/// ```
/// use getaway_games::cards::CutWord;
///
/// assert_eq!(CutWord::new("  ripe mango ").unwrap().as_str(), "ripe mango");
/// assert!(CutWord::new("two\nlines").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct CutWord(String);

/// The text is no word to cut with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a word has 1 to {} visible characters on one line, without spaces around it",
    CutWord::MAX
)]
pub struct NotAWord;

impl CutWord {
    /// The most characters of a word.
    pub const MAX: usize = 40;

    /// The word in what somebody typed: spaces around it don't count.
    ///
    /// # Errors
    /// It is empty or too long, or has a character that can't be seen or doesn't fit on a line.
    pub fn new(typed: &str) -> Result<CutWord, NotAWord> {
        let word = typed.trim();
        let fits = word.chars().count() <= CutWord::MAX;
        if fits && word.chars().any(is_visible) && !word.chars().any(is_refused) {
            Ok(CutWord(word.to_owned()))
        } else {
            Err(NotAWord)
        }
    }

    /// The word as it was typed.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Everybody at the table must be able to read the word: what breaks the line, is invisible, turns
/// the text around or looks different on every device is refused.
fn is_refused(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}') // line and paragraph separator
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}') // direction
        || matches!(c, '\u{200b}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
        || matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..) // private use
}

/// Whether a character shows by itself; joiners and variation selectors only change their neighbours.
fn is_visible(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

impl TryFrom<String> for CutWord {
    type Error = NotAWord;

    /// A word as written in a record: exactly the word, without spaces around it.
    fn try_from(text: String) -> Result<CutWord, NotAWord> {
        CutWord::new(&text).and_then(|word| {
            if word.0 == text {
                Ok(word)
            } else {
                Err(NotAWord)
            }
        })
    }
}

impl From<CutWord> for String {
    fn from(word: CutWord) -> String {
        word.0
    }
}

/// A player's cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    /// Who cut.
    pub seat: Seat,
    /// Their word.
    pub word: CutWord,
}

/// What the players add to the secret of a game.
///
/// Written as the list of ids if nobody has cut, so that programs that don't know of cuts can read it;
/// they refuse what they would otherwise shuffle differently.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", from = "Written")]
pub struct Mix {
    /// The interactions with which the human seats joined, in seat order, and the one that dealt.
    pub ids: Vec<String>,
    /// The players' cuts, in the order in which they came.
    pub cuts: Vec<Cut>,
}

/// How a [`Mix`] is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Written {
    Ids(Vec<String>),
    Cut { ids: Vec<String>, cuts: Vec<Cut> },
}

impl From<Written> for Mix {
    fn from(written: Written) -> Mix {
        match written {
            Written::Ids(ids) => Mix::from(ids),
            Written::Cut { ids, cuts } => Mix { ids, cuts },
        }
    }
}

impl From<Mix> for Written {
    fn from(Mix { ids, cuts }: Mix) -> Written {
        if cuts.is_empty() {
            Written::Ids(ids)
        } else {
            Written::Cut { ids, cuts }
        }
    }
}

impl From<Vec<String>> for Mix {
    /// The ids of a game that nobody has cut.
    fn from(ids: Vec<String>) -> Mix {
        let cuts = Vec::new();
        Mix { ids, cuts }
    }
}

impl Mix {
    /// The chance of game number `game`: it follows from the words alone if anybody has cut, else from
    /// the ids.
    #[must_use]
    pub fn chance(&self, secret: &Secret, game: u64) -> Chance {
        if self.cuts.is_empty() {
            Chance::new(secret, game, &self.ids)
        } else {
            Chance::cut(secret, game, self.cuts.iter().map(|cut| &cut.word))
        }
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
            "**_`@everyone`_**",
            &longest,
        ] {
            assert_eq!(CutWord::new(good).map(String::from).as_deref(), Ok(good));
            let padded = format!(" \t{good}\n\u{3000}");
            assert_eq!(CutWord::new(&padded).map(String::from).as_deref(), Ok(good));
        }
        let too_long = "a".repeat(41);
        for bad in [
            "",
            "  ",
            "\n",
            "a\nb",
            "a\rb",
            "a\tb",
            "a\u{0}b",
            "a\u{85}b",
            "a\u{2028}b",
            "a\u{2029}b",
            "a\u{202e}b",
            "a\u{2067}b",
            "a\u{200b}b",
            "\u{200d}",
            "\u{fe0f}\u{200c}",
            "a\u{f0000}",
            "\u{e000}",
            "a\u{e0041}",
            "\u{7f}",
            &too_long,
        ] {
            assert_eq!(CutWord::new(bad), Err(NotAWord), "{bad:?}");
        }
    }

    #[test]
    fn a_written_word_is_exactly_a_word() {
        let read = |text: &str| serde_json::from_value::<CutWord>(text.into());
        assert_eq!(read("mango").unwrap().as_str(), "mango");
        for bad in [" mango", "mango ", "", "man\ngo"] {
            let error = read(bad).expect_err("not a word").to_string();
            assert!(error.contains("1 to 40 visible characters"), "{error}");
        }
    }

    proptest::proptest! {
        /// Whatever is typed: a word is what a record can say, and says.
        #[test]
        fn what_a_word_takes_a_record_gives_back(typed in "\\PC{0,50}|[ \\t\\na-zé\u{200d}]{0,50}") {
            if let Ok(word) = CutWord::new(&typed) {
                proptest::prop_assert_eq!(word.as_str(), typed.trim());
                let written = serde_json::to_string(&word).unwrap();
                proptest::prop_assert_eq!(serde_json::from_str::<CutWord>(&written).unwrap(), word);
            }
        }
    }

    #[test]
    fn a_mix_is_written_as_ids_alone_if_nobody_has_cut() {
        let ids = vec!["7".to_owned(), "9".to_owned()];
        let mut mix = Mix::from(ids);
        let written = |mix: &Mix| serde_json::to_string(mix).unwrap();
        assert_eq!(written(&mix), r#"["7","9"]"#);
        mix.cuts.push(Cut {
            seat: Seat::new(1).unwrap(),
            word: CutWord::new("mango").unwrap(),
        });
        let cut = r#"{"ids":["7","9"],"cuts":[{"seat":1,"word":"mango"}]}"#;
        assert_eq!(written(&mix), cut);
        assert_eq!(serde_json::from_str::<Mix>(cut).unwrap(), mix);
        // An older program reads a list, and nothing else.
        assert!(serde_json::from_str::<Vec<String>>(cut).is_err());
        for strange in ["{}", r#"{"ids":[],"cuts":[],"more":1}"#, "7", "null"] {
            assert!(serde_json::from_str::<Mix>(strange).is_err(), "{strange}");
        }
    }
}
