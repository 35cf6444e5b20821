//! How likely it is that another player cannot follow, or must play over a card: what a good card
//! player estimates at a glance, from the seat's knowledge alone.

use super::sight::Sight;
use crate::rules::{Card, CardSet, MAX_SEATS, Seat, Suit};

/// The hidden cards of one suit as one seat sees them.
#[derive(Clone, Copy)]
pub(super) struct SuitOdds {
    suit: Suit,
    /// Cards of the suit of which the player cannot tell who holds them.
    hidden: CardSet,
    /// For each other seat, how likely a hidden card of the suit is not there: by the room in the
    /// hands that may have the suit.
    elsewhere: [f32; MAX_SEATS],
}

/// The cards in other hands whose place the player does not know.
pub(super) fn hidden(sight: &Sight) -> CardSet {
    let board = sight.board;
    let mut seen = sight.hand.or(board.waste());
    if let Some(trick) = board.trick() {
        seen = seen.or(trick.cards());
    }
    for other in sight.others().iter() {
        seen = seen.or(sight.memory.known(other));
    }
    CardSet::pack(board.options().packs.into()).minus(seen)
}

impl SuitOdds {
    pub(super) fn new(sight: &Sight, hidden: CardSet, suit: Suit) -> SuitOdds {
        let room = |other: Seat| {
            if sight.memory.void(other).contains(suit) {
                0
            } else {
                sight.memory.unknown(other)
            }
        };
        let all = sight.others().iter().map(room).sum::<u32>().max(1) as f32;
        let mut elsewhere = [1.0; MAX_SEATS];
        for other in sight.others().iter() {
            elsewhere[other.index()] = 1.0 - room(other) as f32 / all;
        }
        SuitOdds {
            suit,
            hidden: hidden.of_suit(suit),
            elsewhere,
        }
    }

    /// How likely it is that the other holds none of so many hidden cards of the suit.
    fn none_of(&self, cards: CardSet, other: Seat) -> f32 {
        self.elsewhere[other.index()].powi(cards.count(self.suit) as i32)
    }

    /// How likely it is that the other has no card of the suit.
    pub(super) fn void(&self, sight: &Sight, other: Seat) -> f32 {
        if sight.memory.known(other).has(self.suit) {
            return 0.0;
        }
        self.none_of(self.hidden, other)
    }

    /// How likely it is that the other, who follows, has nothing below the card to duck with.
    pub(super) fn must_beat(&self, sight: &Sight, other: Seat, card: Card) -> f32 {
        let known = sight.memory.known(other).of_suit(self.suit);
        if !known.below(card).is_empty() {
            return 0.0;
        }
        let (below, above) = (self.hidden.below(card), self.hidden.above(card));
        let none_below = self.none_of(below, other);
        if !known.is_empty() {
            return none_below;
        }
        // Given that they follow, they hold one card at least: none below and one above.
        let none_above = self.none_of(above, other);
        let follows = 1.0 - none_below * none_above;
        if follows <= 0.0 {
            0.0
        } else {
            none_below * (1.0 - none_above) / follows
        }
    }
}
