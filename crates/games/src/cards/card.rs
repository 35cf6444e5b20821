//! Cards, for one pack or two.
//!
//! Owns the notation of a card (`QH`, `10S`, `AS'`). The only rule it knows is the rank order
//! ("Terms"): in each suit A K Q J 10 9 8 7 6 5 4 3 2 from high to low.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the four suits, in the order in which hands are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The letter of the suit in a record: `S`, `H`, `D` or `C`.
    pub const fn letter(self) -> char {
        ['S', 'H', 'D', 'C'][self as usize]
    }

    /// The symbol of the suit: `♠`, `♥`, `♦` or `♣`.
    pub const fn symbol(self) -> char {
        ['♠', '♥', '♦', '♣'][self as usize]
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SuitSet(u8);

impl SuitSet {
    pub const EMPTY: SuitSet = SuitSet(0);

    pub const fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    pub const fn contains(self, suit: Suit) -> bool {
        self.0 & (1 << suit as u8) != 0
    }

    #[must_use]
    pub const fn and(self, other: SuitSet) -> SuitSet {
        SuitSet(self.0 & other.0)
    }
}

/// The rank of a card, from 0 for the two up to 12 for the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

const RANK_NAMES: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

impl Rank {
    pub const COUNT: u8 = 13;
    pub const TWO: Rank = Rank(0);
    pub const THREE: Rank = Rank(1);
    pub const SEVEN: Rank = Rank(5);
    pub const EIGHT: Rank = Rank(6);
    pub const NINE: Rank = Rank(7);
    pub const TEN: Rank = Rank(8);
    pub const JACK: Rank = Rank(9);
    pub const QUEEN: Rank = Rank(10);
    pub const KING: Rank = Rank(11);
    pub const ACE: Rank = Rank(12);

    /// The rank with this number: 0 is the two, 12 the ace.
    pub const fn new(number: u8) -> Option<Rank> {
        if number < Self::COUNT { Some(Rank(number)) } else { None }
    }

    /// The rank's number: 0 for the two, 12 for the ace.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// `2` to `10`, `J`, `Q`, `K`, `A`.
    pub const fn name(self) -> &'static str {
        RANK_NAMES[self.0 as usize]
    }
}

/// One card from one of up to two packs.
///
/// Written as in Getaway's rules, section 11: rank, then suit, then `'` on the second copy.
///
/// ```
/// use getaway_games::cards::{Card, Rank, Suit};
///
/// let queen: Card = "QH".parse().unwrap();
/// assert_eq!(queen, Card::new(Rank::QUEEN, Suit::Hearts));
/// // Tables with two packs have every card twice.
/// let other = queen.second_copy();
/// assert_eq!(other.to_string(), "QH'");
/// assert_eq!(other.face(), queen);
/// assert!("1H".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(super) u8);

impl Card {
    pub const ACE_OF_SPADES: Card = Card::new(Rank::ACE, Suit::Spades);

    pub const KING_OF_HEARTS: Card = Card::new(Rank::KING, Suit::Hearts);

    /// A card of the first pack.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 5 | rank.0 << 1)
    }

    /// The same card of the second pack.
    #[must_use]
    pub const fn second_copy(self) -> Card {
        Card(self.0 | 1)
    }

    /// Whether this is the second pack's copy.
    pub const fn is_second_copy(self) -> bool {
        self.0 & 1 == 1
    }

    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 5) as usize & 3]
    }

    #[inline]
    pub const fn rank(self) -> Rank {
        Rank((self.0 & 31) >> 1)
    }

    /// The card without its copy: the suit and rank that a player sees.
    pub const fn face(self) -> Card {
        Card(self.0 & !1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let copy = if self.is_second_copy() { "'" } else { "" };
        write!(f, "{}{}{copy}", self.rank().name(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for text that isn't a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a card")]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    /// Reads exactly the notation of Getaway's rules, section 11.
    /// [`parse_typed`](super::parse_typed) reads what people type and accepts more.
    fn from_str(text: &str) -> Result<Card, NotACard> {
        let (face, second) = text.strip_suffix('\'').map_or((text, false), |face| (face, true));
        let suit = Suit::ALL.into_iter().find(|s| face.ends_with(s.letter())).ok_or(NotACard)?;
        let rank = face.strip_suffix(suit.letter()).ok_or(NotACard)?;
        let number = RANK_NAMES.iter().position(|name| *name == rank).ok_or(NotACard)?;
        let card = Card((suit as u8) << 5 | (number as u8) << 1);
        Ok(if second { card.second_copy() } else { card })
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(|_| {
            serde::de::Error::invalid_value(
                serde::de::Unexpected::Str(&text),
                &"a card such as QH or 10S",
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;

    #[test]
    fn every_card_reads_back_as_written() {
        let pack = CardSet::pack(2);
        assert_eq!(pack.len(), 104);
        assert_eq!(CardSet::pack(1).len(), 52);
        for card in pack {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::ACE_OF_SPADES.to_string(), "AS");
        assert_eq!(Card::ACE_OF_SPADES.second_copy().to_string(), "AS'");
    }

    #[test]
    fn parsing_accepts_only_the_notation_of_records() {
        for text in ["", "S", "1S", "11H", "QX", "qh", "Q♥", "AS''", "'AS", " AS", "TS"] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text:?}");
        }
    }
}
