//! The deal, from the fair shuffle (rules, section 2).
//!
//! Owns where each card of the shuffled pack goes, but not where the chance comes from.

use serde::{Deserialize, Serialize};

use super::DECK;
use super::options::Options;
use crate::cards::{Card, Chance, Direction, Seat};

/// The places of all cards before the exchange, by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    pub down: Vec<Vec<Card>>,
    pub up: Vec<Vec<Card>>,
    pub hands: Vec<Vec<Card>>,
    pub deck: Vec<Card>,
}

impl Deal {
    /// The deal of a game that follows from this chance: the shuffled pack one card at a time,
    /// beginning with the seat after the dealer. For any number of seats that can
    /// [play](Options::check_seats).
    pub fn new(chance: &Chance, options: Options, seats: usize, dealer: Seat) -> Deal {
        Deal::of_pack(chance.shuffled(1), options, seats, dealer)
    }

    /// Deals a pack in this order.
    pub fn of_pack(
        pack: impl IntoIterator<Item = Card>,
        options: Options,
        seats: usize,
        dealer: Seat,
    ) -> Deal {
        let mut pack = pack.into_iter();
        let rounds = options.length.dealt(seats);
        let mut by_seat = || {
            let mut dealt = vec![Vec::with_capacity(rounds); seats];
            for (card, n) in pack.by_ref().take(rounds * seats).zip(1..) {
                dealt[dealer.after(n, seats, Direction::Clockwise).index()].push(card);
            }
            dealt
        };
        let (down, up, hands) = (by_seat(), by_seat(), by_seat());
        let deck = pack.take(DECK).collect();
        Deal {
            down,
            up,
            hands,
            deck,
        }
    }

    /// Whether both are the same deal. The order matters for face-down cards and the deck, but not
    /// for face-up cards and hands.
    pub fn is_same(&self, other: &Deal) -> bool {
        let sorted = |cards: &[Vec<Card>]| {
            let mut cards = cards.to_vec();
            cards.iter_mut().for_each(|cards| cards.sort());
            cards
        };
        self.down == other.down
            && sorted(&self.up) == sorted(&other.up)
            && sorted(&self.hands) == sorted(&other.hands)
            && self.deck == other.deck
    }
}
