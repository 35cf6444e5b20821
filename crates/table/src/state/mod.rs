//! A table as a pure state machine: a state, an input and the time give a new state and what has to
//! be saved. Nothing here waits, saves or thinks, and nothing here knows the rules of a game.
//!
//! Every input is processed in a [`Transaction`], on a copy. The actor saves what the transaction
//! changed and only then replaces the original with the copy. Timers are data:
//! [`TableState::wake_at`] says when to come back, [`TableState::query`] what a computer player has
//! to decide.

mod clock;
mod computers;
mod configure;
mod cup;
mod cut;
mod deal;
mod document;
mod end;
mod foregone;
mod host;
mod late;
mod play;
mod seats;
mod show;
mod stage;
mod stand_in;
mod stop;
mod watch;

#[cfg(test)]
pub(super) mod tests;

use std::ops::RangeInclusive;
use std::time::{Duration, SystemTime};

use jiff::SignedDuration;

use getaway_games::cards::Seat;
use getaway_store::{GameChange, InteractionId, Person, TableId, UserId};

use super::again::{Again, seats_allowed};
use super::handle::{KeptSeats, Seated, Spot};
use super::request::{Moment, Refusal, Request, RequestKind, RequestOutcome, Result, Until};
use super::settings::Settings;
use super::snapshot::{Acting, Late};

use cut::Arrangement;

pub(super) use computers::{Query, Rest};
#[cfg(test)]
pub(super) use document::DOC_VERSION;
pub(super) use document::{Document, Unrestorable};
pub(super) use stage::{CommittedSecret, TableState};

use stage::{
    Changed, Core, Cuts, Dealt, Finished, LongTurn, NextGame, Offer, PersonCut, RunningGame,
    SeatState, Stage, Timer, Timing, Vote, Waiting,
};

/// How long a lobby or a result waits for a request before the table ends.
const IDLE: Duration = Duration::from_secs(30 * 60);
/// The same at a slow table. A game without a clock waits as long for each of those whose turn it is.
const LONG_IDLE: Duration = Duration::from_secs(7 * 86_400);

const fn idle_time(settings: &Settings) -> Duration {
    if settings.is_slow() { LONG_IDLE } else { IDLE }
}

/// How long the seats of people who have planned to come are kept for them.
pub(super) const SEATS_KEPT_FOR: Duration = Duration::from_secs(15 * 60);

/// What the state machine gets from outside with every input.
pub(super) struct Ctx<'a> {
    pub(super) now: SystemTime,
    /// The corrections that `now` includes.
    pub(super) corrections: SignedDuration,
    pub(super) pace: Duration,
    /// Draws a game's number and its secret; fails if no number is available.
    pub(super) commit: &'a dyn Fn() -> Result<CommittedSecret>,
}

/// A change in progress: the copy that is being changed, and what has to be saved with it.
pub(super) struct Transaction<'a> {
    pub(super) state: TableState,
    pub(super) changes: Vec<GameChange>,
    pub(super) ctx: &'a Ctx<'a>,
    cut_for: Option<Arrangement>,
    /// The people at the table before it.
    people: Vec<UserId>,
}

/// What to do with the outcome of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Effect {
    /// Nothing: no visible change.
    Silent,
    /// Show it without saving: after a restart it would happen again by itself.
    Show,
    Save,
}

pub(super) struct NewTable {
    pub(super) table: TableId,
    pub(super) spot: Spot,
    pub(super) host: UserId,
    /// The people seated from the start, host included, with the interactions that ask for it.
    pub(super) people: Vec<(Person, InteractionId)>,
    pub(super) settings: Settings,
    pub(super) computers: usize,
    /// Those of them who have yet to come, at a planned evening.
    pub(super) kept: Option<KeptSeats>,
    /// The game that is dealt again.
    pub(super) again: Option<Again>,
}

impl NewTable {
    fn seats_allowed(&self) -> RangeInclusive<usize> {
        seats_allowed(&self.settings, self.again.as_ref().map(|again| again.cards.shown()))
    }

    /// Seats the people of the table that makes way, who keep their order, as far as there are
    /// seats: those who are there come before those who are late. The computers get what is left.
    pub(super) fn seat(&mut self, made_way: Seated) {
        let most = *self.seats_allowed().end();
        let Seated { people: mut seated, kept } = made_way;
        let is_new = |(person, _): &(Person, InteractionId)| {
            seated.iter().all(|(there, _)| there.id != person.id)
        };
        let new: Vec<_> = self.people.drain(..).filter(is_new).collect();
        while new.len() + seated.len() > most {
            let is_late = |person: &Person| {
                let mut late = kept.iter().flat_map(|kept| &kept.people);
                late.any(|late| *late == person.id)
            };
            let last_late = seated.iter().rposition(|(person, _)| is_late(person));
            let last = || seated.iter().rposition(|(person, _)| person.id != self.host);
            seated.remove(last_late.or_else(last).unwrap_or_default());
        }
        self.people = seated.into_iter().chain(new).collect();
        let sits = |late: &UserId| self.people.iter().any(|(person, _)| person.id == *late);
        self.kept = kept.and_then(|mut kept| {
            kept.people.retain(sits);
            (!kept.people.is_empty()).then_some(kept)
        });
        self.computers = self.computers.min(most - self.people.len());
    }
}

