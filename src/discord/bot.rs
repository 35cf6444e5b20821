//! The state that commands and presses share: the tables and their displays, the connection to
//! Discord, the servers' settings, what is computed for people, and the tasks that must end before the
//! process does.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::discord::guild_settings::GuildSettingsCache;
use crate::discord::http::Discord;
use crate::discord::incoming::invocation::{Ages, Preferences};
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::live::table_display::TableDisplay;
use crate::discord::live::threads::Threads;
use crate::games::options::Named as _;
use crate::screen::guild_settings::{GuildSettings, StartOptions};
use crate::screen::i18n::Language;
use crate::store::causes;
use crate::table::{
    ChannelId, Compute, GuildId, InteractionId, RoleId, Snapshot, Tables, Urgency, UserId,
};

/// How long an answer waits for the store before the work for it has begun. It is short enough to
/// answer without a deferral.
pub const STORE_PATIENCE: Duration = Duration::from_millis(1000);

/// How many interactions are remembered. One that is delivered twice is handled once.
const REMEMBERED: usize = 4096;
/// How many evenings wait for a time zone. The oldest go first.
const PLAN_REQUESTS: usize = 512;
/// The maximum number of servers where the bot introduces itself at once.
const INTRODUCTIONS: usize = 8;

/// The tasks that must end before the process does.
#[derive(Clone, Debug, Default)]
pub struct Tasks {
    pub answers: TaskTracker,
    background: TaskTracker,
    /// Cancelled as soon as the process has to end.
    ending: CancellationToken,
    /// Cancelled when background tasks have to end. That comes after the last answer, because its
    /// message may become a table's.
    pub stop: CancellationToken,
}

impl Tasks {
    /// Waits until everything is answered and saved. The caller must not accept interactions any
    /// more.
    pub async fn finish(&self) {
        self.ending.cancel();
        self.answers.close();
        self.answers.wait().await;
        self.stop.cancel();
        self.background.close();
        self.background.wait().await;
    }

    /// Waits for the pause between two tries. Returns `false` as soon as the process has to end.
    pub async fn pause(&self, pause: impl Future<Output = ()>) -> bool {
        self.ending.run_until_cancelled(pause).await.is_some()
    }

    /// Runs a task in the background that nobody stops from outside: it ends by itself, between two
    /// requests.
    pub fn spawn_to_its_end(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.background.spawn(task);
    }

    /// Runs a task in the background until it is done or the process has to end.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let stop = self.stop.clone();
        self.background.spawn(async move {
            stop.run_until_cancelled(task).await;
        });
    }
}

#[derive(Debug)]
pub struct Bot {
    pub user: UserId,
    /// The bot's name. Its role in a server has the same name.
    pub name: String,
    pub tables: Tables,
    pub discord: Discord,
    pub tasks: Tasks,
    pub thinker: Thinker,
    pub settings: Arc<GuildSettingsCache>,
    /// One permit for each server that the bot may introduce itself in at the same time.
    pub introductions: Arc<Semaphore>,
    pub threads: Threads,
    /// Evenings that wait for a time zone.
    pub plan_requests: PlanRequests,
    displays: Mutex<HashMap<ChannelId, Arc<TableDisplay>>>,
    recent: Mutex<RecentInteractions>,
    started: Instant,
}

impl Bot {
    pub fn new(user: UserId, name: String, tables: Tables, discord: Discord, tasks: Tasks) -> Bot {
        let settings = Arc::new(GuildSettingsCache::new(tables.store().clone()));
        Bot {
            user,
            name,
            threads: Threads::new(user, discord.clone(), settings.clone(), tables.clone()),
            settings,
            thinker: Thinker::new(tables.compute().clone()),
            plan_requests: PlanRequests::default(),
            tables,
            discord,
            tasks,
            introductions: Arc::new(Semaphore::new(INTRODUCTIONS)),
            displays: Mutex::default(),
            recent: Mutex::default(),
            started: Instant::now(),
        }
    }

    /// What somebody has chosen for themselves. If it can't be read, they still get an answer.
    pub async fn preferences_of(&self, user: UserId) -> Preferences {
        // Without an answer of the database, people get theirs in the server's language, but soon.
        let chosen = self.tables.store().choices(user);
        match tokio::time::timeout(STORE_PATIENCE, chosen).await {
            Ok(Ok(chosen)) => Preferences {
                language: chosen.language.and_then(|name| Language::named(&name)),
                by_itself: chosen.by_itself,
            },
            Err(_) => Preferences::default(),
            Ok(Err(error)) => {
                tracing::error!(%user, error = causes(&error), "what a person has chosen cannot be read");
                Preferences::default()
            }
        }
    }

    pub async fn guild_settings(&self, guild: GuildId) -> Arc<GuildSettings> {
        self.settings.get(guild).await
    }

    /// How long ago the interaction was made, if it is new.
    pub fn accept(&self, interaction: u64) -> Option<Duration> {
        self.recent.lock().insert(interaction, self.started.elapsed())
    }

    /// Notes that Discord still waited for the answer to an interaction that seemed old.
    pub fn was_in_time(&self, interaction: u64) {
        self.recent.lock().ages.just_made(interaction, self.started.elapsed());
    }

    /// How the channel's table is shown. It may have ended: its end is shown as soon as Discord lets it
    /// be.
    pub fn display(&self, channel: ChannelId) -> Option<Arc<TableDisplay>> {
        self.displays.lock().get(&channel).cloned()
    }

