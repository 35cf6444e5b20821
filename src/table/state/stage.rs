//! The state of a table in memory.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::cards::{Cut, CutWord, Seat, SeatSet, Secret};
use crate::games::{Level, Results, Session, Start, Turn};
use crate::store::{GameNumber, InteractionId, Person, Place, TableId, UserId};
use crate::table::settings::Settings;
use crate::table::snapshot::{End, Late, Owner, SeatInfo};
use crate::table::time::Corrections;

#[derive(Clone, Debug)]
pub(in crate::table) struct TableState {
    pub(in crate::table) table: TableId,
    pub(in crate::table) place: Place,
    pub(in crate::table) core: Core,
    pub(in crate::table) stage: Stage,
}

/// The part of a table's state that every stage has, as its document holds it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Core {
    /// Grows with every change.
    pub(in crate::table) version: u64,
    pub(in crate::table) host: UserId,
    pub(in crate::table) settings: Settings,
    pub(in crate::table) seats: Vec<SeatState>,
    /// The people who wait to be dealt into the next game, in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(in crate::table) waiting: Vec<Waiting>,
    /// How many games of the series are over.
    #[serde(default)]
    pub(in crate::table) games: u32,
    /// The dealer of the next game; `None` before the first game, which the host deals.
    #[serde(default)]
    pub(in crate::table) dealer: Option<Seat>,
    /// The loser of the last game of the series, if they are still here.
    #[serde(default)]
    pub(in crate::table) loser: Option<Seat>,
    /// The people of a planned evening who have not come yet, until their seats are given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::table) late: Option<Late>,
    /// The previous host, until the next deal, if the table passed on because they did nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::table) absent_host: Option<UserId>,
    /// When the table passes to the next person unless the host does something. Set while everyone
    /// waits for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::table) hosts_time: Option<SystemTime>,
    /// The corrections of the clock that the deadlines include. They start anew with the process.
    #[serde(skip)]
    pub(in crate::table) corrections: Corrections,
}

/// A seat, with what only the table knows about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct SeatState {
    pub(in crate::table) info: SeatInfo,
    /// The interaction with which its person joined; part of the shuffle.
    #[serde(default)]
    pub(in crate::table) join: Option<InteractionId>,
    /// How many turns in a row ran out.
    #[serde(default)]
    pub(in crate::table) misses: u32,
    /// The seat of the person in whose place this computer was dealt in, until they do something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(in crate::table) kept_for: Option<Box<SeatState>>,
}

/// A person without a seat in the running game, who gets one later.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Waiting {
    pub(in crate::table) person: Person,
    /// The interaction with which they joined; part of the shuffle.
    pub(in crate::table) join: InteractionId,
}

/// A game that the bot has committed to: its secret is fixed, and the secret's hash is public.
#[derive(Clone, Debug)]
pub(in crate::table) struct CommittedSecret {
    pub(in crate::table) game: GameNumber,
    pub(in crate::table) secret: Secret,
}

#[derive(Clone, Debug)]
pub(in crate::table) struct NextGame {
    pub(in crate::table) committed: CommittedSecret,
    pub(in crate::table) until: SystemTime,
    pub(in crate::table) cuts: Cuts,
}

/// The words that people have added to the next shuffle, in the order in which it uses them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Cuts {
    #[serde(rename = "cuts", default, skip_serializing_if = "Vec::is_empty")]
    pub(in crate::table) words: Vec<PersonCut>,
    /// How often a change of seats has made the cuts void.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(in crate::table) voided: u32,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks for a reference"
)]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct PersonCut {
    pub(in crate::table) person: UserId,
    pub(in crate::table) word: CutWord,
}

#[derive(Clone, Debug)]
pub(in crate::table) struct Dealt {
    pub(in crate::table) committed: CommittedSecret,
    pub(in crate::table) start: Start,
    pub(in crate::table) cuts: Vec<Cut>,
    pub(in crate::table) people: u32,
}

