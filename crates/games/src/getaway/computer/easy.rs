//! The `easy` player, a friendly beginner: sees the current trick and the last one, and forgets.
//!
//! It makes the mistakes of beginners. `docs/computers.md` says how often, and a test counts them:
//! - it leads a suit in which somebody has shown a void, although it holds another suit: it
//!   remembers two voids in three;
//! - it leads the lowest card of its longest suit, whatever is left of that suit elsewhere;
//! - it ducks when winning would be safe: last to play, with no void shown;
//! - now and then it plays without thinking.
//!
//! It never leads the suit of a tochoo again right after it, as long as it holds another suit.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::observation::Observation;
use crate::cards::{Card, CardSet, Suit};

/// One card in this many is played without thinking.
const CARELESS_ONE_IN: u32 = 12;

/// How often it remembers shown voids when it leads: this many times in three.
const REMEMBERS_OF_THREE: u32 = 2;

pub(super) fn card(observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = observation.legal_cards();
    let card = match observation.board.trick() {
        None => return lead(observation, rng),
        Some(_) if rng.random_range(0..CARELESS_ONE_IN) == 0 => {
            return baseline::random_card(legal, rng);
        }
        Some(trick) if legal.has(trick.suit()) => legal
            .below(trick.highest().card)
            .highest(trick.suit())
            .or_else(|| legal.lowest(trick.suit())),
        Some(_) => baseline::highest_card(legal),
    };
    baseline::chosen(card)
}

fn lead(observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = observation.legal_cards();
    let mut cards = without(legal, |suit| observation.memory.tochooed() == Some(suit));
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return baseline::random_card(cards, rng);
    }
    if rng.random_range(0..3) < REMEMBERS_OF_THREE {
        cards = without(cards, |suit| {
            let mut others = observation.others().iter();
            others.any(|other| observation.known_void(other, suit))
        });
    }
    baseline::chosen(longest_suit(cards).and_then(|suit| cards.lowest(suit)))
}

/// The cards of the other suits, or all cards if there are none.
fn without(cards: CardSet, suits: impl Fn(Suit) -> bool) -> CardSet {
    let rest = (Suit::ALL.into_iter().filter(|suit| suits(*suit)))
        .fold(cards, |rest, suit| rest.minus(rest.of_suit(suit)));
    if rest.is_empty() { cards } else { rest }
}

fn longest_suit(cards: CardSet) -> Option<Suit> {
    Suit::ALL.into_iter().max_by_key(|suit| cards.count(*suit))
}
