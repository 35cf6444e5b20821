//! Computer players: each maps a view to a move.
//!
//! Owns the kinds of players and their choices. A player gets a [`View`], whose type holds nothing
//! that its seat may not know, a generator of random numbers, and [`Limits`] to its thinking. No
//! async, no clock, no I/O: the same view and the same generator give the same answer.

mod advice;
mod easy;
mod endgame;
mod hard;
mod heuristic;

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use rand::rngs::Xoshiro256PlusPlus;

use super::rules::{Due, Move, View};
use crate::cards::Seat;

pub use crate::kit::{Kind, Limits};
pub use advice::{Advice, Why, advise, review};

/// The estimated chance of losing after a move.
pub type Estimate = crate::kit::Estimate<Move>;

/// The number of playouts of `hard` for one decision at a table.
pub const PLAYOUTS: u32 = 150;

/// The number of plays after which a table's computers make sure that the game ends. The player
/// with the most cards stops playing where picking up is possible, so that somebody else gets rid
/// of theirs. About two in ten thousand short games for two get that long; without this, a few
/// would be stopped without a loser (rules, section 8).
const GIVE_IN: u32 = 1_000;

/// The player's move: exchanges a card or is ready, plays, turns up a face-down card, or picks up.
/// `None` if the player has nothing to do now.
///
/// In the exchange, it is asked again after each card until it is ready.
pub fn decide(
    kind: Kind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Move> {
    match view.board().due() {
        Due::Exchange(seats) if seats.contains(view.seat()) => Some(match kind {
            Kind::Random => easy::random_exchange(view, rng),
            Kind::Easy => heuristic::towards(view, easy::face_up_worth),
            Kind::Normal | Kind::Hard => heuristic::towards(view, heuristic::worth),
        }),
        Due::Play(seat) if seat == view.seat() => match kind {
            Kind::Easy | Kind::Normal | Kind::Hard if gives_in(view) => Some(Move::PickUp { seat }),
            Kind::Random => easy::random(view, rng),
            Kind::Easy => easy::easy(view, rng),
            Kind::Normal => heuristic::turn(view.board(), seat, view.hand(), rng),
            Kind::Hard => hard::turn(view, limits, rng),
        },
        _ => None,
    }
}

/// Whether the player picks up only to end the game: nobody has more cards, and nobody in an
/// earlier seat has as many.
fn gives_in(view: &View) -> bool {
    let (board, seat) = (view.board(), view.seat());
    let cards = |seat: Seat| {
        let tableau = board.tableau(seat);
        tableau.hand + tableau.up.len() + tableau.down.len()
    };
    let most = board
        .in_play()
        .iter()
        .min_by_key(|seat| Reverse(cards(*seat)));
    board.plays() > GIVE_IN && board.may_pick_up(seat) && most == Some(seat)
}

/// A legal move, chosen without thinking; `None` if the player has nothing to do now. Prefers being
/// ready to an exchange, and a play to picking up.
pub fn any(view: &View) -> Option<Move> {
    let moves = view.legal_moves();
    let ready = Move::Ready { seat: view.seat() };
    let ready = moves.contains(&ready).then_some(ready);
    ready.or_else(|| moves.first().copied())
}

/// Every move in the player's turn that differs from the others in what matters. Plays come before
/// picking up.
fn distinct_moves(view: &View) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut on = |act| moves.push(act);
    view.board()
        .each_distinct(view.seat(), view.hand(), &mut on);
    moves
}
