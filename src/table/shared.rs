//! What all tables have in common: the store and the registry.
//!
//! Knows which channel has which table, and how a table is saved and comes back; decides nothing.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::cards::Secret;
use crate::store::{
    Batch, ChannelId, GameChange, GuildId, OpenTable, Place, Result, Store, StoreError,
    TableChange, TableDoc,
};

use super::compute::Compute;
use super::handle::TableHandle;
use super::request::Refusal;
use super::state::{CommittedSecret, Ctx, Document, NewTable, TableState, Unrestorable};
use super::tables::Parked;
use super::think::Pace;
use super::time::WallClock;

/// How many tables a server can have open at once. Every table costs memory and the computers'
/// time, which all servers share.
pub const TABLES_PER_SERVER: usize = 50;

/// How many newly opened tables a slow listener may fall behind.
const NEWS: usize = 1024;

/// What the tables share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) pace: Pace,
    pub(super) clock: WallClock,
    /// Where computers think.
    pub(super) compute: Compute,
    pub(super) stop: CancellationToken,
    pub(super) tasks: TaskTracker,
    pub(super) opened: broadcast::Sender<TableHandle>,
    pub(super) returned: broadcast::Sender<TableHandle>,
    /// Held for a look-up or an insertion at a time, never across an await.
    registry: Mutex<Registry>,
}

/// Which channel has which table.
#[derive(Debug, Default)]
pub(super) struct Registry {
    pub(super) open: HashMap<ChannelId, TableHandle>,
    pub(super) parked: HashMap<ChannelId, Parked>,
    /// Where a table is being opened at the moment, and in which server.
    opening: HashMap<ChannelId, GuildId>,
}

impl Registry {
    /// How many tables the server has in other channels, or is about to have.
    fn others_of(&self, place: Place) -> usize {
        let open = self.open.iter().map(|(at, table)| (at, table.place.guild));
        let opening = self.opening.iter().map(|(at, guild)| (at, *guild));
        let opening = opening.filter(|(at, _)| !self.open.contains_key(at));
        open.chain(opening)
            .filter(|(at, guild)| **at != place.channel && *guild == place.guild)
            .count()
    }
}

/// A channel in which a table is being opened: nobody else opens one meanwhile.
pub(super) struct Opening<'a> {
    shared: &'a Shared,
    channel: ChannelId,
}

impl Shared {
    pub(super) fn new(store: Store, pace: Pace, clock: WallClock) -> Shared {
        Shared {
            store,
            compute: Compute::new(pace.thinkers),
            pace,
            clock,
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            opened: broadcast::Sender::new(NEWS),
            returned: broadcast::Sender::new(NEWS),
            registry: Mutex::default(),
        }
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, Registry> {
        self.registry.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an ended table out of the registry, unless another has taken its place.
    pub(super) fn remove(&self, state: &TableState) {
        let open = &mut self.lock().open;
        let channel = state.place.channel;
        if open
            .get(&channel)
            .is_some_and(|t| t.snapshot().table == state.table)
        {
            open.remove(&channel);
        }
    }

    /// A table as it is stored; none if it cannot go on with this program, which then leaves it and
    /// its channel as they are until a program comes that can. It must not keep the others from
    /// going on.
    ///
    /// # Errors
    /// The store cannot be read.
    pub(super) async fn restore(&self, stored: &OpenTable) -> Result<Option<TableState>> {
        match self.try_restore(stored).await {
            Ok(state) => Ok(Some(state)),
            Err(Unrestorable::Store(error)) if !matches!(error, StoreError::Document { .. }) => {
                Err(error)
            }
            Err(why) => {
                self.park(stored, &why);
                Ok(None)
            }
        }
    }

    async fn try_restore(&self, stored: &OpenTable) -> Result<TableState, Unrestorable> {
        let document = Document::read(stored)?;
        let mut games = Vec::new();
        for number in document.games() {
            games.extend(self.store.game(number).await?);
        }
        TableState::restore(stored, document, &games)
    }

    fn park(&self, stored: &OpenTable, why: &Unrestorable) {
        log(
            why,
            "a table cannot go on with this program and is left as it is",
        );
        let parked = Parked {
            table: stored.table,
            place: stored.place,
            told: stored.parked_by.as_deref() == Some(env!("CARGO_PKG_VERSION")),
        };
        self.lock().parked.insert(stored.place.channel, parked);
    }

    /// Reserves the channel, and one of the tables that its server may have.
    ///
    /// # Errors
    /// A table is being opened there, or the server has too many others.
    pub(super) fn begin_to_open(&self, place: Place) -> Result<Opening<'_>, Refusal> {
        let Place { guild, channel } = place;
        let mut registry = self.lock();
        if registry.opening.contains_key(&channel) {
            return Err(Refusal::TableExists);
        }
        if registry.others_of(place) >= TABLES_PER_SERVER {
            return Err(Refusal::TooManyTables);
        }
        registry.opening.insert(channel, guild);
        Ok(Opening {
            shared: self,
            channel,
        })
    }

    /// A new game's number, and its secret from the operating system.
    pub(super) fn commit_to_a_game(&self) -> Result<CommittedSecret, Refusal> {
        Ok(CommittedSecret {
            game: self.store.new_game().map_err(not_numbered)?,
            // Without randomness from the operating system there is no honest game to go on with.
            secret: Secret::random(&mut UnwrapErr(SysRng)),
        })
    }

    pub(super) fn opening(&self, new: NewTable) -> Result<(TableState, Vec<GameChange>), Refusal> {
        let commit = || self.commit_to_a_game();
        let ctx = Ctx {
            now: self.clock.now(),
            commit: &commit,
        };
        TableState::open(new, &ctx)
    }

    /// Saves a table as it now is, with what became of its games since that version.
    pub(super) async fn save(
        &self,
        state: &TableState,
        games: Vec<GameChange>,
        from_version: u64,
        keep: impl FnOnce(TableDoc) -> TableChange,
    ) -> Result<()> {
        let change = state.document()?.map_or(TableChange::End, keep);
        self.store
            .commit(Batch {
                table: state.table,
                place: state.place,
                at: self.clock.now(),
                from_version,
                change,
                games,
            })
            .await
    }
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        self.shared.lock().opening.remove(&self.channel);
    }
}

/// What is new has no number yet, so it cannot be saved.
pub(super) fn not_numbered(error: StoreError) -> Refusal {
    log(&error, "a table or a game has no number");
    Refusal::NotSaved
}

/// Says in the log what went wrong, with all its causes.
pub(super) fn log(error: &(dyn std::error::Error + 'static), what: &'static str) {
    tracing::error!(error, "{what}");
}
