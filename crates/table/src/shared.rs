//! What all tables share: the store, the registry, the clock and the thread pool.
//!
//! Knows which channel has which table, and how a table is saved and restored. Decides nothing.

use std::collections::HashMap;
use std::time::SystemTime;

use jiff::SignedDuration;
use parking_lot::Mutex;
use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use getaway_games::cards::Secret;
use getaway_store::{
    Batch, ChannelId, GameChange, GuildId, OpenTable, Place, PlanId, Result, Store, StoreError,
    StoredPlan, TableChange, TableDoc, TableId, UserId,
};

use super::compute::Compute;
use super::handle::TableHandle;
use super::locks::Locks;
use super::request::{Refusal, TABLES_PER_SERVER};
use super::state::{CommittedSecret, Ctx, Document, TableState, Unrestorable};
use super::think::Pace;
use super::time::WallClock;

/// How many newly opened tables a slow listener may fall behind.
const NEWS: usize = 1024;

/// Without a number, a new table or game cannot be saved.
pub(super) const NO_NUMBER: &str = "no number for a new table or game";

/// A table that this program cannot continue: another version stored it, or it cannot be read. It
/// is left untouched until a program comes that can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parked {
    pub table: TableId,
    pub place: Place,
    /// Whether this version of the program has told the channel.
    pub announced: bool,
}

#[derive(Debug)]
pub(super) struct Shared {
    pub(super) store: Store,
    pub(super) pace: Pace,
    pub(super) clock: WallClock,
    /// The locks of people whose press in a deal of the day is being handled.
    pub(super) daily_locks: Locks<UserId>,
    /// The locks of plans that are being changed or carried out.
    pub(super) plan_locks: Locks<PlanId>,
    /// The plans that this program doesn't understand, each with its version when that was found.
    pub(super) unknown_plans: Mutex<HashMap<PlanId, i64>>,
    /// The games whose results are on their way to channels.
    pub(super) daily_shares: Locks<(i64, ChannelId)>,
    pub(super) compute: Compute,
    pub(super) stop: CancellationToken,
    pub(super) tasks: TaskTracker,
    pub(super) opened: broadcast::Sender<TableHandle>,
    pub(super) returned: broadcast::Sender<TableHandle>,
    /// Locked for a single look-up or insertion, never across an await.
    pub(super) registry: Mutex<Registry>,
}

#[derive(Debug, Default)]
pub(super) struct Registry {
    pub(super) open: HashMap<ChannelId, TableHandle>,
    pub(super) parked: HashMap<ChannelId, Parked>,
    /// The channels in which a table is being opened, with their servers.
    opening: HashMap<ChannelId, GuildId>,
}

impl Registry {
    /// Checks that the server can have another table besides those that it has, or is about to
    /// have, except in this channel.
    pub(super) fn check_room(
        &self,
        server: GuildId,
        except: Option<ChannelId>,
    ) -> Result<(), Refusal> {
        let open = self.open.iter().map(|(at, table)| (at, table.place.guild));
        let opening = self
            .opening
            .iter()
            .map(|(at, guild)| (at, *guild))
            .filter(|(at, _)| !self.open.contains_key(at));
        let of_server = open.chain(opening).filter(|(_, guild)| *guild == server);
        let others = of_server.filter(|(at, _)| Some(**at) != except);
        if others.count() < TABLES_PER_SERVER { Ok(()) } else { Err(Refusal::TooManyTables) }
    }
}

/// A reservation: while it exists, nobody else can open a table in the channel.
pub(super) struct Opening<'a> {
    shared: &'a Shared,
    channel: ChannelId,
}

impl Shared {
    pub(super) fn new(store: Store, pace: Pace, clock: WallClock) -> Shared {
        Shared {
            store,
            compute: Compute::with_effort(pace.thinkers, pace.effort),
            pace,
            clock,
            daily_locks: Locks::default(),
            plan_locks: Locks::default(),
            unknown_plans: Mutex::default(),
            daily_shares: Locks::default(),
            stop: CancellationToken::new(),
            tasks: TaskTracker::new(),
            opened: broadcast::Sender::new(NEWS),
            returned: broadcast::Sender::new(NEWS),
            registry: Mutex::default(),
        }
    }

