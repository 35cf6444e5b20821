//! Cards and sets of cards, for one pack or two.
//!
//! Owns the notation of a card (`QH`, `10S`, `AS'`) and nothing of any game's rules beyond the
//! rank order of the rules ("Terms"): in each suit A K Q J 10 9 8 7 6 5 4 3 2 from high to low.
//!
//! A set is 128 bits, 32 a suit; in its suit a card takes bit `2 * rank + copy`. So a suit is one
//! word, "higher" is a comparison of bits, and two packs cost nothing extra.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the four suits, in the order in which hands are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♠
    Spades,
    /// ♥
    Hearts,
    /// ♦
    Diamonds,
    /// ♣
    Clubs,
}

impl Suit {
    /// The four suits.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// The letter of the suit in a record: `S`, `H`, `D` or `C`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['S', 'H', 'D', 'C'][self as usize]
    }

    /// The symbol of the suit: `♠`, `♥`, `♦` or `♣`.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['♠', '♥', '♦', '♣'][self as usize]
    }
}

/// A set of suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SuitSet(u8);

impl SuitSet {
    /// No suit.
    pub const EMPTY: SuitSet = SuitSet(0);
    /// All four.
    pub const ALL: SuitSet = SuitSet(0b1111);

    /// Adds a suit.
    pub const fn insert(&mut self, suit: Suit) {
        self.0 |= 1 << suit as u8;
    }

    /// Whether the suit is in the set.
    #[must_use]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 & (1 << suit as u8) != 0
    }

    /// The suits in both.
    #[must_use]
    pub const fn and(self, other: SuitSet) -> SuitSet {
        SuitSet(self.0 & other.0)
    }
}

/// The rank of a card, from 0 for the two up to 12 for the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

const RANK_NAMES: [&str; 13] = [
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A",
];

impl Rank {
    /// The number of ranks in a suit.
    pub const COUNT: u8 = 13;
    /// The highest rank.
    pub const ACE: Rank = Rank(12);

    /// The rank with this number, 0 (the two) to 12 (the ace).
    #[must_use]
    pub const fn new(number: u8) -> Option<Rank> {
        if number < Self::COUNT {
            Some(Rank(number))
        } else {
            None
        }
    }

    /// 0 for the two, 12 for the ace.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// `2` to `10`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        RANK_NAMES[self.0 as usize]
    }
}

/// One card of one of up to two packs.
///
/// Written as in the rules, section 11: rank, then suit, then `'` on the second copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The ace of spades that opens the game: the marked one where there are two.
    pub const OPENER: Card = Card::new(Rank::ACE, Suit::Spades);

    /// A card of the first pack.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((suit as u8) << 5 | rank.0 << 1)
    }

    /// The same card of the second pack.
    #[must_use]
    pub const fn second_copy(self) -> Card {
        Card(self.0 | 1)
    }

    /// Whether this is the second pack's copy.
    #[must_use]
    pub const fn is_second_copy(self) -> bool {
        self.0 & 1 == 1
    }

    /// The card's suit.
    #[inline]
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 5) as usize & 3]
    }

    /// The card's rank.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank((self.0 & 31) >> 1)
    }

    /// Suit and rank without the copy: what a player can see of the card.
    #[must_use]
    pub const fn face(self) -> Card {
        Card(self.0 & !1)
    }

    /// A small number of the card, below 128, for use as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
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

