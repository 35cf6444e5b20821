//! What all games share: the contract that each game keeps, and the code built on it.
//!
//! [`Rules`] is what a game's rules offer to records, their verification and the journal. [`Session`]
//! is what a table asks of a running game: begin with these seats, options and chance; make a move,
//! or say why not; say whose move it is, and what has to wait for a pause; say what a computer has
//! to decide for a seat, and what a seat, or everyone, may see; and report the places and scores
//! at the end.
//!
//! Doesn't know the games or their list. No async, no clock, no I/O: a game is told which seats
//! people play for, and when a pause is over.

mod journal;
mod lesson;
mod level;
pub mod options;
pub(crate) mod race;
mod record;
mod restore;
mod results;
pub mod review;
mod rules;
mod session;

#[cfg(test)]
pub(crate) mod testing;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::cards::{Chance, MAX_SEATS, Seat, SeatSet};

pub(crate) use journal::read_deal;
pub use journal::{Journal, PublicView, RoundLog, Stored, UnreadableGame, Unsaved};
pub use lesson::{Lesson, Step};
pub use level::{Level, Strategy, Strength, Strengths};
pub use options::RuleOptions;
pub use race::{Estimate, Limits};
pub use record::{Bad, BadRecord, Record, Unverified};
pub use restore::{NotRestored, restore};
pub use results::{Ending, Figures, LastLeft, Placing, Results, Tally};
pub use rules::{Audience, Event, Move, NoDeal, Rules, TableOptions};
pub(crate) use session::dealt_at_once;
pub use session::{Fault, Next, NextAct, Session, SmallValue, Task, View};

/// The generator of random numbers for computer players and simulated games: quick, and the same on
/// every machine.
pub type Rand = rand::rngs::Xoshiro256PlusPlus;

/// Data that a record holds.
pub trait Document:
    Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Document for T where
    T: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The starting data of a game. All its chance follows from this.
#[derive(Clone, Debug)]
pub struct Start {
    pub seats: usize,
    pub dealer: Seat,
    pub chance: Chance,
    /// The loser of the series' last game, if there is one and they are still here.
    pub previous_loser: Option<Seat>,
}

/// The players behind the seats at this moment.
///
/// ```
/// use getaway_games::cards::{MAX_SEATS, Seat, SeatSet};
/// use getaway_games::{Level, Players};
///
/// let mut players = Players {
///     people: SeatSet::first(2),
///     overdue: SeatSet::EMPTY,
///     by_itself: SeatSet::EMPTY,
///     levels: [Level::Normal; MAX_SEATS],
/// };
/// assert!(!players.is_computers(Seat::FIRST));
/// // Their time has run out: a computer makes this move.
/// players.overdue = SeatSet::of(Seat::FIRST);
/// assert!(players.is_computers(Seat::FIRST));
/// ```
#[derive(Clone, Debug)]
pub struct Players {
    pub people: SeatSet,
    /// The people whose time ran out. A computer makes one move for them.
    pub overdue: SeatSet,
    /// The people who want their card to be played by itself when they are
    /// [forced](Session::is_forced).
    pub by_itself: SeatSet,
    /// The level of a computer that plays for a seat, by seat number.
    pub levels: [Level; MAX_SEATS],
}

impl Players {
    /// Whether a computer plays for the seat now.
    pub const fn is_computers(&self, seat: Seat) -> bool {
        !self.people.contains(seat) || self.overdue.contains(seat)
    }

    /// Whether a computer decides the seat's move, perhaps only because its player is forced and
    /// wants that: then there is just one possible answer.
    pub fn asks_nobody(&self, seat: Seat, is_forced: impl FnOnce() -> bool) -> bool {
        self.is_computers(seat) || self.by_itself.contains(seat) && is_forced()
    }

    pub const fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }
}

/// Identifies a turn. While it stays the same, its clock keeps running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The round, which never decreases.
    pub round: u32,
    /// The seat whose turn it is; `None` if several players can move in any order.
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub turn: Turn,
    /// The seats that can move in this turn and haven't yet.
    pub seats: SeatSet,
}

impl Due {
    pub fn of(seat: Seat, round: u32) -> Due {
        let turn = Turn { round, seat: Some(seat) };
        Due { turn, seats: SeatSet::of(seat) }
    }
}

/// A pause that has to pass before the game continues by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// How long it takes, in seconds, starting when the game first asks for it.
    pub seconds: u32,
    /// Whether the pause is only for reading. Such a pause is shorter where computers are faster
    /// than usual.
    pub is_to_read: bool,
}
