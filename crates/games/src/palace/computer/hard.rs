//! The `hard` player: solves the endgame for two players; otherwise tries its moves in many
//! possible games, with the rules of thumb as a second opinion.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use super::{Estimate, Limits, distinct_moves, endgame, heuristic};
use crate::cards::{Card, Seat};
use crate::kit::race::{race, to_front};
use crate::palace::rules::{Due, Game, Illegal, Move, View};

/// The move after which the player loses least often.
pub(super) fn turn(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let moves = moves(view, rng);
    if moves.len() < 2 {
        return moves.first().copied();
    }
    let estimates = evaluate(view, &moves, limits, rng);
    let best = estimates.first().map(|estimate| estimate.candidate);
    best.or_else(|| moves.first().copied())
}

/// The moves worth trying; the first is the choice of the rules of thumb.
pub(super) fn moves(view: &View, rng: &mut Xoshiro256PlusPlus) -> Vec<Move> {
    let mut moves = distinct_moves(view);
    let first = heuristic::turn(view.board(), view.seat(), view.hand(), rng);
    to_front(&mut moves, |act| Some(*act) == first);
    moves
}

/// The moves with their estimates, best first. The first one given stays first unless the trials
/// speak against it.
pub(super) fn evaluate(
    view: &View,
    moves: &[Move],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let Some(mut exact) = endgame::solve(view, moves, limits) else {
        return try_out(view, moves, limits, rng);
    };
    let best = exact.first().map_or(1.0, |best| best.loss_probability);
    let equal = exact.iter().filter(|e| e.loss_probability <= best);
    let equal: Vec<Move> = equal.map(|estimate| estimate.candidate).collect();
    // Moves that are equal against perfect play may differ against people. The trials decide
    // between them, except where the game is won.
    if best > 0.0 && equal.len() > 1 {
        let tried = try_out(view, &equal, limits, rng);
        let rank = |act: Move| tried.iter().position(|e| e.candidate == act);
        exact[..equal.len()].sort_by_key(|e| rank(e.candidate));
    }
    exact
}

/// Tries the moves in many games that are possible from the player's point of view.
fn try_out(
    view: &View,
    moves: &[Move],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    let sample = || {
        unseen.shuffle(rng);
        let game = view.imagine(&unseen)?;
        // All moves get the same random numbers, so the differences come from the moves alone.
        Some((game, Xoshiro256PlusPlus::seed_from_u64(rng.next_u64())))
    };
    race(moves, limits, sample, |(game, common), act| {
        let lost = loss_probability(*game, view.seat(), act, &mut common.clone());
        debug_assert!(lost.is_ok(), "after {act:?}: {lost:?}");
        // A move that is illegal, which only a bug can cause, counts as lost.
        lost.unwrap_or(1.0)
    })
}

/// The maximum number of moves in a playout; after that, nobody has lost it.
const MOST_MOVES: u32 = 400;

/// Makes the move and plays on; returns the probability that the seat loses.
///
/// # Errors
/// The move is illegal.
pub(super) fn loss_probability(
    mut game: Game,
    seat: Seat,
    act: Move,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<f32, Illegal> {
    game.apply(act, &mut |_| {})?;
    for _ in 0..MOST_MOVES {
        if !game.board().in_play().contains(seat) {
            return Ok(0.0);
        }
        let board = game.board();
        let act = match board.due() {
            Due::Play(turn) => heuristic::turn(board, turn, game.hand(turn), rng),
            Due::Begin => game
                .candidates()
                .iter()
                .next()
                .map(|seat| Move::Begin { seat }),
            Due::Exchange(seats) => seats.iter().next().map(|seat| Move::Ready { seat }),
            Due::Over(loser) => return Ok(f32::from(u8::from(loser == Some(seat)))),
        };
        let Some(act) = act else { break };
        game.apply(act, &mut |_| {})?;
    }
    Ok(1.0 / game.board().in_play().len().max(1) as f32)
}
