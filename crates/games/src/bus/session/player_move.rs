//! The moves of players in a game of Stop the Bus.

use crate::bus::rules::{Exchange, Move};
use crate::cards::Seat;

/// A player's turn: what they do, and, once it is done, what they have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerMove {
    pub exchange: Exchange,
    pub stop: bool,
}

impl PlayerMove {
    pub(super) const fn of(self, seat: Seat) -> Move {
        let PlayerMove { exchange, stop } = self;
        Move {
            seat,
            exchange,
            stop,
        }
    }

    pub const fn of_move(act: Move) -> PlayerMove {
        PlayerMove {
            exchange: act.exchange,
            stop: act.stop,
        }
    }
}

/// A question that a computer decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Turn,
}
