//! Cards in texts, ids and records, as messages write them.

use std::collections::BTreeSet;

use getaway::cards::{Card, parse_typed};

use super::Cards;

/// Cards as messages write them.
pub fn readable(cards: impl IntoIterator<Item = Card>) -> Cards {
    cards.into_iter().filter_map(|card| written(&card.to_string())).collect()
}

/// Removes the words of people's cuts from a text, where the lobby, the result and `verify` show
/// them.
pub(super) fn without_words(text: String, words: &BTreeSet<String>) -> String {
    if words.is_empty() {
        return text;
    }
    let lines = text.lines().map(|line| {
        let plain = line.replace(['\u{2068}', '\u{2069}', '\u{200f}', '\u{fe0e}'], "");
        let shown = |word: &&String| {
            let entry = plain.trim_start_matches("-# ");
            let of_a_table = entry.starts_with('✂') && entry.ends_with(&format!(": {word}"));
            let number = entry.trim_start_matches(|c: char| c.is_ascii_digit());
            of_a_table || number.starts_with(&format!(". {word} ("))
        };
        match words.iter().find(shown) {
            Some(word) => plain.replacen(word.as_str(), "", 1),
            None => line.to_owned(),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The cards that a custom id or a value names, as messages write them.
pub(super) fn cards_of_id(id: &str) -> Cards {
    id.split(['.', '-', ' ', ',']).filter_map(written).collect()
}

/// The cards that somebody named in what they typed or pressed.
pub(super) fn cards_given(text: &str) -> Cards {
    let typed = text.split([' ', ',']).chain([text]).filter_map(parse_typed);
    typed.filter_map(|card| written(&card.to_string())).chain(cards_of_id(text)).collect()
}

/// Converts a card from the way a record writes it (`QH`) to the way messages do (`Q♥`).
pub(super) fn written(code: &str) -> Option<String> {
    let code = code.trim_end_matches('\'');
    let (rank, suit) = code.split_at_checked(code.len().checked_sub(1)?)?;
    let suit = match suit {
        "S" => '♠',
        "H" => '♥',
        "D" => '♦',
        "C" => '♣',
        _ => return None,
    };
    let ranks = "2 3 4 5 6 7 8 9 10 J Q K A";
    ranks.split(' ').any(|known| known == rank).then(|| format!("{rank}{suit}"))
}
