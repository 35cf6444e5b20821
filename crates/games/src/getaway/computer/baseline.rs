//! A uniformly random player, the baseline to measure the others by, and what several of them need.
//!
//! All players are asked only where there is something to choose from; what happens if that should
//! not be so is decided here, once.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::getaway::rules::{Board, OPENER};

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

/// The card of the highest rank in any suit.
pub(super) fn highest_card(cards: CardSet) -> Option<Card> {
    Suit::ALL
        .into_iter()
        .filter_map(|suit| cards.highest(suit))
        .max_by_key(|card| card.rank())
}
