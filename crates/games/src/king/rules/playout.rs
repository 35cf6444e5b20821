//! Random play: the baseline for measuring strength and speed.

use rand::Rng;
use rand::seq::SliceRandom;

use super::board::Due;
use super::deal::Hands;
use super::event::Move;
use super::game::Game;
use crate::cards::{Card, CardSet, Seat};
use crate::kit::random::below;

/// A random legal move, all equally likely, or a random deal; `None` when the game is over.
pub fn random_move(game: &Game, rng: &mut impl Rng) -> Option<Move> {
    if let Due::Deal(_) = game.board().due() {
        return Some(Move::Deal(random_deal(rng)));
    }
    let moves = game.legal_moves();
    moves.get(below(moves.len() as u32, rng) as usize).copied()
}

pub fn random_deal(rng: &mut impl Rng) -> Hands {
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.shuffle(rng);
    Hands::dealt(pack, Seat::FIRST)
}
