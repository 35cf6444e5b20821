//! The end of a game that goes on until one player is left: the others get away one by one, and the
//! last one loses.

use serde::{Deserialize, Serialize};

use super::{Ending, Results};
use crate::cards::Seat;

/// The record's fields about the end of such a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastLeft {
    /// The players who got away, in order.
    pub away: Vec<Seat>,
    /// The loser; `None` while the game runs, or if it was stopped or abandoned.
    #[serde(deserialize_with = "Option::deserialize")]
    pub loser: Option<Seat>,
}

impl LastLeft {
    /// The end of a game with these players away, in this order, and this loser.
    pub fn new(away: &[Seat], loser: Option<Seat>) -> LastLeft {
        LastLeft {
            away: away.to_vec(),
            loser,
        }
    }

    /// The result if the game is over. A game without a loser was stopped.
    pub fn ending(self) -> Ending {
        let order = self.away.into_iter().chain(self.loser);
        match self.loser.and_then(|_| Results::in_order(order)) {
            Some(results) => Ending::Placed(results),
            None => Ending::Stopped,
        }
    }
}
