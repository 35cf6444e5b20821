//! The end of a game that goes on until one player is left: the others got away, one after the other,
//! and the last one loses.

use serde::{Deserialize, Serialize};

use super::{Ending, Results};
use crate::cards::Seat;

/// What the record of such a game says of its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastLeft {
    /// Who got away, in order.
    pub away: Vec<Seat>,
    /// The loser; none while the game runs, or if it was stopped or abandoned.
    #[serde(deserialize_with = "Option::deserialize")]
    pub loser: Option<Seat>,
}

impl LastLeft {
    /// The end of a game in which these got away, in this order, and this one lost.
    #[must_use]
    pub fn new(away: &[Seat], loser: Option<Seat>) -> LastLeft {
        LastLeft {
            away: away.to_vec(),
            loser,
        }
    }

    /// The result if the game is over: one without a loser was stopped.
    #[must_use]
    pub fn ending(self) -> Ending {
        let order = self.away.into_iter().chain(self.loser);
        match self.loser.and_then(|_| Results::in_order(order)) {
            Some(results) => Ending::Placed(results),
            None => Ending::Stopped,
        }
    }
}
