//! The exchange before play: chooses the face-up cards.
//!
//! Exchanges one card at a time, the best of the hand for the worst face-up card, until none is
//! better. The face-up cards get better with each exchange, so it ends.

use crate::cards::{Card, Rank};
use crate::palace::rules::{Move, View};

/// The next exchange towards the best face-up cards by this measure, or being ready.
pub(super) fn towards(view: &View, worth: impl Fn(Rank) -> u8) -> Move {
    let seat = view.seat();
    let of = |card: &Card| worth(card.rank());
    let best = view.hand().iter().max_by_key(of);
    let worst = view.board().tableau(seat).up.iter().min_by_key(of);
    match best.zip(worst) {
        Some((hand, up)) if of(&hand) > of(&up) => Move::Swap { seat, hand, up },
        _ => Move::Ready { seat },
    }
}

/// The worth of a card face up. It is played late there, on whatever the others leave, so it has to
/// go on nearly everything. The ten burns, the two goes on all cards, and high cards go on most.
pub(super) fn worth(rank: Rank) -> u8 {
    match rank {
        Rank::TEN => 30,
        Rank::TWO => 20,
        rank => rank.number(),
    }
}
