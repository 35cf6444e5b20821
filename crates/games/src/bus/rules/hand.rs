//! A player's hand, three different cards of one pack: the effect of an exchange on it, and what it
//! is worth (section 5).
//!
//! A worth is one number, from a table over all ranks, so comparing two hands means comparing their
//! worths. Suits only count when all three are the same, so the table has two halves, each indexed
//! by the three ranks in any order. It is computed at compile time.

use std::cmp::Reverse;
use std::fmt;

use super::HAND;
use crate::cards::{Card, CardSet, Rank};

/// Three different cards, sorted from the lowest to the highest (section 3: 2 to A, and clubs,
/// diamonds, hearts, spades within a rank).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand([Card; HAND]);

/// A player's exchange with the middle (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exchange {
    /// Nothing is exchanged.
    Keep,
    /// One card of the hand for one card of the middle.
    One { give: Card, take: Card },
    /// All three cards of the hand for all three cards of the middle.
    All,
}

/// The two cards, lower one first.
#[inline]
fn in_order(a: Card, b: Card) -> (Card, Card) {
    let place = |card: Card| (card.rank(), Reverse(card.suit()));
    if place(b) < place(a) { (b, a) } else { (a, b) }
}

impl Hand {
    /// A hand of these cards; `None` unless they are three different cards of the first pack.
    #[inline]
    pub fn new([a, b, c]: [Card; HAND]) -> Option<Hand> {
        let (a, b) = in_order(a, b);
        let (b, c) = in_order(b, c);
        let (a, b) = in_order(a, b);
        let foreign = a.is_second_copy() || b.is_second_copy() || c.is_second_copy();
        (a != b && b != c && !foreign).then_some(Hand([a, b, c]))
    }

    /// A hand of these cards; `None` unless they are three cards of the first pack.
    #[inline]
    pub fn of_set(cards: CardSet) -> Option<Hand> {
        let mut left = cards.iter();
        Hand::new([left.next()?, left.next()?, left.next()?]).filter(|_| left.next().is_none())
    }

    pub const fn cards(self) -> [Card; HAND] {
        self.0
    }

