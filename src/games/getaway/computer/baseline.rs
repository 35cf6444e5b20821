//! Two baselines to measure the other players by, kept as simple as they are described: a uniformly
//! random one, and one that ducks.
//!
//! All players are asked only where there is something to choose from; what happens if that should
//! not be so is decided here, once.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::observation::Observation;
use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::games::getaway::rules::{Board, OPENER, Trick};

/// Any of the cards, each as likely as any other: what [`Kind::Random`](super::Kind::Random) plays
/// of its legal cards, for a caller who has no view at hand.
#[inline]
pub fn random_card(cards: CardSet, rng: &mut Xoshiro256PlusPlus) -> Card {
    let n = rng.random_range(0..cards.len().max(1));
    chosen(cards.nth(n))
}

/// The card that a player chose. There is none only if a seat is asked that has nothing to play,
/// which is a mistake of the caller: the game refuses whatever card that seat plays.
#[inline]
pub(super) fn chosen(card: Option<Card>) -> Card {
    debug_assert!(card.is_some(), "there is no card to choose");
    card.unwrap_or(OPENER)
}

/// The seat that a player chose, to draw from it. There is none only if a player is asked who cannot
/// draw from anybody, which is a mistake of the caller: then it is `own`, from which the game refuses
/// a draw.
pub(super) fn chosen_seat(seat: Option<Seat>, own: Seat) -> Seat {
    debug_assert!(seat.is_some(), "there is no seat to choose");
    seat.unwrap_or(own)
}

/// Any of the seats, each as likely as any other.
pub(super) fn random_seat(seats: SeatSet, own: Seat, rng: &mut Xoshiro256PlusPlus) -> Seat {
    let n = rng.random_range(0..seats.len().max(1)) as usize;
    chosen_seat(seats.iter().nth(n), own)
}

/// Hardly any game takes that many tricks. From there on deterministic players could repeat the
/// same positions for ever, handing each other the same cards.
pub(super) const LONG_GAME: u32 = 80;

/// Whether a deterministic player plays a random card this time, to break the cycles of a very long
/// game.
pub(super) fn breaks_cycle(board: &Board, rng: &mut Xoshiro256PlusPlus) -> bool {
    board.tricks() > LONG_GAME && rng.random_range(0..8) == 0
}

/// The card that the ducking player plays.
pub(super) fn duck(observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
    if breaks_cycle(observation.board, rng) {
        return random_card(observation.legal_cards(), rng);
    }
    chosen(ducking_card(observation))
}

/// The card by which a player ducks; `None` without a legal card.
pub(super) fn ducking_card(observation: &Observation) -> Option<Card> {
    let legal = observation.legal_cards();
    match observation.board.trick() {
        None => ducking_lead(observation, legal),
        Some(trick) => ducking_answer(trick, legal),
    }
}

/// The lowest card of the suits in which nobody is known to be void, else the lowest.
fn ducking_lead(observation: &Observation, legal: CardSet) -> Option<Card> {
    let nobody_void = |suit: &Suit| {
        let mut others = observation.others().iter();
        !others.any(|other| observation.known_void(other, *suit))
    };
    let lowest = |suits: &mut dyn Iterator<Item = Suit>| {
        suits
            .filter_map(|suit| legal.lowest(suit))
            .min_by_key(|card| card.rank())
    };
    lowest(&mut Suit::ALL.into_iter().filter(nobody_void))
        .or_else(|| lowest(&mut Suit::ALL.into_iter()))
}

/// The highest card below the trick's highest, else the lowest of the suit; the highest of all when
/// void or last.
fn ducking_answer(trick: &Trick, legal: CardSet) -> Option<Card> {
    let suit = trick.suit();
    let last = trick.waiting().len() == 1;
    if last || !legal.has(suit) {
        return highest_card(legal);
    }
    legal
        .below(trick.highest().card)
        .highest(suit)
        .or_else(|| legal.lowest(suit))
}

/// The card of the highest rank in any suit.
pub(super) fn highest_card(cards: CardSet) -> Option<Card> {
    Suit::ALL
        .into_iter()
        .filter_map(|suit| cards.highest(suit))
        .max_by_key(|card| card.rank())
}
