//! The `easy` player, a friendly beginner: plays the lowest card that fits, twos and tens like any
//! other, does not look at what the others have, and now and then plays any card.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::{baseline, distinct_moves};
use crate::cards::Rank;
use crate::palace::rules::{Move, View};

/// One play in so many is any play.
const CARELESS_ONE_IN: u32 = 5;

/// What a beginner plays.
pub(super) fn turn(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return baseline::turn(view, rng);
    }
    // The lowest come first, and of equal cards one before several.
    distinct_moves(view).first().copied()
}

/// A beginner lays high cards face up, and takes the two for the lowest.
pub(super) fn face_up_worth(rank: Rank) -> u8 {
    rank.number()
}
