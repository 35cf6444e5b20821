//! Where lines with cards break on a phone. Apps may break a line on both sides of a picture,
//! whatever stands there, so a card would part from the name of its player. Before that can happen,
//! the line is broken here, for wider screens, too. Without pictures of cards, lines stay as they
//! are.

use unicode_bidi::{Direction, get_base_direction};

use super::marks::is_mark;
use super::message::is_picture;
use crate::i18n::{FROM_THE_RIGHT, is_stacked, is_visible};

/// The width of a line on a phone, and of what stands in it, in hundredths of the type size. Letters
/// differ; these are common ones.
const LINE: usize = 1700;
const PICTURE: usize = 140;
const LETTER: usize = 57;
const SPACE: usize = 26;

/// The line, broken between two of its parts where a phone has no room for the next one's pictures.
pub fn broken(line: &str) -> String {
    let (small, words) = match line.strip_prefix("-# ") {
        Some(words) => ("-# ", words),
        None => ("", line),
    };
    if !words.contains(is_drawn) || width(words) <= LINE {
        return line.to_owned();
    }
    let is_from_the_right = get_base_direction(words) == Direction::Rtl;
    let mark = is_from_the_right.then_some(FROM_THE_RIGHT).map(String::from).unwrap_or_default();
    let end = format!("{mark}\n{small}{mark}");
    let (mut broken, mut filled, mut behind_heading) = (small.to_owned(), 0, false);
    for (number, part) in parts(words).into_iter().enumerate() {
        // A heading and its sentence part only for a card, not for a sign.
        let drawn = width(up_to_last(part, if behind_heading { is_mark } else { is_drawn }));
        if number > 0 {
            // Longer than a line, it breaks in any case.
            let fits = filled + SPACE + drawn <= LINE || drawn > LINE;
            broken += if fits { " " } else { &end };
            filled = if fits { filled + SPACE } else { 0 };
        }
        broken += part;
        // The words behind a picture go on in the next line.
        filled = (filled + width(part)) % LINE;
        behind_heading = is_heading(part);
    }
    broken
}

/// The spaces, the signs of bold type and the marks around words.
fn is_markup(c: char) -> bool {
    c == ' ' || c == '*' || !is_visible(c)
}

/// Whether the text ends with a heading: a colon, and the end of bold type.
fn is_heading(text: &str) -> bool {
    let visible = text.trim_end_matches(is_markup);
    visible.ends_with(':') && text[visible.len()..].contains('*')
}

/// Whether it is only the number of what follows.
fn is_number(part: &str) -> bool {
    let is_word = |c: char| c.is_alphabetic() || is_drawn(c);
    part.contains(|c: char| c.is_ascii_digit()) && !part.contains(is_word)
}

/// What stands between spaces behind punctuation: a heading, a name with its cards, a name in a
/// list, a sentence. Not between parts of something in bold, in parentheses or in an isolate, not
/// behind a number alone, and not before a card.
fn parts(words: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    for (at, _) in words.match_indices(' ') {
        let (before, behind) = words.split_at(at);
        let count = |sign: &str| before.matches(sign).count();
        let is_inside = count("**") % 2 == 1
            || count("\u{2068}") != count("\u{2069}")
            // A parenthesis in a name is escaped.
            || count("(") - count("\\(") > count(")") - count("\\)");
        let visible = before.trim_end_matches(is_markup);
        let ends = is_heading(before)
            || visible.ends_with("):")
            || visible.ends_with(['·', ',', '،', '.', ';', '؛', '।', '۔']);
        let ends = ends && !is_inside && !is_number(&words[start..at]);
        if ends && !behind.trim_start_matches(is_markup).starts_with(is_mark) {
            parts.push(&words[start..at]);
            start = at + 1;
        }
    }
    parts.push(&words[start..]);
    parts
}

/// The part up to the word with its last picture of this kind. Nothing if it has none.
fn up_to_last(part: &str, is_picture: fn(char) -> bool) -> &str {
    match part.rfind(is_picture) {
        Some(at) => part[at..].find(' ').map_or(part, |end| &part[..at + end]),
        None => "",
    }
}

/// Whether apps draw a picture for it.
fn is_drawn(c: char) -> bool {
    is_mark(c) || is_picture(c)
}

