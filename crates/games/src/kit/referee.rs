//! What can be wrong with a record of any game.
//!
//! Owns what the referees of all games have in common; what is wrong with a deal or a move is each
//! game's own.

use crate::cards::Seat;

/// What is wrong with a record: `D` with the deal, `F` with a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord<D, F> {
    /// There is not one label a hand.
    #[error("{labels} seats are named, but there are {hands} hands")]
    Labels {
        /// How many labels there are.
        labels: usize,
        /// How many hands there are.
        hands: usize,
    },
    /// The hands are no deal of these options.
    #[error("the deal: {0}")]
    Deal(#[from] D),
    /// A move is wrong.
    #[error("move {at}: {why}")]
    Move {
        /// Which move, counted from 1.
        at: usize,
        /// What is wrong with it.
        why: F,
    },
    /// The players got away otherwise than the record says.
    #[error("`away` should be {:?}", .expected.iter().map(|seat| seat.index()).collect::<Vec<_>>())]
    Away {
        /// Who got away, in order.
        expected: Vec<Seat>,
    },
    /// The game ended otherwise than the record says.
    #[error("`loser` should be {}", .expected.map_or_else(|| "null".to_owned(), |seat| seat.to_string()))]
    Loser {
        /// Who lost, if the game is over.
        expected: Option<Seat>,
    },
}

impl<D, F> BadRecord<D, F> {
    /// Whether there is one label a hand.
    pub(crate) fn check_labels(labels: usize, hands: usize) -> Result<(), BadRecord<D, F>> {
        if labels == hands {
            Ok(())
        } else {
            Err(BadRecord::Labels { labels, hands })
        }
    }

    /// Whether a game ended as its record says: who got away, in order, and who lost.
    pub(crate) fn check_result(
        recorded: (&[Seat], Option<Seat>),
        (away, loser): (&[Seat], Option<Seat>),
    ) -> Result<(), BadRecord<D, F>> {
        if recorded.0 != away {
            let expected = away.to_vec();
            return Err(BadRecord::Away { expected });
        }
        if recorded.1 != loser {
            return Err(BadRecord::Loser { expected: loser });
        }
        Ok(())
    }
}
