//! What all games share: the contract that each of them keeps, and whatever follows from it for all.
//!
//! [`Rules`] is what the rules of a game offer to records, their verification and the journal;
//! [`Game`] is what a table asks of a running game: to begin with these seats, options and chance; to
//! carry out an act, or say why not; who is due, and what has to wait for a pause; what is to be
//! decided for a computer's seat; what a seat, or everybody, may see; and with which places and
//! scores it ended.
//!
//! Knows no game and no list of games. No async, no clock, no I/O: a game is told for which seats
//! people act and that a pause is over.

mod audience;
mod figures;
mod game;
mod journal;
mod last_left;
mod level;
pub mod options;
pub(crate) mod race;
pub(crate) mod random;
mod record;
mod results;
mod rules;
pub mod stored;
mod table_options;
#[cfg(test)]
mod tests;
mod verify;

use serde::{Deserialize, Serialize};

use crate::cards::{Chance, MAX_SEATS, Seat, SeatSet};

pub use audience::Audience;
pub use figures::Figures;
pub use game::{Fault, Game, NotRestored, Task, Token, restore};
pub use journal::{Journal, Round, Unsaved};
pub use last_left::LastLeft;
pub use level::Level;
pub use race::{Estimate, Limits};
pub use record::{Bad, BadRecord, Record};
pub use results::{Ending, Placing, Results, Tally};
pub use rules::{Document, Event, NoDeal, RuleOptions, Rules};
pub use stored::{Stored, UnreadableGame};
pub use table_options::TableOptions;
pub use verify::Unverified;

/// How a game is begun: all its chance follows from this.
#[derive(Clone, Debug)]
pub struct Start {
    /// How many seats are dealt in.
    pub seats: usize,
    /// The seat that deals.
    pub dealer: Seat,
    /// Where the cards come from.
    pub chance: Chance,
    /// Who lost the last game of the series, if anybody did and they are still here.
    pub previous_loser: Option<Seat>,
}

/// Who acts for the seats at this instant.
#[derive(Clone, Debug)]
pub struct Players {
    /// The seats for which people act.
    pub people: SeatSet,
    /// Those of them whose turn ran out: a computer acts for them once.
    pub overdue: SeatSet,
    /// How strong a computer is that acts for a seat, by seat number.
    pub levels: [Level; MAX_SEATS],
}

impl Players {
    /// Whether a computer acts for the seat now.
    #[must_use]
    pub const fn is_computers(&self, seat: Seat) -> bool {
        !self.people.contains(seat) || self.overdue.contains(seat)
    }

    /// How strong a computer is that acts for the seat.
    #[must_use]
    pub const fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }
}

/// Which turn it is: as long as it is the same one, its clock runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Grows in the course of the game.
    #[serde(alias = "tricks")]
    pub round: u32,
    /// Whose turn; none where several may act in any order.
    pub seat: Option<Seat>,
}

/// Who is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// In which turn.
    pub turn: Turn,
    /// Who can act in it and has not.
    pub seats: SeatSet,
}

/// A pause that has to pass before the game goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// How long it takes, in seconds, from when the game first asks for it.
    pub seconds: u32,
}