    pub fn set(self) -> CardSet {
        self.0.into_iter().collect()
    }

    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0.contains(&card)
    }

    #[inline]
    pub fn worth(self) -> Worth {
        Worth::of(self.0)
    }

    /// The hand with one card exchanged for another; `None` if it lacks the first or already has
    /// the second.
    #[inline]
    pub fn exchanged(self, give: Card, take: Card) -> Option<Hand> {
        let mut cards = self.0;
        *cards.iter_mut().find(|card| **card == give)? = take;
        Hand::new(cards)
    }

    /// The hand after an exchange with this middle; `None` if the exchange is impossible.
    #[inline]
    pub fn after(self, exchange: Exchange, middle: [Card; HAND]) -> Option<Hand> {
        match exchange {
            Exchange::Keep => Some(self),
            Exchange::One { give, take } if middle.contains(&take) => self.exchanged(give, take),
            Exchange::One { .. } => None,
            Exchange::All => Hand::new(middle),
        }
    }

    /// The middle after the hand's exchange with it (section 3). A given card takes the place of
    /// the taken one; after an exchange of the whole hand, its lowest card is at place 1.
    #[inline]
    pub fn leaves(self, exchange: Exchange, middle: [Card; HAND]) -> [Card; HAND] {
        match exchange {
            Exchange::Keep => middle,
            Exchange::One { give, take } => {
                middle.map(|card| if card == take { give } else { card })
            }
            Exchange::All => self.0,
        }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The six combinations, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Combination {
    HighCard,
    Pair,
    Flush,
    Run,
    RunningFlush,
    Prial,
}

impl Combination {
    /// All combinations, worst first.
    pub const ALL: [Combination; 6] = [
        Combination::HighCard,
        Combination::Pair,
        Combination::Flush,
        Combination::Run,
        Combination::RunningFlush,
        Combination::Prial,
    ];
}

/// The worth of a hand: a better hand is worth more, and equal hands are worth the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Worth(u16);

/// One above the ace: the place of A 2 3 among the runs and of 3 3 3 among the prials.
const TOP: u8 = Rank::COUNT;

/// The number of indices. A rank takes four bits of an index; not all of the 4,096 indices are
/// used.
const INDICES: usize = 1 << 12;

/// The worths, indexed by whether all suits are the same, then by the three ranks in any order.
static TABLE: [[Worth; INDICES]; 2] = [table(false), table(true)];

const fn table(suited: bool) -> [Worth; INDICES] {
    let mut table = [Worth(0); INDICES];
    let mut n = 0;
    while n < INDICES {
        let ranks = [(n >> 8) as u8, (n >> 4 & 15) as u8, (n & 15) as u8];
        table[n] = Worth::of_ranks(ranks, suited);
        n += 1;
    }
    table
}

impl Worth {
    #[inline]
    pub fn of(cards: [Card; 3]) -> Worth {
        let [a, b, c] = cards.map(|card| card.rank().number() as usize);
        let suit = cards[0].suit();
        let suited = cards[1].suit() == suit && cards[2].suit() == suit;
        TABLE[usize::from(suited)][(a << 8 | b << 4 | c) % INDICES]
    }

    const fn of_ranks(ranks: [u8; 3], suited: bool) -> Worth {
        let [a, b, c] = ranks;
        let (a, b) = if a < b { (b, a) } else { (a, b) };
        let (b, c) = if b < c { (c, b) } else { (b, c) };
        let (a, b) = if a < b { (b, a) } else { (a, b) };
        const TWO: u8 = Rank::TWO.number();
        const THREE: u8 = Rank::THREE.number();
        const ACE: u8 = Rank::ACE.number();
        if a == c {
            return Self::new(Combination::Prial, [if a == THREE { TOP } else { a }, 0, 0]);
        }
        if a == b || b == c {
            let third = if a == b { c } else { a };
            return Self::new(Combination::Pair, [b, third, 0]);
        }
        let run = match (a, b, c) {
            (ACE, THREE, TWO) => Some(TOP),
            _ if a == b + 1 && b == c + 1 => Some(a),
            _ => None,
        };
        match (run, suited) {
            (Some(high), true) => Self::new(Combination::RunningFlush, [high, 0, 0]),
            (Some(high), false) => Self::new(Combination::Run, [high, 0, 0]),
            (None, true) => Self::new(Combination::Flush, [a, b, c]),
            (None, false) => Self::new(Combination::HighCard, [a, b, c]),
        }
    }

    /// A worth with this kind and these numbers: the kind counts first, then the numbers in order.
    const fn new(kind: Combination, [first, second, third]: [u8; 3]) -> Worth {
        Worth((kind as u16) << 12 | (first as u16) << 8 | (second as u16) << 4 | third as u16)
    }

    /// Every [`number`](Self::number) is less than this.
    pub const NUMBERS: usize = Combination::ALL.len() << 12;

    /// A number for tables, higher for better hands. Stats store it.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The worth with this [number](Self::number); `None` if no hand has it.
    pub fn numbered(number: i64) -> Option<Worth> {
        let number = u16::try_from(number).ok()?;
        TABLE.iter().flatten().find(|worth| worth.0 == number).copied()
    }

    pub const fn combination(self) -> Combination {
        let kind = (self.0 >> 12) as usize;
        Combination::ALL[if kind < Combination::ALL.len() { kind } else { 0 }]
    }

    /// The ranks of the hand in the order they count; for A 2 3, in this order.
    pub fn ranks(self) -> [Rank; 3] {
        let digit = |at: u16| (self.0 >> at & 15) as u8;
        let (first, second, third) = (digit(8), digit(4), digit(0));
        let numbers = match self.combination() {
            Combination::Prial if first == TOP => [Rank::THREE.number(); 3],
            Combination::Prial => [first; 3],
            Combination::Run | Combination::RunningFlush if first == TOP => {
                [Rank::ACE, Rank::TWO, Rank::THREE].map(Rank::number)
            }
            Combination::Run | Combination::RunningFlush => {
                [0, 1, 2].map(|below| first.saturating_sub(below))
            }
            Combination::Pair => [first, first, second],
            Combination::Flush | Combination::HighCard => [first, second, third],
        };
        // Every number came from a rank, so none is out of range.
        numbers.map(|number| Rank::new(number).unwrap_or(Rank::TWO))
    }
}

impl fmt::Debug for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.ranks().map(Rank::name);
        write!(f, "{:?} {a} {b} {c}", self.combination())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;

    #[test]
    fn ranks_and_kind_do_not_depend_on_the_order_of_the_cards() {
        let pack: Vec<Card> = CardSet::pack(1).iter().collect();
        for (n, &a) in pack.iter().enumerate() {
            for (m, &b) in pack.iter().enumerate().skip(n + 1) {
                for &c in &pack[m + 1..] {
                    let worth = Worth::of([a, b, c]);
                    for order in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
                        assert_eq!(Worth::of(order), worth);
                    }
                    let mut ranks = worth.ranks();
                    let mut expected = [a, b, c].map(Card::rank);
                    ranks.sort();
                    expected.sort();
                    assert_eq!(ranks, expected, "{a} {b} {c}");
                    assert_eq!(Worth::numbered(worth.number() as i64), Some(worth));
                }
            }
        }
    }
}
