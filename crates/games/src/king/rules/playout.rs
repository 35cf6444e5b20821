//! Random play: the baseline that strength and speed are measured by.

use rand::Rng;
use rand::seq::SliceRandom;

use super::SEATS;
use super::board::Due;
use super::deal::Hands;
use super::event::Move;
use super::game::Game;
use crate::cards::{Card, CardSet, Seat};
use crate::kit::random::below;

/// Plays random moves until the game is over, and returns the scores.
pub fn random_playout(game: &mut Game, rng: &mut impl Rng) -> [i32; SEATS] {
    while let Some(act) = random_move(game, rng) {
        let done = game.apply(act, &mut |_| {});
        debug_assert!(done.is_ok(), "{act:?}: {done:?}");
    }
    game.board().scores()
}

/// A random legal move, each as likely as any other, or a random deal; `None` when the game is over.
pub fn random_move(game: &Game, rng: &mut impl Rng) -> Option<Move> {
    if let Due::Deal(_) = game.board().due() {
        return Some(Move::Deal(random_deal(rng)));
    }
    let moves = game.legal_moves();
    moves.get(below(moves.len() as u32, rng) as usize).copied()
}

/// A deal at random.
pub fn random_deal(rng: &mut impl Rng) -> Hands {
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.shuffle(rng);
    Hands::dealt(pack, Seat::FIRST)
}
