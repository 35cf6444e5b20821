//! A player's hand, three different cards of one pack, and the effect of an exchange on it.

use std::cmp::Reverse;
use std::fmt;

use super::HAND;
use super::worth::Worth;
use crate::cards::{Card, CardSet};

/// Three different cards, sorted from the lowest to the highest (section 3: 2 to A, and clubs,
/// diamonds, hearts, spades within a rank).
///
/// ```
/// use getaway_games::bus::rules::{Hand, Kind};
/// use getaway_games::cards::{Card, NotACard};
///
/// let [nine, three, ten]: [Card; 3] = ["9S".parse()?, "3H".parse()?, "10S".parse()?];
/// let hand = Hand::new([nine, three, ten]).unwrap();
/// assert_eq!(hand.cards(), [three, nine, ten]);
/// let better = hand.exchanged(three, "JS".parse()?).unwrap();
/// assert_eq!(better.worth().kind(), Kind::RunningFlush);
/// assert_eq!(Hand::new([nine, three, nine]), None);
/// # Ok::<(), NotACard>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand([Card; HAND]);

/// A player's exchange with the middle (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    Keep,
    /// One card of the hand for one card of the middle.
    One {
        give: Card,
        take: Card,
    },
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
        let hand = Hand::new([left.next()?, left.next()?, left.next()?]);
        hand.filter(|_| left.next().is_none())
    }

    /// The cards, lowest first.
    #[inline]
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

    /// The hand's worth (section 5).
    #[inline]
    pub fn worth(self) -> Worth {
        Worth::of(self.0)
    }

    /// The hand with one card exchanged for another; `None` if it lacks the first or already has
    /// the second.
    #[inline]
    #[must_use]
    pub fn exchanged(self, give: Card, take: Card) -> Option<Hand> {
        let mut cards = self.0;
        *cards.iter_mut().find(|card| **card == give)? = take;
        Hand::new(cards)
    }

    /// The hand after an exchange with this middle; `None` if the exchange is impossible.
    #[inline]
    #[must_use]
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
    #[must_use]
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
