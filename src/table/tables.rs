//! The registry of all tables: opening, finding, resuming, shutting down.

use std::sync::Arc;

use tokio::sync::broadcast;

use crate::store::{
    ChannelId, GuildId, InteractionId, Person, Place, Result, Store, StoreError, TableChange,
    TableId, UserId,
};

use super::actor::Actor;
use super::compute::Compute;
use super::handle::{Message, TableHandle};
use super::request::Refusal;
use super::settings::Settings;
use super::shared::{Shared, log, not_numbered};
use super::snapshot::End;
use super::state::{NewTable, TableState};
use super::think::Pace;
use super::time::WallClock;

/// The version in the store of a table that was just opened.
const FIRST_VERSION: u64 = 1;

/// All tables of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

/// A table that this program cannot go on with: another version stored it, or it cannot be read. It
/// is left as it is, and goes on with a program that can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parked {
    /// Which table.
    pub table: TableId,
    /// Where it stands.
    pub place: Place,
    /// Whether its channel was told so by this version of the program.
    pub told: bool,
}

impl Tables {
    /// Resumes every open table of the store whose server is one of this process's.
    ///
    /// # Errors
    /// The store cannot be read. A single table that cannot be resumed is [`Parked`], and logged.
    pub async fn open(store: Store, pace: Pace) -> Result<Tables> {
        Tables::open_at(store, pace, WallClock::system()).await
    }