fn width(text: &str) -> usize {
    let mut after_card = false;
    let of = |c: char| {
        let is_card = is_mark(c);
        let is_behind = std::mem::replace(&mut after_card, is_card);
        match c {
            _ if is_drawn(c) => PICTURE,
            // Between two cards, there is none.
            ' ' if is_behind => 0,
            ' ' | '\u{a0}' => SPACE,
            '*' | '\\' => 0,
            _ if is_stacked(c) || !is_visible(c) => 0,
            _ => LETTER,
        }
    };
    text.chars().map(of).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::marks::{BACK, PICTURED};

    /// `Ann` and a card, and so on.
    fn plays(names: &[&str]) -> String {
        let plays = names.iter().map(|name| format!("{name} **{BACK}**"));
        plays.collect::<Vec<_>>().join("\u{a0}· ")
    }

    #[test]
    fn a_line_breaks_before_a_name_and_not_before_its_cards() {
        let three = plays(&["Ann", "Bob", "Cid"]);
        assert_eq!(broken(&three), three, "it fits");
        let [first, second] = [&["Ann", "**Mary Jane**"][..], &["Cid", "🤖\u{a0}Ada"]].map(plays);
        let line = format!("Led: {first}\u{a0}· {second} (highest: Bob)");
        let lines = format!("Led: {first}\u{a0}·\n{second} (highest: Bob)");
        assert_eq!(broken(&line), lines);
        assert_eq!(broken(&format!("-# {line}")), format!("-# {}", lines.replace('\n', "\n-# ")));
        // A computer's name stays with its sign, and cards in a row with each other.
        let line = format!(
            "Not yet: **Chitra**, **🤖\u{a0}Ada**, **🤖\u{a0}Bo**, **🤖\u{a0}Cleo**. Has taken {BACK} {BACK} {BACK}."
        );
        let lines = line.replace("Bo**, ", "Bo**,\n");
        assert_eq!(broken(&line), lines);
    }

    #[test]
    fn no_line_with_cards_is_wider_than_a_phone() {
        for (one, other) in (1..14).flat_map(|one| (1..11).map(move |other| (one, other))) {
            let names = ["x".repeat(one), format!("🤖\u{a0}{}", "y".repeat(other))];
            let plays = plays(&[&names[0], &names[1], &names[1], &names[0]]);
            for line in [format!("**Last trick ({}’s):** {plays}", names[1]), plays] {
                let told = broken(&line);
                assert!(told.lines().all(|line| width(line) <= LINE), "{told}");
            }
        }
    }

    #[test]
    fn a_heading_or_a_number_stays_with_its_sentence() {
        let takes = "Alice takes all 10 of 🤖\u{a0}Ada’s cards. 🤖\u{a0}Ada gets away.";
        for before in ["**Trick 2:**", "2\u{a0}·", "-# **Trick 2:**"] {
            let line = format!("{before} {takes} {}", plays(&["Ann", "Bob"]));
            let told = broken(&line);
            assert!(told.starts_with(&format!("{before} Alice takes")), "{told}");
        }
    }

    #[test]
    fn no_line_breaks_between_parentheses() {
        let cards = vec![BACK.to_string(); 3].join(" ");
        let line = format!("**Alice** (left; a computer plays): 3\u{a0}· **{cards}**\u{a0}· 3");
        assert_eq!(broken(&line), line.replace("): ", "):\n"));
        // One in a name is none.
        let three = plays(&["Ann", "Bob", r"Cid:\(", "Mary Jane"]);
        assert_eq!(broken(&three), three.replace("Mary", "\nMary").replace(" \n", "\n"));
    }

    #[test]
    fn words_break_by_themselves() {
        let words = "The draw deck is empty\u{a0}· nothing burnt\u{a0}· two are away\u{a0}· ";
        let line = format!("{words}{}", plays(&["Ann"]));
        assert_eq!(broken(&line), line);
        let cards = format!("♥ hearts: {PICTURED}{}", vec![BACK.to_string(); 20].join(" "));
        let names = ["some words that are longer than a line"; 3].join("\u{a0}· ");
        for line in [cards, names] {
            assert_eq!(broken(&line), line);
        }
    }

    #[test]
    fn a_broken_line_from_the_right_says_so_again() {
        // Names and cards are set apart there.
        let set_apart = |name| format!("\u{2068}{name}\u{2069} **\u{2068}{BACK}\u{2069}**");
        let plays_apart = ["Asha", "Bilal", "Chitra", "شہلا"].map(set_apart);
        let line = format!("پچھلا سر: {}", plays_apart.join("\u{a0}· "));
        let told = broken(&line);
        assert_eq!(told.replace("\u{200f}\n\u{200f}", " "), line, "{told}");
        let mut lines = told.lines().map(|line| line.trim_start_matches(|c| !is_visible(c)));
        assert!(
            lines.clone().count() > 1 && !lines.any(|line| line.starts_with(is_mark)),
            "{told}"
        );
        // One name from the right doesn't make a line one.
        let line = plays(&["Ann", "\u{2068}شہلا\u{2069}", "Mary Jane", "Bob"]);
        assert!(!broken(&line).contains('\u{200f}') && broken(&line).contains('\n'));
    }
}
