//! The `random` player, the baseline to measure the others against, and the `easy` player: a friendly
//! beginner, who plays the lowest card that fits, treats twos and tens like any other card, ignores
//! the other players' cards, and now and then plays any card.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::distinct_moves;
use crate::cards::Rank;
use crate::palace::rules::{Move, View};

/// One play in this many is a random play.
const CARELESS_ONE_IN: u32 = 5;

pub(super) fn easy(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return random(view, rng);
    }
    // The lowest cards come first, and of equal cards, one before several.
    distinct_moves(view).first().copied()
}

/// A beginner puts high cards face up, and thinks that the two is the lowest.
pub(super) fn face_up_worth(rank: Rank) -> u8 {
    rank.number()
}

pub(super) fn random(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let mut moves = distinct_moves(view);
    if moves.len() > 1 {
        moves.retain(|act| !matches!(act, Move::PickUp { .. }));
    }
    let n = rng.random_range(0..moves.len().max(1));
    moves.get(n).copied()
}

/// Ready, or a random exchange before that; both are equally likely.
pub(super) fn random_exchange(view: &View, rng: &mut Xoshiro256PlusPlus) -> Move {
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
