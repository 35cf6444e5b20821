//! One table at work: the shell around [`Life`]. It decides on a copy, saves, and only then puts the
//! copy in the place of the original and shows it. When saving fails, nothing has happened.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

use crate::store::{GameChange, TableChange};

use super::handle::{MAILBOX, Message, TableHandle};
use super::life::{Choice, Ctx, Draft, Effect, Life};
use super::request::Refusal;
use super::snapshot::Snapshot;
use super::tables::Shared;
use super::think::{Thinking, any_choice};

/// How long a table waits before it tries again to save what happened by itself.
const RETRY: Duration = Duration::from_secs(1);

/// A table's task.
pub(super) struct Actor {
    life: Life,
    shared: Arc<Shared>,
    inbox: mpsc::Receiver<Message>,
    seen: watch::Sender<Arc<Snapshot>>,
    thinking: Option<Thinking>,
    /// Until when nothing happens by itself, because it could not be saved.
    held_up: Option<Instant>,
}

impl Actor {
    /// A table that is saved, and the way to reach it.
    pub(super) fn new(life: Life, shared: Arc<Shared>) -> (Actor, TableHandle) {
        let (mailbox, inbox) = mpsc::channel(MAILBOX);
        let (seen, watch) = watch::channel(Arc::new(life.snapshot()));
        let handle = TableHandle {
            place: life.place,
            mailbox,
            seen: watch,
        };
        let actor = Actor {
            life,
            shared,
            inbox,
            seen,
            thinking: None,
            held_up: None,
        };
        (actor, handle)
    }

    /// Lives until the table ends or the process is told to stop; all is saved at any moment.
    pub(super) async fn run(mut self) {
        while !self.life.has_ended() {
            self.think();
            let wake = self.wake_at();
            let stop = self.shared.stop.clone();
            tokio::select! {
                () = stop.cancelled() => return,
                Some(message) = self.inbox.recv() => self.hear(message).await,
                choice = answer(&mut self.thinking) => self.decided(choice).await,
                () = sleep_until(wake) => self.tick().await,
            }
        }
    }

    /// Has a computer think about what the table asks now, and about nothing else.
    fn think(&mut self) {
        let query = self.life.query().filter(|_| self.held_up.is_none());
        if self.thinking.as_ref().map(|t| t.query) == query {
            return;
        }
        self.thinking = query.map(|query| {
            let gate = Arc::clone(&self.shared.gate);
            Thinking::start(query, self.life.view(query), self.shared.pace, gate)
        });
    }

    fn wake_at(&self) -> Option<Instant> {
        self.held_up.or_else(|| {
            let at = self.life.wake_at()?;
            Some(self.shared.clock.instant_of(at))
        })
    }

    async fn hear(&mut self, message: Message) {
        match message {
            Message::Ask(request, answer) => {
                let asked = self.step(|d| Ok((d.ask(&request)?, Effect::Save))).await;
                // Whoever asked may have gone; it is done all the same.
                let _ = answer.send(asked);
            }
            Message::Gone(end) => {
                let ended = self.step(|d| Ok((d.end(end), Effect::Save))).await;
                if ended.is_err() {
                    // The channel is gone whether that is saved or not; after a restart the idle
                    // table ends by itself.
                    self.life.close(end);
                    self.show();
                }
            }
            Message::PersonGone(person) => {
                let left = self
                    .step(|d| Ok((d.person_gone(person)?, Effect::Save)))
                    .await;
                if let Err(Refusal::NotSaved) = left {
                    tracing::warn!(table = self.life.table.0, "a leave was not saved");
                }
            }
            Message::Forget(person, answer) => {
                let forgot = self.step(|d| Ok((d.forget(person)?, Effect::Save))).await;
                let _ = answer.send(forgot);
            }
        }
    }

