//! Computer players: a view in, a move out.
//!
//! Owns who the players are and what they choose. A player is given a [`View`], which by its type
//! holds nothing that its seat may not know, a generator of random numbers, and [`Limits`] to its
//! thinking. No async, no clock, no I/O: the same view and the same generator give the same answer.

mod advice;
mod baseline;
mod belief;
mod easy;
mod endgame;
mod hard;
mod heuristic;
pub mod learn;
mod observation;
mod odds;
mod opponent_model;
mod playout;
mod search;
mod value;
mod worlds;

#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, Seat, SeatSet};
use crate::games::Level;
pub use crate::games::Limits;
use crate::games::getaway::rules::View;
use crate::games::options::named;

pub use advice::{Advice, NotAGame, ReviewedDecision, advise, review};
pub use baseline::random_card;
use observation::Observation;
pub use search::{Candidate, Estimate};

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
    /// A heuristic evaluation of each legal card, and a perfect memory.
    Normal,
    /// Monte Carlo search over the hidden hands.
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

/// How many playouts `hard` makes for one decision at a table: about 14 ms of one core in the
/// middle of a game for four, 33 ms where it took longest.
pub const PLAYOUTS: u32 = 600;

named!(Kind {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Duck = "duck",
    Random = "random",
});

impl Kind {
    /// Whether the player ever takes: one that never does need not be asked.
    #[must_use]
    pub const fn ever_takes(self) -> bool {
        matches!(self, Kind::Hard)
    }

    /// Whether the player uses the history of the game: a player that never does needs only a
    /// [`View::new`].
    #[must_use]
    pub const fn looks_back(self) -> bool {
        matches!(self, Kind::Hard)
    }

    /// The card that the player plays now. It is one of [`View::legal_cards`], of which there must
    /// be one.
    pub fn card(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Card {
        let observation = Observation::of(view);
        match self {
            Kind::Random => baseline::random_card(view.legal_cards(), rng),
            Kind::Duck => baseline::duck(&observation, rng),
            Kind::Easy => easy::card(&observation, rng),
            Kind::Normal => heuristic::card(&observation, rng),
            Kind::Hard => hard::card(view, limits, rng),
        }
    }

    /// Whether the player takes the next player's cards now. Asked before a trick, when
    /// [`View::take_from`] allows it.
    pub fn takes(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> bool {
        match self {
            Kind::Hard => hard::takes(view, limits, rng),
            Kind::Random | Kind::Duck | Kind::Easy | Kind::Normal => false,
        }
    }

    /// From which of these players, of whom there must be one, the player draws.
    pub fn draws_from(
        self,
        view: &View,
        from: SeatSet,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Seat {
        match self {
            Kind::Random => baseline::random_seat(from, view.seat(), rng),
            Kind::Hard => hard::draws_from(view, from, limits, rng),
            Kind::Duck | Kind::Easy | Kind::Normal => {
                heuristic::draws_from(&Observation::of(view), from)
            }
        }
    }
}