    /// The channel's table, unless it has ended.
    pub fn table_at(&self, channel: ChannelId) -> Option<Arc<Snapshot>> {
        let shown = self.display(channel)?.snapshot();
        (!shown.has_ended()).then_some(shown)
    }

    /// Whether a table is running in the channel, or one that only another version of this program can
    /// continue.
    pub fn has_table(&self, channel: ChannelId) -> bool {
        let open = self.tables.find(channel);
        open.is_some_and(|table| !table.snapshot().is_deserted())
            || self.tables.parked_at(channel).is_some()
    }

    pub fn displays_in(&self, guild: GuildId) -> Vec<Arc<TableDisplay>> {
        let displays = self.displays.lock();
        displays.values().filter(|display| display.table.place().guild == guild).cloned().collect()
    }

    /// Notes that this is how the table of its channel is shown from now on.
    pub fn add_display(&self, display: Arc<TableDisplay>) {
        let channel = display.table.place().channel;
        if let Some(before) = self.displays.lock().insert(channel, display) {
            before.replace();
        }
    }

    /// Forgets the display of a table that has ended, unless its channel already has another table.
    pub fn remove_display(&self, ended: &Arc<TableDisplay>) {
        let mut displays = self.displays.lock();
        let channel = ended.table.place().channel;
        if displays.get(&channel).is_some_and(|present| Arc::ptr_eq(present, ended)) {
            displays.remove(&channel);
        }
    }
}

/// An evening that somebody has asked for: what they typed.
#[derive(Clone, Debug)]
pub struct PlanRequest {
    pub when: String,
    pub zone: Option<String>,
    pub weekly: bool,
    pub start: StartOptions,
    /// The role that the table's first message mentions.
    pub mention: Option<RoleId>,
}

/// What was asked for without a known time zone, until one is chosen. It is kept in memory only;
/// after a restart people type it again.
#[derive(Debug, Default)]
pub struct PlanRequests(Mutex<VecDeque<(InteractionId, PlanRequest)>>);

impl PlanRequests {
    pub fn keep(&self, asked_by: InteractionId, request: PlanRequest) {
        let mut kept = self.0.lock();
        kept.push_back((asked_by, request));
        if kept.len() > PLAN_REQUESTS {
            kept.pop_front();
        }
    }

    /// Takes what this interaction has asked for; `None` if that is no longer known.
    pub fn take(&self, asked_by: InteractionId) -> Option<PlanRequest> {
        let mut kept = self.0.lock();
        let at = kept.iter().position(|(own, _)| *own == asked_by)?;
        kept.remove(at).map(|(_, request)| request)
    }
}

/// Computations for people who ask: hints and reviews. Nobody has two of them at once. The pool decides on
/// which thread they run, and each game what to compute.
#[derive(Debug)]
pub struct Thinker {
    compute: Compute,
    claimed: Mutex<HashSet<UserId>>,
}

/// A person's claim on a computation. Until it is dropped, they don't get another one.
#[derive(Debug)]
pub struct Claim<'a> {
    thinker: &'a Thinker,
    person: UserId,
    server: GuildId,
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.thinker.claimed.lock().remove(&self.person);
    }
}

impl Thinker {
    pub fn new(compute: Compute) -> Thinker {
        Thinker { compute, claimed: Mutex::default() }
    }

    /// Claims a computation for this person in this server; `None` if they are waiting for another
    /// one.
    pub fn claim(&self, person: UserId, server: GuildId) -> Option<Claim<'_>> {
        let is_first = self.claimed.lock().insert(person);
        is_first.then(|| Claim { thinker: self, person, server })
    }
}

impl Claim<'_> {
    /// Runs a computation. Its first argument is a function that returns
    /// `false` once the time is over. The computation has to stop soon after that. The time is
    /// shorter if the computation had to wait for long.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        time: Duration,
        compute: impl FnOnce(&dyn Fn() -> bool, &mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let pool = &self.thinker.compute;
        let computed = pool.run(urgency, Some(self.server), time, |slice| {
            let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
            compute(&|| slice.go_on(), &mut rng)
        });
        computed.await.ok_or("it panicked").doing("computing a hint or a review")
    }
}

#[derive(Debug, Default)]
struct RecentInteractions {
    order: VecDeque<u64>,
    known: HashSet<u64>,
    ages: Ages,
}

impl RecentInteractions {
    /// Records an interaction that arrives `now`, and tells its age if it is new.
    fn insert(&mut self, id: u64, now: Duration) -> Option<Duration> {
        let age = self.ages.age(id, now);
        if !self.known.insert(id) {
            return None;
        }
        self.order.push_back(id);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        Some(age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_only_once_and_old_ids_are_dropped() {
        let mut recent = RecentInteractions::default();
        for id in 0..2 * REMEMBERED as u64 {
            let now = Duration::from_secs(id);
            assert!(recent.insert(id << 32, now).is_some());
            assert!(recent.insert(id << 32, now).is_none());
            assert!(recent.known.len() <= REMEMBERED);
        }
    }

    #[tokio::test]
    async fn nobody_runs_two_computations_at_once() {
        let thinker = Thinker::new(Compute::new(1));
        let here = GuildId(1);
        let claimed = thinker.claim(UserId(1), here);
        assert!(claimed.is_some());
        assert!(thinker.claim(UserId(1), GuildId(2)).is_none(), "a second press");
        assert!(thinker.claim(UserId(2), here).is_some(), "somebody else");
        drop(claimed);
        assert!(thinker.claim(UserId(1), here).is_some(), "the next");
    }
}
