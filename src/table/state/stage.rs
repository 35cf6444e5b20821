//! All that a table is, in memory.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::cards::{Cut, CutWord, Seat, SeatSet, Secret};
use crate::games::{Level, Results, Session, Start};
use crate::store::{GameNumber, InteractionId, Person, Place, TableId, UserId};
use crate::table::settings::Settings;
use crate::table::snapshot::{Acting, End, Owner, SeatInfo};

use super::clock::Timer;

/// A table, everything of it.
#[derive(Clone, Debug)]
pub(in crate::table) struct TableState {
    pub(in crate::table) table: TableId,
    pub(in crate::table) place: Place,
    pub(in crate::table) core: Core,
    pub(in crate::table) stage: Stage,
}

/// What a table has in every stage.
#[derive(Clone, Debug)]
pub(in crate::table) struct Core {
    /// Grows with every change.
    pub(in crate::table) version: u64,
    pub(in crate::table) host: UserId,
    pub(in crate::table) settings: Settings,
    pub(in crate::table) seats: Vec<SeatState>,
    /// Who wants to be dealt into the next game, in the order in which they came.
    pub(in crate::table) waiting: Vec<Waiting>,
    /// How many games of the series are over.
    pub(in crate::table) games: u32,
    /// Who deals next; none before the first game, when the host does.
    pub(in crate::table) dealer: Option<Seat>,
    /// Who lost the last game of the series, if they are still here.
    pub(in crate::table) loser: Option<Seat>,
}

/// A seat with what only the table knows of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct SeatState {
    pub(in crate::table) info: SeatInfo,
    /// With which interaction its person joined: part of the shuffle.
    #[serde(default)]
    pub(in crate::table) join: Option<InteractionId>,
    /// How many turns in a row ran out.
    #[serde(default)]
    pub(in crate::table) misses: u32,
}

/// Somebody who waits for the next game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Waiting {
    pub(in crate::table) person: Person,
    /// With which interaction they joined: part of the shuffle.
    pub(in crate::table) join: InteractionId,
}

/// A game to which the bot has committed itself: its secret is fixed, and the hash of it is shown.
#[derive(Clone, Debug)]
pub(in crate::table) struct CommittedSecret {
    pub(in crate::table) game: GameNumber,
    pub(in crate::table) secret: Secret,
}

/// Between two games: waiting for the next deal.
#[derive(Clone, Debug)]
pub(in crate::table) struct NextGame {
    pub(in crate::table) committed: CommittedSecret,
    pub(in crate::table) until: SystemTime,
    /// Who has cut with which word, in the order in which the words came: one each.
    pub(in crate::table) cuts: Vec<PersonCut>,
}

/// A seated person's cut. Seats move until the deal, people don't.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct PersonCut {
    pub(in crate::table) person: UserId,
    pub(in crate::table) word: CutWord,
}

/// How a game was dealt.
#[derive(Clone, Debug)]
pub(in crate::table) struct Dealt {
    pub(in crate::table) committed: CommittedSecret,
    pub(in crate::table) start: Start,
    /// Who had cut, in order.
    pub(in crate::table) cuts: Vec<Cut>,
    /// How many people were dealt in.
    pub(in crate::table) people: u32,
}

/// Where a table is in its life.
#[derive(Clone, Debug)]
pub(in crate::table) enum Stage {
    Lobby(NextGame),
    Playing(Box<Playing>),
    Result(Box<Finished>, NextGame),
    Ended(End),
}

/// A game being played, and its clocks.
#[derive(Clone, Debug)]
pub(in crate::table) struct Playing {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) session: Session,
    pub(in crate::table) timing: Timing,
}

/// What the table's clocks know of a running game.
#[derive(Clone, Debug, Default)]
pub(in crate::table) struct Timing {
    /// Whose turn ran out: a computer acts for them once.
    pub(in crate::table) overdue: SeatSet,
    /// The time limit of the turn.
    pub(in crate::table) timer: Option<Timer>,
    /// When the pause that the game asked for is over.
    pub(in crate::table) pause: Option<SystemTime>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub(in crate::table) struct Finished {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) session: Session,
    /// The seats as the game was played: since then people may have left and joined.
    pub(in crate::table) seats: Vec<SeatInfo>,
    /// How every seat did; none if the game was stopped.
    pub(in crate::table) results: Option<Results>,
}

impl NextGame {
    /// Waiting for the deal of this game, which nobody has cut yet.
    pub(super) const fn new(committed: CommittedSecret, until: SystemTime) -> NextGame {
        NextGame {
            committed,
            until,
            cuts: Vec::new(),
        }
    }
}

impl Stage {
    /// The game to be dealt next, between two games.
    pub(super) const fn next_mut(&mut self) -> Option<&mut NextGame> {
        match self {
            Stage::Lobby(next) | Stage::Result(_, next) => Some(next),
            Stage::Playing(_) | Stage::Ended(_) => None,
        }
    }

    pub(super) const fn timing(&self) -> Option<&Timing> {
        match self {
            Stage::Playing(playing) => Some(&playing.timing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    pub(super) const fn session(&self) -> Option<&Session> {
        match self {
            Stage::Playing(playing) => Some(&playing.session),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }
}

impl SeatState {
    pub(super) fn person(person: Person, join: InteractionId) -> SeatState {
        SeatState {
            info: SeatInfo {
                owner: Owner::Person(person),
                acting: Acting::Owner,
                tally: 0,
            },
            join: Some(join),
            misses: 0,
        }
    }

    pub(super) fn computer(level: Level, number: u32) -> SeatState {
        SeatState {
            info: SeatInfo {
                owner: Owner::Computer { level, number },
                acting: Acting::Owner,
                tally: 0,
            },
            join: None,
            misses: 0,
        }
    }
}
