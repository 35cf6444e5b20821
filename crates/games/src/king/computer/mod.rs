//! Computer players. Each gets a [`View`], which holds all that a player in its seat could know,
//! and nothing else.
//!
//! Owns the decisions. Knows no table, no clock and no person: the same view and the same random
//! numbers give the same answer.

mod advice;
mod belief;
mod easy;
mod hard;
mod heuristic;
mod policy;
mod table;

#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use super::rules::{Move, View};

pub use crate::kit::{Kind, Limits};
pub use advice::{Advice, When, Why, advise, review};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub act: Move,
    pub points: f64,
    /// The probability of winning the game, 0 to 1.
    pub win_probability: f64,
    pub playouts: u32,
}

/// The number of playouts of `hard` for one decision at a table.
pub const PLAYOUTS: u32 = 600;

/// The player's move; `None` if it isn't their turn.
pub fn decide(
    kind: Kind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Move> {
    match kind {
        Kind::Random => easy::random(view, rng),
        Kind::Easy => easy::easy(view, rng),
        Kind::Normal => heuristic::turn(view),
        Kind::Hard => hard::turn(view, limits, rng),
    }
}

/// A legal move, chosen without thinking; `None` if it isn't the player's turn. Never bids.
pub fn any(view: &View) -> Option<Move> {
    view.legal_moves().into_iter().next()
}
