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
mod mind;
mod observation;
mod odds;
mod opponent_model;
mod playout;
mod population;
mod search;
mod value;
mod worlds;

#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, Seat, SeatSet};
use crate::getaway::rules::View;
use crate::kit::Level;
pub use crate::kit::Limits;
use crate::kit::options::named;

pub use advice::{Advice, NotAGame, ReviewedDecision, advise, review};
pub use baseline::random_card;
use mind::Mind;
use observation::Observation;
use population::Style;
pub use search::{Candidate, Estimate};

/// Who plays a computer seat: the levels offered at a table, and a population to learn from and to
/// measure them by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal card, and never a take.
    Random,
    /// A friendly beginner.
    Easy,
    /// A heuristic evaluation of each legal card, and a perfect memory.
    Normal,
    /// Monte Carlo search over the hidden hands.
    Hard,
    /// Learned from: a bare ducking player.
    Duck,
    /// Learned from: leads where many cards are out.
    Careful,
    /// Learned from: wants suits to be empty.
    Voider,
    /// Learned from: keeps its low cards.
    Hoarder,
    /// Learned from: leads its highest early.
    Bold,
    /// Learned from: ducks, and takes last cards.
    Taker,
    /// Tuned against: a plain search of 300 worlds, played out by rules of thumb.
    Plain,
    /// Kept for measuring: a ducking player that knows who is void.
    Ducker,
    /// Kept for measuring: reckons how likely somebody cannot follow.
    Counter,
    /// Kept for measuring: never wins a trick that it need not win.
    Miser,
    /// Kept for measuring: a plain search of 300 worlds, played out by rules kept for measuring.
    Dealer,
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
/// middle of a game for four.
pub const PLAYOUTS: u32 = 450;

named!(Kind {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
    Duck = "duck",
    Careful = "careful",
    Voider = "voider",
    Hoarder = "hoarder",
    Bold = "bold",
    Taker = "taker",
    Plain = "plain",
    Ducker = "ducker",
    Counter = "counter",
    Miser = "miser",
    Dealer = "dealer",
});

/// How a kind comes to its choices.
enum Make {
    Random,
    Beginner,
    Heuristic,
    Rules(&'static Style),
    Search(fn() -> Mind<'static>),
}

impl Kind {
    const fn make(self) -> Make {
        match self {
            Kind::Random => Make::Random,
            Kind::Easy => Make::Beginner,
            Kind::Normal => Make::Heuristic,
            Kind::Duck => Make::Rules(&population::DUCK),
            Kind::Careful => Make::Rules(&population::CAREFUL),
            Kind::Voider => Make::Rules(&population::VOIDER),
            Kind::Hoarder => Make::Rules(&population::HOARDER),
            Kind::Bold => Make::Rules(&population::BOLD),
            Kind::Taker => Make::Rules(&population::TAKER),
            Kind::Ducker => Make::Rules(&population::DUCKER),
            Kind::Counter => Make::Rules(&population::COUNTER),
            Kind::Miser => Make::Rules(&population::MISER),
            Kind::Hard => Make::Search(mind::hard),
            Kind::Plain => Make::Search(mind::plain),
            Kind::Dealer => Make::Search(mind::dealer),
        }
    }

    /// Whether the player ever takes: one that never does need not be asked.
    #[must_use]
    pub const fn ever_takes(self) -> bool {
        match self.make() {
            Make::Random | Make::Beginner | Make::Heuristic => false,
            Make::Rules(style) => style.ever_takes(),
            Make::Search(_) => matches!(self, Kind::Hard),
        }
    }

    /// Whether the player searches: it then uses the history of the game, and takes its time.
    /// A player that does not needs only a [`View::new`].
    #[must_use]
    pub const fn searches(self) -> bool {
        matches!(self.make(), Make::Search(_))
    }

    /// The card that the player plays now. It is one of [`View::legal_cards`], of which there must
    /// be one.
    pub fn card(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Card {
        let observation = Observation::of(view);
        match self.make() {
            Make::Random => baseline::random_card(view.legal_cards(), rng),
            Make::Beginner => easy::card(&observation, rng),
            Make::Heuristic => heuristic::card(&observation, rng),
            Make::Rules(style) => style.card(&observation, rng),
            Make::Search(mind) => hard::card(&mind(), view, limits, rng),
        }
    }

    /// Whether the player takes the next player's cards now. Asked before a trick, when
    /// [`View::take_from`] allows it.
    pub fn takes(self, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> bool {
        match self.make() {
            Make::Random | Make::Beginner | Make::Heuristic => false,
            Make::Rules(style) => style.takes(&Observation::of(view)),
            Make::Search(mind) => self.ever_takes() && hard::takes(&mind(), view, limits, rng),
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
        match self.make() {
            Make::Random => baseline::random_seat(from, view.seat(), rng),
            Make::Search(mind) => hard::draws_from(&mind(), view, from, limits, rng),
            Make::Beginner | Make::Heuristic | Make::Rules(_) => {
                heuristic::draws_from(&Observation::of(view), from)
            }
        }
    }
}
