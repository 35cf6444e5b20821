//! Cards as people read them.

use crate::i18n::Catalog;
use crate::render::marks::mark;
use getaway_games::cards::{Card, CardSet, Suit};

/// A card among others, in a hand or a trick: its picture, or its label where there are no
/// pictures.
pub fn picture(card: Card) -> String {
    mark(card).to_string()
}

/// A card in a sentence or on a button: `Q♥`.
pub fn label(card: Card) -> String {
    format!("{}{}", card.rank().name(), card.suit().symbol())
}

/// Cards suit by suit, from high to low.
pub fn sorted(cards: CardSet) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    sorted.sort_by_key(|card| (card.suit(), std::cmp::Reverse(card.rank()), *card));
    sorted
}

/// The same: each face once, with how many there are.
pub fn faces(cards: CardSet) -> Vec<(Card, usize)> {
    let sorted = sorted(cards);
    let faces = sorted.chunk_by(|one, next| one.face() == next.face());
    faces.map(|same| (same[0], same.len())).collect()
}

/// Cards in a row, in the order given.
pub fn in_order(cards: impl IntoIterator<Item = Card>) -> String {
    let pictures: Vec<String> = cards.into_iter().map(picture).collect();
    pictures.join(" ")
}

/// Cards in a row from high to low. A face that is held twice says so.
pub fn row(cards: CardSet) -> String {
    row_of(cards, picture)
}

/// The same in a sentence.
pub fn row_of_labels(cards: CardSet) -> String {
    row_of(cards, label)
}

fn row_of(cards: CardSet, show: fn(Card) -> String) -> String {
    let faces = faces(cards).into_iter().map(|(card, times)| match times {
        1 => show(card),
        times => format!("{} ×{times}", show(card)),
    });
    faces.collect::<Vec<_>>().join(" ")
}

pub fn suit_name(catalog: &Catalog, suit: Suit) -> String {
    catalog.suit(suit.letter().to_string())
}

/// A suit as its symbol and its name: `♥ hearts`.
pub fn suit(catalog: &Catalog, suit: Suit) -> String {
    format!("{} {}", suit.symbol(), suit_name(catalog, suit))
}

/// A card in words: `queen of hearts`.
pub fn in_words(catalog: &Catalog, card: Card) -> String {
    let (rank, suit) = (card.rank().name(), suit_name(catalog, card.suit()));
    catalog.card_in_words(rank, suit)
}

/// A card as a label, then in words: `Q♥ – queen of hearts`.
pub fn label_in_words(catalog: &Catalog, card: Card) -> String {
    catalog.directed(format!("{} – {}", label(card), in_words(catalog, card)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::card_style::plain;

    #[test]
    fn a_face_held_twice_shows_once() {
        let cards = ["QH", "QH'", "3H", "10S"].map(|c| c.parse().unwrap());
        let row = row(cards.into_iter().collect());
        assert_eq!(plain(&row), "10♠ Q♥ ×2 3♥");
        assert_eq!(row_of_labels(cards.into_iter().collect()), plain(&row));
        let marks = cards.map(|card: Card| mark(card));
        assert_eq!(row.chars().filter(|c| marks.contains(c)).count(), 3);
    }
}
