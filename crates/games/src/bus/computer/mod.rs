//! Players without people behind them. Each gets a [`View`], which is all that a player in its seat
//! could know, and nothing else.
//!
//! Owns the decisions. Knows no table, no clock and no person.

mod advice;
mod baseline;
mod belief;
mod easy;
mod hard;
mod heuristic;
mod standing;
mod strength;

#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use super::rules::{Move, View};
pub use crate::kit::Limits;
use crate::kit::options::named;

pub use advice::{Advice, Why, advise};

/// How often the player loses the game after a move.
pub type Estimate = crate::kit::Estimate<Move>;

/// Who plays a computer seat: the levels offered at a table, and a baseline to measure them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal move.
    Random,
    /// A friendly beginner.
    Easy,
    /// Rules of thumb.
    Normal,
    /// Guesses the others' hands and plays out each move.
    Hard,
}

named!(Kind {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
});

/// How many playouts `hard` makes for one decision at a table. Each is a batch of deals.
pub const PLAYOUTS: u32 = 600;

impl Kind {
    /// What the player does now; `None` if it isn't their turn.
    pub fn decide(
        self,
        view: &View,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Move> {
        let (board, seat) = (view.board(), view.seat());
        let hand = view.hand().filter(|_| board.turn() == Some(seat))?;
        match self {
            Kind::Random => baseline::turn(view, rng),
            Kind::Easy => easy::turn(view, hand, rng),
            Kind::Normal => heuristic::turn(board, seat, hand),
            Kind::Hard => hard::turn(view, limits, rng),
        }
    }
}

/// A legal move, chosen without thinking; `None` if it isn't the player's turn. Keeps the hand if
/// that is allowed, and never calls.
#[must_use]
pub fn any(view: &View) -> Option<Move> {
    let exchange = view.legal_exchanges().into_iter().next()?;
    Some(Move {
        seat: view.seat(),
        exchange,
        stop: false,
    })
}
