//! The `easy` player, a friendly beginner: looks at the present trick alone, ducks when that is
//! possible, does not remember who has shown a void, does not see when winning a trick is safe, and
//! now and then plays a random card.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::observation::Observation;
use crate::cards::{Card, CardSet, Suit};

/// One card in so many is played at random.
const CARELESS_ONE_IN: u32 = 12;

/// The card that a beginner plays.
pub(super) fn card(observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = observation.legal_cards();
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return baseline::random_card(legal, rng);
    }
    let card = match observation.board.trick() {
        None => longest_suit(legal).and_then(|suit| legal.lowest(suit)),
        Some(trick) if legal.has(trick.suit()) => legal
            .below(trick.highest().card)
            .highest(trick.suit())
            .or_else(|| legal.lowest(trick.suit())),
        Some(_) => baseline::highest_card(legal),
    };
    baseline::chosen(card)
}

fn longest_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().max_by_key(|suit| cards.count(*suit))
}
