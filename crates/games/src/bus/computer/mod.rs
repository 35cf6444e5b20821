//! Computer players. Each gets a [`View`], which holds all that a player in its seat could know,
//! and nothing else.
//!
//! Owns the decisions. Knows nothing about tables, clocks and people. Here are the two players that
//! need no rules of thumb: `random`, the baseline to measure the others against, and `easy`, a
//! friendly beginner, who looks for equal ranks, suits and high cards, overlooks runs, calls with
//! any pair or out of impatience, and now and then takes any card.

mod advice;
mod hard;
mod heuristic;
#[cfg(test)]
mod tests;

use super::rules::{Act, Combination, Hand, View};
use crate::cards::Rank;
use crate::kit::Rand;
use crate::kit::race::{any_of, below};

pub use advice::{Advice, Why, advise, review};

pub use crate::kit::{Limits, Strategy};

/// The estimated chance of losing the game after an act.
pub type Estimate = crate::kit::Estimate<Act>;

/// The number of playouts of `hard` for one decision at a table. Each is a batch of deals.
pub const PLAYOUTS: u32 = 300;

/// What the player does; `None` if it isn't their turn.
pub fn decide(kind: Strategy, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    let (board, seat) = (view.board(), view.seat());
    let hand = view.hand().filter(|_| board.turn() == Some(seat))?;
    match kind {
        Strategy::Random => any_of(&view.legal_acts(), rng),
        Strategy::Easy => easy(view, hand, rng),
        Strategy::Normal => heuristic::turn(board, seat, hand),
        Strategy::Hard => hard::turn(view, limits, rng),
    }
}

/// A legal move, chosen without thinking; `None` if it isn't the player's turn. Keeps the hand if
/// possible, and never calls.
pub fn any(view: &View) -> Option<Act> {
    view.legal_acts().into_iter().next()
}

/// One turn in this many is a random exchange.
const CARELESS_ONE_IN: u32 = 8;

/// The number of turns after which a beginner calls with any hand.
const PATIENCE: usize = 4;

/// A beginner's turn; `None` if it isn't their turn.
fn easy(view: &View, hand: Hand, rng: &mut Rand) -> Option<Act> {
    let (board, seat) = (view.board(), view.seat());
    let middle = board.middle()?;
    let exchanges = view.legal_exchanges();
    let after = |exchange| Some(seen(hand.after(exchange, middle)?));
    let best = exchanges.iter().copied().rev().max_by_key(|exchange| after(*exchange));
    let any = any_of(&exchanges, rng);
    let careless = below(CARELESS_ONE_IN, rng) == 0;
    let exchange = if careless { any } else { best }?;
    let pair = after(exchange)?.0 > Combination::HighCard;
    let stop = board.may_stop(seat) && (pair || board.round() >= PATIENCE);
    Some(Act { exchange, stop })
}

/// A beginner's idea of a hand's worth: runs count for nothing.
fn seen(hand: Hand) -> (Combination, [Rank; 3]) {
    let (kind, [low, middle, high]) =
        (hand.worth().combination(), hand.cards().map(|card| card.rank()));
    let seen = match kind {
        Combination::Run => Combination::HighCard,
        Combination::RunningFlush => Combination::Flush,
        _ => return (kind, hand.worth().ranks()),
    };
    (seen, [high, middle, low])
}
