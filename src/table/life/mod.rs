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
mod query;
mod run;
mod seats;
mod show;
mod state;

#[cfg(test)]
pub(super) mod tests;

use std::time::{Duration, SystemTime};

use crate::rules::Seat;
use crate::store::{GameChange, InteractionId, Person, Place, TableId, UserId};

use super::request::{Ask, Done, Moment, Refusal, Request};
use super::settings::Settings;
use super::snapshot::Acting;

pub(super) use doc::{Corrupt, Doc};
pub(super) use query::{Choice, Decide, Query};
pub(super) use state::{Life, Pledge};

use state::{Between, Chair, Core, Dealt, Held, Margin, Over, Picking, Playing, Stage, Waiting};

/// How long a lobby or a result waits for somebody to touch it.
const IDLE: Duration = Duration::from_secs(30 * 60);

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

    /// Whether a person acts for the seat.
    fn is_attended(&self, seat: Seat) -> bool {
        let chair = self.core.seats.get(seat.index());
        chair.is_some_and(|c| c.info.is_attended())
    }

    /// The game that is played or was played last, and the tricks that are over in it.
    fn fits(&self, moment: Moment) -> bool {
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

    pub(super) const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended(_))
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
