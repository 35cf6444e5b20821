//! The `easy` player, a friendly beginner: plays the lowest card that fits, treats twos and tens
//! like any other card, ignores the other players' cards, and now and then plays any card.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::{baseline, distinct_moves};
use crate::cards::Rank;
use crate::palace::rules::{Move, View};

/// One play in this many is a random play.
const CARELESS_ONE_IN: u32 = 5;

pub(super) fn turn(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return baseline::turn(view, rng);
    }
    // The lowest cards come first, and of equal cards, one before several.
    distinct_moves(view).first().copied()
}

/// A beginner puts high cards face up, and thinks that the two is the lowest.
pub(super) fn face_up_worth(rank: Rank) -> u8 {
    rank.number()
}
