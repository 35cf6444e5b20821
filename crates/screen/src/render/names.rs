//! What people call themselves and what they type, so that it can be shown: visible, short, and
//! without markup, mentions or a change of direction.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::marks::is_mark;
use crate::i18n::{Catalog, Language, is_stacked, is_visible};
use getaway_games::cards::{CutWord, NotAWord};
use getaway_table::{RoleId, UserId, computer_name};

/// A mention. Only for the content of messages that notify this person, with which Discord sends
/// who they are.
pub fn mention(user: UserId) -> String {
    format!("<@{user}>")
}

/// The same for everyone with a role.
pub fn role_mention(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// A name that somebody has chosen, for texts.
pub fn named(catalog: &Catalog, name: &str) -> String {
    escaped(&catalog.isolated(shown(catalog, name)))
}

/// A name that somebody has chosen, for labels. A person can't pass for a computer.
pub fn shown(catalog: &Catalog, name: &str) -> String {
    match plain(name) {
        nothing if nothing == NOTHING && name.contains(COMPUTER) => catalog.somebody_named(),
        name => name,
    }
}

/// The sign before the names of computers, which no person's name has.
pub const COMPUTER: char = '🤖';

pub fn computer(catalog: &Catalog, number: u32) -> String {
    let spelt = computer_name(number);
    let name = match catalog.info().language {
        Language::English => spelt.latin,
        Language::Hindi => spelt.devanagari,
        Language::Bengali => spelt.bengali,
        Language::Punjabi => spelt.gurmukhi,
        Language::Urdu | Language::PunjabiShahmukhi => spelt.arabic,
    };
    format!("{COMPUTER} {name}")
}

/// A word that somebody types to cut the cards. It follows the rules of names, except that nothing
/// is left out: a word is refused if not all of it can be seen.
pub fn typed_word(typed: &str) -> Result<CutWord, NotAWord> {
    let word = CutWord::new(typed)?;
    let whole = seen(word.as_str()) == word.as_str() && !word.as_str().starts_with(is_stacked);
    whole.then_some(word).ok_or(NotAWord)
}

/// A cut, for texts. Nothing is left out.
pub fn word_shown(catalog: &Catalog, word: &CutWord) -> String {
    escaped(&catalog.isolated(word.as_str().to_owned()))
}

/// How many combining signs a letter may have. No script needs more.
const STACKED: usize = 3;

/// What is shown for a name in which there is nothing to see.
const NOTHING: &str = "?";

/// The maximum number of characters of a name.
const NAME_MAX: usize = 32;

/// What can be seen of a text, with the spaces in it and the joiners and tags that shape its letters
/// and pictures.
fn seen(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut stacked = 0;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if is_shaping(c) {
            let mut run = String::from(c);
            while let Some(more) = rest.next_if(|c| is_shaping(*c)) {
                run.push(more);
            }
            let next = rest.peek().copied().filter(|next| shows(*next));
            if kept.ends_with(shows) && fits(&kept, &run, next.is_some()) {
                kept.push_str(&run);
            }
            continue;
        }
        stacked = if is_stacked(c) { stacked + 1 } else { 0 };
        if stacked <= STACKED && (c.is_whitespace() || shows(c)) {
            kept.push(c);
        }
    }
    kept
}

/// Whether a character is seen, or changes how the one before it is seen.
fn shows(c: char) -> bool {
    !is_mark(c) && !c.is_whitespace() && is_visible(c)
}

