//! Computer players. Each gets a [`View`], which holds all that a player in its seat could know,
//! and nothing else.
//!
//! Owns the decisions. Knows nothing about tables, clocks and people: the same view and the same
//! random numbers give the same answer. Here are the two players that need no rules of thumb:
//! `random`, the baseline to measure the others against, and `easy`, a friendly beginner, who plays
//! low where tricks cost points and high where they bring points, throws its highest card away,
//! never bids, and now and then plays any card.

mod advice;
mod belief;
mod hard;
mod normal;
mod table;
#[cfg(test)]
mod tests;

use super::rules::{Act, Choice, Due, Scoring, Trumps, View};
use crate::cards::{Card, CardSet, Suit};
use crate::kit::Rand;
use crate::kit::race::{any_of, below};

pub use advice::{Advice, When, Why, advise, review};

pub use crate::kit::{Limits, Strategy};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub act: Act,
    pub points: f64,
    /// The probability of winning the game, 0 to 1.
    pub win_probability: f64,
    pub playouts: u32,
}

/// The number of playouts of `hard` for one decision at a table.
pub const PLAYOUTS: u32 = 600;

/// What the player does; `None` if it isn't their turn.
pub fn decide(kind: Strategy, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    match kind {
        Strategy::Random => any_of(&view.legal_acts(), rng),
        Strategy::Easy => easy(view, rng),
        Strategy::Normal => normal::turn(view),
        Strategy::Hard => hard::turn(view, limits, rng),
    }
}

/// A legal move, chosen without thinking; `None` if it isn't the player's turn. Never bids.
pub fn any(view: &View) -> Option<Act> {
    view.legal_acts().into_iter().next()
}

/// One card in this many is a random card.
const CARELESS_ONE_IN: u32 = 5;

/// A beginner's move; `None` if it isn't the player's turn.
fn easy(view: &View, rng: &mut Rand) -> Option<Act> {
    match view.board().due() {
        due if due.seat() != Some(view.seat()) => None,
        Due::Choose(_) => Some(Act::Choose(Choice::Trumps(longest(view.hand())))),
        Due::Bid(_) => Some(Act::Pass),
        Due::Direct(_) => Some(Act::Direct(Scoring::Up)),
        Due::Play(_) if below(CARELESS_ONE_IN, rng) > 0 => card(view).map(Act::Play),
        _ => any_of(&view.legal_acts(), rng),
    }
}

fn longest(hand: CardSet) -> Trumps {
    let longest = Suit::ALL.iter().copied().max_by_key(|suit| hand.count(*suit));
    longest.map_or(Trumps::None, Trumps::from)
}

fn card(view: &View) -> Option<Card> {
    let play = view.board().play()?;
    let up = play.contract().way() == Some(Scoring::Up);
    let cards = view.legal_cards();
    let follows = play.trick().led().is_none_or(|led| cards.has(led));
    // A card that can't take the trick is thrown away: the highest one where that is a danger.
    let high = if follows { up } else { !up };
    let rank = |card: &Card| card.rank();
    if high { cards.iter().max_by_key(rank) } else { cards.iter().min_by_key(rank) }
}
