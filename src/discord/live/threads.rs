//! Threads that the bot opens for single tables: how one is created, and what happens to it when
//! its table ends, at once or in a later process.
//!
//! Owns no state that has to be saved: Discord knows which threads the bot created and in which
//! channel, and the store knows what was played there. So a thread is found again whatever the last
//! process did. Threads that somebody else created are left alone.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use tokio::time::Instant;

use super::public_message::{OncePerTable, PostOnce, Route};
use super::thread_pause::ThreadPause;
use crate::discord::guild_settings::GuildSettingsCache;
use crate::discord::http::{ApiError, Discord, backoff, retry_until_done, threads::Channel};
use crate::discord::metrics;
use crate::games::GameKind;
use crate::games::options::Named;
use crate::screen::i18n::Catalog;
use crate::screen::render::message::Message;
use crate::screen::render::thread;
use crate::store::StoreError;
use crate::table::{ChannelId, InteractionId, Place, TableId, Tables, UserId};

/// How often creating a thread is retried while somebody waits for the answer.
const TRIES: u32 = 4;
/// No more games of a table are counted: nobody plays so many at one.
const MOST_COUNTED: u32 = 10_000;
/// The delay between the end of a table and archiving its thread: answers in flight would reopen
/// it.
const GRACE: Duration = Duration::from_secs(3);

#[derive(Debug)]
pub struct Threads {
    discord: Discord,
    settings: Arc<GuildSettingsCache>,
    tables: Tables,
    /// The bot's user.
    own: UserId,
    /// The parent channels of threads that are being created.
    beginning: Mutex<Vec<ChannelId>>,
    pause: Mutex<ThreadPause>,
}

/// Marks that a thread is being created for a table, so that it isn't taken for an orphan.
#[derive(Debug)]
pub struct Beginning<'a> {
    threads: &'a Threads,
    parent: ChannelId,
}

#[derive(Debug, thiserror::Error)]
enum NotYet {
    #[error(transparent)]
    Discord(#[from] ApiError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Threads {
    pub fn new(
        own: UserId,
        discord: Discord,
        settings: Arc<GuildSettingsCache>,
        tables: Tables,
    ) -> Threads {
        let (beginning, pause) = (Mutex::default(), Mutex::default());
        Threads { discord, settings, tables, own, beginning, pause }
    }

    /// Counts a thread that is about to be created in this channel. If there were too many lately, the
    /// error is the time until there is room.
    pub fn count(&self, parent: ChannelId) -> Result<(), Duration> {
        self.pause.lock().count(parent, Instant::now())
    }

    /// Announces a thread that is about to be created in this channel, with a table in it.
    pub fn beginning(&self, parent: ChannelId) -> Beginning<'_> {
        self.beginning.lock().push(parent);
        Beginning { threads: self, parent }
    }

    /// Creates a thread in this channel, once: if it is unclear whether Discord has created it, it
    /// is searched for first. `asked`: the interaction that asked for it, which is older than the
    /// thread.
    pub async fn begin(
        &self,
        parent: Place,
        kind: serenity::ChannelType,
        name: &str,
        asked: InteractionId,
    ) -> Result<ChannelId, ApiError> {
        let mut failures = 0;
        loop {
            let begun = match failures {
                0 => None,
                _ => self.begun(parent, name, asked).await.transpose(),
            };
            let begun = match begun {
                Some(begun) => begun,
                None => self.discord.begin_thread(parent.channel, kind, name).await,
            };
            match begun {
                Err(error) if error.is_transient() && failures < TRIES => failures += 1,
                Err(error) => {
                    self.pause.lock().take_back(parent.channel);
                    return Err(error);
                }
                begun => return begun,
            }
            metrics::retried();
            tokio::time::sleep(backoff(failures)).await;
        }
    }

    /// Creates a thread in this channel, unless one with this name was created since and has no
    /// table.
    pub async fn begin_once(
        &self,
        parent: Place,
        kind: serenity::ChannelType,
        name: &str,
        asked: InteractionId,
    ) -> Result<ChannelId, ApiError> {
        match self.begun(parent, name, asked).await.transpose() {
            Some(begun) => begun.inspect_err(|_| self.pause.lock().take_back(parent.channel)),
            None => self.begin(parent, kind, name, asked).await,
        }
    }

    /// The thread with this name that was created since, if there is one without a table.
    async fn begun(
        &self,
        parent: Place,
        name: &str,
        asked: InteractionId,
    ) -> Result<Option<ChannelId>, ApiError> {
        let found = self.discord.active_threads(parent.guild).await?.into_iter().find(|thread| {
            let is_ours = self.parent_of(thread) == Some(parent.channel);
            // Discord's ids grow with time, whatever they belong to.
            let is_new = thread.id().0 > asked.0;
            is_ours
                && is_new
                && thread.name.as_deref() == Some(name)
                && !self.has_table(thread.id())
        });
        Ok(found.map(|thread| thread.id()))
    }