impl TableState {
    /// Opens a table: a lobby with its people and computers. `by_itself`: those of the people whose
    /// card is played by itself when it is the only one.
    pub(super) fn open(
        new: NewTable,
        by_itself: Vec<UserId>,
        ctx: &Ctx,
    ) -> Result<(TableState, Vec<GameChange>)> {
        let (host, others) = (new.host, new.people.len().saturating_sub(1));
        TableState::check_seats(&new.seats_allowed(), new.computers + others)?;
        let people: Vec<_> =
            new.people.into_iter().map(|(person, with)| SeatState::person(person, with)).collect();
        let late = new.kept.map(|kept| Late { people: kept.people, until: ctx.now + kept.time });
        let closes = ctx.now + idle_time(&new.settings);
        let mut committed = (ctx.commit)()?;
        let again = new.again.map(|Again { secret, cards, .. }| {
            committed.secret = secret;
            Box::new(cards)
        });
        let saved = committed.saved_as(new.settings.options.kind());
        let mut state = TableState {
            table: new.table,
            place: new.spot.place,
            core: Core {
                version: 1,
                above: new.spot.above,
                host,
                settings: new.settings,
                seats: people,
                waiting: Vec::new(),
                games: 0,
                cup: Vec::new(),
                left: Vec::new(),
                dealer: None,
                loser: None,
                again,
                corrections: ctx.corrections,
                late,
                absent_host: None,
                by_itself,
                lets_watch: Vec::new(),
                barred: Vec::new(),
                hosts_first: false,
                changed: None,
                hosts_time: None,
                taken_up: None,
                moved: false,
                unfinished: None,
            },
            stage: Stage::Lobby(NextGame::new(committed, closes)),
        };
        state.core.seat_computers(new.computers);
        state.set_hosts_time(ctx.now);
        Ok((state, vec![saved]))
    }

    /// Checks that there are seats for so many computers and a host.
    pub(crate) fn check_seats(seats: &RangeInclusive<usize>, computers: usize) -> Result<()> {
        if computers < *seats.end() {
            return Ok(());
        }
        Err(Refusal::WrongSeats { have: computers + 1, least: *seats.start(), most: *seats.end() })
    }

    /// Begins a change on a copy of this state.
    pub(super) fn begin<'a>(&self, ctx: &'a Ctx<'a>) -> Transaction<'a> {
        let (cut_for, people) = (self.cut_for(), self.core.people_seated());
        Transaction { state: self.clone(), changes: Vec::new(), ctx, cut_for, people }
    }

    pub(super) fn seat_of(&self, person: UserId) -> Option<Seat> {
        let is_theirs = |seat: &SeatState| seat.info.person().is_some_and(|p| p.id == person);
        Seat::new(self.core.seats.iter().position(is_theirs)?)
    }

    /// Whether a person plays for the seat, and isn't waiting for an end that both have agreed to.
    fn is_attended(&self, seat: Seat) -> bool {
        !self.ends_as_foreseen()
            && self.core.seats.get(seat.index()).is_some_and(|state| state.info.is_attended())
    }

    /// Whether a button of that moment is still valid for this request of the person.
    fn fits(&self, person: UserId, moment: Moment, ask: &RequestKind) -> bool {
        match &self.stage {
            Stage::Lobby(next) => moment.game == next.committed.game,
            Stage::Playing(playing) => {
                // These concern the whole game, not one round of it.
                let of_the_game = matches!(
                    ask,
                    RequestKind::Join
                        | RequestKind::Leave
                        | RequestKind::AgreeToStop(_)
                        | RequestKind::KeepPlaying(_)
                        | RequestKind::TakeBackStop(_)
                        | RequestKind::LetComputerPlay
                        | RequestKind::EndForegone(_)
                );
                let is_valid = || match moment.until {
                    Until::Round(round) => round == playing.session.round(),
                    Until::Change(count) => {
                        let seat = self.seat_of(person).map(Seat::index);
                        seat.is_some_and(|at| playing.session.changes().get(at) == Some(&count))
                    }
                };
                moment.game == playing.dealt.committed.game && (of_the_game || is_valid())
            }
            // A cut is for the game whose fingerprint the player has seen.
            Stage::Result(_, next) if matches!(ask, RequestKind::Cut(_)) => {
                moment.game == next.committed.game
            }
            Stage::Result(over, next) => {
                [over.dealt.committed.game, next.committed.game].contains(&moment.game)
            }
            Stage::Ended(_) => false,
        }
    }

