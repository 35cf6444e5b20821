//! Computer players: a view in, a move out.
//!
//! Owns who the players are and what they choose. A player is given a [`View`], which by its type
//! holds nothing that its seat may not know, a generator of random numbers, and [`Limits`] to its
//! thinking. No async, no clock, no I/O: the same view and the same generator give the same answer.

mod advice;
mod baseline;
mod easy;
mod endgame;
mod guess;
mod hard;
pub mod learn;
mod odds;
mod playout;
mod search;
mod sight;
mod style;
mod thumb;
mod value;
mod worlds;

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::rules::{Card, Named, Seat, SeatSet, View};

pub use advice::{Advice, Moment, NotAGame, advise, review};
pub use search::{Choice, Estimate};
use sight::Sight;

/// How well a computer player at a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A friendly beginner.
    Easy,
    /// Rules of thumb and a good memory.
    #[default]
    Normal,
    /// Search over the hidden hands.
    Hard,
}

/// Who plays a computer seat: the levels offered at a table, and two baselines to measure them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal card, and never a take.
    Random,
    /// A bare ducking player: leads the lowest card of suits in which nobody is known to be void,
    /// ducks under the highest card, sheds its highest when void or last. Never a take.
    Duck,
    /// A friendly beginner.
    Easy,
    /// Rules of thumb and a good memory.
    Normal,
    /// Search over the hidden hands.
    Hard,
}

impl From<Level> for Kind {
    fn from(level: Level) -> Kind {
        match level {
            Level::Easy => Kind::Easy,
            Level::Normal => Kind::Normal,
            Level::Hard => Kind::Hard,
        }
    }
}

/// How many games `hard` imagines for one decision at a table: about 14 ms of one core in the
/// middle of a game for four, 33 ms where it took longest.
pub const PLAYOUTS: u32 = 600;

/// How long a player may think.
pub struct Limits<'a> {
    /// The most games that a player who imagines how the game may go on may imagine for one decision.
    pub playouts: u32,
    /// Asked now and then: `false` means to answer with the best found so far.
    pub go_on: &'a dyn Fn() -> bool,
}

impl Named for Level {
    const ALL: &'static [Level] = &[Level::Normal, Level::Easy, Level::Hard];

    fn name(self) -> &'static str {
        Kind::from(self).name()
    }
}

impl Named for Kind {
    const ALL: &'static [Kind] = &[
        Kind::Normal,
        Kind::Easy,
        Kind::Hard,
        Kind::Duck,
        Kind::Random,
    ];

    fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Duck => "duck",
            Kind::Easy => "easy",
            Kind::Normal => "normal",
            Kind::Hard => "hard",
        }
    }
}

/// The text names no computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be one of: {}", .expected.join(", "))]
pub struct UnknownPlayer {
    /// The names that would have been understood.
    pub expected: Vec<&'static str>,
}

fn named<T: Named>(name: &str) -> Result<T, UnknownPlayer> {
    T::named(name).ok_or_else(|| UnknownPlayer {
        expected: T::ALL.iter().map(|value| value.name()).collect(),
    })
}

impl FromStr for Level {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Level, UnknownPlayer> {
        named(name)
    }
}

impl FromStr for Kind {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Kind, UnknownPlayer> {
        named(name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Kind {
    /// Whether the player ever takes: who never does need not be asked.
    #[must_use]
    pub const fn ever_takes(self) -> bool {
        matches!(self, Kind::Hard)
    }

    /// Whether the player looks at the course of the game: who never does needs only a
    /// [`View::new`].
    #[must_use]
    pub const fn looks_back(self) -> bool {
        matches!(self, Kind::Hard)
    }

    /// The card that the player plays now. It is one of [`View::legal_cards`], of which there must
    /// be one.
    pub fn card(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Card {
        let sight = Sight::of(view);
        match self {
            Kind::Random => baseline::random(view.legal_cards(), rng),
            Kind::Duck => baseline::duck(&sight, rng),
            Kind::Easy => easy::card(&sight, rng),
            Kind::Normal => thumb::card(&sight, rng),
            Kind::Hard => hard::card(view, limits, rng),
        }
    }

    /// Whether the player takes the next player's cards now. Asked before a trick, when
    /// [`View::take_from`] allows it.
    pub fn takes(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> bool {
        match self {
            Kind::Hard => hard::takes(view, limits, rng),
            _ => false,
        }
    }

    /// From which of these players the player draws.
    pub fn draws_from(
        self,
        view: &View,
        from: SeatSet,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Seat {
        match self {
            Kind::Random => baseline::any_seat(from, view.seat(), rng),
            Kind::Hard => hard::draws_from(view, from, limits, rng),
            _ => thumb::draws_from(&Sight::of(view), from),
        }
    }
}

/// What [`Kind::Random`] plays, of these legal cards; for whoever needs no view for it.
#[inline]
pub fn random_card(legal: crate::rules::CardSet, rng: &mut Xoshiro256PlusPlus) -> Card {
    baseline::random(legal, rng)
}
