//! The state of a game between two tricks.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::cards::Seat;
use crate::getaway::rules::Board;

/// The stage between two tricks. It means nothing while a trick runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Between {
    /// Announced takes and those of computers are made, for these seats in this order. After a
    /// restart, everybody gets another turn; takes that were made are no longer announced.
    Takes(#[serde(skip)] VecDeque<Seat>),
    /// Anybody can take until the pause is over; a lead is held back.
    Window,
    /// The lead is awaited; until then, anybody can take.
    #[default]
    Open,
}

impl Between {
    /// The stage of takes before a trick: in the direction of play, beginning with the power.
    pub(super) fn takes(board: &Board) -> Between {
        let power = board.power();
        let others = board.in_play().without(power);
        let order = others.in_turn_after(power, board.options().direction);
        Between::Takes(std::iter::once(power).chain(order).collect())
    }
}
