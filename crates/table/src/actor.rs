//! The task that runs one table: the shell around [`TableState`]. It decides on a copy, saves it,
//! and only then replaces the original with the copy and shows it. A failed save may still have
//! taken effect, so the actor then reads the store and shows the stored state.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

use crate::tasks::{caught, caught_in, sleep_until};
use getaway_games::Decision;
use getaway_games::cards::Seat;
use getaway_store::{GameChange, StoreError, TableChange, UserId, causes};

use super::handle::{MAILBOX, Message, Seated, TableHandle};
use super::in_doubt::{self, InDoubt, StoredState};
use super::request::{Refusal, Result};
use super::shared::Shared;
use super::snapshot::{End, Snapshot};
use super::state::{Ctx, Effect, TableState, Transaction};
use super::think::{Foreseeing, Pace, Thinking};

/// How long a table waits before it retries a failed step that no person asked for.
const RETRY: Duration = Duration::from_secs(1);

pub(super) struct Actor {
    state: TableState,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Message>,
    seen: watch::Sender<Arc<Snapshot>>,
    thinking: Option<Thinking>,
    foreseeing: Option<Foreseeing>,
    /// Where to answer requests for this channel that wait until a game without people is over. They
    /// are dropped once the table has ended, which answers them.
    making_way: Vec<oneshot::Sender<Result<Seated>>>,
    version: u64,
    /// Whether the state may come from the store, and nothing has happened by itself since then.
    is_restored: bool,
    /// Why memory may differ from the store; cleared once the store has been read.
    in_doubt: Option<InDoubt>,
    /// Whether the channel is gone: the table ends as soon as that can be saved.
    gone: bool,
    /// Whether the stored table is one that this program cannot continue.
    parked: bool,
    /// Nothing happens by itself until then, because a save failed.
    held_up: Option<Instant>,
}

impl Actor {
    /// Creates the actor of a table that is stored in this version, and a handle to it.
    pub(super) fn new(
        state: TableState,
        version: u64,
        shared: Arc<Shared>,
    ) -> (Actor, TableHandle) {
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        let (seen, watch) = watch::channel(Arc::new(state.snapshot()));
        let handle = TableHandle { place: state.place, mailbox, seen: watch };
        let actor = Actor {
            state,
            shared,
            inbox,
            seen,
            thinking: None,
            foreseeing: None,
            making_way: Vec::new(),
            version,
            is_restored: true,
            in_doubt: None,
            gone: false,
            parked: false,
            held_up: None,
        };
        (actor, handle)
    }

    /// Runs until the table ends or the process is told to stop; everything is saved at all times.
    /// A panic loses only the step in progress: the table is read back from the store, and its
    /// handles stay valid.
    pub(super) async fn run(mut self) {
        while caught_in(self.live()).await.is_none() {
            tracing::error!(
                table = self.state.table.0,
                "a table's task panicked; the table is read back from the store"
            );
            self.in_doubt = Some(InDoubt::Memory);
            // A fault that repeats at once must not keep the machine busy.
            self.hold_up();
        }
    }

    async fn live(&mut self) {
        while !self.state.has_ended() && !self.parked {
            if !self.state.is_deserted() {
                // Somebody has come back, so the table stays.
                for waiting in self.making_way.drain(..) {
                    let _ = waiting.send(Err(Refusal::TableExists));
                }
            }
            if self.is_restored && self.held_up.is_none() {
                Box::pin(self.resume()).await;
                continue;
            }
            if self.closing().is_some() && self.held_up.is_none() && !self.state.is_at_stake() {
                Box::pin(self.tick()).await;
                continue;
            }
            self.think();
            self.foresee();
            let wake = self.wake_at();
            let stop = self.shared.stop.clone();
            tokio::select! {
                () = stop.cancelled() => return,
                // Boxed: a table mostly waits, so its waiting state should be small.
                Some(message) = self.inbox.recv() => Box::pin(self.hear(message)).await,
                choice = Thinking::answer(&mut self.thinking) => {
                    Box::pin(self.decided(choice)).await;
                }
                loser = Foreseeing::answer(&mut self.foreseeing) => {
                    Box::pin(self.foresaw(loser)).await;
                }
                () = sleep_until(wake) => Box::pin(self.tick()).await,
            }
        }
    }

