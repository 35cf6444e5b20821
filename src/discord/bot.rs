//! What commands and presses share: the tables and their displays, the connection to Discord, the
//! servers' settings, and what must end before the process does.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::discord::guild_settings::{GuildSettings, GuildSettingsCache};
use crate::discord::http::Discord;
use crate::discord::incoming::invocation::{ANSWERABLE, Ages};
use crate::discord::incoming::thinking::Thinker;
use crate::discord::live::hand_messages;
use crate::discord::live::table_display::TableDisplay;
use crate::discord::live::table_message::{self, Start};
use crate::table::{ChannelId, GuildId, TableHandle, Tables};

/// How many interactions are remembered, so that one delivered twice is handled once.
const REMEMBERED: usize = 4096;

/// The tasks that must end before the process does.
#[derive(Clone, Debug, Default)]
pub struct Tasks {
    /// Interactions that are being answered.
    pub answers: TaskTracker,
    background: TaskTracker,
    /// Cancelled as soon as the process is to end.
    ending: CancellationToken,
    /// Cancelled when background tasks are to end: only after the last answer, since its message
    /// may become a table's.
    stop: CancellationToken,
}

impl Tasks {
    /// Waits until everything is answered and saved. No interaction may be accepted any more.
    pub async fn finish(&self) {
        self.ending.cancel();
        self.answers.close();
        self.answers.wait().await;
        self.stop.cancel();
        self.background.close();
        self.background.wait().await;
    }

    /// Waits for a rest between two tries; false as soon as the process is to end.
    pub async fn rest(&self, rest: impl Future<Output = ()>) -> bool {
        self.ending.run_until_cancelled(rest).await.is_some()
    }

    /// Runs a task in the background until it is done or the process is to end.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let stop = self.stop.clone();
        self.background.spawn(async move {
            stop.run_until_cancelled(task).await;
        });
    }
}

/// What commands and presses share.
#[derive(Debug)]
pub struct Bot {
    /// The tables.
    pub tables: Tables,
    /// The connection to Discord.
    pub discord: Discord,
    /// What must end before the process does.
    pub tasks: Tasks,
    /// Computes hints and reviews.
    pub thinker: Thinker,
    /// The servers' settings.
    pub settings: Arc<GuildSettingsCache>,
    displays: Mutex<HashMap<ChannelId, Arc<TableDisplay>>>,
    recent: Mutex<RecentInteractions>,
    started: Instant,
}

impl Bot {
    /// A bot that shows no table yet.
    pub fn new(tables: Tables, discord: Discord, tasks: Tasks) -> Bot {
        Bot {
            settings: Arc::new(GuildSettingsCache::new(tables.store().clone())),
            thinker: Thinker::new(tables.compute().clone()),
            tables,
            discord,
            tasks,
            displays: Mutex::default(),
            recent: Mutex::default(),
            started: Instant::now(),
        }
    }

    /// A server's settings for display: the defaults if they can't be read.
    pub async fn guild_settings(&self, guild: GuildId) -> Arc<GuildSettings> {
        self.settings.get(guild).await
    }

    /// Whether the interaction comes for the first time, and in time to be answered. What is not
    /// answered is not done either: the person was told by Discord that it failed.
    pub fn is_new(&self, interaction: u64) -> bool {
        // A std lock: held for a look-up, never across an await.
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        recent.insert(interaction, self.started.elapsed())
    }

    fn displays(&self) -> MutexGuard<'_, HashMap<ChannelId, Arc<TableDisplay>>> {
        // A std lock: held for a look-up, never across an await.
        self.displays.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The display of the channel's table.
    pub fn display(&self, channel: ChannelId) -> Option<Arc<TableDisplay>> {
        self.displays().get(&channel).cloned()
    }

    /// The displays of a server's tables.
    pub fn displays_in(&self, guild: GuildId) -> Vec<Arc<TableDisplay>> {
        let displays = self.displays();
        let there = displays.values();
        let there = there.filter(|display| display.table.place().guild == guild);
        there.cloned().collect()
    }

    /// Shows a table from now on, until it has ended.
    pub fn show(self: &Arc<Self>, table: TableHandle, start: Start) -> Arc<TableDisplay> {
        let store = self.tables.store().clone();
        let (display, adopted) = TableDisplay::new(table, store, start);
        let display = Arc::new(display);
        let channel = display.table.place().channel;
        if let Some(before) = self.displays().insert(channel, display.clone()) {
            before.replace();
        }

        let services = table_message::Services {
            discord: self.discord.clone(),
            settings: self.settings.clone(),
            stop: self.tasks.stop.clone(),
        };
        let message = table_message::run(services, display.clone(), start, adopted);
        let (bot, shown) = (self.clone(), display.clone());
        // Not stopped from outside: it stops by itself, between two requests.
        self.tasks.background.spawn(async move {
            message.await;
            bot.remove_display(&shown);
        });

        let (discord, settings) = (self.discord.clone(), self.settings.clone());
        let stop = self.tasks.stop.clone();
        // Likewise.
        let hands = hand_messages::keep(discord, settings, display.clone(), start, stop);
        self.tasks.background.spawn(hands);
        display
    }

    /// Forgets the display of a table that has ended, unless another table is in its channel
    /// already.
    fn remove_display(&self, ended: &Arc<TableDisplay>) {
        let mut displays = self.displays();
        let channel = ended.table.place().channel;
        if displays
            .get(&channel)
            .is_some_and(|present| Arc::ptr_eq(present, ended))
        {
            displays.remove(&channel);
        }
    }
}

/// The ids of the interactions that came last.
#[derive(Debug, Default)]
struct RecentInteractions {
    order: VecDeque<u64>,
    known: HashSet<u64>,
    ages: Ages,
}

impl RecentInteractions {
    /// Whether an interaction that comes `now` is to be handled.
    fn insert(&mut self, id: u64, now: Duration) -> bool {
        let age = self.ages.age(id, now);
        if !self.known.insert(id) {
            return false;
        }
        self.order.push_back(id);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        age < ANSWERABLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once_and_few_are_remembered() {
        let mut recent = RecentInteractions::default();
        for id in 0..2 * REMEMBERED as u64 {
            let now = Duration::from_secs(id);
            assert!(recent.insert(id << 32, now));
            assert!(!recent.insert(id << 32, now));
            assert!(recent.known.len() <= REMEMBERED);
        }
    }

    #[test]
    fn an_interaction_that_can_no_longer_be_answered_is_not_handled() {
        let mut recent = RecentInteractions::default();
        let pressed_at = |seconds: u64| (seconds * 1000) << 22;
        assert!(recent.insert(pressed_at(100), Duration::from_secs(10)));
        assert!(recent.insert(pressed_at(108), Duration::from_secs(20)));
        assert!(!recent.insert(pressed_at(109), Duration::from_secs(23)));
        assert!(recent.insert(pressed_at(112), Duration::from_secs(23)));
    }
}
