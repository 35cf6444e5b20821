//! The `easy` player, a friendly beginner: follows the game one trick at a time, ducks when that is
//! possible, has no memory of who has shown what, does not see when winning a trick is safe, and
//! now and then plays the first card that comes to hand.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::sight::Sight;
use crate::rules::{Card, CardSet, Suit};

/// One decision in so many is made without a thought.
const CARELESS: u32 = 12;

/// The card that a beginner plays.
pub(super) fn card(sight: &Sight, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = sight.legal();
    if rng.random_range(0..CARELESS) == 0 {
        return baseline::random(legal, rng);
    }
    let card = match sight.board.trick() {
        None => longest_suit(legal).and_then(|suit| legal.lowest(suit)),
        Some(trick) if legal.has(trick.suit()) => legal
            .below(trick.highest().card)
            .highest(trick.suit())
            .or_else(|| legal.lowest(trick.suit())),
        Some(_) => baseline::highest(legal),
    };
    card.unwrap_or(Card::OPENER)
}

fn longest_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().max_by_key(|suit| cards.count(*suit))
}