    /// Makes a computer think about the table's current query, and about nothing else.
    fn think(&mut self) {
        let query = self.state.query().filter(|_| self.held_up.is_none());
        if self.thinking.as_ref().map(|t| t.about) == query {
            return;
        }
        self.thinking = query.and_then(|query| {
            let task = self.state.task(query)?;
            let compute = self.shared.compute.clone();
            let server = self.state.place.guild;
            if let Some(rest) = self.state.rest() {
                let time = self.shared.pace.think;
                return Some(Thinking::finish(query, rest, time, compute, server));
            }
            let pace = if !self.state.is_for_computers() {
                self.shared.pace
            } else if self.closing().is_some() {
                // Nobody watches, and somebody waits for the end.
                Pace { computer: Duration::ZERO, ..self.shared.pace }
            } else {
                self.shared.pace.hurried()
            };
            Some(Thinking::start(query, task, pace, compute, server))
        });
    }

    /// Finds out whether the end of the game is certain, for two people who are left. Each position is
    /// looked at once.
    fn foresee(&mut self) {
        let Some((entries, session)) = self.state.to_foresee() else {
            return self.foreseeing = None;
        };
        if self.foreseeing.as_ref().is_none_or(|known| known.entries != entries) {
            let (compute, server) = (self.shared.compute.clone(), self.state.place.guild);
            self.foreseeing = Some(Foreseeing::start(entries, session.clone(), compute, server));
        }
    }

    /// A question that can't be saved isn't asked.
    async fn foresaw(&mut self, loser: Option<Seat>) {
        let Some(entries) = self.foreseeing.as_mut().map(Foreseeing::end) else { return };
        if let Some(loser) = loser {
            let _ = self.step(|t| Ok(((), t.foresee(entries, loser)))).await;
        }
    }

    /// How the table ends once no result is at stake any more, if somebody waits for its end.
    fn closing(&self) -> Option<End> {
        if self.gone {
            return Some(End::ChannelGone);
        }
        (!self.making_way.is_empty() && self.state.is_deserted()).then_some(End::Deserted)
    }

    fn wake_at(&self) -> Option<Instant> {
        self.held_up.or_else(|| Some(self.shared.clock.instant_of(self.state.wake_at()?)))
    }

    async fn hear(&mut self, message: Message) {
        match message {
            Message::Request(request, answer) => {
                let asked = self.step(|t| Ok((t.ask(&request)?, Effect::Save))).await;
                if asked.is_err() && self.state.shows_arrival(&request) {
                    self.note_arrival_despite_refusal(request.person.id).await;
                }
                if asked.is_ok() {
                    let (table, interaction) = (self.state.table.0, request.interaction.0);
                    tracing::debug!(table, interaction, "a request is done");
                }
                // The sender may no longer wait for the answer; the request is done all the same.
                let _ = answer.send(asked);
            }
            Message::Arrived(person, answer) => {
                let _ = answer.send(self.note_arrival(person).await);
            }
            Message::Gone => {
                self.gone = true;
                self.tick().await;
            }
            Message::MakeWay(by, answer) => match self.step(|t| t.make_way(by.as_ref())).await {
                Ok(_) if !self.state.has_ended() => self.making_way.push(answer),
                ended => {
                    if let (Err(_), Some(by)) = (&ended, by) {
                        self.note_arrival_despite_refusal(by.id).await;
                    }
                    let _ = answer.send(ended);
                }
            },
            Message::PersonGone(person) => {
                let left = self.step(|t| Ok((t.person_gone(person)?, Effect::Save))).await;
                if let Err(Refusal::NotSaved) = left {
                    tracing::warn!(table = self.state.table.0, "a leave was not saved");
                }
            }
            Message::ByItself(person, chosen, answer) => {
                let _ = answer.send(self.step(|t| Ok(((), t.chosen(person, chosen)?))).await);
            }
            Message::Forget(person, answer) => {
                let _ = answer.send(self.step(|t| Ok((t.forget(person)?, Effect::Save))).await);
            }
            Message::ClockSet(done) => {
                // If it can't be saved, the next step moves the deadlines.
                let _ = self.step(|_| Ok(((), Effect::Silent))).await;
                let _ = done.send(());
            }
            Message::ExtendTurns(done) => {
                let _ = self.step(|t| Ok(((), t.extend_turns()))).await;
                let _ = done.send(());
            }
        }
    }