    /// As [`open`](Self::open), by another clock.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_at(store: Store, pace: Pace, clock: WallClock) -> Result<Tables> {
        let shared = Arc::new(Shared::new(store, pace, clock));
        let tables = Tables { shared };
        let range = tables.shared.store.share().range;
        let open = tables.shared.store.open_tables().await?.into_iter();
        for stored in open.filter(|table| range.has(table.place.guild)) {
            if let Some(mut state) = tables.shared.restore(&stored).await? {
                state.woken(tables.clock().now());
                tables.spawn(state, stored.version);
            }
        }
        Ok(tables)
    }

    /// Opens a table with this person as its host.
    ///
    /// # Errors
    /// There is a table in the channel, the server has too many tables, the computers do not fit, or
    /// it could not be saved.
    pub async fn start(
        &self,
        place: Place,
        host: Person,
        interaction: InteractionId,
        settings: Settings,
        computers: usize,
    ) -> Result<TableHandle, Refusal> {
        let _opening = self.shared.begin_to_open(place)?;
        if self.parked_at(place.channel).is_some() {
            return Err(Refusal::Parked);
        }
        if let Some(table) = self.find(place.channel) {
            match table.insist(Message::MakeWay).await {
                Ok(()) | Err(Refusal::Ended) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        let new = NewTable {
            table: self.shared.store.new_table().map_err(not_numbered)?,
            place,
            host,
            interaction,
            settings,
            computers,
        };
        let (state, games) = self.shared.opening(new)?;
        let saved = self.shared.save(&state, games, 0, TableChange::Open).await;
        match saved {
            Ok(()) => Ok(self.spawn(state, FIRST_VERSION)),
            Err(StoreError::ChannelTaken) => Err(self.bring_back(place.channel).await),
            Err(error) => {
                log(&error, "a new table was not saved");
                // A COMMIT that failed may have taken effect.
                match self.shared.store.open_table(state.table).await {
                    Ok(Some(_)) => Ok(self.spawn(state, FIRST_VERSION)),
                    Ok(None) | Err(_) => Err(Refusal::NotSaved),
                }
            }
        }
    }

    /// Takes up the table that the store has in a channel where no table is known: its opening took
    /// effect although the store could not say so. Gives the reason why no other is opened.
    async fn bring_back(&self, channel: ChannelId) -> Refusal {
        let restored = async {
            let Some(stored) = self.shared.store.open_table_in(channel).await? else {
                return Ok(None);
            };
            let state = self.shared.restore(&stored).await?;
            Ok::<_, StoreError>(state.map(|state| (state, stored.version)))
        };
        match restored.await {
            Ok(Some((state, version))) => {
                let table = self.spawn(state, version);
                // Nobody has to listen.
                let _ = self.shared.returned.send(table);
                Refusal::TableExists
            }
            Ok(None) if self.parked_at(channel).is_some() => Refusal::Parked,
            // It has ended since.
            Ok(None) => Refusal::Busy,
            Err(error) => {
                log(&error, "the table of a channel could not be read");
                Refusal::NotSaved
            }
        }
    }

    /// The table of a channel.
    #[must_use]
    pub fn find(&self, channel: ChannelId) -> Option<TableHandle> {
        self.shared.lock().open.get(&channel).cloned()
    }

    /// The table of a channel that this program cannot go on with.
    #[must_use]
    pub fn parked_at(&self, channel: ChannelId) -> Option<Parked> {
        self.shared.lock().parked.get(&channel).copied()
    }

    /// All tables that this program cannot go on with.
    #[must_use]
    pub fn parked(&self) -> Vec<Parked> {
        self.shared.lock().parked.values().copied().collect()
    }

    /// Remembers that the channel of a parked table was told so by this version of the program.
    ///
    /// # Errors
    /// It could not be saved: the channel may be told again.
    pub async fn told_parked(&self, parked: Parked) -> Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        self.shared.store.park(parked.table, version).await?;
        if let Some(known) = self.shared.lock().parked.get_mut(&parked.place.channel) {
            known.told = true;
        }
        Ok(())
    }

    /// Ends a table that this program cannot go on with.
    ///
    /// # Errors
    /// It is parked no more, or it could not be saved.
    pub async fn end_parked(&self, parked: Parked) -> Result<(), Refusal> {
        let channel = parked.place.channel;
        if self.parked_at(channel).map(|present| present.table) != Some(parked.table) {
            return Err(Refusal::Ended);
        }
        let now = self.shared.clock.now();
        let ended = self.shared.store.end_parked(parked.table, now).await;
        ended.map_err(|error| {
            log(&error, "a parked table was not ended");
            Refusal::NotSaved
        })?;
        self.shared.lock().parked.remove(&channel);
        Ok(())
    }

    /// All tables.
    #[must_use]
    pub fn all(&self) -> Vec<TableHandle> {
        self.shared.lock().open.values().cloned().collect()
    }

    /// Hears of every table opened from now on. A listener that falls behind looks at
    /// [`all`](Self::all), as it does at the start.
    #[must_use]
    pub fn subscribe(&self) -> broadcast::Receiver<TableHandle> {
        self.shared.opened.subscribe()
    }

    /// Hears of every table that nobody knew of and that comes back from the store from now on, while
    /// the program runs.
    #[must_use]
    pub fn subscribe_returned(&self) -> broadcast::Receiver<TableHandle> {
        self.shared.returned.subscribe()
    }

    /// The pool of threads on which the tables' computers think, for whatever else takes long.
    #[must_use]
    pub fn compute(&self) -> &Compute {
        &self.shared.compute
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

    /// Stops all tables after what they are saving, waits for that, and closes the store. They go on
    /// with the next [`open`](Self::open).
    pub async fn shutdown(&self) {
        self.shared.stop.cancel();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
        self.shared.store.close().await;
    }

    pub(super) fn clock(&self) -> &WallClock {
        &self.shared.clock
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

    fn spawn(&self, state: TableState, version: u64) -> TableHandle {
        let channel = state.place.channel;
        let (actor, handle) = Actor::new(state, version, Arc::clone(&self.shared));
        self.shared.lock().open.insert(channel, handle.clone());
        self.shared.tasks.spawn(actor.run());
        // Nobody has to listen.
        let _ = self.shared.opened.send(handle.clone());
        handle
    }
}
