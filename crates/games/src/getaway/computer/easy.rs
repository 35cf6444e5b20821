//! The players that search nothing and weigh nothing: `random`, uniformly random, the baseline to
//! measure the others against, and `easy`, a friendly beginner, who sees the current trick and the
//! last one, and forgets.
//!
//! `easy` makes the mistakes of beginners. `docs/computers.md` says how often, and a test counts them:
//! - it leads a suit in which somebody has shown a void, although it holds another suit: it
//!   remembers two voids in three;
//! - it leads the lowest card of its longest suit, whatever is left of that suit elsewhere;
//! - it ducks when winning would be safe: last to play, with no void shown;
//! - now and then it plays without thinking.
//!
//! It never leads the suit of a tochoo again right after it, as long as it holds another suit.
//!
//! Players are asked only when there is something to choose from. Helpers here decide, in one
//! place, what happens otherwise.

use rand::RngExt;

use super::observation::Observation;
use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::getaway::rules::{Board, OPENER};
use crate::kit::Rand;

/// Any of the cards, all equally likely: the choice of [`Player::Random`](super::Player::Random)
/// among its legal cards, for callers without a view.
#[inline]
pub fn random_card(cards: CardSet, rng: &mut Rand) -> Card {
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
pub fn random_seat(seats: SeatSet, own: Seat, rng: &mut Rand) -> Seat {
    let n = rng.random_range(0..seats.len().max(1)) as usize;
    chosen_seat(seats.iter().nth(n), own)
}

/// The number of tricks that hardly any game reaches. From then on, deterministic players could
/// repeat the same positions forever, handing each other the same cards.
pub const LONG_GAME: u32 = 80;

/// Whether a deterministic player plays a random card this time, to break the cycles of a very long
/// game.
pub(super) fn breaks_cycle(board: &Board, rng: &mut Rand) -> bool {
    board.tricks() > LONG_GAME && rng.random_range(0..8) == 0
}

/// The card of the highest rank in any suit.
pub(super) fn highest_card(cards: CardSet) -> Option<Card> {
    Suit::ALL.into_iter().filter_map(|suit| cards.highest(suit)).max_by_key(|card| card.rank())
}

/// One card in this many is played without thinking.
const CARELESS_ONE_IN: u32 = 12;

/// How often it remembers shown voids when it leads: this many times in three.
const REMEMBERS_OF_THREE: u32 = 2;

pub(super) fn card(observation: &Observation, rng: &mut Rand) -> Card {
    let legal = observation.legal_cards();
    let card = match observation.board.trick() {
        None => return lead(observation, rng),
        Some(_) if rng.random_range(0..CARELESS_ONE_IN) == 0 => {
            return random_card(legal, rng);
        }
        Some(trick) if legal.has(trick.suit()) => legal
            .below(trick.highest().card)
            .highest(trick.suit())
            .or_else(|| legal.lowest(trick.suit())),
        Some(_) => highest_card(legal),
    };
    chosen(card)
}

fn lead(observation: &Observation, rng: &mut Rand) -> Card {
    let legal = observation.legal_cards();
    let mut cards = without(legal, |suit| observation.memory.tochooed() == Some(suit));
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return random_card(cards, rng);
    }
    if rng.random_range(0..3) < REMEMBERS_OF_THREE {
        cards = without(cards, |suit| {
            observation.others().iter().any(|other| observation.known_void(other, suit))
        });
    }
    chosen(longest_suit(cards).and_then(|suit| cards.lowest(suit)))
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
