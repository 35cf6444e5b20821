//! How likely it is that another player cannot follow, or must play over a card: what a good card
//! player estimates at a glance, from the seat's knowledge alone.

use super::sight::Sight;
use crate::rules::{Card, CardSet, Seat, Suit};

/// The hidden cards of one suit as one seat sees them.
#[derive(Clone, Copy)]
pub(super) struct SuitOdds {
    suit: Suit,
    /// Cards of the suit of which the player cannot tell who holds them.
    hidden: CardSet,
    /// How many hidden cards the players hold who may have the suit.
    slots: f32,
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
        let slots = sight
            .others()
            .iter()
            .filter(|other| !sight.memory.void(*other).contains(suit))
            .map(|other| sight.memory.unknown(other))
            .sum::<u32>();
        SuitOdds {
            suit,
            hidden: hidden.of_suit(suit),
            slots: slots as f32,
        }
    }

    /// The part of the suit's hidden cards that the other may be expected to hold.
    fn share(&self, sight: &Sight, other: Seat) -> f32 {
        if self.slots < 0.5 || sight.memory.void(other).contains(self.suit) {
            0.0
        } else {
            sight.memory.unknown(other) as f32 / self.slots
        }
    }

    /// How likely it is that the other has no card of the suit.
    pub(super) fn void(&self, sight: &Sight, other: Seat) -> f32 {
        if sight.memory.known(other).has(self.suit) {
            return 0.0;
        }
        let share = self.share(sight, other);
        (1.0 - share)
            .max(0.0)
            .powi(self.hidden.count(self.suit) as i32)
    }

    /// How likely it is that the other, who follows, has nothing below the card to duck with.
    pub(super) fn must_beat(&self, sight: &Sight, other: Seat, card: Card) -> f32 {
        let known = sight.memory.known(other).of_suit(self.suit);
        if !known.below(card).is_empty() {
            return 0.0;
        }
        let share = self.share(sight, other);
        let below = self.hidden.below(card).count(self.suit);
        let none_below = (1.0 - share).max(0.0).powi(below as i32);
        if !known.is_empty() {
            return none_below;
        }
        // Given that they follow, they hold one card at least: none below and one above.
        let above = self.hidden.above(card).count(self.suit);
        let some_above = 1.0 - (1.0 - share).max(0.0).powi(above as i32);
        let follows = 1.0 - (1.0 - share).max(0.0).powi((below + above) as i32);
        if follows <= 0.0 {
            0.0
        } else {
            none_below * some_above / follows
        }
    }
}
