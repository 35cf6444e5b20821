//! Two players to measure the others by. They are kept as simple as they are described.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use crate::rules::{Board, Card, CardSet, Seat, SeatSet, Suit, Trick};

/// Any of the cards.
#[inline]
pub(super) fn random(cards: CardSet, rng: &mut Xoshiro256PlusPlus) -> Card {
    let n = rng.random_range(0..cards.len().max(1));
    cards.nth(n).unwrap_or(Card::OPENER)
}

/// A game hardly ever takes that many tricks. Players without whims could then go on for ever,
/// handing each other the same cards.
pub(super) const LONG_GAME: u32 = 80;

/// Whether a player plays any card for once, because the game has become very long.
pub(super) fn whim(board: &Board, rng: &mut Xoshiro256PlusPlus) -> bool {
    board.tricks() > LONG_GAME && rng.random_range(0..8) == 0
}

/// Any of the seats; `or` if there is none.
pub(super) fn any_seat(seats: SeatSet, or: Seat, rng: &mut Xoshiro256PlusPlus) -> Seat {
    let n = rng.random_range(0..seats.len().max(1)) as usize;
    seats.iter().nth(n).unwrap_or(or)
}

/// The bare ducking player.
pub(super) fn duck(sight: &Sight, rng: &mut Xoshiro256PlusPlus) -> Card {
    if whim(sight.board, rng) {
        return random(sight.legal(), rng);
    }
    ducks(sight).unwrap_or(Card::OPENER)
}

/// The card by which the player ducks; `None` if there is none to play.
pub(super) fn ducks(sight: &Sight) -> Option<Card> {
    let legal = sight.legal();
    match sight.board.trick() {
        None => duck_lead(sight, legal),
        Some(trick) => duck_follow(trick, legal),
    }
}

/// The lowest card of the suits in which nobody is known to be void, else the lowest.
fn duck_lead(sight: &Sight, legal: CardSet) -> Option<Card> {
    let nobody_void = |suit: &Suit| !sight.others().iter().any(|s| sight.known_void(s, *suit));
    let lowest = |suits: &mut dyn Iterator<Item = Suit>| {
        suits
            .filter_map(|suit| legal.lowest(suit))
            .min_by_key(|card| card.rank())
    };
    lowest(&mut Suit::ALL.into_iter().filter(nobody_void))
        .or_else(|| lowest(&mut Suit::ALL.into_iter()))
}

fn duck_follow(trick: &Trick, legal: CardSet) -> Option<Card> {
    let suit = trick.suit();
    let last = trick.waiting().len() == 1;
    if last || !legal.has(suit) {
        return highest(legal);
    }
    legal
        .below(trick.highest().card)
        .highest(suit)
        .or_else(|| legal.lowest(suit))
}

/// The card of the highest rank in any suit.
pub(super) fn highest(cards: CardSet) -> Option<Card> {
    Suit::ALL
        .into_iter()
        .filter_map(|suit| cards.highest(suit))
        .max_by_key(|card| card.rank())
}
