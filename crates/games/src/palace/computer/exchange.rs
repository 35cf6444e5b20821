//! The exchange before play: which cards are to lie face up.
//!
//! One card at a time, the best of the hand for the worst that lies face up, until none is better:
//! with each exchange the face-up cards are worth more, so it comes to an end.

use crate::cards::{Card, Rank};
use crate::palace::rules::{Move, View};

/// The next exchange towards the face-up cards that are worth most by this measure, or ready.
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

/// What a card is worth face up: there it is played late, on whatever the others leave, so it is to
/// go on nearly everything. The ten burns, the two goes on all, and high cards on most.
pub(super) fn worth(rank: Rank) -> u8 {
    match rank {
        Rank::TEN => 30,
        Rank::TWO => 20,
        rank => rank.number(),
    }
}
