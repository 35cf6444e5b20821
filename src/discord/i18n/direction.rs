//! Texts of both writing directions next to each other. Unicode's isolates keep the direction of
//! one from reordering the other.

use fluent_bundle::{FluentArgs, FluentValue};
use unicode_bidi::{BidiClass, Direction, bidi_class, get_base_direction};

/// Unicode's mark for a place from which text runs from right to left.
const FROM_THE_RIGHT: char = '\u{200f}';

/// Isolates a text: its direction follows its own first letter.
pub fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// Whether any letter in the text is written from right to left.
pub fn is_right_to_left(text: &str) -> bool {
    let letter = |c| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    text.chars().any(letter)
}

/// Whether a character takes up space and doesn't reorder its neighbours. Formatting characters,
/// fillers and the invisible joiner aren't visible.
pub fn is_visible(c: char) -> bool {
    use BidiClass::{AL, B, BN, FSI, L, LRE, LRI, LRO, PDF, PDI, R, RLE, RLI, RLO, S};
    match bidi_class(c) {
        B | BN | S | FSI | LRE | LRI | LRO | PDF | PDI | RLE | RLI | RLO => false,
        // Direction marks that count as letters, and letters that are blank.
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

/// Whether a character combines with the one before it.
pub fn is_stacked(c: char) -> bool {
    bidi_class(c) == BidiClass::NSM
}

/// The arguments that get isolates in right-to-left texts: names, players' words, cards, and points
/// with their sign. All others choose between forms, are numbers, or must be copied unchanged.
const SET_APART: [&str; 13] = [
    "name", "from", "to", "who", "card", "cards", "hand", "up", "line", "label", "word", "points",
    "tricks",
];

/// Whether a text contains a mention or a timestamp. In names, their signs are escaped.
fn has_tag(text: &str) -> bool {
    let mut signs = text.match_indices('<');
    signs.any(|(at, _)| !text[..at].ends_with('\\'))
}

/// The arguments with marks (Unicode's isolates) that keep their direction separate from the
/// sentence's. Mentions and timestamps stay unmarked: the marks would break them.
pub fn set_apart<'a>(args: &'a FluentArgs) -> FluentArgs<'a> {
    let apart = |name: &str, value: &FluentValue<'a>| match value {
        FluentValue::String(text)
            if SET_APART.contains(&name) && !has_tag(text) && !text.contains('\u{2068}') =>
        {
            FluentValue::from(isolated(text))
        }
        other => other.clone(),
    };
    args.iter()
        .map(|(name, value)| (name, apart(name, value)))
        .collect()
}

/// Marks the lines of a right-to-left text that begin with something else, such as a name or a card:
/// an app takes a line's direction from its first letter, and shows a mention or a timestamp with
/// letters of its own. The mark follows the signs of a quotation, a list or bold type, which mean
/// something only where they begin.
pub fn marked(text: &str) -> String {
    let shown = |line: &str| line.replace("<@", "A").replace("<t:", "A");
    let line = |line: &str| {
        if !is_right_to_left(line) || get_base_direction(&*shown(line)) == Direction::Rtl {
            return line.to_owned();
        }
        let signs = |c: char| " >#-*.".contains(c) || c.is_ascii_digit();
        let rest = line.trim_start_matches(signs);
        let signs = line.strip_suffix(rest).unwrap_or_default();
        format!("{signs}{FROM_THE_RIGHT}{rest}")
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_begins_with_a_name_is_marked_behind_the_signs_that_begin_it() {
        for (text, expected) in [
            ("Asha کی باری", "\u{200f}Asha کی باری"),
            ("1. **Asha** کی", "1. **\u{200f}Asha** کی"),
            ("باری\n> Q♥ پتا", "باری\n> \u{200f}Q♥ پتا"),
            ("<@1>، باری", "\u{200f}<@1>، باری"),
            (
                "\u{2068}Asha\u{2069} <@1>، باری",
                "\u{200f}\u{2068}Asha\u{2069} <@1>، باری",
            ),
            ("باری Asha <@1>", "باری Asha <@1>"),
            ("`/getaway`", "`/getaway`"),
        ] {
            assert_eq!(marked(text), expected);
            assert_eq!(marked(expected), expected, "once is enough");
        }
    }
}
