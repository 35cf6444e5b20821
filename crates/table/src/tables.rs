//! The registry of all tables: opening, finding, resuming, shutting down.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;

use getaway_store::{
    ChannelId, GuildId, InteractionId, Person, Place, Result, Store, StoreError, StoredPlan,
    TableChange, TableId, UserId,
};

use super::Tables;
use super::actor::Actor;
use super::again::Again;
use super::compute::Compute;
use super::handle::{KeptSeats, Message, Spot, TableHandle};
use super::people::NOT_YET;
use super::plan::{HeldPlan, Plan};
use super::request::Refusal;
use super::settings::Settings;
use super::shared::{NO_NUMBER, Parked, Shared, log, not_saved};
use super::state::{NewTable, SEATS_KEPT_FOR, TableState};
use super::think::Pace;
use super::time::WallClock;

/// How often to ask for a table whose opening was not confirmed.
const CHECK_EVERY: Duration = Duration::from_secs(1);

const FIRST_VERSION: u64 = 1;

impl Tables {
    /// Resumes the open tables of this process's servers. What can't be resumed is [`Parked`] and
    /// logged.
    pub async fn open(store: Store, pace: Pace) -> Result<Tables> {
        Tables::open_at(store, pace, WallClock::system()).await
    }

    pub async fn open_at(store: Store, pace: Pace, clock: WallClock) -> Result<Tables> {
        let shared = Arc::new(Shared::new(store, pace, clock));
        let tables = Tables { shared };
        let range = tables.shared.store.share().range;
        let signs = tables.shared.store.signs_of_life().await?;
        let open = tables.shared.store.open_tables().await?.into_iter();
        for stored in open.filter(|table| range.has(table.place.guild)) {
            let last_sign = signs.last(stored.place.guild);
            if let Some(state) = tables.shared.wake(&stored, last_sign).await? {
                tables.spawn(state, stored.version);
            }
        }
        // Before anybody can sit down under a name that is newer than the request.
        if let Err(error) = tables.forget_marked().await {
            log(&error, NOT_YET);
        }
        Ok(tables)
    }

    /// Opens a table with this person as its host. If they sit at a table in this channel at which
    /// no game runs, that one ends and its people have seats at the new one, as many as there are.
    pub async fn start(
        &self,
        spot: impl Into<Spot>,
        host: Person,
        interaction: InteractionId,
        settings: Settings,
        computers: usize,
    ) -> Result<TableHandle, Refusal> {
        self.start_with(spot, vec![(host, interaction)], settings, computers, None).await
    }

    /// The same for several people, the first of them as its host; or for a game that is dealt again.
    pub async fn start_with(
        &self,
        spot: impl Into<Spot>,
        people: Vec<(Person, InteractionId)>,
        settings: Settings,
        computers: usize,
        again: Option<Again>,
    ) -> Result<TableHandle, Refusal> {
        let table = self.shared.store.new_table().map_err(not_saved(NO_NUMBER))?;
        let (host, _) = people.first().cloned().ok_or(Refusal::NotSeated)?;
        TableState::check_seats(&settings.options.seats(), computers + people.len() - 1)?;
        let (spot, host_id) = (spot.into(), host.id);
        let new =
            NewTable { table, spot, host: host_id, people, settings, computers, kept: None, again };
        self.open_table(new, Some(host), None).await
    }

    /// Opens the table of a planned evening with these people, the first of them as its host. Their
    /// seats are kept for a while. That it is open is noted in the plan at once.
    pub async fn start_planned(
        &self,
        held: &HeldPlan,
        plan: &Plan,
        spot: impl Into<Spot>,
        people: Vec<(Person, InteractionId)>,
        settings: Settings,
        computers: usize,
    ) -> Result<TableHandle, Refusal> {
        let table = self.shared.store.new_table().map_err(not_saved(NO_NUMBER))?;
        let spot = spot.into();
        let opened = held.opened(plan, table, spot.place.channel).map_err(|_| Refusal::NotSaved)?;
        let (host, _) = people.first().ok_or(Refusal::NotSeated)?;
        let kept = KeptSeats {
            people: people.iter().map(|(person, _)| person.id).collect(),
            time: SEATS_KEPT_FOR,
        };
        let new = NewTable {
            table,
            spot,
            host: host.id,
            people,
            settings,
            computers,
            kept: Some(kept),
            again: None,
        };
        self.open_table(new, None, Some(opened)).await
    }