    async fn note_arrival(&mut self, person: UserId) -> Result<()> {
        if !self.state.expects(person) {
            return Ok(());
        }
        self.step(|t| Ok(((), t.only_arrive(person)?))).await
    }

    /// The same for somebody whose request was refused. A failure is only logged.
    async fn note_arrival_despite_refusal(&mut self, person: UserId) {
        if self.note_arrival(person).await.is_err() {
            tracing::warn!(table = self.state.table.0, "an arrival was not saved");
        }
    }

    async fn decided(&mut self, mut decisions: Vec<Decision>) {
        let Some(thinking) = self.thinking.take() else { return };
        let query = thinking.about;
        let any = self.state.task(query).and_then(|task| task.any());
        if decisions.is_empty() {
            let Some(any) = any else { return self.hold_up() };
            decisions.push(any);
        }
        let mut done = self.step(|t| Ok(((), t.decided(&query, &decisions)?))).await;
        // A refused decision is a bug in the computer player; the game goes on with another one.
        if let (Err(Refusal::Game(why)), Some(other)) = (&done, any) {
            tracing::error!(%why, level = ?query.level, "a computer player chose an illegal move");
            done = self.step(|t| Ok(((), t.decided(&query, &[other])?))).await;
        }
        match done {
            Ok(()) => {
                let (table, game) = (self.state.table.0, query.game.0);
                let (seat, entries) = (query.seat.index(), query.entries);
                tracing::debug!(table, game, seat, entries, "a computer has decided");
            }
            Err(_) => self.hold_up(),
        }
    }

    async fn resume(&mut self) {
        match self.step(|t| Ok(((), t.resume()?))).await {
            Ok(()) => self.is_restored = false,
            Err(_) => self.hold_up(),
        }
    }

    async fn tick(&mut self) {
        self.held_up = None;
        let closing = self.closing();
        let done = self.step(|t| {
            let effect = t.tick()?;
            Ok(match closing {
                Some(end) => ((), effect.max(t.end_counted(end)?)),
                None => ((), effect),
            })
        });
        if done.await.is_err() {
            self.hold_up();
        }
    }

    fn hold_up(&mut self) {
        self.held_up = Some(Instant::now() + RETRY);
        // Nobody knows how long that takes.
        for waiting in self.making_way.drain(..) {
            let _ = waiting.send(Err(Refusal::NotSaved));
        }
    }

    /// Works on a copy, saves it, and replaces the original with it.
    async fn step<T>(
        &mut self,
        work: impl FnOnce(&mut Transaction) -> Result<(T, Effect)>,
    ) -> Result<T> {
        if self.in_doubt.is_some() {
            // Boxed: this is rare, and without this future the table's own is small.
            Box::pin(self.reload()).await?;
            if self.state.has_ended() {
                return Err(Refusal::Ended);
            }
        }
        let (mut state, changes, done, effect) = self.transact(work)?;
        if effect == Effect::Silent {
            self.state = state;
            return Ok(done);
        }
        state.core.version += 1;
        if effect == Effect::Save
            && let Err(error) = self.save(&state, changes).await
        {
            self.log(&error, "a step was not saved");
            self.in_doubt = Some(InDoubt::Step(Box::new(state)));
            return match Box::pin(self.reload()).await? {
                TookEffect(true) => Ok(done),
                TookEffect(false) => Err(Refusal::NotSaved),
            };
        }
        self.state = state;
        self.show();
        Ok(done)
    }

