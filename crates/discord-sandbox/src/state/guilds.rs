//! The people, and the servers with their members, permissions and channels.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::ids::{ChannelId, GuildId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::refused::Refused;

/// Somebody with an account: a person, or the bot.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: UserId,
    pub(crate) name: String,
    pub(crate) display: String,
    pub(crate) is_bot: bool,
    pub(crate) locale: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Guild {
    pub(crate) id: GuildId,
    pub(crate) name: String,
    pub(crate) owner: UserId,
    pub(crate) locale: String,
    /// The roles, `@everyone` first.
    pub(crate) roles: Vec<Role>,
    /// The members with their roles, without `@everyone`.
    pub(crate) members: BTreeMap<UserId, BTreeSet<RoleId>>,
    /// Until when members are timed out, as text.
    pub(crate) timed_out: BTreeMap<UserId, String>,
    pub(crate) has_bot: bool,
    /// Whether its members can use the bot's commands.
    pub(crate) has_commands: bool,
    pub(crate) joined_ms: u64,
    /// The channel in which the server welcomes new members, if any.
    pub(crate) system_channel: Option<ChannelId>,
}

impl Guild {
    pub(crate) fn everyone(&self) -> RoleId {
        RoleId::from(self.id.get())
    }

    /// A member's permissions in the server, or in a channel with these overwrites; `None` for
    /// anyone else.
    pub(crate) fn permissions(
        &self,
        user: UserId,
        overwrites: &[Overwrite],
    ) -> Option<Permissions> {
        let roles = self.members.get(&user)?;
        let everyone = self.everyone();
        let has = |role: &&Role| role.id == everyone || roles.contains(&role.id);
        let own = self.roles.iter().filter(has);
        let base = own.fold(Permissions::default(), |all, role| all | role.permissions);
        if self.owner == user || base.contains(Permissions::ADMINISTRATOR) {
            return Some(Permissions::ALL);
        }
        let may = overwritten(base, everyone, user, roles, overwrites);
        Some(if self.timed_out.contains_key(&user) { may & Permissions::TIMED_OUT } else { may })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ChannelKind {
    Text,
    /// A text channel that others can follow.
    Announcement,
    /// A voice channel, which has a text chat.
    Voice,
    /// A public thread under a text channel, or a post of a forum.
    Thread,
    /// A thread that only its members and people who manage threads see.
    PrivateThread,
    /// A thread under an announcement channel.
    AnnouncementThread,
    /// A forum, which takes no messages itself.
    Forum,
}

impl ChannelKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Text => 0,
            Self::Voice => 2,
            Self::Announcement => 5,
            Self::AnnouncementThread => 10,
            Self::Thread => 11,
            Self::PrivateThread => 12,
            Self::Forum => 15,
        }
    }

    pub const fn is_thread(self) -> bool {
        matches!(self, Self::Thread | Self::PrivateThread | Self::AnnouncementThread)
    }

    /// The kind of a public thread under such a channel; `None` if it cannot have any.
    pub(crate) const fn of_threads(self) -> Option<Self> {
        match self {
            Self::Text | Self::Forum => Some(Self::Thread),
            Self::Announcement => Some(Self::AnnouncementThread),
            Self::Voice | Self::Thread | Self::PrivateThread | Self::AnnouncementThread => None,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub(crate) id: ChannelId,
    pub(crate) guild: GuildId,
    pub(crate) name: String,
    pub(crate) kind: ChannelKind,
    pub(crate) parent: Option<ChannelId>,
    pub(crate) owner: Option<UserId>,
    pub(crate) archived: bool,
    /// Its position among the channels of its server, from the top.
    pub(crate) position: usize,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// When it was last archived or unarchived; at first, when it was made.
    pub(crate) archived_ms: u64,
    /// Whether only people who manage threads may write in it or unarchive it.
    pub(crate) locked: bool,
    /// The quiet minutes after which clients stop listing the thread.
    pub(crate) auto_archive: u64,
    /// The permissions that it gives and takes; a thread has those of the channel above it.
    pub(crate) overwrites: Vec<Overwrite>,
    pub(crate) invited: BTreeSet<UserId>,
    /// How often the bot has shown as typing.
    pub(crate) typing: u32,
}

impl Channel {
    pub(crate) fn new(
        id: ChannelId,
        guild: GuildId,
        name: String,
        kind: ChannelKind,
        now_ms: u64,
    ) -> Self {
        Self {
            created_ms: now_ms,
            archived_ms: now_ms,
            id,
            guild,
            name,
            kind,
            parent: None,
            owner: None,
            archived: false,
            position: 0,
            locked: false,
            auto_archive: 0,
            overwrites: Vec::new(),
            invited: BTreeSet::new(),
            typing: 0,
        }
    }
}

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

    /// A member's permissions in a channel; `None` for anyone else.
    pub(crate) fn permissions(&self, channel: &Channel, user: UserId) -> Option<Permissions> {
        let above = channel.parent.and_then(|above| self.channels.get(&above));
        self.guilds.get(&channel.guild)?.permissions(user, &above.unwrap_or(channel).overwrites)
    }

    pub(crate) fn sees(&self, channel: &Channel, user: UserId) -> bool {
        self.permissions(channel, user).is_some_and(|may| {
            let is_let_in = channel.kind != ChannelKind::PrivateThread
                || channel.invited.contains(&user)
                || may.allow(Permissions::MANAGE_THREADS);
            is_let_in && may.allow(Permissions::VIEW_CHANNEL)
        })
    }

    /// A channel and its server, if this person is a member and sees it.
    pub(crate) fn reach(
        &self,
        user: UserId,
        channel: ChannelId,
    ) -> Result<(&Guild, &Channel), Refused> {
        let channel = self.channel(channel).ok_or(Refused::NoSuchChannel)?;
        let guild = self.get(channel.guild).ok_or(Refused::NoSuchChannel)?;
        if !guild.members.contains_key(&user) {
            return Err(Refused::NotAMember);
        }
        if !self.sees(channel, user) {
            return Err(Refused::NoSuchChannel);
        }
        Ok((guild, channel))
    }

    pub(crate) fn threads_of(&self, parent: ChannelId) -> impl Iterator<Item = &Channel> {
        let under = move |place: &&Channel| place.parent == Some(parent) && place.kind.is_thread();
        self.channels().filter(under)
    }

    /// Changes a server, and returns it changed.
    pub(crate) fn change(
        &mut self,
        guild: GuildId,
        make: impl FnOnce(&mut Guild),
    ) -> Option<&Guild> {
        let guild = self.guilds.get_mut(&guild)?;
        make(guild);
        Some(guild)
    }

    /// Changes a channel, and returns it changed.
    pub(crate) fn alter(
        &mut self,
        channel: ChannelId,
        make: impl FnOnce(&mut Channel),
    ) -> Option<&Channel> {
        let channel = self.channels.get_mut(&channel)?;
        make(channel);
        Some(channel)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) id: RoleId,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    /// Whether everyone may mention it.
    pub(crate) mentionable: bool,
}

