//! The registry of all tables: opening, finding, resuming, shutting down.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use tokio::sync::{Semaphore, broadcast, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::rules::Secret;
use crate::store::{
    Batch, ChannelId, GameChange, GuildId, InteractionId, OpenTable, Person, Place, Result, Store,
    StoreError, TableChange, UserId,
};

use super::actor::Actor;
use super::handle::{Message, TableHandle};
use super::life::{Corrupt, Ctx, Doc, Life, Opening, Pledge};
use super::request::Refusal;
use super::settings::Settings;
use super::snapshot::End;
use super::think::Pace;
use super::time::WallClock;

/// How many newly opened tables a slow listener may fall behind.
const NEWS: usize = 1024;

/// All tables of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

/// What the tables share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) pace: Pace,
    pub(super) clock: WallClock,
    /// Lets computers think, first come, first served.
    pub(super) gate: Arc<Semaphore>,
    pub(super) stop: CancellationToken,
    tasks: TaskTracker,
    opened: broadcast::Sender<TableHandle>,
    /// Held for a look-up or an insertion at a time, never across an await.
    open: Mutex<HashMap<ChannelId, TableHandle>>,
}

impl Tables {
    /// Resumes every open table of the store.
    ///
    /// # Errors
    /// The store cannot be read. A single table that cannot be resumed is ended, and logged.
    pub async fn open(store: Store, pace: Pace) -> Result<Tables> {
        Tables::open_at(store, pace, WallClock::system()).await
    }

