//! Cards as people type them, also in the words in which the bot's languages name them.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::cards::{in_words, suit_name};
use crate::i18n::Language;
use getaway_games::cards::{Card, CardSet, Rank, Suit, is_punctuation, latin, parse_typed};
use getaway_table::plan::when::folded;

/// The longest text that can be a card in words, in bytes.
const LONGEST: usize = 120;

/// The words of all languages.
#[derive(Default)]
struct Vocabulary {
    ranks: HashMap<String, Rank>,
    suits: HashMap<String, Suit>,
    /// What stands between rank and suit.
    between: HashSet<String>,
}

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let mut all = Vocabulary::default();
    for (language, card) in
        Language::ALL.iter().flat_map(|one| CardSet::pack(1).iter().map(move |card| (one, card)))
    {
        let (catalog, suit) = (language.catalog(), card.suit());
        let name = folded(&suit_name(catalog, suit));
        let told = words(&in_words(catalog, card));
        let count = told.len();
        for (at, word) in told.into_iter().enumerate() {
            // The suit's name may have an ending.
            if word.starts_with(&name) {
                all.suits.insert(word, suit);
            } else if at == 0 || at + 1 == count {
                all.ranks.insert(word, card.rank());
            } else {
                all.between.insert(word);
            }
        }
        all.suits.extend([name, suit.symbol().to_string()].map(|word| (word, suit)));
        all.ranks.insert(folded(card.rank().name()), card.rank());
    }
    all
});

fn words(text: &str) -> Vec<String> {
    let text: String = text.chars().map(latin).collect();
    // An apostrophe may belong to a word.
    let apostrophes = ['\'', '’'];
    let is_between =
        |c: char| c.is_whitespace() || (is_punctuation(c) && !apostrophes.contains(&c));
    let words = text.split(is_between).map(|word| word.trim_matches(apostrophes));
    let words = words.filter(|word| !word.is_empty());
    let is_shaping = |c: char| matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{200e}' | '\u{200f}');
    words.map(|word| folded(&word.replace(is_shaping, ""))).collect()
}

/// The card that somebody typed.
pub fn read(text: &str) -> Option<Card> {
    parse_typed(text).or_else(|| in_any_language(text))
}

/// A rank and a suit in words, in either order.
fn in_any_language(text: &str) -> Option<Card> {
    if text.len() > LONGEST {
        return None;
    }
    let (mut rank, mut suit) = (None, None);
    for word in words(text) {
        let is_new = match (VOCABULARY.ranks.get(&word), VOCABULARY.suits.get(&word)) {
            (Some(named), _) => rank.replace(*named).is_none(),
            (_, Some(named)) => suit.replace(*named).is_none(),
            _ => VOCABULARY.between.contains(&word),
        };
        if !is_new {
            return None;
        }
    }
    Some(Card::new(rank?, suit?))
}

/// Finds the card of `cards` that the text means. With two packs, a text that names no copy means
/// whichever copy is there, the first before the second.
pub fn find(text: &str, cards: CardSet) -> Option<Card> {
    let card = read(text)?;
    [card, card.second_copy()].into_iter().find(|card| cards.contains(*card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::cards::label_in_words;

    #[test]
    fn every_card_is_read_in_the_words_of_every_language() {
        for language in Language::ALL {
            let catalog = language.catalog();
            for card in CardSet::pack(1) {
                let (rank, suit) = (card.rank().name(), suit_name(catalog, card.suit()));
                let told = in_words(catalog, card);
                let (_, labelled) = label_in_words(catalog, card)
                    .split_once('–')
                    .map(|(a, b)| (a.to_owned(), b.to_owned()))
                    .unwrap();
                let turned: Vec<&str> = told.split(' ').rev().collect();
                for text in [
                    told.clone(),
                    labelled,
                    turned.join(" "),
                    format!("{rank} {suit}"),
                    format!("{suit} {rank}"),
                    format!("({told}),"),
                    format!("«{told}।»"),
                    format!("‘{told}’"),
                    format!("“{told}۔”"),
                    format!("{suit}، {rank}"),
                    format!("{suit}–{rank}…"),
                    format!("{suit}-{rank}"),
                ] {
                    assert_eq!(read(&text), Some(card), "{language:?}: {text:?}");
                }
            }
        }
        for (text, card) in [
            ("पान का गुलाम", "JH"),
            ("पान की १०", "10H"),
            ("پان كي بيگم", "QH"),
            ("بیگم ♥", "QH"),
            ("হরতন বিবি", "QH"),
            ("ਪਾਨ ੧੦", "10H"),
        ] {
            assert_eq!(read(text).map(|card| card.to_string()).as_deref(), Some(card), "{text:?}");
        }
        for text in ["पान", "बेगम", "पान पान", "पान की बेगम पान", "7 of hearts 7", "पान की x", ""]
        {
            assert_eq!(read(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_face_finds_the_copy_that_is_there() {
        let cards =
            |names: &[&str]| -> CardSet { names.iter().map(|n| n.parse().unwrap()).collect() };
        let found = |text, names: &[&str]| find(text, cards(names)).map(|c| c.to_string());
        assert_eq!(found("qh", &["QH", "QH'"]).as_deref(), Some("QH"));
        assert_eq!(found("qh", &["QH'", "KH"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH", "QH'"]).as_deref(), Some("QH'"));
        assert_eq!(found("qh'", &["QH"]), None);
        assert_eq!(found("kh", &["QH"]), None);
    }
}
