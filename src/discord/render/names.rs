//! What people call themselves and what they type, so that it can be shown: visible, short, and
//! without markup, mentions or a change of direction.

use super::card_style::is_mark;
use crate::cards::{CutWord, NotAWord};
use crate::discord::i18n::{Catalog, is_stacked, is_visible};
use crate::table::UserId;

/// A name with a mention beside it.
pub fn beside(catalog: &Catalog, name: String, user: UserId) -> String {
    catalog.apart(format!("{name} <@{user}>"))
}

/// A name that somebody has chosen, for texts.
pub fn named(catalog: &Catalog, name: &str) -> String {
    escaped(&catalog.isolated(plain(name)))
}

/// The same in bold.
pub fn bold(catalog: &Catalog, name: &str) -> String {
    format!("**{}**", named(catalog, name))
}

/// A word that somebody types to cut the cards. It follows the rules of names, except that nothing
/// is left out: a word is refused if not all of it can be seen.
///
/// # Errors
/// It isn't a word, or its readers wouldn't see every character.
pub fn typed_word(typed: &str) -> Result<CutWord, NotAWord> {
    let word = CutWord::new(typed)?;
    // Joiners shape the letters on both sides of them.
    let mut joined = word.as_str().split(['\u{200c}', '\u{200d}']);
    let is_seen = |part: &str| !part.is_empty() && seen(part) == part;
    let whole = joined.all(is_seen) && !word.as_str().starts_with(is_stacked);
    whole.then_some(word).ok_or(NotAWord)
}

/// A cut, for texts. Nothing is left out.
pub fn word_shown(catalog: &Catalog, word: &CutWord) -> String {
    escaped(&catalog.isolated(word.as_str().to_owned()))
}

/// How many combining signs a letter may have. No script needs more.
const STACKED: usize = 3;

/// What can be seen of a text, and the spaces in it.
fn seen(text: &str) -> String {
    let mut stacked = 0;
    let kept = text.chars().filter(|c| {
        stacked = if is_stacked(*c) { stacked + 1 } else { 0 };
        stacked <= STACKED && !is_mark(*c) && (c.is_whitespace() || is_visible(*c))
    });
    kept.collect()
}

/// Makes a name visible, on one line and at most 32 characters long. It can't reverse the direction
/// of the text or reach into the lines above and below.
pub fn plain(name: &str) -> String {
    let kept = seen(name);
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(32).collect();
    match name.trim_start_matches(is_stacked).trim() {
        "" => "?".to_owned(),
        name => name.to_owned(),
    }
}

