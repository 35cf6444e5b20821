//! The moves of players in a game of Palace, and their outcomes.

use crate::cards::{Card, CardSet, Seat};
use crate::palace::rules::{Event, Move};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMove {
    /// Exchanges a card of the hand with a face-up card.
    Swap {
        hand: Card,
        up: Card,
    },
    Ready,
    /// Plays equal cards, from the hand or the face-up cards.
    Play(CardSet),
    /// Plays the face-down card at this place, from 0.
    Flip(u8),
    PickUp,
}

impl PlayerMove {
    pub(super) const fn of(self, seat: Seat) -> Move {
        match self {
            PlayerMove::Swap { hand, up } => Move::Swap { seat, hand, up },
            PlayerMove::Ready => Move::Ready { seat },
            PlayerMove::Play(cards) => Move::Play { seat, cards },
            PlayerMove::Flip(at) => Move::Flip { seat, at },
            PlayerMove::PickUp => Move::PickUp { seat },
        }
    }

    /// The player move of this move; `None` if chance made it.
    pub const fn of_move(act: Move) -> Option<PlayerMove> {
        Some(match act {
            Move::Swap { hand, up, .. } => PlayerMove::Swap { hand, up },
            Move::Ready { .. } => PlayerMove::Ready,
            Move::Play { cards, .. } => PlayerMove::Play(cards),
            Move::Flip { at, .. } => PlayerMove::Flip(at),
            Move::PickUp { .. } => PlayerMove::PickUp,
            Move::Begin { .. } => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOutcome {
    Swapped {
        hand: Card,
        /// The card that is in the hand now.
        up: Card,
    },
    Ready,
    Played {
        cards: CardSet,
        burns: bool,
    },
    Flipped {
        card: Card,
        burns: bool,
    },
    /// The face-down card couldn't be played; it and the stack are now in the hand.
    FlippedInVain {
        card: Card,
        /// The number of cards picked up, including this one.
        count: u32,
    },
    PickedUp {
        count: u32,
    },
}

impl MoveOutcome {
    /// The outcome of a player's move that caused these events; `None` without events.
    pub(super) fn of(act: PlayerMove, events: &[Event]) -> Option<MoveOutcome> {
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
            (PlayerMove::Swap { hand, up }, _) => MoveOutcome::Swapped { hand, up },
            (PlayerMove::Ready, _) => MoveOutcome::Ready,
            (PlayerMove::Play(cards), _) => MoveOutcome::Played { cards, burns },
            (PlayerMove::Flip(_), None) => MoveOutcome::Flipped {
                card: flipped?,
                burns,
            },
            (PlayerMove::Flip(_), Some(count)) => MoveOutcome::FlippedInVain {
                card: flipped?,
                count,
            },
            (PlayerMove::PickUp, count) => MoveOutcome::PickedUp { count: count? },
        })
    }
}

/// A question that a computer decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which cards to exchange, or that the seat is ready.
    Exchange,
    /// Which cards to play, or to pick up.
    Turn,
}
