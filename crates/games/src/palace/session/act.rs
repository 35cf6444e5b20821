//! What players do in a game of Palace, and what comes of it.

use crate::cards::{Card, CardSet, Seat};
use crate::palace::rules::{Event, Move};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Exchanges a card of the hand with a face-up card.
    Swap {
        /// The card of the hand.
        hand: Card,
        /// The face-up card.
        up: Card,
    },
    /// Needs no more exchange.
    Ready,
    /// Plays equal cards, from the hand or the face-up cards.
    Play(CardSet),
    /// Plays the face-down card at this place, from 0.
    Flip(u8),
    /// Takes the stack into the hand.
    PickUp,
}

impl Act {
    pub(super) const fn of(self, seat: Seat) -> Move {
        match self {
            Act::Swap { hand, up } => Move::Swap { seat, hand, up },
            Act::Ready => Move::Ready { seat },
            Act::Play(cards) => Move::Play { seat, cards },
            Act::Flip(at) => Move::Flip { seat, at },
            Act::PickUp => Move::PickUp { seat },
        }
    }

    /// What the player of the move does; nothing where chance made it.
    #[must_use]
    pub const fn of_move(act: Move) -> Option<Act> {
        Some(match act {
            Move::Swap { hand, up, .. } => Act::Swap { hand, up },
            Move::Ready { .. } => Act::Ready,
            Move::Play { cards, .. } => Act::Play(cards),
            Move::Flip { at, .. } => Act::Flip(at),
            Move::PickUp { .. } => Act::PickUp,
            Move::Begin { .. } => return None,
        })
    }
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The cards are exchanged.
    Swapped {
        /// The card that lies face up now.
        hand: Card,
        /// The card that is in the hand now.
        up: Card,
    },
    /// The player is ready.
    Ready,
    /// The cards are played.
    Played {
        /// Which cards.
        cards: CardSet,
        /// Whether the stack burnt.
        burns: bool,
    },
    /// The face-down card could be played.
    Flipped {
        /// Which card it was.
        card: Card,
        /// Whether the stack burnt.
        burns: bool,
    },
    /// The face-down card could not be played: it and the stack are in the hand.
    FlippedInVain {
        /// Which card it was.
        card: Card,
        /// How many cards were picked up with it, itself among them.
        count: u32,
    },
    /// The stack is picked up.
    PickedUp {
        /// How many cards.
        count: u32,
    },
}

impl Done {
    /// What became of an act by what then happened; none if nothing did.
    pub(super) fn of(act: Act, events: &[Event]) -> Option<Done> {
        let burns = events.iter().any(|e| matches!(e, Event::Burnt { .. }));
        let picked_up = events.iter().find_map(|event| match event {
            Event::PickedUp { cards, .. } => Some(cards.len()),
            _ => None,
        });
        let flipped = events.iter().find_map(|event| match event {
            Event::Flipped { card, .. } => Some(*card),
            _ => None,
        });
        Some(match (act, picked_up) {
            (Act::Swap { hand, up }, _) => Done::Swapped { hand, up },
            (Act::Ready, _) => Done::Ready,
            (Act::Play(cards), _) => Done::Played { cards, burns },
            (Act::Flip(_), None) => Done::Flipped {
                card: flipped?,
                burns,
            },
            (Act::Flip(_), Some(count)) => Done::FlippedInVain {
                card: flipped?,
                count,
            },
            (Act::PickUp, count) => Done::PickedUp { count: count? },
        })
    }
}

/// What a computer is to decide for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What to exchange, or that it is ready.
    Exchange,
    /// What to play, or to pick up.
    Turn,
}