    /// The real time, which the tables' clock may be behind: the database's, if processes share one.
    pub(super) async fn real_time(&self) -> Result<SystemTime> {
        Ok(self.store.clock().await?.unwrap_or_else(|| self.clock.real()))
    }

    /// Removes an ended table from the registry, unless another has taken its place.
    pub(super) fn remove(&self, state: &TableState) {
        let open = &mut self.registry.lock().open;
        let channel = state.place.channel;
        if open.get(&channel).is_some_and(|t| t.snapshot().table == state.table) {
            open.remove(&channel);
        }
    }

    /// Restores a stored table, or parks it and returns `None` if this program cannot continue it.
    /// A parked table and its channel stay untouched until a program comes that can. One such table
    /// must not stop the others.
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
        log(why, "this program cannot continue a table; it is left untouched");
        let parked = Parked {
            table: stored.table,
            place: stored.place,
            announced: stored.parked_by.as_deref() == Some(env!("CARGO_PKG_VERSION")),
        };
        self.registry.lock().parked.insert(stored.place.channel, parked);
    }

    pub(super) fn begin_to_open(&self, place: Place) -> Result<Opening<'_>, Refusal> {
        let Place { guild, channel } = place;
        let mut registry = self.registry.lock();
        if registry.opening.contains_key(&channel) {
            return Err(Refusal::TableExists);
        }
        registry.check_room(guild, Some(channel))?;
        registry.opening.insert(channel, guild);
        Ok(Opening { shared: self, channel })
    }

    /// Does a step of a table at this moment.
    pub(super) fn now<T>(&self, step: impl FnOnce(&Ctx) -> T) -> T {
        let commit = || {
            let game = self.store.new_game().map_err(not_saved(NO_NUMBER))?;
            Ok(CommittedSecret { game, secret: new_secret() })
        };
        let (now, corrections) = self.clock.read();
        step(&Ctx { now, corrections, pace: self.pace.computer, commit: &commit })
    }

    /// Restores a stored table like [`restore`](Self::restore), and lets it go on from now. `last_sign`:
    /// when a process last ran it, unless it was this one.
    pub(super) async fn wake(
        &self,
        stored: &OpenTable,
        last_sign: Option<SystemTime>,
    ) -> Result<Option<TableState>> {
        let mut restored = self.restore(stored).await?;
        if let Some(state) = &mut restored {
            let (now, corrections) = self.clock.read();
            // A process that ran it since may have had no time for a sign.
            let last_sign = last_sign.map(|at| state.core.taken_up.unwrap_or(at).max(at));
            let away = last_sign.and_then(|at| SignedDuration::system_until(at, now).ok());
            state.extend_deadlines(away.unwrap_or_default(), now, corrections);
        }
        Ok(restored)
    }

    /// Saves a table and the changes of its games since that version, and the plan that opens it.
    pub(super) async fn save(
        &self,
        state: &TableState,
        games: Vec<GameChange>,
        from_version: u64,
        keep: impl FnOnce(TableDoc) -> TableChange,
        plan: Option<StoredPlan>,
    ) -> Result<()> {
        let change = state.document()?.map_or_else(|| state.ended(), keep);
        self.store
            .commit(Batch {
                table: state.table,
                place: state.place,
                at: self.clock.now(),
                from_version,
                change,
                games,
                plan,
            })
            .await
    }
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        self.shared.registry.lock().opening.remove(&self.channel);
    }
}

/// Draws a secret from the operating system. Panics if that fails: no deal would be honest.
pub(super) fn new_secret() -> Secret {
    Secret::random(&mut UnwrapErr(SysRng))
}

/// Logs why something was not saved.
pub(super) fn not_saved(what: &'static str) -> impl FnOnce(StoreError) -> Refusal {
    move |error| {
        log(&error, what);
        Refusal::NotSaved
    }
}

pub(super) fn log(error: &(dyn std::error::Error + 'static), what: &'static str) {
    tracing::error!(error, "{what}");
}