    /// Whether the button is for a deal to seats, or by rules, that have changed since.
    fn is_of_other_seats(&self, moment: Moment, ask: &RequestKind) -> bool {
        let deals = matches!(ask, RequestKind::Deal | RequestKind::FillAndDeal);
        let next = self.stage.next().filter(|_| deals);
        next.is_some_and(|next| {
            next.committed.game == moment.game && Until::Round(next.cuts.voided) != moment.until
        })
    }

    pub(super) const fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended(_))
    }
}

impl Transaction<'_> {
    pub(super) fn ask(&mut self, request: &Request) -> Result<RequestOutcome> {
        if self.state.has_ended() {
            return Err(Refusal::Ended);
        }
        let (person, with) = (request.person.id, request.interaction);
        if let (RequestKind::Act(act), Some(true)) =
            (&request.kind, request.moment.map(Moment::is_ahead))
            && let (Some(playing), Some(seat)) =
                (self.state.stage.playing(), self.state.seat_of(person))
        {
            playing.session.check_ahead(seat, *act)?;
        }
        if request.moment.is_some_and(|m| !self.state.fits(person, m, &request.kind)) {
            return Err(Refusal::Stale);
        }
        if request.moment.is_some_and(|m| self.state.is_of_other_seats(m, &request.kind)) {
            return Err(Refusal::SeatsChanged);
        }
        let is_awaited = |seat| self.state.awaited().contains(seat);
        let in_time = self.state.seat_of(person).is_some_and(is_awaited);
        let came = request.kind != RequestKind::Leave && self.arrive(person);
        // Joining tells them that they are back.
        if !matches!(request.kind, RequestKind::Join | RequestKind::Leave) {
            self.end_slowness(person);
        }
        self.note_choice(person, request.by_itself);
        let done = match &request.kind {
            RequestKind::Join => match self.join(&request.person, with) {
                Err(Refusal::AlreadySeated(seat)) if came => Ok(RequestOutcome::Joined(seat)),
                joined => joined,
            },
            RequestKind::Leave => self.leave(person),
            RequestKind::Deal => self.deal(person, with),
            RequestKind::FillAndDeal => self.fill_and_deal(person, with),
            RequestKind::Configure { settings, computers } => {
                self.configure(person, **settings, *computers)
            }
            RequestKind::Remove { who, bars } => self.remove(person, *who, *bars),
            RequestKind::Cut(word) => self.cut(person, word),
            RequestKind::Act(act) => self.act(person, *act, in_time),
            RequestKind::Stop { as_moderator } => self.stop(&request.person, *as_moderator, with),
            RequestKind::AgreeToStop(vote) => self.agree(person, *vote),
            RequestKind::KeepPlaying(vote) => self.keep_playing(person, *vote),
            RequestKind::TakeBackStop(vote) => self.take_back_stop(person, *vote),
            RequestKind::LetComputerPlay => self.let_computer_play_for_awaited(person),
            RequestKind::NoteHint => self.note_hint(person),
            RequestKind::EndForegone(agrees) => self.end_foregone(person, *agrees),
            RequestKind::LetWatch(agrees) => self.let_watch(person, *agrees),
        }?;
        self.is_there(person);
        self.finish_step()?;
        Ok(done)
    }

    /// Notes that somebody has done something. A lobby or a result stays open for anybody; in a
    /// game, only their own time begins again.
    fn is_there(&mut self, person: UserId) {
        let closes = self.ctx.now + idle_time(&self.state.core.settings);
        if let Some(next) = self.state.stage.next_mut() {
            next.until = closes;
        }
        if let Some(seat) = self.state.seat_of(person) {
            self.seat_mut(seat).idle = None;
        }
        if person == self.state.core.host {
            self.state.core.hosts_time = None;
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.state.core.seats[seat.index()]
    }

    fn come_back(&mut self, seat: Seat) {
        let state = self.seat_mut(seat);
        let was_away = state.info.acting != Acting::Owner;
        state.info.acting = Acting::Owner;
        state.misses = 0;
        if let Some(person) = state.info.person().map(|person| person.id) {
            self.inherit_the_table(person);
        }
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.timing.overdue = playing.timing.overdue.without(seat);
            if was_away {
                // The others wait for them anew.
                playing.timing.long_turn = None;
            }
        }
    }
}