    async fn decided(&mut self, choice: Option<Choice>) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        let query = thinking.query;
        let view = self.life.view(query);
        let any = view.and_then(|view| any_choice(query.what, &view));
        let Some(choice) = choice.or(any) else {
            return self.hold_up();
        };
        let mut done = self.step(|d| Ok(((), d.decided(&query, choice)?))).await;
        // A choice that the rules refuse is a fault of the player's; the game goes on without it.
        if let (Err(Refusal::Illegal(why)), Some(other)) = (&done, any) {
            tracing::error!(%why, kind = ?query.kind, "a computer player chose what is illegal");
            done = self.step(|d| Ok(((), d.decided(&query, other)?))).await;
        }
        if done.is_err() {
            self.hold_up();
        }
    }

    async fn tick(&mut self) {
        self.held_up = None;
        if self.step(|d| Ok(((), d.tick()?))).await.is_err() {
            self.hold_up();
        }
    }

    fn hold_up(&mut self) {
        self.held_up = Some(Instant::now() + RETRY);
    }

    /// Works on a copy, saves it, and takes it for the original.
    async fn step<T>(
        &mut self,
        work: impl FnOnce(&mut Draft) -> Result<(T, Effect), Refusal>,
    ) -> Result<T, Refusal> {
        let (mut life, changes, done, effect) = self.draft(work)?;
        if effect == Effect::Silent {
            self.life = life;
            return Ok(done);
        }
        life.core.version += 1;
        if effect == Effect::Save {
            self.save(&life, changes).await?;
        }
        self.life = life;
        self.show();
        Ok(done)
    }

    /// Decides on a copy. A fault that panics costs that one step: the copy is lost and the table
    /// stands as it stood.
    fn draft<T>(
        &self,
        work: impl FnOnce(&mut Draft) -> Result<(T, Effect), Refusal>,
    ) -> Result<(Life, Vec<GameChange>, T, Effect), Refusal> {
        let decided = panic::catch_unwind(AssertUnwindSafe(|| self.decide(work)));
        decided.unwrap_or_else(|_| {
            tracing::error!(table = self.life.table.0, "a step panicked and was dropped");
            Err(Refusal::NotSaved)
        })
    }

    fn decide<T>(
        &self,
        work: impl FnOnce(&mut Draft) -> Result<(T, Effect), Refusal>,
    ) -> Result<(Life, Vec<GameChange>, T, Effect), Refusal> {
        let pledge = || self.shared.pledge();
        let ctx = Ctx {
            now: self.shared.clock.now(),
            pledge: &pledge,
        };
        let mut draft = self.life.draft(&ctx);
        let (done, effect) = work(&mut draft)?;
        Ok((draft.life, draft.changes, done, effect))
    }

    async fn save(&self, life: &Life, games: Vec<GameChange>) -> Result<(), Refusal> {
        let saved = self.shared.commit(life, games, TableChange::Keep).await;
        saved.map_err(|error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, table = life.table.0, "a step was not saved");
            Refusal::NotSaved
        })
    }

    /// Shows what is saved; a table that has ended leaves the registry first, so that whoever sees
    /// its end can open another.
    fn show(&self) {
        if self.life.has_ended() {
            self.shared.remove(&self.life);
        }
        self.seen.send_replace(Arc::new(self.life.snapshot()));
    }
}

/// The decision being made; never, without one.
async fn answer(thinking: &mut Option<Thinking>) -> Option<Choice> {
    match thinking {
        Some(thinking) => thinking.answer().await,
        None => std::future::pending().await,
    }
}

async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

#[cfg(test)]
mod tests {
    use crate::store::{InteractionId, Store};
    use crate::table::life::tests::{Bench, user};
    use crate::table::{Ask, Pace, Settings, Tables};

    use super::*;

    #[tokio::test]
    async fn a_step_that_panics_leaves_the_table_as_it_was() {
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", dir.path().join("getaway.db").display());
        let store = Store::open(&url).await.unwrap();
        let tables = Tables::open(store, Pace::default()).await.unwrap();
        let mut bench = Bench::open(Settings::default(), 3, 0);
        let (mut actor, table) = Actor::new(bench.life.clone(), tables.shared());
        let failed = actor.step::<()>(|draft| {
            draft.life.core.host = user(9);
            panic!("a fault")
        });
        assert_eq!(failed.await, Err(Refusal::NotSaved));
        assert_eq!(actor.life.core.host, user(1));
        assert_eq!(table.snapshot().version, 1);
        let mut request = bench.request(2, Ask::Join);
        request.interaction = InteractionId(2);
        let seated = actor.draft(|draft| Ok((draft.ask(&request)?, Effect::Save)));
        assert!(seated.is_ok(), "it goes on");
    }
}
