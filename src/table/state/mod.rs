//! A table as a pure state machine: a state, an input and the time give a new state and what is to
//! be saved. Nothing here waits, saves or thinks, and nothing here knows a rule of a game.
//!
//! Every input is worked on in a [`Transaction`], on a copy; whoever runs the machine saves what the
//! transaction changed and only then puts the copy in the place of the original. Timers are data:
//! [`TableState::wake_at`] says when to come back, [`TableState::query`] what a computer player is
//! to decide.

mod clock;
mod computers;
mod cut;
mod deal;
mod document;
mod end;
mod play;
mod seats;
mod show;
mod stage;
mod upgrade;

#[cfg(test)]
pub(super) mod tests;

use std::time::{Duration, SystemTime};

use crate::cards::Seat;
use crate::store::{GameChange, InteractionId, Person, Place, TableId, UserId};

use super::request::{Ask, Done, Moment, Refusal, Request};
use super::settings::Settings;
use super::snapshot::Acting;

pub(super) use computers::Query;
#[cfg(test)]
pub(super) use document::DOC_VERSION;
pub(super) use document::{Document, Unrestorable};
pub(super) use stage::{CommittedSecret, TableState};

use stage::{
    Core, Dealt, Finished, NextGame, PersonCut, Playing, SeatState, Stage, Timing, Waiting,
};

/// How long a lobby or a result waits for somebody to touch it.
const IDLE: Duration = Duration::from_secs(30 * 60);

/// What the machine gets from outside with every input.
pub(super) struct Ctx<'a> {
    pub(super) now: SystemTime,
    /// Makes a game's number and its secret, if there is a number.
    pub(super) commit: &'a dyn Fn() -> Result<CommittedSecret, Refusal>,
}

/// A change of a table: a copy that is being worked on, and what has to be saved for it.
pub(super) struct Transaction<'a> {
    pub(super) state: TableState,
    pub(super) changes: Vec<GameChange>,
    pub(super) ctx: &'a Ctx<'a>,
}

/// What has to be done with the outcome of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// Nothing that anybody could see has changed.
    Silent,
    /// It is to be shown; after a restart it would come about again by itself.
    Show,
    /// It is to be saved, then shown.
    Save,
}

/// What it takes to open a table.
pub(super) struct NewTable {
    pub(super) table: TableId,
    pub(super) place: Place,
    pub(super) host: Person,
    pub(super) interaction: InteractionId,
    pub(super) settings: Settings,
    pub(super) computers: usize,
}

impl TableState {
    /// A new table: a lobby with its host and these computers.
    pub(super) fn open(new: NewTable, ctx: &Ctx) -> Result<(TableState, Vec<GameChange>), Refusal> {
        let seats = new.settings.options.seats();
        if new.computers >= *seats.end() {
            return Err(Refusal::WrongSeats {
                have: new.computers + 1,
                least: *seats.start(),
                most: *seats.end(),
            });
        }
        let level = new.settings.level;
        let computers = (1..)
            .take(new.computers)
            .map(|n| SeatState::computer(level, n));
        let host = new.host.id;
        let first = [SeatState::person(new.host, new.interaction)].into_iter();
        let committed = (ctx.commit)()?;
        let saved = committed.saved_as(new.settings.options.kind());
        let state = TableState {
            table: new.table,
            place: new.place,
            core: Core {
                version: 1,
                host,
                settings: new.settings,
                seats: first.chain(computers).collect(),
                waiting: Vec::new(),
                games: 0,
                dealer: None,
                loser: None,
            },
            stage: Stage::Lobby(NextGame::new(committed, ctx.now + IDLE)),
        };
        Ok((state, vec![saved]))
    }

    /// A change that begins with a copy of this.
    pub(super) fn begin<'a>(&self, ctx: &'a Ctx<'a>) -> Transaction<'a> {
        Transaction {
            state: self.clone(),
            changes: Vec::new(),
            ctx,
        }
    }

    pub(super) fn seat_of(&self, person: UserId) -> Option<Seat> {
        let is_theirs = |seat: &SeatState| seat.info.person().is_some_and(|p| p.id == person);
        Seat::new(self.core.seats.iter().position(is_theirs)?)
    }

    /// Whether a person acts for the seat.
    fn is_attended(&self, seat: Seat) -> bool {
        let state = self.core.seats.get(seat.index());
        state.is_some_and(|state| state.info.is_attended())
    }

    /// Whether a button of that moment that asks for this is still good.
    fn fits(&self, moment: Moment, ask: &Ask) -> bool {
        match &self.stage {
            Stage::Lobby(next) => moment.game == next.committed.game,
            Stage::Playing(playing) => {
                // Who comes and goes does so during a game, not during a round of it.
                let of_the_game = matches!(ask, Ask::Join | Ask::Leave);
                moment.game == playing.dealt.committed.game
                    && (of_the_game || moment.round == playing.session.round())
            }
            // A word is for the game whose fingerprint its player has seen.
            Stage::Result(_, next) if matches!(ask, Ask::Cut(_)) => {
                moment.game == next.committed.game
            }
            Stage::Result(over, next) => {
                [over.dealt.committed.game, next.committed.game].contains(&moment.game)
            }
            Stage::Ended(_) => false,
        }
    }

    pub(super) const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended(_))
    }
}

impl Transaction<'_> {
    /// A person asks for something.
    pub(super) fn ask(&mut self, request: &Request) -> Result<Done, Refusal> {
        if let Stage::Ended(_) = self.state.stage {
            return Err(Refusal::Ended);
        }
        if request
            .moment
            .is_some_and(|m| !self.state.fits(m, &request.ask))
        {
            return Err(Refusal::Stale);
        }
        let done = match &request.ask {
            Ask::Join => self.join(&request.person, request.interaction),
            Ask::Leave => self.leave(request.person.id),
            Ask::Deal => self.deal(request.person.id, request.interaction),
            Ask::FillAndDeal => self.fill_and_deal(request.person.id, request.interaction),
            Ask::Cut(word) => self.cut(request.person.id, word),
            Ask::Act(act) => self.act(request.person.id, *act),
            Ask::Stop { as_moderator } => self.stop(request.person.id, *as_moderator),
        }?;
        self.touch();
        self.settle()?;
        Ok(done)
    }

    /// Somebody is here: a lobby or a result waits on.
    fn touch(&mut self) {
        if let Stage::Lobby(next) | Stage::Result(_, next) = &mut self.state.stage {
            next.until = self.ctx.now + IDLE;
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> Option<&mut SeatState> {
        self.state.core.seats.get_mut(seat.index())
    }

    fn timing(&mut self) -> Option<&mut Timing> {
        match &mut self.state.stage {
            Stage::Playing(playing) => Some(&mut playing.timing),
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    /// Has the owner of the seat act for it again.
    fn come_back(&mut self, seat: Seat) {
        if let Some(state) = self.seat_mut(seat) {
            state.info.acting = Acting::Owner;
            state.misses = 0;
        }
        if let Some(timing) = self.timing() {
            timing.overdue = timing.overdue.without(seat);
        }
    }
}
