//! Computer players: each maps a view to a move.
//!
//! Owns the kinds of players and their choices. A player gets a [`View`], whose type holds nothing
//! that its seat may not know, a generator of random numbers, and [`Limits`] to its thinking. No
//! async, no clock, no I/O: the same view and the same generator give the same answer.

mod advice;
mod belief;
pub mod easy;
mod endgame;
mod hard;
mod heuristic;
pub mod mind;
pub mod observation;
pub mod opponent;
pub mod population;
pub mod search;
#[cfg(test)]
mod tests;
pub mod value;
mod worlds;

use crate::cards::{Card, Seat, SeatSet};
use crate::getaway::rules::{Position, View};
pub use crate::kit::Limits;
use crate::kit::{Level, Rand};

pub use advice::{Advice, advise, review};
use mind::Mind;
use observation::Observation;
use population::Style;
use search::Search;
pub use search::{Candidate, Estimate};

/// The seat that certainly loses this game of two players, if that follows from both hands: see the
/// solver of endgames. Takes some milliseconds.
pub fn certain_loser(game: &Position) -> Option<Seat> {
    endgame::certain_loser(game)
}

#[derive(Clone, Copy)]
pub enum Player {
    /// Any legal card, and never a take.
    Random,
    Easy,
    /// A heuristic evaluation of each legal card, and a perfect memory.
    Normal,
    Hard,
    Style(&'static Style),
    /// A search other than `hard`, which never takes.
    Search(&'static Mind<'static>),
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        match level {
            Level::Easy => Player::Easy,
            Level::Normal => Player::Normal,
            Level::Hard => Player::Hard,
        }
    }
}

/// The number of playouts of `hard` for one decision at a table: about 14 ms of one core in the
/// middle of a game for four.
pub const PLAYOUTS: u32 = 450;

impl Player {
    /// Whether the player ever takes; a player that never does doesn't need to be asked.
    pub const fn ever_takes(self) -> bool {
        match self {
            Player::Random | Player::Easy | Player::Normal | Player::Search(_) => false,
            Player::Style(style) => style.ever_takes(),
            Player::Hard => true,
        }
    }

    /// Whether the player searches. A searching player uses the history of the game, and takes its
    /// time; others only need a [`View::new`].
    pub const fn searches(self) -> bool {
        matches!(self, Player::Hard | Player::Search(_))
    }

    /// The card that the player plays now: one of [`View::legal_cards`], which must not be empty.
    pub fn card(self, view: &View, limits: &Limits, rng: &mut Rand) -> Card {
        let observation = Observation::of(view);
        match self {
            Player::Random => easy::random_card(view.legal_cards(), rng),
            Player::Easy => easy::card(&observation, rng),
            Player::Normal => heuristic::card(&observation, rng),
            Player::Hard => Search { mind: mind::hard(), view, limits }.card(rng),
            Player::Style(style) => style.card(&observation, rng),
            Player::Search(mind) => Search { mind: *mind, view, limits }.card(rng),
        }
    }

    /// Whether the player takes the next player's cards now. Asked before a trick, when
    /// [`View::take_from`] allows it.
    pub fn takes(self, view: &View, limits: &Limits, rng: &mut Rand) -> bool {
        match self {
            Player::Random | Player::Easy | Player::Normal | Player::Search(_) => false,
            Player::Style(style) => style.takes(&Observation::of(view)),
            Player::Hard => Search { mind: mind::hard(), view, limits }.takes(rng),
        }
    }

    /// The one of these players that the player draws from. There must be at least one.
    pub fn draws_from(self, view: &View, from: SeatSet, limits: &Limits, rng: &mut Rand) -> Seat {
        match self {
            Player::Random => easy::random_seat(from, view.seat(), rng),
            Player::Hard => Search { mind: mind::hard(), view, limits }.draws_from(from, rng),
            Player::Search(mind) => Search { mind: *mind, view, limits }.draws_from(from, rng),
            Player::Easy | Player::Normal | Player::Style(_) => {
                heuristic::draws_from(&Observation::of(view), from)
            }
        }
    }
}