/// Whether a character isn't seen itself and shapes the ones beside it: a joiner, or a tag of a flag.
const fn is_shaping(c: char) -> bool {
    is_joiner(c) || is_tag(c)
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

const fn is_tag(c: char) -> bool {
    matches!(c, '\u{e0020}'..='\u{e007f}')
}

/// Whether joiners or tags have something to shape: a joiner what is on both sides of it, or a letter
/// whose own vowel is cut off; tags a picture, up to the last of them.
fn fits(before: &str, run: &str, has_next: bool) -> bool {
    const LAST_TAG: char = '\u{e007f}';
    if run.chars().all(is_tag) {
        return has_next || run.ends_with(LAST_TAG);
    }
    let mut joiners = run.chars().filter(|c| is_joiner(*c));
    let one = joiners.next().is_some() && joiners.next().is_none();
    // A joiner can follow a whole flag.
    let ends = run.trim_end_matches(is_joiner);
    let is_whole = ends.is_empty() || ends.ends_with(LAST_TAG) && ends.chars().all(is_tag);
    one && is_whole && (has_next || before.ends_with(VIRAMAS))
}

/// The signs of Indic scripts that cut off a letter's own vowel.
const VIRAMAS: [char; 10] = [
    '\u{94d}', '\u{9cd}', '\u{a4d}', '\u{acd}', '\u{b4d}', '\u{bcd}', '\u{c4d}', '\u{ccd}',
    '\u{d4d}', '\u{dca}',
];

/// Makes a name visible, on one line and at most 32 characters long, without the sign of a computer. It can't reverse the direction
/// of the text or reach into the lines above and below.
pub fn plain(name: &str) -> String {
    // Most names are, and they are compared with each other in every message.
    let is_simple = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_simple && (1..=NAME_MAX).contains(&name.len()) {
        return name.to_owned();
    }
    let kept = seen(&name.replace(COMPUTER, " "));
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name = seen(beginning(&words.join(" "), NAME_MAX, |sign| sign.chars().count()));
    match name.trim_start_matches(is_stacked).trim() {
        "" => NOTHING.to_owned(),
        name => name.to_owned(),
    }
}

/// The beginning of a text, up to this length. It doesn't end inside of what readers see as one
/// sign, such as a flag or a letter with its vowel.
pub fn beginning(text: &str, most: usize, length: impl Fn(&str) -> usize) -> &str {
    let mut end = 0;
    let mut left = most;
    for (at, sign) in text.grapheme_indices(true) {
        match left.checked_sub(length(sign)) {
            Some(rest) => left = rest,
            None => break,
        }
        end = at + sign.len();
    }
    text.get(..end).unwrap_or_default()
}

/// What two names have in common if people can't tell them apart.
pub fn looks(name: &str) -> String {
    let differs = |c: &char| !is_shaping(*c) && !matches!(c, '\u{fe00}'..='\u{fe0f}');
    plain(name).to_lowercase().nfd().filter(differs).collect()
}

/// Whether people may take a name that looks like this for another one of which this is the look: it is
/// the same, or it looks like the other one with something behind it in parentheses, as names that look
/// alike get.
pub fn passes_for(own: &str, look: &str) -> bool {
    own == look || (own.ends_with(')') && own.starts_with(look))
}

/// What the people in a list are called, for labels, which have no markup. Names that look alike get
/// the last digits of their owners' ids.
pub fn distinct_names<'a>(
    catalog: &Catalog,
    people: impl IntoIterator<Item = (UserId, Option<&'a str>)>,
) -> Vec<String> {
    let people: Vec<_> =
        people.into_iter().map(|(user, name)| (user, name, name.map(looks))).collect();
    let digits = |user: UserId| user.0 % 10_000;
    let called = people.iter().map(|(user, name, own)| {
        let (Some(name), Some(own)) = (name, own) else { return catalog.somebody() };
        let passes = |other: Option<&str>| other.is_some_and(|look| passes_for(own, look));
        let alike: Vec<UserId> = people
            .iter()
            .filter(|(who, _, other)| who != user && passes(other.as_deref()))
            .map(|(who, ..)| *who)
            .collect();
        let name = shown(catalog, name);
        catalog.isolated(if alike.is_empty() {
            name
        } else if alike.iter().any(|who| digits(*who) == digits(*user)) {
            format!("{name} ({user})")
        } else {
            format!("{name} (…{:04})", digits(*user))
        })
    });
    called.collect()
}

/// The text, or as much of it as fits, with an ellipsis. Counts code points, as Discord does.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let short = beginning(text, most.saturating_sub(1), |sign| sign.chars().count());
    format!("{short}…")
}

/// A part of a typed text, safe to show.
pub fn quoted(typed: &str) -> String {
    escaped(&shortened(typed, 40))
}

