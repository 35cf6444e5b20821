//! Sets of cards, for one pack or two.
//!
//! A set is 128 bits, 32 for each suit. Within its suit, a card takes bit `2 * rank + copy`. So a
//! suit is one word, "higher" is a comparison of bits, and two packs cost nothing extra.

use std::fmt;

use rand::Rng;
use rand::seq::SliceRandom;

use super::card::{Card, Rank, Suit};

/// How many packs a game is played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Packs {
    /// 52 cards.
    #[default]
    One,
    /// 104 cards: two of each.
    Two,
}

impl Packs {
    pub const fn cards(self) -> usize {
        match self {
            Packs::One => 52,
            Packs::Two => 104,
        }
    }
}

impl From<Packs> for u8 {
    fn from(packs: Packs) -> u8 {
        match packs {
            Packs::One => 1,
            Packs::Two => 2,
        }
    }
}

/// A set of cards.
///
/// ```
/// use getaway_games::cards::{Card, CardSet, Suit};
///
/// let card = |name: &str| name.parse::<Card>().unwrap();
/// let hand: CardSet = ["3S", "KH", "5H"].into_iter().map(card).collect();
/// assert!(hand.has(Suit::Hearts) && !hand.has(Suit::Clubs));
/// assert_eq!(hand.highest(Suit::Hearts), Some(card("KH")));
/// assert_eq!(hand.below(card("KH")), CardSet::of(card("5H")));
/// assert_eq!(CardSet::pack(1).minus(hand).len(), 49);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u128);

