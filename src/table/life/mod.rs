//! A table's life as a pure state machine: a state, an input and the time give a new state and what
//! is to be saved. Nothing here waits, saves or thinks.
//!
//! Every input is worked on in a [`Draft`], a copy; whoever runs the machine saves the draft's
//! changes and only then puts the copy in the place of the original. Timers are data:
//! [`Life::wake_at`] says when to come back, [`Life::query`] what a computer player is to decide.

mod between;
mod clock;
mod deal;
mod doc;
mod end;
mod play;
mod run;
mod seats;
mod show;

#[cfg(test)]
pub(super) mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::computer::{Kind, Level};
use crate::rules::{Board, Card, Chance, Due, Phase, Seat, SeatSet, Secret, View};
use crate::store::{GameChange, GameNumber, InteractionId, Person, Place, TableId, UserId};

use super::request::{Ask, Done, Refusal, Request};
use super::settings::Settings;
use super::snapshot::{Acting, End, Owner, SeatInfo, Story};

pub(super) use doc::{Corrupt, Doc};

use clock::Timer;
use run::Run;

/// How long a lobby or a result waits for somebody to touch it.
const IDLE: Duration = Duration::from_secs(30 * 60);

/// A table, everything of it.
#[derive(Clone, Debug)]
pub(super) struct Life {
    pub(super) table: TableId,
    pub(super) place: Place,
    pub(super) core: Core,
    pub(super) stage: Stage,
}

/// What a table has in every stage.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Core {
    pub(super) version: u64,
    pub(super) host: UserId,
    pub(super) settings: Settings,
    pub(super) seats: Vec<Chair>,
    /// How many games of the series are over.
    pub(super) games: u32,
    /// Who deals next; none before the first game, when the host does.
    pub(super) dealer: Option<Seat>,
    /// Who lost the last game of the series, if they are still here.
    pub(super) loser: Option<Seat>,
}

/// A seat with what only the table knows of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Chair {
    pub(super) info: SeatInfo,
    /// With which interaction its person joined: part of the shuffle.
    pub(super) join: Option<InteractionId>,
    /// How many turns in a row ran out.
    pub(super) misses: u32,
}

/// A game that is promised: its secret is fixed and its commit shown.
#[derive(Clone, Debug)]
pub(super) struct Pledge {
    pub(super) game: GameNumber,
    pub(super) secret: Secret,
}

/// Waiting for the next deal.
#[derive(Clone, Debug)]
pub(super) struct Waiting {
    pub(super) next: Pledge,
    pub(super) until: SystemTime,
}

/// How a game was dealt: all its chance follows from this.
#[derive(Clone, Debug)]
pub(super) struct Dealt {
    pub(super) pledge: Pledge,
    pub(super) dealer: Seat,
    pub(super) chance: Chance,
    /// How many people were dealt in.
    pub(super) people: u32,
}

#[derive(Clone, Debug)]
pub(super) enum Stage {
    Lobby(Waiting),
    Picking(Picking),
    Playing(Box<Playing>),
    Result(Over, Waiting),
    Ended(End),
}

/// Piles being picked.
#[derive(Clone, Debug)]
pub(super) struct Picking {
    pub(super) dealt: Dealt,
    pub(super) taken: Vec<Option<Seat>>,
    pub(super) margin: Margin,
}

/// A game being played, and what stands in its margin.
#[derive(Clone, Debug)]
pub(super) struct Playing {
    pub(super) run: Run,
    pub(super) margin: Margin,
}

/// What the table knows of a running game beside its moves.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Margin {
    /// Who announced a take.
    #[serde(with = "doc::seats")]
    pub(super) announced: SeatSet,
    /// Whose clock ran out: a computer plays one card for them.
    #[serde(with = "doc::seats")]
    pub(super) forced: SeatSet,
    /// A lead that lies face down.
    pub(super) held: Option<Held>,
    pub(super) between: Between,
    pub(super) timer: Option<Timer>,
}

/// A lead that lies face down until the takes are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Held {
    pub(super) seat: Seat,
    pub(super) card: Card,
}

/// How far the table is between two tricks. While a trick runs it has no meaning.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Between {
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
pub(super) struct Over {
    pub(super) dealt: Dealt,
    pub(super) seats: Vec<SeatInfo>,
    pub(super) loser: Seat,
    pub(super) away: Vec<Seat>,
    pub(super) past: Vec<Arc<Story>>,
}

