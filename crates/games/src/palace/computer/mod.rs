//! Computer players: a view in, a move out.
//!
//! Owns who the players are and what they choose. A player is given a [`View`], which by its type
//! holds nothing that its seat may not know, a generator of random numbers, and [`Limits`] to its
//! thinking. No async, no clock, no I/O: the same view and the same generator give the same answer.

mod advice;
mod baseline;
mod easy;
mod endgame;
mod exchange;
mod hard;
mod heuristic;
mod playout;

#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use rand::rngs::Xoshiro256PlusPlus;

use super::rules::{Due, Move, View};
use crate::cards::Seat;
use crate::kit::Level;
pub use crate::kit::Limits;
use crate::kit::options::named;

pub use advice::{Advice, Why, advise};

/// How often the player loses after a move.
pub type Estimate = crate::kit::Estimate<Move>;

/// Who plays a computer seat: the levels offered at a table, and a baseline to measure them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any of the plays that differ in what matters; picks up only if it must.
    Random,
    /// A friendly beginner.
    Easy,
    /// Rules of thumb, and a perfect memory.
    Normal,
    /// Monte Carlo search over the hidden cards.
    Hard,
}

named!(Kind {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
});

impl From<Level> for Kind {
    fn from(level: Level) -> Kind {
        match level {
            Level::Easy => Kind::Easy,
            Level::Normal => Kind::Normal,
            Level::Hard => Kind::Hard,
        }
    }
}

/// How many playouts `hard` makes for one decision at a table.
pub const PLAYOUTS: u32 = 150;

/// After so many plays the levels of a table see to it that the game ends: whoever has most cards
/// plays no more where picking up is possible, so that somebody else gets rid of theirs. About one
/// short game for two in ten thousand is that long; without this, a few would be stopped without a
/// loser (rules, section 8).
const GIVE_IN: u32 = 1_000;

impl Kind {
    /// What the player does now: exchanges a card or is ready, plays, turns a face-down card up, or
    /// picks up. `None` if the player has nothing to do now.
    ///
    /// In the exchange it is asked again after each card, until it is ready.
    pub fn decide(
        self,
        view: &View,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Move> {
        match view.board().due() {
            Due::Exchange(seats) if seats.contains(view.seat()) => Some(match self {
                Kind::Random => baseline::exchange(view, rng),
                Kind::Easy => exchange::towards(view, easy::face_up_worth),
                Kind::Normal | Kind::Hard => exchange::towards(view, exchange::worth),
            }),
            Due::Play(seat) if seat == view.seat() => match self {
                Kind::Easy | Kind::Normal | Kind::Hard if gives_in(view) => {
                    Some(Move::PickUp { seat })
                }
                Kind::Random => baseline::turn(view, rng),
                Kind::Easy => easy::turn(view, rng),
                Kind::Normal => heuristic::turn(view.board(), seat, view.hand(), rng),
                Kind::Hard => hard::turn(view, limits, rng),
            },
            _ => None,
        }
    }
}

/// Whether the player picks up for no other reason than that the game is to end: nobody has more
/// cards, and of those who have as many none sits in an earlier seat.
fn gives_in(view: &View) -> bool {
    let (board, seat) = (view.board(), view.seat());
    let cards = |seat: Seat| {
        let tableau = board.tableau(seat);
        tableau.hand + tableau.up.len() + tableau.down.len()
    };
    let most = board
        .in_play()
        .iter()
        .min_by_key(|seat| Reverse(cards(*seat)));
    board.plays() > GIVE_IN && board.may_pick_up(seat) && most == Some(seat)
}

/// A legal move, chosen without thinking; `None` if the player has nothing to do now. Ready rather
/// than an exchange, and a play rather than picking up.
#[must_use]
pub fn any(view: &View) -> Option<Move> {
    let moves = view.legal_moves();
    let ready = Move::Ready { seat: view.seat() };
    let ready = moves.contains(&ready).then_some(ready);
    ready.or_else(|| moves.first().copied())
}

/// Every move in the player's turn that differs from the others in what matters, those that play
/// before that of picking up.
fn distinct_moves(view: &View) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut on = |act| moves.push(act);
    view.board()
        .each_distinct(view.seat(), view.hand(), &mut on);
    moves
}
