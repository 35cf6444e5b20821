//! The probabilities that another player can't follow, or must play over a card: what a good card
//! player estimates at a glance, from the seat's own knowledge.

use super::observation::Observation;
use crate::cards::{Card, CardSet, MAX_SEATS, Seat, Suit};

/// The hidden cards of one suit as one seat sees them.
#[derive(Clone, Copy)]
pub(super) struct SuitOdds {
    suit: Suit,
    /// The cards of the suit that the player can't place.
    hidden: CardSet,
    /// For each other seat, the probability that a hidden card of the suit is in a different hand,
    /// judging by the room in the hands that can have the suit.
    elsewhere: [f32; MAX_SEATS],
}

/// The cards in other hands that the player can't place.
pub(super) fn hidden_cards(observation: &Observation) -> CardSet {
    let board = observation.board;
    let mut seen = observation.hand.or(board.waste());
    if let Some(trick) = board.trick() {
        seen = seen.or(trick.cards());
    }
    for other in observation.others().iter() {
        seen = seen.or(observation.memory.known(other));
    }
    CardSet::pack(board.options().packs.into()).minus(seen)
}

impl SuitOdds {
    pub(super) fn new(observation: &Observation, hidden: CardSet, suit: Suit) -> SuitOdds {
        let memory = observation.memory;
        let room = |other: Seat| {
            if memory.void(other).contains(suit) {
                0
            } else {
                memory.unknown(other)
            }
        };
        let all = observation.others().iter().map(room).sum::<u32>().max(1) as f32;
        let mut elsewhere = [1.0; MAX_SEATS];
        for other in observation.others().iter() {
            elsewhere[other.index()] = 1.0 - room(other) as f32 / all;
        }
        SuitOdds {
            suit,
            hidden: hidden.of_suit(suit),
            elsewhere,
        }
    }

    /// The probability that the other player holds none of these hidden cards of the suit.
    fn none_of(&self, cards: CardSet, other: Seat) -> f32 {
        self.elsewhere[other.index()].powi(cards.count(self.suit) as i32)
    }

    /// The probability that the other player has no card of the suit.
    pub(super) fn void(&self, observation: &Observation, other: Seat) -> f32 {
        if observation.memory.known(other).has(self.suit) {
            return 0.0;
        }
        self.none_of(self.hidden, other)
    }

    /// The probability that the other player, who follows, has no card below this one to duck with.
    pub(super) fn must_beat(&self, observation: &Observation, other: Seat, card: Card) -> f32 {
        let known = observation.memory.known(other).of_suit(self.suit);
        if !known.below(card).is_empty() {
            return 0.0;
        }
        let (below, above) = (self.hidden.below(card), self.hidden.above(card));
        let none_below = self.none_of(below, other);
        if !known.is_empty() {
            return none_below;
        }
        // Given that they follow, they hold at least one card: none below and one above.
        let none_above = self.none_of(above, other);
        let follows = 1.0 - none_below * none_above;
        if follows <= 0.0 {
            0.0
        } else {
            none_below * (1.0 - none_above) / follows
        }
    }
}