/// A name that Discord shows as it is: no markup, no mention, no link.
pub fn escaped(name: &str) -> String {
    let mut safe = String::with_capacity(name.len() + 8);
    for c in name.chars() {
        match c {
            c if is_mark(c) => {}
            '@' => safe.push_str("@\u{200b}"),
            c if c.is_ascii_punctuation() && !matches!(c, '.' | ',' | '\'' | '!' | '?') => {
                safe.push('\\');
                safe.push(c);
            }
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::i18n::Language;

    proptest::proptest! {
        /// A word is shown character by character: what a reader sees is what was hashed.
        #[test]
        fn a_word_is_shown_as_it_is(typed in "\\PC{1,40}|[*_`@<>#:/|~ a-z]{1,40}") {
            if let Ok(word) = CutWord::new(&typed) {
                let shown = word_shown(Language::English.catalog(), &word);
                let marks = ['\\', '\u{200b}', '\u{2068}', '\u{2069}'];
                let seen = |text: &str| text.replace(marks, "");
                proptest::prop_assert_eq!(seen(&shown), seen(word.as_str()));
                proptest::prop_assert!(!shown.contains("@everyone"));
                let safe = |(at, _)| shown[..at].ends_with('\\');
                proptest::prop_assert!(shown.match_indices(['<', '*', '`', '|']).all(safe));
            }
        }
    }

    #[test]
    fn names_are_shown_as_they_are() {
        assert_eq!(escaped("**Ann** <@1>"), "\\*\\*Ann\\*\\* \\<@\u{200b}1\\>");
        assert_eq!(escaped("@everyone"), "@\u{200b}everyone");
        assert_eq!(escaped("https://x.y"), "https\\:\\/\\/x.y");
        assert_eq!(escaped("a\u{f0000}b"), "ab");
        assert_eq!(plain("a\nb\u{202e}c\u{f0000}"), "a bc");
        assert_eq!(plain(&"x".repeat(40)).len(), 32);
        assert_eq!(plain(" \u{200b} "), "?");
    }

    #[test]
    fn a_name_can_be_seen_and_stays_on_its_line() {
        // Blank although it isn't white space: fillers, a Braille cell, tags, a soft hyphen.
        for blank in [
            "\u{3164}",
            "\u{115f}\u{1160}\u{ffa0}",
            "\u{2800}\u{2800}",
            "\u{e0041}\u{e007f}",
            "\u{ad}\u{34f}\u{180e}\u{61c}",
            "\u{2028}\u{2029}\u{85}\u{b}",
            "\u{fe0f}\u{301}",
        ] {
            assert_eq!(plain(blank), "?", "{blank:?}");
        }
        assert_eq!(plain("a\u{2028}b\u{3000}\u{3000}\u{3000}c"), "a b c");
        let zalgo = format!("a{}b", "\u{335}".repeat(100));
        assert_eq!(plain(&zalgo), format!("a{}b", "\u{335}".repeat(3)));
        // Signs that scripts need stay.
        for name in ["ज़ुँ", "ਸ਼ਿੰ", "مُحَمَّدٌ", "শ্রীঁ", "❤\u{fe0f}", "Zoë 🂡 A♠", "王小明"]
        {
            assert_eq!(plain(name), name);
        }
    }

    #[test]
    fn all_of_a_typed_word_can_be_seen() {
        let longest = "ü".repeat(40);
        for good in [
            "mango",
            "ripe mango",
            "آم",
            "می\u{200c}خواهم",
            "ज़ुँ",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "**_`@everyone`_**",
            &longest,
        ] {
            assert!(typed_word(good).is_ok(), "{good}");
        }
        let stacked = format!("a{}", "\u{335}".repeat(39));
        for bad in [
            "\u{3164}",
            "a\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ffa0}\u{115f}\u{1160}",
            "a\u{ad}\u{34f}\u{180e}",
            "\u{301}",
            "\u{301}a",
            "a\u{200d}",
            "a\u{200c}\u{200d}b",
            "two\nlines",
            &stacked,
        ] {
            assert!(typed_word(bad).is_err(), "{bad:?}");
            // A record that has it from before stays readable.
            let recorded = ["a\u{3164}", "\u{2800}\u{2800}", &stacked].contains(&bad);
            assert!(!recorded || CutWord::new(bad).is_ok(), "{bad:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_name_breaks_markup_mentions_or_direction(name in "\\PC{0,60}", odd in proptest::collection::vec(proptest::char::any(), 0..60)) {
            let odd: String = odd.into_iter().collect();
            let name = format!("{name}{odd}");
            let shown = escaped(&plain(&name));
            let mut bare = shown.replace('\\', "");
            bare = bare.replace("@\u{200b}", "@");
            proptest::prop_assert!((1..=32).contains(&bare.chars().count()), "{}", bare);
            let turns = shown.contains(['\n', '\r', '\u{202e}', '\u{2067}']);
            proptest::prop_assert!(!turns, "{:?}", shown);
            proptest::prop_assert!(!shown.contains("@everyone") && !shown.contains("@here"));
            let mut chars = shown.chars();
            while let Some(c) = chars.next() {
                match c {
                    '\\' => proptest::prop_assert!(chars.next().is_some_and(|c| c.is_ascii_punctuation())),
                    c => proptest::prop_assert!(!"*_~`|<>#[]()-:/".contains(c), "{}", shown),
                }
            }
        }
    }
}