    /// Replaces the table by the stored one. Nothing is decided until the store answers.
    async fn reload(&mut self) -> Result<TookEffect> {
        let Some(cause) = self.in_doubt.take() else { return Ok(TookEffect(false)) };
        let stored = in_doubt::read_back(&self.shared, &self.state, self.version, &cause);
        let (state, version, took_effect) = match stored.await {
            Ok(StoredState::Unchanged) => return Ok(TookEffect(false)),
            Ok(StoredState::StepSaved(state, version)) => (state, version, TookEffect(true)),
            Ok(StoredState::Other(state, version)) => (state, version, TookEffect(false)),
            Ok(StoredState::Parked) => {
                self.parked = true;
                self.shared.remove(&self.state);
                return Err(Refusal::Parked);
            }
            Err(error) => {
                self.log(&error, "a table could not be read");
                self.in_doubt = Some(cause);
                self.hold_up();
                return Err(Refusal::NotSaved);
            }
        };
        self.state = *state;
        self.version = version;
        self.thinking = None;
        self.is_restored = true;
        self.show();
        Ok(took_effect)
    }

    /// Decides on a copy, so that a panic loses only this step.
    fn transact<T>(
        &self,
        work: impl FnOnce(&mut Transaction) -> Result<(T, Effect)>,
    ) -> Result<(TableState, Vec<GameChange>, T, Effect)> {
        let decide = |ctx: &Ctx| {
            let mut transaction = self.state.begin(ctx);
            let moved = transaction.move_deadlines();
            let (done, effect) = work(&mut transaction)?;
            Ok((transaction.state, transaction.changes, done, effect.max(moved)))
        };
        caught(|| self.shared.now(decide)).unwrap_or_else(|| {
            tracing::error!(table = self.state.table.0, "a step panicked and was dropped");
            Err(Refusal::NotSaved)
        })
    }

    async fn save(&mut self, state: &TableState, games: Vec<GameChange>) -> Result<(), StoreError> {
        self.shared.save(state, games, self.version, TableChange::Keep, None).await?;
        self.version += 1;
        Ok(())
    }

    fn log(&self, error: &StoreError, what: &'static str) {
        tracing::error!(error = causes(error), table = self.state.table.0, "{what}");
    }

    /// Publishes the saved state. An ended table leaves the registry first, so anyone who sees its
    /// end can open another.
    fn show(&self) {
        if self.state.has_ended() {
            self.shared.remove(&self.state);
        }
        self.seen.send_replace(Arc::new(self.state.snapshot()));
    }
}

/// Whether a step in doubt is in the store.
struct TookEffect(bool);

#[cfg(test)]
mod tests {
    use crate::state::tests::{Bench, quiet, user};
    use crate::{Pace, RequestKind, Tables};
    use getaway_store::{InteractionId, Store};

    use super::*;

    #[tokio::test]
    async fn a_step_that_panics_leaves_the_table_as_it_was() {
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", dir.path().join("getaway.db").display());
        let store = Store::open(&url).await.unwrap();
        let tables = Tables::open(store, Pace::default()).await.unwrap();
        let mut bench = Bench::open(quiet(), 3, 0);
        let (mut actor, table) = Actor::new(bench.state.clone(), 0, tables.shared());
        let failed = actor.step::<()>(|t| {
            t.state.core.host = user(9);
            panic!("a fault")
        });
        assert_eq!(failed.await, Err(Refusal::NotSaved));
        assert_eq!(actor.state.core.host, user(1));
        assert_eq!(table.snapshot().version, 1);
        let mut request = bench.request(2, RequestKind::Join);
        request.interaction = InteractionId(2);
        let seated = actor.transact(|t| Ok((t.ask(&request)?, Effect::Save)));
        assert!(seated.is_ok(), "the table goes on");
    }
}
