//! Requests about threads.

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serenity::LightMethod;

use super::{ApiError, Discord, Target, sent_id};
use crate::table::{ChannelId, GuildId, UserId};

/// The minutes without a message after which Discord archives a thread: a week. A game without a
/// clock may wait for days, and edits of its message don't count.
const AUTO_ARCHIVE: u16 = 10_080;

#[derive(Debug, Deserialize)]
pub struct Channel {
    id: serenity::ChannelId,
    #[serde(rename = "type")]
    kind: serenity::ChannelType,
    #[serde(default)]
    name: String,
    owner_id: Option<serenity::UserId>,
    parent_id: Option<serenity::ChannelId>,
    thread_metadata: Option<Metadata>,
}

#[derive(Debug, Deserialize)]
struct Metadata {
    archived: bool,
}

impl Channel {
    pub const fn id(&self) -> ChannelId {
        ChannelId(self.id.get())
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// The parent channel, if this is a public thread that this user started; otherwise `None`.
    pub fn parent_if_begun_by(&self, user: UserId) -> Option<ChannelId> {
        use serenity::ChannelType as Type;
        let is_thread = matches!(self.kind, Type::PublicThread | Type::NewsThread);
        let owner = self.owner_id.filter(|_| is_thread)?;
        let parent = self.parent_id.filter(|_| owner.get() == user.0)?;
        Some(ChannelId(parent.get()))
    }

    pub const fn is_archived(&self) -> bool {
        matches!(self.thread_metadata, Some(Metadata { archived: true }))
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
        kind: serenity::ChannelType,
        name: &str,
    ) -> Result<ChannelId, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            #[serde(rename = "type")]
            kind: serenity::ChannelType,
            auto_archive_duration: u16,
        }
        let new = New {
            name,
            kind,
            auto_archive_duration: AUTO_ARCHIVE,
        };
        let begun = self.give(LightMethod::Post, Target::Threads(channel), &new);
        Ok(ChannelId(sent_id(&begun.await?)?))
    }

    pub async fn active_threads(&self, guild: GuildId) -> Result<Vec<Channel>, ApiError> {
        #[derive(Deserialize)]
        struct List {
            threads: Vec<Channel>,
        }
        let list: List = self.get(Target::ActiveThreads(guild)).await?;
        Ok(list.threads)
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
        let done = self.give(LightMethod::Patch, target, &change);
        done.await.map(drop)
    }
}