/// What the machine gets from outside with every input.
pub(super) struct Ctx<'a> {
    pub(super) now: SystemTime,
    /// Makes a game's number and its secret.
    pub(super) pledge: &'a dyn Fn() -> Pledge,
}

/// A copy of a table that is being changed, and what has to be saved for it.
pub(super) struct Draft<'a> {
    pub(super) life: Life,
    pub(super) changes: Vec<GameChange>,
    pub(super) ctx: &'a Ctx<'a>,
}

/// What has to be done with a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing that anybody could see has changed.
    Silent,
    /// It is to be shown; after a restart it would come about again by itself.
    Show,
    /// It is to be saved, then shown.
    Save,
}

/// What a computer player is to decide. An answer counts as long as the table still asks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Query {
    pub(super) game: GameNumber,
    /// How many moves were made.
    pub(super) moves: usize,
    pub(super) seat: Seat,
    pub(super) kind: Kind,
    pub(super) what: Decide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decide {
    Card,
    Take,
    DrawFrom(SeatSet),
    Pick,
}

/// What a computer player has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Card(Card),
    Take(bool),
    DrawFrom(Seat),
    Pick,
}

/// What it takes to open a table.
pub(super) struct Opening {
    pub(super) table: TableId,
    pub(super) place: Place,
    pub(super) host: Person,
    pub(super) interaction: InteractionId,
    pub(super) settings: Settings,
    pub(super) computers: usize,
}

impl Life {
    /// A new table: a lobby with its host and these computers.
    pub(super) fn open(new: Opening, ctx: &Ctx) -> Result<(Life, Vec<GameChange>), Refusal> {
        let seats = new.settings.options.packs.seats();
        if new.computers >= *seats.end() {
            return Err(Refusal::WrongSeats {
                have: new.computers + 1,
                least: *seats.start(),
                most: *seats.end(),
            });
        }
        let level = new.settings.level;
        let computers = (1..).take(new.computers).map(|n| Chair::computer(level, n));
        let host = new.host.id;
        let chairs = [Chair::person(new.host, new.interaction)].into_iter();
        let next = (ctx.pledge)();
        let promise = next.promised();
        let life = Life {
            table: new.table,
            place: new.place,
            core: Core {
                version: 1,
                host,
                settings: new.settings,
                seats: chairs.chain(computers).collect(),
                games: 0,
                dealer: None,
                loser: None,
            },
            stage: Stage::Lobby(Waiting {
                next,
                until: ctx.now + IDLE,
            }),
        };
        Ok((life, vec![promise]))
    }

    /// The state that everything starts from: a draft of this one.
    pub(super) fn draft<'a>(&self, ctx: &'a Ctx<'a>) -> Draft<'a> {
        Draft {
            life: self.clone(),
            changes: Vec::new(),
            ctx,
        }
    }

    pub(super) fn seat_of(&self, person: UserId) -> Option<Seat> {
        let is_theirs = |c: &Chair| c.info.person().is_some_and(|p| p.id == person);
        Seat::new(self.core.seats.iter().position(is_theirs)?)
    }

    /// How strong a computer plays for the seat.
    fn kind(&self, seat: Seat) -> Kind {
        match self.core.seats.get(seat.index()).map(|c| &c.info.owner) {
            Some(Owner::Computer { level, .. }) => Kind::from(*level),
            _ => Kind::from(self.core.settings.level),
        }
    }

    /// Whether a person acts for the seat.
    fn is_attended(&self, seat: Seat) -> bool {
        let chair = self.core.seats.get(seat.index());
        chair.is_some_and(|c| c.info.is_attended())
    }

    /// The game that is played or was played last, and the tricks that are over in it.
    fn fits(&self, moment: super::request::Moment) -> bool {
        match &self.stage {
            Stage::Lobby(w) => moment.game == w.next.game,
            Stage::Picking(p) => moment.game == p.dealt.pledge.game && moment.tricks == 0,
            Stage::Playing(p) => {
                moment.game == p.run.dealt.pledge.game
                    && moment.tricks == p.run.game.board().tricks()
            }
            Stage::Result(over, w) => [over.dealt.pledge.game, w.next.game].contains(&moment.game),
            Stage::Ended(_) => false,
        }
    }

