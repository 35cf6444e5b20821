//! The games, each whole in a folder of its own, and what a table holds of whichever is played.
//!
//! A table asks a game six things and no more: to begin with these seats, options and chance; to
//! carry out an act, or say why not; who is due, and what has to wait for a pause; what is to be
//! decided for a computer's seat; what a seat, or everybody, may see; and in which order the seats
//! ended. The enums here are closed, one variant a game, so that whatever a new game forgets to
//! answer does not compile.
//!
//! No async, no clock, no I/O: a game is told for which seats people act and that a pause is over.

mod audience;
mod decision;
mod level;
pub mod options;
pub(crate) mod race;
pub(crate) mod random;
mod record;
pub mod referee;
mod session;
pub mod stored;
mod table_options;

use serde::{Deserialize, Serialize};

use crate::cards::{Chance, MAX_SEATS, Seat, SeatSet};

pub use audience::Audience;
pub use decision::{Decision, Question, Task};
pub use level::Level;
pub use race::{Estimate, Limits};
pub use record::{BadRecord, NotARecord, Record, Unverified};
pub use session::{Act, Done, NotRestored, PublicView, Refusal, Session, View, upgrade_v1};
pub use stored::{Stored, UnreadableGame};
pub use table_options::{GameKind, Options, UnreadableOptions};

/// How a game is begun: all its chance follows from this.
#[derive(Clone, Debug)]
pub struct Start {
    /// How many seats are dealt in.
    pub seats: usize,
    /// The seat that deals.
    pub dealer: Seat,
    /// Where the cards come from.
    pub chance: Chance,
    /// Who lost the last game of the series, if they are still here.
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

/// What happened in a game and is not saved yet, as the game writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsaved {
    /// The deal, when it became known.
    pub deal: Option<String>,
    /// How many entries the record had before.
    pub from: usize,
    /// The new entries.
    pub entries: Vec<String>,
}

impl Unsaved {
    /// Notes further entries; `from` is how many there were before them.
    pub(crate) fn append(&mut self, from: usize, entries: impl Iterator<Item = String>) {
        if self.entries.is_empty() {
            self.from = from;
        }
        self.entries.extend(entries);
    }
}
