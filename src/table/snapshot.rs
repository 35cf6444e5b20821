//! What a table shows: an immutable picture of one instant, made after it was saved.
//!
//! All that is public lies open in it. What one seat may know is had by [`Snapshot::view`], for one
//! seat at a time; there is no way to a hand but that.

use std::sync::Arc;
use std::time::SystemTime;

use crate::computer::Level;
use crate::rules::{Board, Course, Event, Game, Seat, SeatSet, View};

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
    /// How many games of this series the seat has lost.
    pub losses: u32,
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

/// The time before a lead is shown (rules, section 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// When it ends.
    pub ends: SystemTime,
    /// Whether a lead lies face down.
    pub held: bool,
}

/// What happened in one trick and just before it: takes, a draw, the plays, who got away. Public
/// events only, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// The trick's number, from 1.
    pub number: u32,
    /// What happened.
    pub events: Vec<Event>,
}

/// How the shuffle is fixed before the game: see [`crate::rules::Secret::commit`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The game.
    pub game: GameNumber,
    /// SHA-256 of the secret, in hex.
    pub commit: String,
}

/// Piles being picked (rules, section 8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picking {
    /// The game and its commit.
    pub promise: Promise,
    /// Who dealt.
    pub dealer: Seat,
    /// For each pile, who took it.
    pub taken: Vec<Option<Seat>>,
    /// Whose turn it is to pick.
    pub turn: Seat,
    /// The time limit of the turn.
    pub clock: Option<Clock>,
}

/// A game being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playing {
    /// The game and its commit.
    pub promise: Promise,
    /// What everybody sees.
    pub board: Board,
    /// How many cards each seat holds, by seat number.
    pub counts: Vec<u32>,
    /// The tricks that are over, the oldest first.
    pub past: Vec<Arc<Story>>,
    /// The trick that is open or about to be led.
    pub present: Story,
    /// Who announced a take.
    pub announced: SeatSet,
    /// The take-window, while it is open.
    pub window: Option<Window>,
    /// The time limit of whoever is due.
    pub clock: Option<Clock>,
}

/// A game that has just ended, and the next one's promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The game that ended and its commit.
    pub promise: Promise,
    /// Its secret.
    pub secret: String,
    /// The seats as that game was played: since then people may have left and joined.
    pub seats: Vec<SeatInfo>,
    /// The loser.
    pub loser: Seat,
    /// Who got away, in order.
    pub away: Vec<Seat>,
    /// All its tricks, the oldest first.
    pub past: Vec<Arc<Story>>,
    /// Whether it counts in the server's tally: two or more people were dealt in.
    pub counts: bool,
    /// The next game of the series and its commit.
    pub next: Promise,
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
    Lobby(Promise),
    /// Piles are being picked.
    Picking(Picking),
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
    /// How many games of the series are over.
    pub games: u32,
    /// Where it is in its life.
    pub stage: Stage,
    /// The game itself: kept from everybody but [`view`](Snapshot::view).
    pub(super) game: Option<(Game, Course)>,
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
            .field("games", &self.games)
            .field("stage", &self.stage)
            .finish_non_exhaustive()
    }
}

impl Snapshot {
    /// What the player in the seat knows; none while no cards are dealt.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        let (game, course) = self.game.as_ref()?;
        (seat.index() < self.seats.len()).then(|| course.view(game, seat))
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

    /// Whether all its people have left.
    #[must_use]
    pub fn is_deserted(&self) -> bool {
        let here = |seat: &SeatInfo| seat.person().is_some() && seat.acting != Acting::ForAbsent;
        !self.seats.iter().any(here)
    }

    /// The seat's information.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatInfo> {
        self.seats.get(seat.index())
    }
}