/// A name that Discord shows as it is: no markup, no mention, no link.
pub fn escaped(name: &str) -> String {
    let mut safe = String::with_capacity(name.len() + 8);
    for c in name.chars() {
        match c {
            c if is_mark(c) => {}
            // At the beginning of a line it would be an entry of a list, which apps count anew.
            '.' if !safe.is_empty() && safe.bytes().all(|byte| byte.is_ascii_digit()) => {
                safe.push_str("\\.");
            }
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
            "\u{3164}", "\u{115f}\u{1160}\u{ffa0}", "\u{2800}\u{2800}", "\u{e0041}\u{e007f}",
            "\u{ad}\u{34f}\u{180e}\u{61c}", "\u{2028}\u{2029}\u{85}\u{b}", "\u{fe0f}\u{301}",
        ] {
            assert_eq!(plain(blank), "?", "{blank:?}");
        }
        for (hidden, left) in [
            ("a\u{200d}", "a"),
            ("\u{200d}a", "a"),
            ("a \u{200c}b", "a b"),
            ("a\u{200c}\u{200d}b", "ab"),
            ("a\u{200d}\u{202e}b", "ab"),
            ("a\u{e0041}", "a"),
            ("\u{e0041}\u{e007f}a", "a"),
            ("a\u{2067}b\u{2069}", "ab"),
        ] {
            assert_eq!(plain(hidden), left, "{hidden:?}");
        }
        assert_eq!(plain("a\u{2028}b\u{3000}\u{3000}\u{3000}c"), "a b c");
        let zalgo = format!("a{}b", "\u{335}".repeat(100));
        assert_eq!(plain(&zalgo), format!("a{}b", "\u{335}".repeat(3)));
        // Signs that scripts need stay.
        for name in [
            "ज़ुँ",
            "ਸ਼ਿੰ",
            "مُحَمَّدٌ",
            "শ্রীঁ",
            "❤\u{fe0f}",
            "Zoë 🂡 A♠",
            "王小明",
            "র\u{200d}\u{9cd}যাচেল",
            "علی\u{200c}رضا",
            "ක\u{dca}\u{200d}රිස්",
            "രാജന\u{d4d}\u{200d}",
            "👩\u{1f3fd}\u{200d}🚀 Mae",
            "🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{200d}☠\u{fe0f}",
            "Fi 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Tom",
            "🇮🇳 1\u{fe0f}\u{20e3}",
        ] {
            assert_eq!(plain(name), name);
        }
    }

    #[test]
    fn no_person_looks_like_a_computer() {
        for language in Language::ALL {
            let catalog = language.catalog();
            let marks = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
            for (name, left) in [
                ("🤖 Ada", "Ada"),
                ("🤖Ada", "Ada"),
                ("Ada 🤖", "Ada"),
                ("A🤖🤖da", "A da"),
                ("\u{200b}🤖\u{fe0f} Ada", "Ada"),
            ] {
                assert_eq!(shown(catalog, name), left, "{name:?}");
                assert_eq!(marks(named(catalog, name)), left, "{name:?}");
                let listed = distinct_names(catalog, [(UserId(1), Some(name))]);
                assert_eq!(marks(listed[0].clone()), left, "{name:?}");
                assert!(passes_for(&looks(name), &looks("ada")) || left != "Ada");
            }
            for nothing in ["🤖", " 🤖\u{fe0f}🤖 ", "\u{200b}🤖"] {
                assert_eq!(shown(catalog, nothing), catalog.somebody_named(), "{nothing:?}");
            }
            assert_eq!(shown(catalog, "\u{200b}"), "?");
        }
        assert_eq!(shown(Language::English.catalog(), "🤖"), "Somebody");
    }

    #[test]
    fn a_long_name_does_not_end_inside_of_a_sign() {
        let england = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
        let family = "👩\u{200d}👩\u{200d}👧";
        for sign in [england, family, "র\u{200d}\u{9cd}যা", "🇮🇳", "👍\u{1f3fd}", "नी", "각"]
        {
            for before in 25..=32 {
                let letters = "x".repeat(before);
                let fits = before + sign.chars().count() <= 32;
                let shown = plain(&format!("{letters}{sign}{sign}{sign}"));
                let signs = &shown[before..];
                assert_eq!(signs.replace(sign, ""), "", "{before} {shown:?}");
                assert_eq!(signs.is_empty(), !fits, "{before} {shown:?}");
            }
        }
    }

    #[test]
    fn people_whose_names_look_alike_are_told_apart() {
        let english = Language::English.catalog();
        let people = [
            (UserId(1_230_001), Some("Ann")),
            (UserId(1_230_002), Some("ann ")),
            (UserId(1_230_003), Some("Bob")),
            (UserId(4), None),
            (UserId(50_000), Some("Zoë")),
            (UserId(60_000), Some("Zo\u{200d}ë")),
            // With a letter of its own, or with a sign on another one.
            (UserId(70_007), Some("José")),
            (UserId(70_008), Some("Jose\u{301}")),
            (UserId(70_009), Some("\u{9df}")),
            (UserId(70_010), Some("\u{9af}\u{9bc}")),
            // Somebody calls themselves what another one is called here.
            (UserId(80_001), Some("Ann (…0002)")),
            (UserId(80_002), Some("Bob (the builder)")),
            (UserId(80_003), Some("Eve (she)")),
        ];
        assert_eq!(
            distinct_names(english, people),
            [
                "Ann (…0001)", "ann (…0002)", "Bob", "somebody", "Zoë (50000)",
                "Zo\u{200d}ë (60000)", "José (…0007)", "Jose\u{301} (…0008)", "\u{9df} (…0009)",
                "\u{9af}\u{9bc} (…0010)", "Ann (…0002) (80001)", "Bob (the builder) (…0002)",
                "Eve (she)"
            ]
        );
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
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "**_`@everyone`_**",
            &longest,
        ] {
            assert!(typed_word(good).is_ok(), "{good}");
        }
        let stacked = format!("a{}", "\u{335}".repeat(39));
        for bad in [
            "\u{3164}", "a\u{3164}", "\u{2800}\u{2800}", "\u{ffa0}\u{115f}\u{1160}",
            "a\u{ad}\u{34f}\u{180e}", "\u{301}", "\u{301}a", "a\u{200d}", "a\u{200c}\u{200d}b",
            "a\u{e0067}\u{e007f}", "two\nlines", &stacked,
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
            // A name may consist of backslashes, which are escaped by another one.
            let mut bare = shown.replace("\\\\", "/").replace('\\', "");
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
