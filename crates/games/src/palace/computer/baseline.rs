//! The baseline that the other players are measured against: any of the plays that differ in what
//! matters, all equally likely. A player who can't play picks up the stack.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::distinct_moves;
use crate::palace::rules::{Move, View};

pub(super) fn turn(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let mut moves = distinct_moves(view);
    if moves.len() > 1 {
        moves.retain(|act| !matches!(act, Move::PickUp { .. }));
    }
    let n = rng.random_range(0..moves.len().max(1));
    moves.get(n).copied()
}

/// Ready, or a random exchange before that; both are equally likely.
pub(super) fn exchange(view: &View, rng: &mut Xoshiro256PlusPlus) -> Move {
    let seat = view.seat();
    let up = view.board().tableau(seat).up;
    let hand = view
        .hand()
        .nth(rng.random_range(0..view.hand().len().max(1)));
    let swap = hand.zip(up.nth(rng.random_range(0..up.len().max(1))));
    match swap {
        Some((hand, up)) if rng.random() => Move::Swap { seat, hand, up },
        _ => Move::Ready { seat },
    }
}
