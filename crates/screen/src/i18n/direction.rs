//! Texts of both writing directions next to each other. Unicode's isolates keep the direction of
//! one from reordering the other.

use fluent_bundle::{FluentArgs, FluentValue};
use unicode_bidi::{BidiClass, bidi_class};

/// Unicode's mark for a place from which text runs from right to left.
pub const FROM_THE_RIGHT: char = '\u{200f}';

/// Isolates a text: its direction follows its own first letter.
pub fn isolated(text: &str) -> String {
    format!("\u{2068}{text}\u{2069}")
}

/// Whether any letter in the text is written from right to left.
pub fn is_right_to_left(text: &str) -> bool {
    text.chars().any(|c| !c.is_ascii() && matches!(bidi_class(c), BidiClass::R | BidiClass::AL))
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

/// The arguments that get isolates in right-to-left texts: names, players' words, cards and choices
/// of them, and points with their sign. All others choose between forms, are numbers, or must be copied unchanged.
const SET_APART: [&str; 20] = [
    "name", "names", "from", "to", "who", "card", "cards", "give", "take", "hand", "up", "choice",
    "next", "did", "better", "line", "label", "word", "points", "tricks",
];

/// The arguments with marks (Unicode's isolates) that keep their direction separate from the
/// sentence's. Timestamps get them, too: apps show them in the reader's language.
pub fn set_apart<'a>(args: &'a FluentArgs) -> FluentArgs<'a> {
    let apart = |name: &str, value: &FluentValue<'a>| match value {
        FluentValue::String(text)
            if (SET_APART.contains(&name) || text.contains("<t:"))
                && !text.contains('\u{2068}') =>
        {
            FluentValue::from(isolated(text))
        }
        other => other.clone(),
    };
    args.iter().map(|(name, value)| (name, apart(name, value))).collect()
}

/// The text with isolates around every number with a sign: without them, its sign would move to the
/// other side of it.
pub fn signs_set_apart(text: &str) -> String {
    let mut apart = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['+', '-', '−', '±']) {
        let (before, signed) = rest.split_at(at);
        let sign = signed.chars().next().map_or(0, char::len_utf8);
        let end = sign + end_of_number(&signed[sign..]);
        apart.push_str(before);
        let last = apart.chars().next_back();
        // Dates, ranges and ids have no signs.
        let is_inside = last.is_some_and(|c| c.is_alphanumeric() || matches!(c, ':' | '\\'));
        let is_apart = last.is_some_and(|c| matches!(c, '\u{2066}' | '\u{2068}'))
            && signed[end..].starts_with('\u{2069}');
        let (number, behind) = signed.split_at(end);
        if end == sign || is_inside || is_apart {
            apart.push_str(number);
        } else {
            apart.push_str(&isolated(number));
        }
        rest = behind;
    }
    apart + rest
}

/// How long the number is with which the text begins.
fn end_of_number(text: &str) -> usize {
    let after =
        text.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | ':'));
    let number = text[..text.len() - after.len()].trim_end_matches(['.', ',', ':']);
    let begins = number.starts_with(|c: char| c.is_ascii_digit());
    if begins { number.len() } else { 0 }
}

/// Marks the lines of a right-to-left text where they begin or end with something else, such as a
/// name, a card, a number or a colon. An app takes a line's direction from its first letter, or
/// lays all lines out from the left; between two marks, the order is right in both. The first mark
/// follows the signs of a quotation or bold type, which mean something only where they begin. It
/// goes before a number: apps put those of a list on the left, whatever the list's direction.
pub fn marked(text: &str) -> String {
    text.split('\n').map(marked_line).collect::<Vec<_>>().join("\n")
}

fn marked_line(line: &str) -> String {
    if !is_right_to_left(line) {
        return line.to_owned();
    }
    let needs_mark = |edge: Option<char>| {
        edge.is_some_and(|c| !matches!(bidi_class(c), BidiClass::R | BidiClass::AL))
    };
    let rest = line.trim_start_matches(|c: char| " >#-*".contains(c));
    let signs = line.strip_suffix(rest).unwrap_or_default();
    let shown = rest.trim_end_matches(['*', ' ']);
    // A mark behind an address would become part of it.
    let is_link = shown.rsplit(' ').next().is_some_and(|word| word.contains("://"));
    let mut marked = signs.to_owned();
    if needs_mark(rest.chars().next()) {
        marked.push(FROM_THE_RIGHT);
    }
    marked.push_str(rest);
    if needs_mark(shown.chars().next_back()) && !is_link {
        marked.push(FROM_THE_RIGHT);
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_keeps_its_sign_before_it() {
        for (text, expected) in [
            ("پوائنٹ −150", "پوائنٹ \u{2068}−150\u{2069}"),
            ("+1,325.5، −20۔", "\u{2068}+1,325.5\u{2069}، \u{2068}−20\u{2069}۔"),
            ("Ann: −5.", "Ann: \u{2068}−5\u{2069}."),
            ("(−25 · +10)", "(\u{2068}−25\u{2069} · \u{2068}+10\u{2069})"),
            ("2026-12-24 UTC-5 10−12 - 5 −", "2026-12-24 UTC-5 10−12 - 5 −"),
            ("\u{2068}−5\u{2069} ہے", "\u{2068}−5\u{2069} ہے"),
        ] {
            assert_eq!(signs_set_apart(text), expected);
            assert_eq!(signs_set_apart(expected), expected, "once is enough");
        }
    }

    #[test]
    fn a_line_that_begins_or_ends_with_something_else_is_marked_behind_the_signs_that_begin_it() {
        for (text, expected) in [
            ("Asha کی باری", "\u{200f}Asha کی باری"),
            ("1. **Asha** کی", "\u{200f}1. **Asha** کی"),
            ("باری\n> Q♥ پتا", "باری\n> \u{200f}Q♥ پتا"),
            ("\u{2068}Asha\u{2069} <@1>، باری", "\u{200f}\u{2068}Asha\u{2069} <@1>، باری"),
            ("4 تک", "\u{200f}4 تک"),
            ("باری Asha", "باری Asha\u{200f}"),
            ("**پتے:**", "**پتے:**\u{200f}"),
            ("**پتے**", "**پتے**"),
            ("میز: https://x.y/1", "میز: https://x.y/1"),
            ("`/getaway`", "`/getaway`"),
        ] {
            assert_eq!(marked(text), expected);
            assert_eq!(marked(expected), expected, "once is enough");
        }
    }
}
