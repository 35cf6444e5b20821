//! The `easy` player, a friendly beginner: follows the game one trick at a time, with no memory of
//! who has shown what, likes to get rid of high cards when that costs nothing, and now and then
//! plays the first card that comes to hand.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::sight::Sight;
use crate::rules::{Card, CardSet, Suit};

/// One decision in so many is made without a thought.
const CARELESS: u32 = 5;

/// The card that a beginner plays.
pub(super) fn card(sight: &Sight, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = sight.legal();
    if rng.random_range(0..CARELESS) == 0 {
        return baseline::random(legal, rng);
    }
    let card = match sight.board.trick() {
        None => longest_suit(legal).and_then(|suit| legal.lowest(suit)),
        // A beginner thinks of winning the trick as bad, and so keeps the high cards too long.
        Some(trick) if legal.has(trick.suit()) => legal.lowest(trick.suit()),
        Some(_) => baseline::highest(legal),
    };
    card.unwrap_or(Card::OPENER)
}

fn longest_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().max_by_key(|suit| cards.count(*suit))
}
