//! What a table shows: an immutable picture of one instant, made after it was saved.
//!
//! All that is public lies open in it. What one seat may know is had by [`Snapshot::view`], for one
//! seat at a time; there is no way to a hand but that.

use std::time::SystemTime;

use crate::cards::{Cut, Seat, SeatSet};
use crate::games::{Level, PublicView, Results, Session, View};

use super::settings::Settings;
use crate::store::{GameNumber, Person, Place, TableId, UserId};

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    /// A person; the seat's results are theirs.
    Person(Person),
    /// A computer player.
    Computer {
        /// How well it plays.
        level: Level,
        /// A number that tells this table's computers apart, from 1.
        number: u32,
    },
}

/// Who acts for a seat at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Acting {
    /// Its owner.
    Owner,
    /// A computer, because the owner let the clock run out twice. A play brings them back.
    ForSlow,
    /// A computer, because the owner left. Joining brings them back.
    ForAbsent,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct SeatInfo {
    /// Whose it is.
    pub owner: Owner,
    /// Who acts for it.
    pub acting: Acting,
    /// How many games of this series counted for the seat: those it lost, or those it won, as the game
    /// has it.
    #[serde(rename = "losses")]
    pub tally: u32,
}

impl SeatInfo {
    /// The person whose seat it is.
    #[must_use]
    pub const fn person(&self) -> Option<&Person> {
        match &self.owner {
            Owner::Person(person) => Some(person),
            Owner::Computer { .. } => None,
        }
    }

    /// Whether a person acts for the seat at the moment.
    #[must_use]
    pub const fn is_attended(&self) -> bool {
        matches!(
            (&self.owner, self.acting),
            (Owner::Person(_), Acting::Owner)
        )
    }
}

/// A time limit that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// When it ends.
    pub ends: SystemTime,
    /// Whether no more than a third of the time is left: those who are due are to be reminded.
    pub short: bool,
}

/// What is public of a game's shuffle before the deal: the bot's commitment to its secret (see
/// [`crate::cards::Secret::commit`]) and the players' cuts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// The game.
    pub game: GameNumber,
    /// SHA-256 of the secret, in hex.
    pub commit: String,
    /// The players' cuts, in the order in which they came.
    pub cuts: Vec<Cut>,
}

/// A game being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playing {
    /// The game and its commit.
    pub commitment: Commitment,
    /// Its round: see [`super::Moment`].
    pub round: u32,
    /// What everybody sees of it.
    pub game: PublicView,
    /// The people who are due and have not acted.
    pub awaited: SeatSet,
    /// When the pause that the game asked for is over.
    pub pause: Option<SystemTime>,
    /// The time limit of whoever is due.
    pub clock: Option<Clock>,
}

/// A game that has just ended, and the commitment to the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The game that ended and its commit.
    pub commitment: Commitment,
    /// Its secret.
    pub secret: String,
    /// The seats as that game was played: since then people may have left and joined.
    pub seats: Vec<SeatInfo>,
    /// How every seat did; none if the game was stopped.
    pub results: Option<Results>,
    /// What everybody saw of it at its end.
    pub game: PublicView,
    /// Whether it counts in the server's tally: two or more people were dealt in, and it has a
    /// result.
    pub counts: bool,
    /// The next game of the series and its commit.
    pub next: Commitment,
}

impl Outcome {
    /// Who lost; nobody in a game with winners, or if it was stopped.
    #[must_use]
    pub fn loser(&self) -> Option<Seat> {
        let tally = self.game.kind().tally();
        tally.loser(self.results.as_ref()?)
    }
}

/// Why a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody stopped it.
    Stopped(UserId),
    /// Nobody touched it for half an hour.
    Idle,
    /// All people left, and it is needed no more.
    Deserted,
    /// The channel is gone.
    ChannelGone,
}

/// Where a table is in its life.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are being taken.
    Lobby(Commitment),
    /// A game is being played.
    Playing(Playing),
    /// A game has ended; the host may deal the next, seats may change.
    Result(Outcome),
    /// The table is no more.
    Ended(End),
}

/// A table at one instant.
#[derive(Clone)]
pub struct Snapshot {
    /// Which table.
    pub table: TableId,
    /// Where.
    pub place: Place,
    /// Grows with every change.
    pub version: u64,
    /// Who opened the table, or inherited it.
    pub host: UserId,
    /// What the host chose.
    pub settings: Settings,
    /// The seats, by number.
    pub seats: Vec<SeatInfo>,
    /// Who waits to be dealt into the next game.
    pub waiting: Vec<Person>,
    /// How many games of the series are over.
    pub games: u32,
    /// Where it is in its life.
    pub stage: Stage,
    /// The game itself: kept from everybody but [`view`](Snapshot::view).
    pub(super) session: Option<Session>,
}

impl std::fmt::Debug for Snapshot {
    /// Never shows a hand: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot")
            .field("table", &self.table)
            .field("place", &self.place)
            .field("version", &self.version)
            .field("host", &self.host)
            .field("settings", &self.settings)
            .field("seats", &self.seats)
            .field("waiting", &self.waiting)
            .field("games", &self.games)
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl Snapshot {
    /// What the player in the seat knows; none while there is nothing to know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.session.as_ref()?.view(seat)
    }

    /// The seat that belongs to the person.
    #[must_use]
    pub fn seat_of(&self, person: UserId) -> Option<Seat> {
        let at = self
            .seats
            .iter()
            .position(|s| s.person().is_some_and(|p| p.id == person))?;
        Seat::new(at)
    }

    /// Whether the person waits to be dealt into the next game.
    #[must_use]
    pub fn is_waiting(&self, person: UserId) -> bool {
        self.waiting.iter().any(|waiting| waiting.id == person)
    }

    /// Whether all its people have left.
    #[must_use]
    pub fn is_deserted(&self) -> bool {
        let here = |seat: &SeatInfo| seat.person().is_some() && seat.acting != Acting::ForAbsent;
        !self.seats.iter().any(here) && self.waiting.is_empty()
    }

    /// The game to be dealt next; none while a game is played, and once the table has ended.
    #[must_use]
    pub const fn next_game(&self) -> Option<&Commitment> {
        match &self.stage {
            Stage::Lobby(next) => Some(next),
            Stage::Result(outcome) => Some(&outcome.next),
            Stage::Playing(_) | Stage::Ended(_) => None,
        }
    }

    /// The seat's information.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatInfo> {
        self.seats.get(seat.index())
    }
}
