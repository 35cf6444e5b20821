//! Computer players: each maps a view to what it does.
//!
//! Owns the kinds of players and their choices. A player gets a [`View`], whose type holds nothing
//! that its seat may not know, a generator of random numbers, and [`Limits`] to its thinking. No
//! async, no clock, no I/O: the same view and the same generator give the same answer. Here are the
//! two players that need no rules of thumb: `random`, the baseline to measure the others against,
//! and `easy`, a friendly beginner, who plays the lowest card that fits, treats twos and tens like
//! any other card, ignores the other players' cards, and now and then plays any card.

mod advice;
mod endgame;
mod hard;
mod heuristic;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use rand::RngExt;

use super::rules::{Act, Due, View};
use crate::cards::{Rank, Seat};
use crate::kit::Rand;

pub use advice::{Advice, Why, advise, review};
pub(super) use endgame::certain_loser;

pub use crate::kit::{Limits, Strategy};

/// The estimated chance of losing after an act.
pub type Estimate = crate::kit::Estimate<Act>;

/// The number of playouts of `hard` for one decision at a table.
pub const PLAYOUTS: u32 = 150;

/// The number of plays after which a table's computers make sure that the game ends. The player
/// with the most cards stops playing where picking up is possible, so that somebody else gets rid
/// of theirs. About five in ten thousand short games for two get that long; without this, a few
/// would be stopped without a loser (rules, section 8).
const GIVE_IN: u32 = 1_000;

/// What the player does: exchanges a card or is ready, plays, turns up a face-down card, or picks up.
/// `None` if the player has nothing to do now.
///
/// In the exchange, it is asked again after each card until it is ready.
pub fn decide(kind: Strategy, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Act> {
    match view.board().due() {
        Due::Exchange(seats) if seats.contains(view.seat()) => Some(match kind {
            Strategy::Random => random_exchange(view, rng),
            // A beginner puts high cards face up, and thinks that the two is the lowest.
            Strategy::Easy => heuristic::towards(view, Rank::number),
            Strategy::Normal | Strategy::Hard => heuristic::towards(view, heuristic::worth),
        }),
        Due::Play(seat) if seat == view.seat() => match kind {
            Strategy::Easy | Strategy::Normal | Strategy::Hard if gives_in(view) => {
                Some(Act::PickUp)
            }
            Strategy::Random => random(view, rng),
            Strategy::Easy => easy(view, rng),
            Strategy::Normal => heuristic::turn(view.board(), seat, view.hand(), rng),
            Strategy::Hard => hard::turn(view, limits, rng),
        },
        _ => None,
    }
}

/// Whether the player picks up only to end the game: nobody has more cards, and nobody in an
/// earlier seat has as many.
fn gives_in(view: &View) -> bool {
    let (board, seat) = (view.board(), view.seat());
    let cards = |seat: Seat| {
        let tableau = board.tableau(seat);
        tableau.hand + tableau.up.len() + tableau.down.len()
    };
    let most = board.in_play().iter().min_by_key(|seat| Reverse(cards(*seat)));
    board.plays() > GIVE_IN && board.may_pick_up(seat) && most == Some(seat)
}

/// A legal move, chosen without thinking; `None` if the player has nothing to do now. Prefers being
/// ready to an exchange, and a play to picking up.
pub fn any(view: &View) -> Option<Act> {
    let acts = view.legal_acts();
    acts.contains(&Act::Ready).then_some(Act::Ready).or_else(|| acts.first().copied())
}

/// Everything in the player's turn that differs from the others in what matters. Plays come before
/// picking up.
fn distinct(view: &View) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut on = |act| acts.push(act);
    view.board().each_distinct(view.seat(), view.hand(), &mut on);
    acts
}

/// One play in this many is a random play.
const CARELESS_ONE_IN: u32 = 5;

fn easy(view: &View, rng: &mut Rand) -> Option<Act> {
    if rng.random_range(0..CARELESS_ONE_IN) == 0 {
        return random(view, rng);
    }
    // The lowest cards come first, and of equal cards, one before several.
    distinct(view).first().copied()
}

fn random(view: &View, rng: &mut Rand) -> Option<Act> {
    let mut acts = distinct(view);
    if acts.len() > 1 {
        acts.retain(|act| !matches!(act, Act::PickUp));
    }
    let n = rng.random_range(0..acts.len().max(1));
    acts.get(n).copied()
}

/// The exchange that makes the face-up cards better, by experience, or being ready if none does.
pub fn better_swap(view: &View) -> Act {
    heuristic::towards(view, heuristic::worth)
}

/// Ready, or a random exchange before that; both are equally likely.
fn random_exchange(view: &View, rng: &mut Rand) -> Act {
    let up = view.board().tableau(view.seat()).up;
    let hand = view.hand().nth(rng.random_range(0..view.hand().len().max(1)));
    let swap = hand.zip(up.nth(rng.random_range(0..up.len().max(1))));
    match swap {
        Some((hand, up)) if rng.random() => Act::Swap { hand, up },
        _ => Act::Ready,
    }
}
