//! Texts of both directions beside each other: what is set apart by Unicode's isolates, so that the
//! direction of one does not turn the other around.

use fluent_bundle::{FluentArgs, FluentValue};
use unicode_bidi::{BidiClass, bidi_class};

/// The text with a direction of its own, that of its first letter.
pub fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// Whether anything in the text is written from right to left.
pub fn is_right_to_left(text: &str) -> bool {
    let letter = |c| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    text.chars().any(letter)
}

/// Whether a character takes room of its own and turns nothing around: no formatting, no filler, and no
/// sign that is stacked on nothing.
pub fn is_visible(c: char) -> bool {
    use BidiClass::{AL, B, BN, FSI, L, LRE, LRI, LRO, PDF, PDI, R, RLE, RLI, RLO, S};
    match bidi_class(c) {
        B | BN | S | FSI | LRE | LRI | LRO | PDF | PDI | RLE | RLI | RLO => false,
        // Marks of direction that belong to the letters, and letters that show nothing.
        AL | L | R => !matches!(
            c,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{3164}'
                | '\u{ffa0}'
                | '\u{2800}'
        ),
        _ => c != '\u{34f}',
    }
}

/// Whether a character is stacked on the one before it.
pub fn is_stacked(c: char) -> bool {
    bidi_class(c) == BidiClass::NSM
}

/// The arguments that are names, words of players or cards: in a text from right to left they are set apart. All others
/// choose between forms, are numbers, or are to be copied as they stand.
const SET_APART: [&str; 11] = [
    "name", "from", "to", "who", "card", "cards", "hand", "up", "line", "label", "word",
];

/// The arguments with marks that keep their direction apart from the sentence's (Unicode's isolates).
/// Mentions and timestamps are left as they are: the marks would break them.
pub fn set_apart<'a>(args: &'a FluentArgs) -> FluentArgs<'a> {
    let apart = |name: &str, value: &FluentValue<'a>| match value {
        FluentValue::String(text)
            if SET_APART.contains(&name) && !text.contains(['<', '\u{2068}']) =>
        {
            FluentValue::from(isolated(text))
        }
        other => other.clone(),
    };
    args.iter()
        .map(|(name, value)| (name, apart(name, value)))
        .collect()
}