/// Everyone to whom a channel's overwrite applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// The members with this role.
    Role(RoleId),
    /// A single member.
    Member(UserId),
}

/// Permissions that a channel gives and takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Overwrite {
    pub(crate) whose: Whose,
    pub(crate) allow: Permissions,
    pub(crate) deny: Permissions,
}

/// Applies a channel's overwrites to a member's permissions in the server, in Discord's order: those
/// of `@everyone`, then those of all other roles together, then the member's own.
fn overwritten(
    base: Permissions,
    everyone: RoleId,
    user: UserId,
    roles: &BTreeSet<RoleId>,
    overwrites: &[Overwrite],
) -> Permissions {
    let apply = |before: Permissions, applies: &dyn Fn(Whose) -> bool| {
        let those = overwrites.iter().filter(|one| applies(one.whose));
        let nothing = (Permissions::default(), Permissions::default());
        let (allow, deny) =
            those.fold(nothing, |(allow, deny), one| (allow | one.allow, deny | one.deny));
        (before - deny) | allow
    };
    let as_anyone = apply(base, &|whose| whose == Whose::Role(everyone));
    let has = apply(
        as_anyone,
        &|whose| matches!(whose, Whose::Role(role) if role != everyone && roles.contains(&role)),
    );
    apply(has, &|whose| whose == Whose::Member(user))
}