/// The number of bits that a suit takes.
const LANE: u32 = 32;

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    /// All cards of one pack (52) or of two (104).
    pub const fn pack(packs: u8) -> CardSet {
        let lane: u128 = if packs > 1 { 0x03ff_ffff } else { 0x0155_5555 };
        CardSet(lane | lane << LANE | lane << (2 * LANE) | lane << (3 * LANE))
    }

    #[inline]
    pub const fn of(card: Card) -> CardSet {
        CardSet(1 << (card.0 & 127))
    }

    /// The set of these cards; the error is the first card that occurs twice.
    pub fn of_distinct(cards: impl IntoIterator<Item = Card>) -> Result<CardSet, Card> {
        let mut set = CardSet::EMPTY;
        for card in cards {
            if set.contains(card) {
                return Err(card);
            }
            set.insert(card);
        }
        Ok(set)
    }

    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::of(card).0;
    }

    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !Self::of(card).0;
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::of(card).0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of one suit, lowest bits first.
    #[inline]
    const fn lane(self, suit: Suit) -> u32 {
        (self.0 >> (suit as u32 * LANE)) as u32
    }

    const fn from_lane(suit: Suit, lane: u32) -> CardSet {
        CardSet((lane as u128) << (suit as u32 * LANE))
    }

    #[inline]
    pub const fn of_suit(self, suit: Suit) -> CardSet {
        Self::from_lane(suit, self.lane(suit))
    }

    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.lane(suit) != 0
    }

    #[inline]
    pub const fn count(self, suit: Suit) -> u32 {
        self.lane(suit).count_ones()
    }

    #[inline]
    pub const fn highest(self, suit: Suit) -> Option<Card> {
        match self.lane(suit) {
            0 => None,
            lane => Some(Card((suit as u8) << 5 | (31 - lane.leading_zeros()) as u8)),
        }
    }

    #[inline]
    pub const fn lowest(self, suit: Suit) -> Option<Card> {
        match self.lane(suit) {
            0 => None,
            lane => Some(Card((suit as u8) << 5 | lane.trailing_zeros() as u8)),
        }
    }

    /// The cards of the card's suit that rank strictly higher than it.
    #[inline]
    pub const fn above(self, card: Card) -> CardSet {
        let both_copies_and_lower = (4 << (card.0 & 30)) - 1;
        Self::from_lane(card.suit(), self.lane(card.suit()) & !both_copies_and_lower)
    }

    /// The cards of the card's suit that rank strictly lower than it.
    #[inline]
    pub const fn below(self, card: Card) -> CardSet {
        let lower = (1 << (card.0 & 30)) - 1;
        Self::from_lane(card.suit(), self.lane(card.suit()) & lower)
    }

    /// The cards with these bits of a suit's word, in all four suits.
    const fn in_all_suits(self, lane: u32) -> CardSet {
        let lane = lane as u128;
        CardSet(self.0 & (lane | lane << LANE | lane << (2 * LANE) | lane << (3 * LANE)))
    }

    #[inline]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        self.in_all_suits(3 << (2 * rank.number()))
    }

    /// The cards of this rank and all higher ones.
    #[inline]
    pub const fn at_least(self, rank: Rank) -> CardSet {
        self.in_all_suits(u32::MAX << (2 * rank.number()))
    }

    /// The cards of this rank and all lower ones.
    #[inline]
    pub const fn at_most(self, rank: Rank) -> CardSet {
        self.in_all_suits((4 << (2 * rank.number())) - 1)
    }

    /// The ranks of the cards in the set, from low to high.
    #[inline]
    pub fn ranks(self) -> impl Iterator<Item = Rank> {
        let mut lanes = Suit::ALL.iter().fold(0, |all, suit| all | self.lane(*suit));
        std::iter::from_fn(move || {
            // The lowest bit belongs to either copy of the card; no lane uses bits up to 32.
            let number = (lanes.trailing_zeros() / 2) as u8;
            let rank = Rank::new(number)?;
            lanes &= !(3 << (2 * number));
            Some(rank)
        })
    }

    /// The rank that all cards share, if they share one.
    #[inline]
    pub fn only_rank(self) -> Option<Rank> {
        let rank = self.iter().next()?.rank();
        (self.of_rank(rank) == self).then_some(rank)
    }

    /// The non-empty subsets of these cards. There are two to the power of the number of cards,
    /// minus one, so this is only for a few cards.
    pub fn subsets(self) -> impl Iterator<Item = CardSet> {
        // Counts down in the bits of the set alone; the empty set ends it.
        let mut next = self.0;
        std::iter::from_fn(move || {
            let subset = next;
            next = next.wrapping_sub(1) & self.0;
            (subset != 0).then_some(CardSet(subset))
        })
        .fuse()
    }

    /// The `n`-th card (from 0) in the order of [`iter`](Self::iter).
    #[inline]
    pub const fn nth(self, mut n: u32) -> Option<Card> {
        // In halves, since machines have words of 64 bits.
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

    /// The cards shuffled by a generator, for games whose chance nobody checks.
    pub fn shuffled(self, rng: &mut impl Rng) -> Vec<Card> {
        let mut cards: Vec<Card> = self.iter().collect();
        cards.shuffle(rng);
        cards
    }

    /// The cards by suit (♠ ♥ ♦ ♣), from low to high within each suit.
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
    fn ranks_are_compared_in_all_suits() {
        let pack = CardSet::pack(2);
        for number in 0..Rank::COUNT {
            let rank = Rank::new(number).unwrap();
            let those =
                |test: &dyn Fn(Rank) -> bool| pack.iter().filter(|c| test(c.rank())).collect();
            assert_eq!(pack.of_rank(rank), those(&|r| r == rank), "{rank:?}");
            assert_eq!(pack.at_least(rank), those(&|r| r >= rank), "{rank:?}");
            assert_eq!(pack.at_most(rank), those(&|r| r <= rank), "{rank:?}");
            assert_eq!(pack.of_rank(rank).only_rank(), Some(rank));
        }
        let set: CardSet =
            ["2C", "AS", "2H'", "10D"].map(|c| c.parse().unwrap()).into_iter().collect();
        let ranks: Vec<_> = set.ranks().map(Rank::name).collect();
        assert_eq!(ranks, ["2", "10", "A"]);
        assert_eq!(set.only_rank(), None);
        assert_eq!(CardSet::EMPTY.ranks().count(), 0);
        assert_eq!(CardSet::EMPTY.only_rank(), None);
    }

    #[test]
    fn subsets_are_all_but_the_empty_one() {
        let set = CardSet::pack(1).of_rank(Rank::ACE);
        let mut subsets: Vec<_> = set.subsets().collect();
        assert_eq!(subsets.len(), 15);
        assert!(subsets.iter().all(|s| !s.is_empty() && s.minus(set).is_empty()));
        subsets.dedup();
        assert_eq!(subsets.len(), 15);
        assert_eq!(CardSet::EMPTY.subsets().count(), 0);
    }

    #[test]
    fn nth_walks_the_set_in_order() {
        let set: CardSet =
            ["2C", "AS", "10H", "10H'", "KD"].map(|c| c.parse().unwrap()).into_iter().collect();
        let walked: Vec<_> = (0..6).map_while(|n| set.nth(n)).collect();
        assert_eq!(walked, set.iter().collect::<Vec<_>>());
        assert_eq!(walked.len(), 5);
    }
}
