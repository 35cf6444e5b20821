//! How far a game is between two tricks.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::cards::Seat;
use crate::getaway::rules::Board;

/// How far the game is between two tricks. While a trick runs it has no meaning.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Between {
    /// Announced takes and the computers' are carried out, for these seats in this order. After a
    /// restart everybody's turn comes again: what was carried out is no longer announced.
    Takes(#[serde(skip)] VecDeque<Seat>),
    /// Anybody may take until the pause is over; a lead is held back.
    Window,
    /// The lead is awaited; until it is made anybody may take.
    #[default]
    Open,
}

impl Between {
    /// The takes before a trick: in the direction of play, beginning with the power.
    pub(super) fn takes(board: &Board) -> Between {
        let power = board.power();
        let others = board.in_play().without(power);
        let order = others.in_turn_after(power, board.options().direction);
        Between::Takes(std::iter::once(power).chain(order).collect())
    }
}
