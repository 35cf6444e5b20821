//! The special characters that stand for cards in a message until it is sent: they are from a part
//! of Unicode that nobody else uses here. Where it goes decides what they become (see
//! [`CardStyle`](super::card_style::CardStyle)).

use getaway_games::cards::{Card, Rank, Suit};

const FIRST: char = '\u{f0000}';
pub const BACK: char = '\u{f0100}';
/// The mark of a line that is larger if it has pictures.
pub const LARGER: char = '\u{f0101}';
/// The mark in a line between what it is without pictures and what it is with them. A line with
/// nothing else is empty without pictures, and isn't there with them.
pub const PICTURED: char = '\u{f0102}';

/// The mark of the place in a hand where a hint goes. It is nothing by itself.
pub const HINT: char = '\u{f0103}';

pub fn mark(card: Card) -> char {
    let number = card.suit() as u32 * u32::from(Rank::COUNT) + u32::from(card.rank().number());
    char::from_u32(u32::from(FIRST) + number).unwrap_or(BACK)
}

/// Whether a character may be a mark. Names never contain one.
pub fn is_mark(c: char) -> bool {
    ('\u{f0000}'..='\u{ffffd}').contains(&c)
}

pub fn card(mark: char) -> Option<Card> {
    let number = u8::try_from(u32::from(mark).checked_sub(u32::from(FIRST))?).ok()?;
    let suit = *Suit::ALL.get(usize::from(number / Rank::COUNT))?;
    Some(Card::new(Rank::new(number % Rank::COUNT)?, suit))
}