    /// What a computer player is to decide now, if anything.
    pub(super) fn query(&self) -> Option<Query> {
        let query = |game, moves, seat, what| Query {
            game,
            moves,
            seat,
            kind: self.kind(seat),
            what,
        };
        match &self.stage {
            Stage::Picking(p) => {
                let seat = self.picks_now(p)?;
                let computer = !self.is_attended(seat) || p.margin.forced.contains(seat);
                computer.then(|| query(p.dealt.pledge.game, 0, seat, Decide::Pick))
            }
            Stage::Playing(p) => {
                let (seat, what) = self.decision(p)?;
                Some(query(p.run.dealt.pledge.game, p.run.moves, seat, what))
            }
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    fn decision(&self, p: &Playing) -> Option<(Seat, Decide)> {
        let computer = |seat: Seat| !self.is_attended(seat) || p.margin.forced.contains(seat);
        let board = p.run.game.board();
        if let (Phase::Lead, Between::Takes(left)) = (board.phase(), &p.margin.between) {
            // Whoever stands first here is a computer: see `Draft::settle`.
            return left.front().map(|seat| (*seat, Decide::Take));
        }
        if let (Phase::Lead, Between::Window(_)) = (board.phase(), &p.margin.between) {
            return None;
        }
        let one = |seat: Seat, what| computer(seat).then_some((seat, what));
        match board.due() {
            Due::Lead(seat) | Due::Play(seat) => one(seat, Decide::Card),
            Due::PlayAny(seats) => {
                let mut order = seats.in_turn_after(board.power(), board.options().direction);
                order
                    .find(|seat| computer(*seat))
                    .map(|s| (s, Decide::Card))
            }
            Due::Draw(seat, crate::rules::DrawDue::Seats(from)) => {
                one(seat, Decide::DrawFrom(from))
            }
            Due::Draw(..) | Due::Over(_) => None,
        }
    }

    pub(super) const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended(_))
    }

    /// What the seat of a query sees; nothing while piles are picked.
    pub(super) fn view(&self, query: Query) -> Option<View> {
        match &self.stage {
            Stage::Playing(p) => Some(View::new(&p.run.game, &p.run.memory, query.seat)),
            _ => None,
        }
    }
}

impl Stage {
    const fn margin(&self) -> Option<&Margin> {
        match self {
            Stage::Picking(p) => Some(&p.margin),
            Stage::Playing(p) => Some(&p.margin),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }
}

impl Draft<'_> {
    /// A person asks for something.
    pub(super) fn ask(&mut self, request: &Request) -> Result<Done, Refusal> {
        if let Stage::Ended(_) = self.life.stage {
            return Err(Refusal::Ended);
        }
        if request.moment.is_some_and(|m| !self.life.fits(m)) {
            return Err(Refusal::Stale);
        }
        let done = match request.ask {
            Ask::Join => self.join(&request.person, request.interaction),
            Ask::Leave => self.leave(request.person.id),
            Ask::Deal => self.deal(request.person.id, request.interaction),
            Ask::Play(card) => self.play(request.person.id, card),
            Ask::Take => self.take(request.person.id),
            Ask::DrawFrom(seat) => self.draw_from(request.person.id, seat),
            Ask::Pick(pile) => self.pick(request.person.id, pile),
            Ask::Stop { as_moderator } => self.stop(request.person.id, as_moderator),
        }?;
        self.touch();
        self.settle()?;
        Ok(done)
    }

    /// Somebody is here: a lobby or a result waits on.
    fn touch(&mut self) {
        if let Stage::Lobby(w) | Stage::Result(_, w) = &mut self.life.stage {
            w.until = self.ctx.now + IDLE;
        }
    }

    fn chair(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.life.core.seats.get_mut(seat.index())
    }

    fn margin(&mut self) -> Option<&mut Margin> {
        match &mut self.life.stage {
            Stage::Picking(p) => Some(&mut p.margin),
            Stage::Playing(p) => Some(&mut p.margin),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    /// Has the owner of the seat act for it again.
    fn come_back(&mut self, seat: Seat) {
        if let Some(chair) = self.chair(seat) {
            chair.info.acting = Acting::Owner;
            chair.misses = 0;
        }
        if let Some(margin) = self.margin() {
            margin.forced = margin.forced.without(seat);
        }
    }
}

impl Chair {
    fn person(person: Person, join: InteractionId) -> Chair {
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

    fn computer(level: Level, number: u32) -> Chair {
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
    fn promised(&self) -> GameChange {
        GameChange::Promise {
            game: self.game,
            secret: self.secret.reveal().to_owned(),
        }
    }
}

/// Whether the seat, in play before a trick, could use the take-window.
fn could_take(board: &Board, seat: Seat) -> bool {
    seat != board.power() && board.take_from(seat).is_ok()
}
