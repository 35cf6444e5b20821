//! The hand of a player: three different cards of one pack.

use std::cmp::Reverse;
use std::fmt;

use super::HAND;
use super::event::Exchange;
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

/// The lower one first.
#[inline]
fn in_order(a: Card, b: Card) -> (Card, Card) {
    let place = |card: Card| (card.rank(), Reverse(card.suit()));
    if place(b) < place(a) { (b, a) } else { (a, b) }
}

impl Hand {
    /// A hand of these cards; `None` unless they are three different cards of the first pack.
    #[inline]
    #[must_use]
    pub fn new([a, b, c]: [Card; HAND]) -> Option<Hand> {
        let (a, b) = in_order(a, b);
        let (b, c) = in_order(b, c);
        let (a, b) = in_order(a, b);
        let foreign = a.is_second_copy() || b.is_second_copy() || c.is_second_copy();
        (a != b && b != c && !foreign).then_some(Hand([a, b, c]))
    }

    /// A hand of these cards; `None` unless they are three cards of the first pack.
    #[inline]
    #[must_use]
    pub fn of_set(cards: CardSet) -> Option<Hand> {
        let mut left = cards.iter();
        let hand = Hand::new([left.next()?, left.next()?, left.next()?]);
        hand.filter(|_| left.next().is_none())
    }

    /// The cards, the lowest first.
    #[inline]
    #[must_use]
    pub const fn cards(self) -> [Card; HAND] {
        self.0
    }

    /// The cards as a set.
    #[must_use]
    pub fn set(self) -> CardSet {
        self.0.into_iter().collect()
    }

    /// Whether the card is in the hand.
    #[inline]
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0.contains(&card)
    }

    /// What the hand is worth (section 5).
    #[inline]
    #[must_use]
    pub fn worth(self) -> Worth {
        Worth::of(self.0)
    }

    /// The hand with one card for another; `None` if it doesn't have the one or has the other.
    #[inline]
    #[must_use]
    pub fn exchanged(self, give: Card, take: Card) -> Option<Hand> {
        let mut cards = self.0;
        *cards.iter_mut().find(|card| **card == give)? = take;
        Hand::new(cards)
    }

    /// The hand after an exchange with this middle; `None` if there can be no such exchange.
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

    /// The middle after the hand's exchange with it (section 3): a card that is given takes the place
    /// of the one that is taken, and of a whole hand the lowest card goes to place 1.
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
