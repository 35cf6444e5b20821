//! What happens between two tricks, stage by stage: takes, the take-window, then the lead is awaited.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::cards::Seat;
use crate::getaway::rules::Board;

/// The stage between two tricks. It means nothing while a trick runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Between {
    /// Announced takes and those of computers are made, for these seats in this order. After a
    /// restart, everyone gets another turn; takes that were made are no longer announced.
    Takes(#[serde(skip)] VecDeque<Seat>),
    /// Anybody can take until the pause is over; a lead or a draw is held back.
    Window,
    /// The lead is awaited; until then, anybody can take. A due draw is made at once.
    #[default]
    Open,
}

impl Between {
    /// The stage of takes before a trick: in the direction of play, beginning with the power.
    pub(super) fn takes(board: &Board) -> Between {
        let direction = board.options().direction;
        let order = board.in_play().in_turn_from(board.power(), direction);
        Between::Takes(order.collect())
    }
}
