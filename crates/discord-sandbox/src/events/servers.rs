//! Servers, channels and people are added, changed and removed.

use serde_json::json;

use crate::ids::{ChannelId, GuildId, UserId};
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, Guild, Intent, Person, World};
use crate::wire;

/// The first server, its channels and people.
pub(crate) fn seed(world: &mut World, name: &str, channels: &[String]) -> GuildId {
    let people = ["Alice", "Bob", "Carol", "Dave", "Erin"].map(|name| add_user(world, name));
    let guild = add_guild(world, name, people[0]);
    for person in people {
        join(world, guild, person);
    }
    for name in channels {
        let channel = NewChannel {
            guild,
            name,
            kind: ChannelKind::Text,
            parent: None,
        };
        add_channel(world, channel);
    }
    guild
}

/// A person of this name, in no server yet.
pub(crate) fn add_user(world: &mut World, display: &str) -> UserId {
    let id = UserId::from(world.clock.next_id());
    world.people.add(Person {
        id,
        name: display.to_lowercase().replace(' ', "_"),
        display: display.into(),
        is_bot: false,
        locale: "en-US".into(),
    });
    id
}

/// A server that belongs to `owner`, with the bot in it.
pub(crate) fn add_guild(world: &mut World, name: &str, owner: UserId) -> GuildId {
    let everything = Permissions::USUAL
        | Permissions::ADMINISTRATOR
        | Permissions::MANAGE_GUILD
        | Permissions::MANAGE_MESSAGES;
    let id = GuildId::from(world.clock.next_guild_id());
    let guild = Guild {
        id,
        name: name.into(),
        owner,
        locale: "en-US".into(),
        members: [(owner, everything), (world.app.bot, Permissions::USUAL)].into(),
        has_bot: true,
        made_ms: world.clock.unix_ms(),
    };
    world.guilds.add(guild.clone());
    let data = wire::guild_create(world, &guild);
    tell(world, id, Intent::GUILDS, "GUILD_CREATE", &data);
    id
}

/// Makes somebody a member with the usual permissions, unless they are one.
pub(crate) fn join(world: &mut World, guild: GuildId, user: UserId) {
    let is_new = |guild: &Guild| !guild.members.contains_key(&user);
    if !world.guilds.get(guild).is_some_and(is_new) {
        return;
    }
    world
        .guilds
        .set_permissions(guild, user, Permissions::USUAL);
    let mut data = wire::member(world, guild, user, None);
    data["guild_id"] = json!(guild);
    tell(world, guild, Intent::MEMBERS, "GUILD_MEMBER_ADD", &data);
}

/// Takes somebody out of a server.
pub(crate) fn leave(world: &mut World, guild: GuildId, user: UserId) {
    world.guilds.remove_member(guild, user);
    let data = json!({ "guild_id": guild, "user": wire::user_by_id(world, user) });
    tell(world, guild, Intent::MEMBERS, "GUILD_MEMBER_REMOVE", &data);
}

/// Removes the bot from a server.
pub(crate) fn remove_bot(world: &mut World, guild: GuildId) {
    world.guilds.remove_bot(guild);
    let data = json!({ "id": guild });
    tell(world, guild, Intent::GUILDS, "GUILD_DELETE", &data);
}

/// How a new channel is to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewChannel<'a> {
    pub(crate) guild: GuildId,
    pub(crate) name: &'a str,
    pub(crate) kind: ChannelKind,
    /// The channel that a thread belongs to.
    pub(crate) parent: Option<ChannelId>,
}

pub(crate) fn add_channel(world: &mut World, new: NewChannel<'_>) -> ChannelId {
    let channel = Channel {
        id: ChannelId::from(world.clock.next_id()),
        guild: new.guild,
        name: new.name.to_owned(),
        kind: new.kind,
        parent: new.parent,
        archived: false,
        denied: Permissions::default(),
        typing: 0,
    };
    world.guilds.add_channel(channel.clone());
    tell_of(world, &channel, "CREATE");
    channel.id
}

/// Removes a channel and everything in it.
pub(crate) fn remove_channel(world: &mut World, id: ChannelId) {
    if let Some(channel) = world.remove_channel(id) {
        tell_of(world, &channel, "DELETE");
    }
}

/// Takes permissions from the bot in one channel; an empty set gives all back.
pub(crate) fn deny_bot(world: &mut World, channel: ChannelId, denied: Permissions) {
    world.guilds.deny_bot(channel, denied);
    if let Some(channel) = world.guilds.channel(channel).cloned() {
        tell_of(world, &channel, "UPDATE");
    }
}

/// Archives a thread, or brings it back.
pub(crate) fn archive(world: &mut World, thread: ChannelId, archived: bool) {
    if let Some(thread) = world.guilds.archive(thread, archived).cloned() {
        tell_of(world, &thread, "UPDATE");
    }
}

/// Tells the bot what became of a channel or thread.
fn tell_of(world: &mut World, channel: &Channel, what: &str) {
    let kind = match channel.kind {
        ChannelKind::Thread => "THREAD",
        ChannelKind::Text | ChannelKind::Forum => "CHANNEL",
    };
    let (event, data) = (format!("{kind}_{what}"), wire::channel(channel));
    tell(world, channel.guild, Intent::GUILDS, &event, &data);
}

fn tell(world: &mut World, guild: GuildId, intent: Intent, event: &str, data: &serde_json::Value) {
    world.sessions.dispatch(guild, Some(intent), event, data);
}