/// The text is not a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a card")]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    /// Reads exactly the notation of the rules, section 11. For what people type, see the looser reader beside the commands.
    fn from_str(text: &str) -> Result<Card, NotACard> {
        let (face, second) = match text.strip_suffix('\'') {
            Some(face) => (face, true),
            None => (text, false),
        };
        let suit = Suit::ALL
            .into_iter()
            .find(|s| face.ends_with(s.letter()))
            .ok_or(NotACard)?;
        let rank = face.strip_suffix(suit.letter()).ok_or(NotACard)?;
        let number = RANK_NAMES
            .iter()
            .position(|name| *name == rank)
            .ok_or(NotACard)?;
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

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

/// The number of bits that a suit takes.
const LANE: u32 = 32;

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// All cards of one pack (52) or of two (104).
    #[must_use]
    pub const fn pack(packs: u8) -> CardSet {
        let lane: u128 = if packs > 1 { 0x03ff_ffff } else { 0x0155_5555 };
        CardSet(lane | lane << LANE | lane << (2 * LANE) | lane << (3 * LANE))
    }

    /// The set of just this card.
    #[inline]
    #[must_use]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << (card.0 & 127))
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::of(card).0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !Self::of(card).0;
    }

    /// Whether the card is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::of(card).0 != 0
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of one suit, from bit 0 up.
    #[inline]
    const fn lane(self, suit: Suit) -> u32 {
        (self.0 >> (suit as u32 * LANE)) as u32
    }

    const fn from_lane(suit: Suit, lane: u32) -> CardSet {
        CardSet((lane as u128) << (suit as u32 * LANE))
    }

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        Self::from_lane(suit, self.lane(suit))
    }

    /// Whether there is a card of the suit.
    #[inline]
    #[must_use]
    pub const fn has(self, suit: Suit) -> bool {
        self.lane(suit) != 0
    }

    /// How many cards of the suit there are.
    #[inline]
    #[must_use]
    pub const fn count(self, suit: Suit) -> u32 {
        self.lane(suit).count_ones()
    }

    /// The highest card of the suit.
    #[inline]
    #[must_use]
    pub const fn highest(self, suit: Suit) -> Option<Card> {
        match self.lane(suit) {
            0 => None,
            lane => Some(Card((suit as u8) << 5 | (31 - lane.leading_zeros()) as u8)),
        }
    }

    /// The lowest card of the suit.
    #[inline]
    #[must_use]
    pub const fn lowest(self, suit: Suit) -> Option<Card> {
        match self.lane(suit) {
            0 => None,
            lane => Some(Card((suit as u8) << 5 | lane.trailing_zeros() as u8)),
        }
    }

    /// The cards of the card's suit that rank strictly higher than it.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> CardSet {
        let both_copies_and_lower = (4 << (card.0 & 30)) - 1;
        Self::from_lane(card.suit(), self.lane(card.suit()) & !both_copies_and_lower)
    }

    /// The cards of the card's suit that rank strictly lower than it.
    #[inline]
    #[must_use]
    pub const fn below(self, card: Card) -> CardSet {
        let lower = (1 << (card.0 & 30)) - 1;
        Self::from_lane(card.suit(), self.lane(card.suit()) & lower)
    }

    /// The `n`-th card (from 0) in the order of [`iter`](Self::iter).
    #[inline]
    #[must_use]
    pub const fn nth(self, mut n: u32) -> Option<Card> {
        // Half by half, since machines have words of 64 bits.
        let (mut bits, mut first) = (self.0 as u64, 0);
        let count = bits.count_ones();
        if n >= count {
            n -= count;
            (bits, first) = ((self.0 >> 64) as u64, 64);
        }
        while n > 0 && bits != 0 {
            bits &= bits - 1;
            n -= 1;
        }
        match bits {
            0 => None,
            bits => Some(Card(first + bits.trailing_zeros() as u8)),
        }
    }

    /// The cards by suit (♠ ♥ ♦ ♣), in each from low to high.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// Iterates over a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let bits = self.0.0;
        if bits == 0 {
            return None;
        }
        self.0.0 = bits & (bits - 1);
        Some(Card(bits.trailing_zeros() as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.len() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for Cards {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_written() {
        let pack = CardSet::pack(2);
        assert_eq!(pack.len(), 104);
        assert_eq!(CardSet::pack(1).len(), 52);
        for card in pack {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::OPENER.to_string(), "AS");
        assert_eq!(Card::OPENER.second_copy().to_string(), "AS'");
    }

    #[test]
    fn only_the_notation_of_records_is_read() {
        for text in [
            "", "S", "1S", "11H", "QX", "qh", "Q♥", "AS''", "'AS", " AS", "TS",
        ] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text:?}");
        }
    }

    #[test]
    fn above_and_below_ignore_the_copy() {
        let pack = CardSet::pack(2);
        for card in pack {
            let rank = card.rank();
            let suit = pack.of_suit(card.suit());
            let above: CardSet = suit.iter().filter(|c| c.rank() > rank).collect();
            let below: CardSet = suit.iter().filter(|c| c.rank() < rank).collect();
            assert_eq!(pack.above(card), above, "above {card}");
            assert_eq!(pack.below(card), below, "below {card}");
        }
    }

    #[test]
    fn nth_walks_the_set_in_order() {
        let set: CardSet = ["2C", "AS", "10H", "10H'", "KD"]
            .map(|c| c.parse().unwrap())
            .into_iter()
            .collect();
        let walked: Vec<_> = (0..6).map_while(|n| set.nth(n)).collect();
        assert_eq!(walked, set.iter().collect::<Vec<_>>());
        assert_eq!(walked.len(), 5);
    }
}
