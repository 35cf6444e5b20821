//! Requests about channels and threads.

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serenity::{ChannelType as Kind, LightMethod};

use super::{ApiError, Discord, Target, sent_id};
use crate::table::{ChannelId, GuildId, UserId};

/// The minutes without a message after which Discord archives a thread: a week. A game without a
/// clock may wait for days, and edits of its message don't count.
const AUTO_ARCHIVE: u16 = 10_080;

/// A channel or a thread, as far as the bot reads it.
#[derive(Debug, Deserialize)]
pub struct Channel {
    id: serenity::ChannelId,
    pub guild_id: Option<serenity::GuildId>,
    #[serde(rename = "type")]
    pub kind: Kind,
    pub name: Option<String>,
    owner_id: Option<serenity::UserId>,
    parent_id: Option<serenity::ChannelId>,
    #[serde(default)]
    pub permission_overwrites: Vec<serenity::PermissionOverwrite>,
    thread_metadata: Option<ThreadState>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub struct ThreadState {
    pub archived: bool,
    pub locked: bool,
}

impl Channel {
    pub const fn id(&self) -> ChannelId {
        ChannelId(self.id.get())
    }

    pub fn thread_state(&self) -> ThreadState {
        self.thread_metadata.unwrap_or_default()
    }

    /// The channel above it, if this is a thread.
    pub fn parent(&self) -> Option<ChannelId> {
        let is_thread =
            matches!(self.kind, Kind::PublicThread | Kind::PrivateThread | Kind::NewsThread);
        let parent = self.parent_id.filter(|_| is_thread)?;
        Some(ChannelId(parent.get()))
    }

    /// The channel above it, if this is a public thread.
    pub fn public_parent(&self) -> Option<ChannelId> {
        self.parent().filter(|_| self.kind != Kind::PrivateThread)
    }

    /// The same, if this user started it.
    pub fn parent_if_begun_by(&self, user: UserId) -> Option<ChannelId> {
        let is_theirs = self.owner_id.is_some_and(|owner| owner.get() == user.0);
        self.public_parent().filter(|_| is_theirs)
    }
}

impl Discord {
    pub async fn channel(&self, channel: ChannelId) -> Result<Channel, ApiError> {
        self.get(Target::Channel(channel)).await
    }

    /// Starts a thread of this type under a channel. Discord posts a line in the channel that links
    /// to the thread.
    pub async fn begin_thread(
        &self,
        channel: ChannelId,
        kind: Kind,
        name: &str,
    ) -> Result<ChannelId, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            #[serde(rename = "type")]
            kind: Kind,
            auto_archive_duration: u16,
        }
        let new = New { name, kind, auto_archive_duration: AUTO_ARCHIVE };
        let begun = self.request_json(LightMethod::Post, Target::Threads(channel), &new);
        Ok(ChannelId(sent_id(&begun.await?)?))
    }

    pub async fn active_threads(&self, guild: GuildId) -> Result<Vec<Channel>, ApiError> {
        #[derive(Deserialize)]
        struct List {
            threads: Vec<Channel>,
        }
        Ok(self.get::<List>(Target::ActiveThreads(guild)).await?.threads)
    }

    /// Makes a request in a channel. If that is a thread which was archived in the meantime, it is
    /// reopened first.
    pub async fn reopening<T, F: Future<Output = Result<T, ApiError>>>(
        &self,
        channel: ChannelId,
        request: impl Fn() -> F,
    ) -> Result<T, ApiError> {
        let error = match request().await {
            Err(error) if error.is_archived() => error,
            done => return done,
        };
        match self.archive(channel, false).await {
            Ok(()) => request().await,
            Err(failed) if failed.is_transient() => Err(failed),
            Err(_) => Err(error),
        }
    }

    pub async fn archive(&self, thread: ChannelId, archived: bool) -> Result<(), ApiError> {
        #[derive(Serialize)]
        struct Change {
            archived: bool,
        }
        let (target, change) = (Target::Channel(thread), Change { archived });
        self.request_json(LightMethod::Patch, target, &change).await.map(drop)
    }
}
