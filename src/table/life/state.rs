//! All that a table is, in memory.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use crate::computer::Level;
use crate::rules::{Card, Chance, Seat, SeatSet, Secret};
use crate::store::{GameChange, GameNumber, InteractionId, Person, Place, TableId, UserId};
use crate::table::settings::Settings;
use crate::table::snapshot::{Acting, End, Owner, SeatInfo, Story};

use super::clock::Timer;
use super::doc;
use super::run::Run;

/// A table, everything of it.
#[derive(Clone, Debug)]
pub(in crate::table) struct Life {
    pub(in crate::table) table: TableId,
    pub(in crate::table) place: Place,
    pub(in crate::table) core: Core,
    pub(in crate::table) stage: Stage,
}

/// What a table has in every stage.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Core {
    pub(in crate::table) version: u64,
    pub(in crate::table) host: UserId,
    pub(in crate::table) settings: Settings,
    pub(in crate::table) seats: Vec<Chair>,
    /// How many games of the series are over.
    pub(in crate::table) games: u32,
    /// Who deals next; none before the first game, when the host does.
    pub(in crate::table) dealer: Option<Seat>,
    /// Who lost the last game of the series, if they are still here.
    pub(in crate::table) loser: Option<Seat>,
}

/// A seat with what only the table knows of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(in crate::table) struct Chair {
    pub(in crate::table) info: SeatInfo,
    /// With which interaction its person joined: part of the shuffle.
    pub(in crate::table) join: Option<InteractionId>,
    /// How many turns in a row ran out.
    pub(in crate::table) misses: u32,
}

/// A game that is promised: its secret is fixed and its commit shown.
#[derive(Clone, Debug)]
pub(in crate::table) struct Pledge {
    pub(in crate::table) game: GameNumber,
    pub(in crate::table) secret: Secret,
}

/// Waiting for the next deal.
#[derive(Clone, Debug)]
pub(in crate::table) struct Waiting {
    pub(in crate::table) next: Pledge,
    pub(in crate::table) until: SystemTime,
}

/// How a game was dealt: all its chance follows from this.
#[derive(Clone, Debug)]
pub(in crate::table) struct Dealt {
    pub(in crate::table) pledge: Pledge,
    pub(in crate::table) dealer: Seat,
    pub(in crate::table) chance: Chance,
    /// How many people were dealt in.
    pub(in crate::table) people: u32,
}

#[derive(Clone, Debug)]
pub(in crate::table) enum Stage {
    Lobby(Waiting),
    Picking(Picking),
    Playing(Box<Playing>),
    Result(Over, Waiting),
    Ended(End),
}

/// Piles being picked.
#[derive(Clone, Debug)]
pub(in crate::table) struct Picking {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) taken: Vec<Option<Seat>>,
    pub(in crate::table) margin: Margin,
}

/// A game being played, and what stands in its margin.
#[derive(Clone, Debug)]
pub(in crate::table) struct Playing {
    pub(in crate::table) run: Run,
    pub(in crate::table) margin: Margin,
}

/// What the table knows of a running game beside its moves.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(in crate::table) struct Margin {
    /// Who announced a take.
    #[serde(with = "doc::seats")]
    pub(in crate::table) announced: SeatSet,
    /// Whose clock ran out: a computer plays one card for them.
    #[serde(with = "doc::seats")]
    pub(in crate::table) forced: SeatSet,
    /// A lead that lies face down.
    pub(in crate::table) held: Option<Held>,
    pub(in crate::table) between: Between,
    pub(in crate::table) timer: Option<Timer>,
}

/// A lead that lies face down until the takes are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Held {
    pub(in crate::table) seat: Seat,
    pub(in crate::table) card: Card,
}

/// How far the table is between two tricks. While a trick runs it has no meaning.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::table) enum Between {
    /// Announced takes and the computers' are carried out, for these seats in this order. After a
    /// restart everybody's turn comes again: what was carried out is no longer announced.
    Takes(#[serde(skip)] VecDeque<Seat>),
    /// Anybody may take until then; a lead is held.
    Window(SystemTime),
    /// The lead is awaited; until it is made anybody may take.
    #[default]
    Open,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub(in crate::table) struct Over {
    pub(in crate::table) dealt: Dealt,
    pub(in crate::table) seats: Vec<SeatInfo>,
    pub(in crate::table) loser: Seat,
    pub(in crate::table) away: Vec<Seat>,
    pub(in crate::table) past: Vec<Arc<Story>>,
}

impl Stage {
    pub(super) const fn margin(&self) -> Option<&Margin> {
        match self {
            Stage::Picking(p) => Some(&p.margin),
            Stage::Playing(p) => Some(&p.margin),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }
}

impl Chair {
    pub(super) fn person(person: Person, join: InteractionId) -> Chair {
        Chair {
            info: SeatInfo {
                owner: Owner::Person(person),
                acting: Acting::Owner,
                losses: 0,
            },
            join: Some(join),
            misses: 0,
        }
    }

    pub(super) fn computer(level: Level, number: u32) -> Chair {
        Chair {
            info: SeatInfo {
                owner: Owner::Computer { level, number },
                acting: Acting::Owner,
                losses: 0,
            },
            join: None,
            misses: 0,
        }
    }
}

impl Pledge {
    /// What the store keeps of the promise.
    pub(super) fn promised(&self) -> GameChange {
        GameChange::Promise {
            game: self.game,
            secret: self.secret.reveal().to_owned(),
        }
    }
}