#[derive(Clone, Debug)]
pub(in crate::table) enum Stage {
    Lobby(NextGame),
    Playing(Box<Playing>),
    Result(Box<Finished>, NextGame),
    Ended(End),
}

#[derive(Clone, Debug)]
pub(in crate::table) struct Playing {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) session: Session,
    pub(in crate::table) timing: Timing,
    /// Set while somebody wants to stop the game.
    pub(in crate::table) vote: Option<Vote>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::table) struct Timing {
    /// The seats whose turn ran out: a computer moves for them once.
    #[serde(with = "seat_list")]
    pub(in crate::table) overdue: SeatSet,
    pub(in crate::table) timer: Option<Timer>,
    /// When the pause that the game asked for ends.
    pub(in crate::table) pause: Option<SystemTime>,
    /// Without a time limit: when computers take over from those whose turn it is, unless somebody
    /// does something before.
    pub(in crate::table) idle: Option<SystemTime>,
}

#[derive(Clone, Debug)]
pub(in crate::table) struct Finished {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) session: Session,
    /// The seats in that game; people may have left and joined since.
    pub(in crate::table) seats: Vec<SeatInfo>,
    /// The places of all seats; `None` if the game was stopped.
    pub(in crate::table) results: Option<Results>,
}

/// Stores a set of seats as a list.
mod seat_list {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::cards::{Seat, SeatSet};

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde asks for a reference"
    )]
    pub fn serialize<S: Serializer>(seats: &SeatSet, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(seats.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        Ok(seats.into_iter().collect())
    }
}

impl NextGame {
    pub(super) fn new(committed: CommittedSecret, until: SystemTime) -> NextGame {
        let cuts = Cuts::default();
        NextGame {
            committed,
            until,
            cuts,
        }
    }
}

impl Cuts {
    pub(super) fn void(&mut self) {
        self.words.clear();
        self.voided = self.voided.saturating_add(1);
    }
}

impl Stage {
    /// The game to be dealt next; `None` while a game is being played, and once the table has
    /// ended.
    pub(super) const fn next(&self) -> Option<&NextGame> {
        match self {
            Stage::Lobby(next) | Stage::Result(_, next) => Some(next),
            Stage::Playing(_) | Stage::Ended(_) => None,
        }
    }

    pub(super) const fn next_mut(&mut self) -> Option<&mut NextGame> {
        match self {
            Stage::Lobby(next) | Stage::Result(_, next) => Some(next),
            Stage::Playing(_) | Stage::Ended(_) => None,
        }
    }

    pub(super) fn playing(&self) -> Option<&Playing> {
        match self {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    pub(super) fn playing_mut(&mut self) -> Option<&mut Playing> {
        match self {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }
}

impl SeatState {
    pub(super) fn person(person: Person, join: InteractionId) -> SeatState {
        SeatState {
            info: SeatInfo::new(Owner::Person(person)),
            join: Some(join),
            misses: 0,
            kept_for: None,
        }
    }

    /// The number of the computer that has the seat.
    pub(super) const fn computer_number(&self) -> Option<u32> {
        match self.info.owner {
            Owner::Computer { number, .. } => Some(number),
            Owner::Person(_) => None,
        }
    }

    pub(super) fn computer(level: Level, number: u32) -> SeatState {
        SeatState {
            info: SeatInfo::new(Owner::Computer { level, number }),
            join: None,
            misses: 0,
            kept_for: None,
        }
    }
}

/// How long the players whose turn it is have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Timer {
    pub(super) ends: SystemTime,
    /// When only a third of the time is left.
    pub(super) short_from: SystemTime,
    #[serde(default)]
    pub(super) short: bool,
    /// The timer runs on for as long as this is the turn.
    pub(super) turn: Turn,
}

/// The question to the others whether the game may end without a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Vote {
    pub(super) by: UserId,
    /// The interaction that asked; it tells one vote from another.
    pub(super) id: InteractionId,
    pub(super) ends: SystemTime,
    /// Whose turn it was when it began.
    #[serde(default)]
    pub(super) turn: Option<Turn>,
    #[serde(default)]
    pub(super) agreed: Vec<Seat>,
}