    /// Opens a table, and saves with it the plan that opens it. `by`: the person who asks for it.
    async fn open_table(
        &self,
        mut new: NewTable,
        by: Option<Person>,
        plan: Option<StoredPlan>,
    ) -> Result<TableHandle, Refusal> {
        let place = new.spot.place;
        let opening = self.shared.begin_to_open(place);
        let _opening = opening.map_err(|refusal| match refusal {
            // Whoever is opening one there may fail; an evening isn't given up for that.
            Refusal::TableExists if plan.is_some() => Refusal::Busy,
            refusal => refusal,
        })?;
        if self.parked_at(place.channel).is_some() {
            return Err(Refusal::Parked);
        }
        if let Some(table) = self.find(place.channel) {
            match table.deliver(|answer| Message::MakeWay(by, answer)).await {
                Ok(seated) => new.seat(seated),
                Err(Refusal::Ended) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        let by_itself = self.by_itself_among(&new.people).await?;
        let known = self
            .shared
            .store
            .knows(place.guild, new.host)
            .await
            .map_err(not_saved("whether somebody has played cannot be read"))?;
        let (mut state, games) = self.shared.now(|ctx| TableState::open(new, by_itself, ctx))?;
        state.core.hosts_first = !known;
        match self.shared.save(&state, games, 0, TableChange::Open, plan).await {
            Ok(()) => Ok(self.spawn(state, FIRST_VERSION)),
            Err(StoreError::ChannelTaken) => Err(self.bring_back(place.channel).await),
            // The plan has changed.
            Err(StoreError::Conflict) => Err(Refusal::Busy),
            Err(error) => {
                log(&error, "a new table was not saved");
                // A COMMIT that reports a failure may have taken effect.
                match self.is_stored(state.table).await {
                    Ok(true) => return Ok(self.spawn(state, FIRST_VERSION)),
                    Ok(false) => {}
                    Err(_) => self.look_for(place),
                }
                Err(Refusal::NotSaved)
            }
        }
    }

    async fn is_stored(&self, table: TableId) -> Result<bool> {
        let store = &self.shared.store;
        store.wait_for_writes().await?;
        Ok(store.open_table(table).await?.is_some())
    }

    /// Asks in the background whether a table was opened that the store hasn't confirmed, and brings
    /// it back: in memory nobody would know that its channel has one.
    fn look_for(&self, place: Place) {
        let tables = self.clone();
        let looking = async move {
            loop {
                tokio::time::sleep(CHECK_EVERY).await;
                let Ok(_opening) = tables.shared.begin_to_open(place) else { continue };
                let written = tables.shared.store.wait_for_writes().await;
                let is_known = tables.find(place.channel).is_some();
                if is_known
                    || written.is_ok()
                        && tables.bring_back(place.channel).await != Refusal::NotSaved
                {
                    return;
                }
            }
        };
        let stop = self.shared.stop.clone();
        self.shared.tasks.spawn(async move { stop.run_until_cancelled(looking).await });
    }

    /// Checks whether a table could be opened in a place of this server that is still to be made.
    pub fn could_start(
        &self,
        guild: GuildId,
        settings: &Settings,
        computers: usize,
    ) -> Result<(), Refusal> {
        self.shared.registry.lock().check_room(guild, None)?;
        TableState::check_seats(&settings.options.seats(), computers)
    }

    /// Resumes a stored table in a channel that has none in memory: opening it took effect although
    /// the store reported a failure. Returns why no other table is opened.
    async fn bring_back(&self, channel: ChannelId) -> Refusal {
        let restored = async {
            let Some(stored) = self.shared.store.open_table_in(channel).await? else {
                return Ok(None);
            };
            let state = self.shared.wake(&stored, None).await?;
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
            // The table has ended since.
            Ok(None) => Refusal::Busy,
            Err(error) => not_saved("the table of a channel could not be read")(error),
        }
    }

    pub fn find(&self, channel: ChannelId) -> Option<TableHandle> {
        self.shared.registry.lock().open.get(&channel).cloned()
    }

    pub fn parked_at(&self, channel: ChannelId) -> Option<Parked> {
        self.shared.registry.lock().parked.get(&channel).copied()
    }

    pub fn parked(&self) -> Vec<Parked> {
        self.shared.registry.lock().parked.values().copied().collect()
    }

    /// Records that this version of the program has told the channel about its parked table.
    pub async fn mark_announced(&self, parked: Parked) -> Result<()> {
        self.shared.store.park(parked.table, env!("CARGO_PKG_VERSION")).await?;
        if let Some(known) = self.shared.registry.lock().parked.get_mut(&parked.place.channel) {
            known.announced = true;
        }
        Ok(())
    }

    pub async fn end_parked(&self, parked: Parked) -> Result<(), Refusal> {
        let channel = parked.place.channel;
        if self.parked_at(channel).map(|present| present.table) != Some(parked.table) {
            return Err(Refusal::Ended);
        }
        let ended = self.shared.store.end_parked(parked.table, self.shared.clock.now()).await;
        ended.map_err(not_saved("a parked table was not ended"))?;
        self.shared.registry.lock().parked.remove(&channel);
        Ok(())
    }

    pub fn all(&self) -> Vec<TableHandle> {
        self.shared.registry.lock().open.values().cloned().collect()
    }

    /// Receives every table opened from now on. A receiver that falls behind must look at
    /// [`all`](Self::all) again, as it does at the start.
    pub fn subscribe(&self) -> broadcast::Receiver<TableHandle> {
        self.shared.opened.subscribe()
    }

    /// Receives tables that turn up in the store from now on without having been known in memory.
    pub fn subscribe_returned(&self) -> broadcast::Receiver<TableHandle> {
        self.shared.returned.subscribe()
    }

    /// The thread pool on which the tables' computers think, for other long computations too.
    pub fn compute(&self) -> &Compute {
        &self.shared.compute
    }

    pub fn store(&self) -> &Store {
        &self.shared.store
    }

    pub async fn channel_gone(&self, channel: ChannelId) {
        if let Some(table) = self.find(channel) {
            table.tell(Message::Gone).await;
        }
    }

    pub async fn guild_gone(&self, guild: GuildId) {
        for table in self.of_guild(guild) {
            table.tell(Message::Gone).await;
        }
    }

    pub async fn person_gone(&self, guild: GuildId, person: UserId) {
        for table in self.of_guild(guild) {
            table.tell(Message::PersonGone(person)).await;
        }
    }

    /// Stops all tables once their current saves are done, and closes the store. The tables resume
    /// with the next [`open`](Self::open).
    pub async fn shutdown(&self) {
        self.shared.stop.cancel();
        self.shared.tasks.close();
        self.shared.tasks.wait().await;
        self.note_life().await;
        self.shared.store.close().await;
    }

    pub(super) fn clock(&self) -> &WallClock {
        &self.shared.clock
    }

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
        self.shared.registry.lock().open.insert(channel, handle.clone());
        self.shared.tasks.spawn(actor.run());
        // Nobody has to listen.
        let _ = self.shared.opened.send(handle.clone());
        handle
    }
}
