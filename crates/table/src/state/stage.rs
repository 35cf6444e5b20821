//! The state of a table in memory.

use std::time::SystemTime;

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use crate::again::Cards;
use crate::settings::Settings;
use crate::snapshot::{self, CupPlayer, End, Late, Owner, SeatInfo};
use getaway_games::cards::{CutWord, Mix, Seat, SeatSet, Secret};
use getaway_games::{Level, Results, Session, Start, Turn};
use getaway_store::{ChannelId, GameNumber, InteractionId, Person, Place, TableId, UserId};

#[derive(Clone, Debug)]
pub(crate) struct TableState {
    pub(crate) table: TableId,
    pub(crate) place: Place,
    pub(crate) core: Core,
    pub(crate) stage: Stage,
}

/// The part of a table's state that every stage has, as its document holds it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Core {
    pub(crate) version: u64,
    /// The channel above, if the table is in a public thread.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) above: Option<ChannelId>,
    pub(crate) host: UserId,
    pub(crate) settings: Settings,
    pub(crate) seats: Vec<SeatState>,
    /// The people who wait to be dealt into the next game, in the order in which they came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) waiting: Vec<Waiting>,
    #[serde(default)]
    pub(crate) games: u32,
    /// The points of the cup, from its first game to the end of the game after it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) cup: Vec<CupPlayer>,
    /// The tallies of those who have left, in case they come back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) left: Vec<(UserId, u32)>,
    /// The dealer of the next game; `None` before the first game, which the host deals.
    #[serde(default)]
    pub(crate) dealer: Option<Seat>,
    /// The loser of the last game of the series, if they are still here.
    #[serde(default)]
    pub(crate) loser: Option<Seat>,
    /// The cards that the lobby is about, if they aren't shuffled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) again: Option<Box<Cards>>,
    /// The people of a planned evening who have not come yet, until their seats are given away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) late: Option<Late>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) absent_host: Option<UserId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) by_itself: Vec<UserId>,
    /// The people who agree that whoever is out of the next game may look at all hands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) lets_watch: Vec<UserId>,
    /// The people whom the host has taken out of this table for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) barred: Vec<UserId>,
    /// Whether its host has never been dealt in here, nor learned a game, when they opened it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hosts_first: bool,
    /// The last change of what the table plays by, in case the cards are dealt right after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) changed: Option<Changed>,
    /// When the table passes on, while everyone waits for the host to do something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hosts_time: Option<SystemTime>,
    /// When a process last took the table up. It is a sign of life: until then, what was left has been
    /// given back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) taken_up: Option<SystemTime>,
    /// The corrections of the clock that the deadlines include. They start again with the process.
    #[serde(skip)]
    pub(crate) corrections: SignedDuration,
    /// Whether deadlines have moved since they were saved.
    #[serde(skip)]
    pub(crate) moved: bool,
    /// The game that ended without a result because the table did.
    #[serde(skip)]
    pub(crate) unfinished: Option<GameNumber>,
}

/// What a table played by before the host changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Changed {
    pub(crate) at: SystemTime,
    pub(crate) before: Settings,
    /// How many computers sat there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) computers: Option<usize>,
}

/// A seat, with what only the table knows about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatState {
    pub(crate) info: SeatInfo,
    /// The interaction with which its person joined; part of the shuffle.
    #[serde(default)]
    pub(crate) join: Option<InteractionId>,
    #[serde(default)]
    pub(crate) misses: u32,
    /// When the awaited person counts as having left, in a game without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) idle: Option<SystemTime>,
    /// How often they had moved, or their cards had changed, when they last got a hint.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hinted_at: Option<u32>,
    /// The seat of the person in whose place this computer was dealt in, until they do something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kept_for: Option<Box<SeatState>>,
}

/// A person without a seat in the running game, who gets one later.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Waiting {
    pub(crate) person: Person,
    /// The interaction with which they joined; part of the shuffle.
    pub(crate) join: InteractionId,
}

/// A game that the bot has committed to: its secret is fixed, and the secret's hash is public.
#[derive(Clone, Debug)]
pub(crate) struct CommittedSecret {
    pub(crate) game: GameNumber,
    pub(crate) secret: Secret,
}

#[derive(Clone, Debug)]
pub(crate) struct NextGame {
    pub(crate) committed: CommittedSecret,
    pub(crate) until: SystemTime,
    pub(crate) cuts: Cuts,
}

/// The words that people have added to the next shuffle, in the order in which it uses them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cuts {
    #[serde(rename = "cuts", default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) words: Vec<PersonCut>,
    /// How often a change of the seats, the dealer or the rules has made the cuts void.
    #[serde(default, skip_serializing_if = "snapshot::is_zero")]
    pub(crate) voided: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PersonCut {
    pub(crate) person: UserId,
    pub(crate) word: CutWord,
}