    /// As [`open`](Self::open), by another clock.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_at(store: Store, pace: Pace, clock: WallClock) -> Result<Tables> {
        let shared = Arc::new(Shared {
            store,
            gate: Arc::new(Semaphore::new(pace.thinkers.max(1))),
            pace,
            clock,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            opened: broadcast::Sender::new(NEWS),
            open: Mutex::default(),
        });
        let tables = Tables { shared };
        for stored in tables.shared.store.open_tables().await? {
            match tables.restore(&stored).await {
                Ok(life) => drop(tables.spawn(life)),
                Err(Corrupt::Store(error)) if !matches!(error, StoreError::Document { .. }) => {
                    return Err(error);
                }
                Err(why) => tables.give_up(&stored, &why).await?,
            }
        }
        Ok(tables)
    }

    /// Opens a table with this person as its host.
    ///
    /// # Errors
    /// There is a table in the channel, the computers do not fit, or it could not be saved.
    pub async fn start(
        &self,
        place: Place,
        host: Person,
        interaction: InteractionId,
        settings: Settings,
        computers: usize,
    ) -> Result<TableHandle, Refusal> {
        if let Some(table) = self.find(place.channel) {
            if !table.snapshot().is_deserted() {
                return Err(Refusal::TableExists);
            }
            table.tell(Message::Gone(End::Deserted)).await;
            table.ended().await;
        }
        let new = Opening {
            table: self.shared.store.new_table(),
            place,
            host,
            interaction,
            settings,
            computers,
        };
        let (life, games) = self.shared.opening(new)?;
        let saved = self.shared.commit(&life, games, TableChange::Open).await;
        saved.map_err(|error| match error {
            StoreError::ChannelTaken => Refusal::TableExists,
            error => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "a new table was not saved");
                Refusal::NotSaved
            }
        })?;
        Ok(self.spawn(life))
    }

    /// The table of a channel.
    #[must_use]
    pub fn find(&self, channel: ChannelId) -> Option<TableHandle> {
        self.shared.lock().get(&channel).cloned()
    }

    /// All tables.
    #[must_use]
    pub fn all(&self) -> Vec<TableHandle> {
        self.shared.lock().values().cloned().collect()
    }

    /// Hears of every table opened from now on. A listener that falls behind looks at
    /// [`all`](Self::all), as it does at the start.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<TableHandle> {
        self.shared.opened.subscribe()
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    /// A channel was deleted: its table ends.
    pub async fn channel_gone(&self, channel: ChannelId) {
        if let Some(table) = self.find(channel) {
            table.tell(Message::Gone(End::ChannelGone)).await;
        }
    }

    /// The bot is no longer in a server: its tables end.
    pub async fn guild_gone(&self, guild: GuildId) {
        for table in self.of_guild(guild) {
            table.tell(Message::Gone(End::ChannelGone)).await;
        }
    }

    /// A person is no longer in a server: they leave its tables.
    pub async fn person_gone(&self, guild: GuildId, person: UserId) {
        for table in self.of_guild(guild) {
            table.tell(Message::PersonGone(person)).await;
        }
    }

    /// Removes a person's name from everything stored: see [`Store::forget`].
    ///
    /// # Errors
    /// It could not be removed everywhere; asking again is safe.
    pub async fn forget(&self, person: UserId) -> Result<(), Refusal> {
        for table in self.all() {
            let (answer, answered) = oneshot::channel();
            table.tell(Message::Forget(person, answer)).await;
            if let Ok(Err(Refusal::NotSaved)) = answered.await {
                return Err(Refusal::NotSaved);
            }
        }
        self.store().forget(person).await.map_err(|error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, "a person could not be forgotten");
            Refusal::NotSaved
        })
    }

    /// Stops all tables after what they are saving, and waits for that. They go on with the next
    /// [`open`](Self::open).
    pub async fn shutdown(&self) {
        self.shared.stop.cancel();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
    }

    #[cfg(test)]
    pub(super) fn shared(&self) -> Arc<Shared> {
        Arc::clone(&self.shared)
    }

    fn of_guild(&self, guild: GuildId) -> Vec<TableHandle> {
        let mut tables = self.all();
        tables.retain(|table| table.place.guild == guild);
        tables
    }

    fn spawn(&self, life: Life) -> TableHandle {
        let channel = life.place.channel;
        let (actor, handle) = Actor::new(life, Arc::clone(&self.shared));
        self.shared.lock().insert(channel, handle.clone());
        self.shared.tasks.spawn(actor.run());
        // Nobody has to listen.
        let _ = self.shared.opened.send(handle.clone());
        handle
    }

    async fn restore(&self, stored: &OpenTable) -> Result<Life, Corrupt> {
        let doc: Doc = serde_json::from_str(&stored.doc)?;
        let mut games = Vec::new();
        for number in doc.games() {
            games.extend(self.shared.store.game(number).await?);
        }
        Life::restore(stored, doc, &games)
    }

    /// A table that cannot go on must not keep the others from it.
    async fn give_up(&self, stored: &OpenTable, why: &Corrupt) -> Result<()> {
        // No reference to an error may live across the commit: it is not `Sync`.
        {
            let error: &dyn std::error::Error = why;
            tracing::error!(
                error,
                table = stored.table.0,
                "a table cannot go on and is ended"
            );
        }
        let batch = Batch {
            table: stored.table,
            place: stored.place,
            at: self.shared.clock.now(),
            change: TableChange::End,
            games: Vec::new(),
        };
        self.shared.store.commit(batch).await
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, HashMap<ChannelId, TableHandle>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an ended table out of the registry, unless another has taken its place.
    pub(super) fn remove(&self, life: &Life) {
        let mut open = self.lock();
        let channel = life.place.channel;
        if open
            .get(&channel)
            .is_some_and(|t| t.snapshot().table == life.table)
        {
            open.remove(&channel);
        }
    }

    /// A new game's number, and its secret from the operating system.
    pub(super) fn pledge(&self) -> Pledge {
        Pledge {
            game: self.store.new_game(),
            // Without randomness from the operating system there is no honest game to go on with.
            secret: Secret::random(&mut UnwrapErr(SysRng)),
        }
    }

    fn opening(&self, new: Opening) -> Result<(Life, Vec<GameChange>), Refusal> {
        let pledge = || self.pledge();
        let ctx = Ctx {
            now: self.clock.now(),
            pledge: &pledge,
        };
        Life::open(new, &ctx)
    }

    /// Saves a table as it now is, with what became of its games.
    pub(super) async fn commit(
        &self,
        life: &Life,
        games: Vec<GameChange>,
        keep: impl FnOnce(String) -> TableChange,
    ) -> Result<()> {
        let change = match life.doc() {
            Some(doc) => keep(doc.to_text()?),
            None => TableChange::End,
        };
        self.store
            .commit(Batch {
                table: life.table,
                place: life.place,
                at: self.clock.now(),
                change,
                games,
            })
            .await
    }
}