    /// Archives a thread for which no table could be opened.
    pub async fn give_up(&self, thread: ChannelId) {
        if let Err(error) = self.discord.archive(thread, true).await {
            tracing::warn!(%thread, %error, "a thread without a table could not be archived");
        }
    }

    /// Archives the orphaned threads of this server: ours, empty and without a table. A process
    /// leaves one behind if it can't save the table that it opened there.
    pub async fn archive_orphans(&self, guild: &serenity::Guild) {
        for thread in &guild.threads {
            let (id, parent) = (ChannelId(thread.id.get()), thread.parent_id);
            let parent = parent.map(|parent| ChannelId(parent.get()));
            let is_ours = thread.owner_id.is_some_and(|owner| owner.get() == self.own.0);
            let is_empty = thread.message_count.is_none_or(|count| count == 0);
            // Check this before looking for a table: the mark is removed only after the table is
            // there.
            let begins = parent.is_some_and(|parent| self.beginning.lock().contains(&parent));
            if is_ours && is_empty && !begins && !self.has_table(id) {
                tracing::info!(thread = %id, "archiving a thread without a table");
                self.give_up(id).await;
            }
        }
    }

    /// Closes the thread of an ended table, if it had its own. Posts the last result in the parent
    /// channel, once, and archives the thread. Retries until that succeeds or turns out to be
    /// impossible.
    pub async fn close(&self, place: Place, table: TableId) {
        let close = || async {
            match self.try_to_close(place, table).await {
                Err(NotYet::Discord(error)) if !error.is_transient() => {
                    tracing::debug!(%error, thread = %place.channel, "a thread could not be closed");
                    Ok(())
                }
                closed => closed,
            }
        };
        let failed = |error: &NotYet| {
            tracing::debug!(%error, thread = %place.channel, "a thread could not be closed yet");
            metrics::retried();
        };
        retry_until_done(close, failed).await;
    }

    async fn try_to_close(&self, place: Place, table: TableId) -> Result<(), NotYet> {
        let thread = self.discord.channel(place.channel).await?;
        let Some(parent) = self.parent_of(&thread) else { return Ok(()) };
        self.tell_result(parent, place, table).await?;
        if thread.thread_state().archived {
            return Ok(());
        }
        tokio::time::sleep(GRACE).await;
        // Somebody may have opened another table there.
        if !self.has_table(place.channel) {
            self.discord.archive(place.channel, true).await?;
        }
        Ok(())
    }

    /// Posts in the parent channel how the last game in its thread ended. Posts nothing if no game
    /// was finished.
    async fn tell_result(
        &self,
        parent: ChannelId,
        place: Place,
        table: TableId,
    ) -> Result<(), NotYet> {
        let store = self.tables.store();
        let games = store.count_finished_at(table, MOST_COUNTED).await? as usize;
        let Some(last) = store.finished_at(table, 1).await?.pop() else { return Ok(()) };
        let last = match store.game(last).await {
            Ok(Some(last)) => last,
            // It can never be read, so there is nothing to post.
            Ok(None) | Err(StoreError::Document { .. }) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        let Some(kind) = GameKind::named(&last.kind) else { return Ok(()) };
        let settings = self.settings.get(place.guild).await;
        let catalog: &Catalog = settings.catalog_of(kind);
        let names: HashMap<_, _> = store.names_in(last.number).await?.into_iter().collect();
        let name = |user| names.get(&user).cloned();
        let line = Message::text(thread::over(catalog, place, games, kind, &last, name));
        let route = Route::new(&self.discord, parent, &settings);
        // An earlier try or process may have posted it.
        let mut once =
            PostOnce::default().unconfirmed().of_table(OncePerTable::Result, table, place);
        match route.post(&mut once, &line).await {
            Err(error) if error.is_transient() => return Err(error.into()),
            Err(error) => {
                tracing::debug!(channel = %parent, %error, "the result of a thread could not be posted");
            }
            Ok(_) => {}
        }
        Ok(())
    }

    /// Where it is told what happened in a channel after its table has ended: in the one above a
    /// thread that the bot created, since that is archived, or if the channel is gone.
    pub async fn told_in(
        &self,
        channel: ChannelId,
        above: ChannelId,
    ) -> Result<ChannelId, ApiError> {
        if channel == above {
            return Ok(channel);
        }
        match self.discord.channel(channel).await {
            Ok(thread) => Ok(self.parent_of(&thread).unwrap_or(channel)),
            Err(error) if error.is_transient() => Err(error),
            Err(_) => Ok(above),
        }
    }

    /// The parent channel of this thread, if the bot created the thread.
    fn parent_of(&self, thread: &Channel) -> Option<ChannelId> {
        thread.parent_if_begun_by(self.own)
    }

    fn has_table(&self, channel: ChannelId) -> bool {
        self.tables.find(channel).is_some() || self.tables.parked_at(channel).is_some()
    }
}

impl Drop for Beginning<'_> {
    fn drop(&mut self) {
        let mut beginning = self.threads.beginning.lock();
        if let Some(at) = beginning.iter().position(|parent| *parent == self.parent) {
            beginning.swap_remove(at);
        }
    }
}