#[derive(Clone, Debug)]
pub(crate) struct Dealt {
    pub(crate) committed: CommittedSecret,
    pub(crate) start: Start,
    pub(crate) mix: Mix,
    pub(crate) people: u32,
}

impl Dealt {
    /// Whether the game counts nowhere, at a table with these settings.
    pub(super) const fn is_friendly(&self, settings: &Settings) -> bool {
        settings.friendly || self.mix.again.is_some()
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Stage {
    Lobby(NextGame),
    Playing(Box<RunningGame>),
    Result(Box<Finished>, NextGame),
    Ended(End),
}

#[derive(Clone, Debug)]
pub(crate) struct RunningGame {
    pub(crate) dealt: Dealt,
    pub(crate) session: Session,
    pub(crate) timing: Timing,
    pub(crate) vote: Option<Vote>,
    /// Whether computers have played on after every person was out of the game.
    pub(crate) played_on: bool,
    /// Whether whoever is out of it may look at all hands.
    pub(crate) is_open: bool,
    pub(crate) offer: Option<Offer>,
}

/// The question to the two people who are left whether the game shall end as it certainly will.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(super) loser: Seat,
    /// How many entries the game had. Whoever plays on has declined.
    pub(super) entries: usize,
    #[serde(default)]
    pub(super) agreed: Vec<Seat>,
    #[serde(default)]
    pub(super) declined: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Timing {
    /// The seats whose turn ran out: a computer moves for them once.
    #[serde(with = "seat_list")]
    pub(crate) overdue: SeatSet,
    pub(crate) timer: Option<Timer>,
    pub(crate) pause: Option<SystemTime>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) long_turn: Option<LongTurn>,
}

#[derive(Clone, Debug)]
pub(crate) struct Finished {
    pub(crate) dealt: Dealt,
    pub(crate) session: Session,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) results: Option<Results>,
    pub(crate) played_on: bool,
}

mod seat_list {
    use serde::{Deserialize, Deserializer, Serializer};

    use getaway_games::cards::{Seat, SeatSet};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub fn serialize<S: Serializer>(seats: &SeatSet, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(seats.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

impl NextGame {
    pub(super) fn new(committed: CommittedSecret, until: SystemTime) -> NextGame {
        let cuts = Cuts::default();
        NextGame { committed, until, cuts }
    }
}

impl Cuts {
    pub(super) fn void(&mut self) {
        self.words.clear();
        self.voided = self.voided.saturating_add(1);
    }
}

impl Stage {
    /// The game to be dealt next; `None` during a game, and once the table has ended.
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

    pub(super) fn playing(&self) -> Option<&RunningGame> {
        match self {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    pub(super) fn playing_mut(&mut self) -> Option<&mut RunningGame> {
        match self {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }
}

impl RunningGame {
    /// Whether everybody has had two turns at most.
    pub(super) fn is_young(&self) -> bool {
        self.session.entries() <= 2 * self.dealt.start.seats
    }
}

impl SeatState {
    const fn new(owner: Owner, join: Option<InteractionId>) -> SeatState {
        SeatState {
            info: SeatInfo::new(owner),
            join,
            misses: 0,
            idle: None,
            hinted_at: None,
            kept_for: None,
        }
    }

    pub(super) fn person(person: Person, join: InteractionId) -> SeatState {
        SeatState::new(Owner::Person(person), Some(join))
    }

    pub(super) const fn computer_number(&self) -> Option<u32> {
        self.info.owner.computer_number()
    }

    pub(super) const fn computer(level: Level, number: u32) -> SeatState {
        SeatState::new(Owner::Computer { level, number }, None)
    }
}

/// How long the players whose turn it is have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Timer {
    pub(super) ends: SystemTime,
    pub(super) short_from: SystemTime,
    #[serde(default)]
    pub(super) short: bool,
    /// Whether at most a tenth is left, of a long turn.
    #[serde(default)]
    pub(super) last_call: bool,
    /// Whether the table is slow, even if this turn is shorter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_slow: bool,
    /// The timer runs on for as long as this is the turn.
    pub(super) turn: Turn,
}

/// A turn without a clock, which may last as long as it likes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LongTurn {
    pub(super) turn: Turn,
    /// From when on the others are asked whether a computer shall play.
    pub(super) asks_from: SystemTime,
    #[serde(default)]
    pub(super) asks: bool,
    /// Those who want that.
    #[serde(default)]
    pub(super) agreed: Vec<Seat>,
}

/// The question to the others whether the game may end without a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Vote {
    pub(super) by: UserId,
    /// The interaction that asked; it tells one vote from another.
    pub(super) id: InteractionId,
    pub(super) ends: SystemTime,
    #[serde(default)]
    pub(super) agreed: Vec<Seat>,
}
