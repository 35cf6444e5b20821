//! One deal, from the fair shuffle (section 2).
//!
//! Owns where each card of the shuffled pack goes. A [`Deal`] is unchecked data, which may come
//! from a record; [`Game::deal`](super::Game::deal) checks it.

use serde::{Deserialize, Serialize};

use super::HAND;
use crate::cards::{Card, Chance, Direction, Seat, SeatSet};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The hands by seat; empty for players who are out.
    pub hands: Vec<Vec<Card>>,
    /// The middle, in the order of its places.
    pub middle: Vec<Card>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    /// The game is over, or a deal is still being played.
    #[error("no deal is due")]
    NotDue,
    /// There isn't one hand per seat.
    #[error("there are {hands} hands for {seats} seats")]
    Seats { hands: usize, seats: usize },
    /// Everyone still in gets three cards, and nobody else gets any.
    #[error("{seat:?} is dealt {cards} cards instead of {expected}")]
    Hand {
        seat: Seat,
        cards: usize,
        /// The number of cards it should be dealt.
        expected: usize,
    },
    #[error("the middle has {0} cards instead of {HAND}")]
    Middle(usize),
    /// A card is dealt twice.
    #[error("{0} is there twice")]
    Twice(Card),
    #[error("{0} isn't a card of the pack in use")]
    Foreign(Card),
}

impl Deal {
    /// The `k`-th deal of a game (from 1), to these players at a table with `seats` seats.
    pub fn new(chance: &Chance, k: usize, players: SeatSet, seats: usize, dealer: Seat) -> Deal {
        Deal::of_pack(chance.deal(k), players, seats, dealer)
    }

    /// Deals a pack in this order: one card at a time from the player after the dealer, then the
    /// middle.
    pub fn of_pack(
        pack: impl IntoIterator<Item = Card>,
        players: SeatSet,
        seats: usize,
        dealer: Seat,
    ) -> Deal {
        let mut pack = pack.into_iter();
        let mut hands = vec![Vec::new(); seats];
        for _ in 0..HAND {
            for seat in players.in_turn_after(dealer, Direction::Clockwise) {
                hands[seat.index()].extend(pack.next());
            }
        }
        let middle = pack.take(HAND).collect();
        Deal { hands, middle }
    }

    /// Whether both are the same deal. The order matters in the middle but not in hands.
    pub fn is_same(&self, other: &Deal) -> bool {
        let sorted = |deal: &Deal| {
            let mut hands = deal.hands.clone();
            hands.iter_mut().for_each(|hand| hand.sort());
            hands
        };
        self.middle == other.middle && sorted(self) == sorted(other)
    }
}
