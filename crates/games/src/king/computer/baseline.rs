//! The baseline that the other players are measured against: any legal move, all equally likely.

use rand::rngs::Xoshiro256PlusPlus;

use crate::king::rules::{Move, View};
use crate::kit::random::below;

/// A random move; `None` if it isn't the player's turn.
pub(super) fn turn(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let moves = view.legal_moves();
    moves.get(below(moves.len() as u32, rng) as usize).copied()
}
