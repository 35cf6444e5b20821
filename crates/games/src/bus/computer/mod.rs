//! Computer players. Each gets a [`View`], which holds all that a player in its seat could know,
//! and nothing else.
//!
//! Owns the decisions. Knows no table, no clock and no person.

mod advice;
mod belief;
mod easy;
mod hard;
mod heuristic;

#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use super::rules::{Move, View};

pub use crate::kit::{Kind, Limits};
pub use advice::{Advice, Why, advise, review};

/// The estimated chance of losing the game after a move.
pub type Estimate = crate::kit::Estimate<Move>;

/// The number of playouts of `hard` for one decision at a table. Each is a batch of deals.
pub const PLAYOUTS: u32 = 300;

/// The player's move; `None` if it isn't their turn.
pub fn decide(
    kind: Kind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Move> {
    let (board, seat) = (view.board(), view.seat());
    let hand = view.hand().filter(|_| board.turn() == Some(seat))?;
    match kind {
        Kind::Random => easy::random(view, rng),
        Kind::Easy => easy::easy(view, hand, rng),
        Kind::Normal => heuristic::turn(board, seat, hand),
        Kind::Hard => hard::turn(view, limits, rng),
    }
}

/// A legal move, chosen without thinking; `None` if it isn't the player's turn. Keeps the hand if
/// possible, and never calls.
pub fn any(view: &View) -> Option<Move> {
    let exchange = view.legal_exchanges().into_iter().next()?;
    Some(Move {
        seat: view.seat(),
        exchange,
        stop: false,
    })
}
