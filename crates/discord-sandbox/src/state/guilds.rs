//! The servers: who is a member and may do what, and which channels there are.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::ids::{ChannelId, GuildId, UserId};
use crate::permissions::Permissions;

/// A server.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) locale: String,
    pub(crate) members: BTreeMap<UserId, Permissions>,
    pub(crate) has_bot: bool,
    pub(crate) made_ms: u64,
}

/// What a channel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    /// An ordinary text channel.
    Text,
    /// A thread under the text channels.
    Thread,
    /// A forum, which takes no messages itself.
    Forum,
}

impl ChannelKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Thread => 11,
            Self::Forum => 15,
        }
    }
}

/// A channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) guild: GuildId,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) parent: Option<ChannelId>,
    pub(crate) archived: bool,
    /// What the bot may not do here.
    pub(crate) denied: Permissions,
    /// How often the bot said that it is typing.
    pub(crate) typing: u32,
}

/// All servers and their channels.
#[derive(Debug, Default)]
pub(crate) struct Guilds {
    guilds: BTreeMap<GuildId, Guild>,
    channels: BTreeMap<ChannelId, Channel>,
}

impl Guilds {
    pub(crate) fn get(&self, id: GuildId) -> Option<&Guild> {
        self.guilds.get(&id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Guild> {
        self.guilds.values()
    }

    pub(crate) fn add(&mut self, guild: Guild) {
        self.guilds.insert(guild.id, guild);
    }

    pub(crate) fn channel(&self, id: ChannelId) -> Option<&Channel> {
        self.channels.get(&id)
    }

    /// The server that a channel belongs to.
    pub(crate) fn of_channel(&self, id: ChannelId) -> Option<&Guild> {
        self.guilds.get(&self.channels.get(&id)?.guild)
    }

    pub(crate) fn channels(&self) -> impl Iterator<Item = &Channel> {
        self.channels.values()
    }

    pub(crate) fn channels_of(&self, guild: GuildId) -> impl Iterator<Item = &Channel> {
        self.channels().filter(move |place| place.guild == guild)
    }

    pub(crate) fn add_channel(&mut self, channel: Channel) {
        self.channels.insert(channel.id, channel);
    }

    pub(crate) fn remove_channel(&mut self, id: ChannelId) -> Option<Channel> {
        self.channels.remove(&id)
    }

    /// What a member may do; `None` for whoever is no member.
    pub(crate) fn permissions(&self, guild: GuildId, user: UserId) -> Option<Permissions> {
        self.guilds.get(&guild)?.members.get(&user).copied()
    }

    pub(crate) fn set_permissions(&mut self, guild: GuildId, user: UserId, has: Permissions) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.insert(user, has);
        }
    }

    pub(crate) fn remove_member(&mut self, guild: GuildId, user: UserId) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
    }

    pub(crate) fn remove_bot(&mut self, guild: GuildId) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.has_bot = false;
        }
    }

    /// Sets what the bot may not do in a channel.
    pub(crate) fn deny_bot(&mut self, channel: ChannelId, denied: Permissions) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.denied = denied;
        }
    }

    /// Archives a channel or brings it back, and gives it as it then is.
    pub(crate) fn archive(&mut self, channel: ChannelId, archived: bool) -> Option<&Channel> {
        let channel = self.channels.get_mut(&channel)?;
        channel.archived = archived;
        Some(channel)
    }

    /// Notes that the bot said that it is typing.
    pub(crate) fn note_typing(&mut self, channel: ChannelId) {
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.typing += 1;
        }
    }
}
