//! A uniformly random player, the baseline to measure the others against, and helpers for several
//! players.
//!
//! Players are asked only when there is something to choose from. The helpers decide, in one place,
//! what happens otherwise.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::getaway::rules::{Board, OPENER};

/// Any of the cards, all equally likely: the choice of [`Player::Random`](super::Player::Random)
/// among its legal cards, for callers without a view.
#[inline]
pub fn random_card(cards: CardSet, rng: &mut Xoshiro256PlusPlus) -> Card {
    let n = rng.random_range(0..cards.len().max(1));
    chosen(cards.nth(n))
}

/// The card that a player chose. `None` can only be the caller's mistake of asking a seat that has
/// nothing to play; the game refuses any card from that seat.
#[inline]
pub(super) fn chosen(card: Option<Card>) -> Card {
    debug_assert!(card.is_some(), "there is no card to choose");
    card.unwrap_or(OPENER)
}

/// The seat that a player chose to draw from. `None` can only be the caller's mistake of asking a
/// player who can't draw from anybody. Then this returns `own`, from which the game refuses a draw.
pub(super) fn chosen_seat(seat: Option<Seat>, own: Seat) -> Seat {
    debug_assert!(seat.is_some(), "there is no seat to choose");
    seat.unwrap_or(own)
}

/// Any of the seats, all equally likely.
pub fn random_seat(seats: SeatSet, own: Seat, rng: &mut Xoshiro256PlusPlus) -> Seat {
    let n = rng.random_range(0..seats.len().max(1)) as usize;
    chosen_seat(seats.iter().nth(n), own)
}

/// The number of tricks that hardly any game reaches. From then on, deterministic players could
/// repeat the same positions forever, handing each other the same cards.
pub const LONG_GAME: u32 = 80;

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
