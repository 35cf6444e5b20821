//! Adds, changes and removes servers, channels and people.

use serde_json::{Value, json};

use crate::ids::{ChannelId, GuildId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, Guild, Intent, Overwrite, Person, Role, World};
use crate::wire;

/// Creates the first server, its channels and people.
pub(crate) fn seed(world: &mut World, name: &str, channels: &[String]) -> GuildId {
    let people = ["Alice", "Bob", "Carol", "Dave", "Erin"].map(|name| add_user(world, name));
    let guild = add_guild(world, name, people[0]);
    for person in people {
        join(world, guild, person);
    }
    for name in channels {
        add_channel(world, guild, name, ChannelKind::Text);
    }
    guild
}

/// Adds a person with this name, in no server yet.
pub(crate) fn add_user(world: &mut World, display: &str) -> UserId {
    let id = UserId::from(world.clock.next_id());
    let person = Person {
        id,
        name: display.to_lowercase().replace(' ', "_"),
        display: display.into(),
        is_bot: false,
        locale: "en-US".into(),
    };
    world.people.insert(id, person);
    id
}

/// How long ago the bot joined the servers that it is in from the start.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Adds a server that `owner` owns. The bot joined it a day ago.
pub(crate) fn add_guild(world: &mut World, name: &str, owner: UserId) -> GuildId {
    let id = GuildId::from(world.clock.next_guild_id());
    let everyone = Role {
        id: RoleId::from(id.get()),
        name: "@everyone".into(),
        permissions: Permissions::USUAL,
        mentionable: false,
    };
    let guild = Guild {
        id,
        name: name.into(),
        owner,
        locale: "en-US".into(),
        roles: vec![everyone],
        members: [owner, world.app.bot].map(|id| (id, [].into())).into(),
        timed_out: [].into(),
        has_bot: true,
        has_commands: true,
        joined_ms: world.clock.unix_ms().saturating_sub(DAY_MS),
        system_channel: None,
    };
    world.guilds.add(guild.clone());
    let data = wire::guild_create(world, &guild);
    tell(world, id, Intent::GUILDS, "GUILD_CREATE", &data);
    id
}

/// Makes somebody a member with the usual permissions, unless they already are one.
pub(crate) fn join(world: &mut World, guild: GuildId, user: UserId) {
    let is_new = |guild: &Guild| !guild.members.contains_key(&user);
    if !world.guilds.get(guild).is_some_and(is_new) {
        return;
    }
    world.guilds.change(guild, |guild| {
        guild.members.entry(user).or_default();
    });
    tell_of_member(world, guild, user, "GUILD_MEMBER_ADD");
}

pub(crate) fn leave(world: &mut World, guild: GuildId, user: UserId) {
    world.guilds.change(guild, |guild| {
        guild.members.remove(&user);
    });
    let data = json!({ "guild_id": guild, "user": wire::user_by_id(world, user) });
    tell(world, guild, Intent::MEMBERS, "GUILD_MEMBER_REMOVE", &data);
}

pub(crate) fn add_bot(world: &mut World, guild: GuildId) {
    let now = world.clock.unix_ms();
    let joined = world.guilds.change(guild, |guild| {
        (guild.has_bot, guild.has_commands, guild.joined_ms) = (true, true, now);
    });
    if let Some(joined) = joined.cloned() {
        let data = wire::guild_create(world, &joined);
        tell(world, guild, Intent::GUILDS, "GUILD_CREATE", &data);
    }
}

/// Removes the bot from a server, with its commands or without them.
pub(crate) fn remove_bot(world: &mut World, guild: GuildId, has_commands: bool) {
    world.guilds.change(guild, |guild| {
        (guild.has_bot, guild.has_commands) = (false, has_commands);
    });
    tell(world, guild, Intent::GUILDS, "GUILD_DELETE", &json!({ "id": guild }));
}

pub(crate) fn add_channel(
    world: &mut World,
    guild: GuildId,
    name: &str,
    kind: ChannelKind,
) -> ChannelId {
    let id = ChannelId::from(world.clock.next_id());
    let position = world.guilds.channels_of(guild).count();
    let now = world.clock.unix_ms();
    let channel = Channel { position, ..Channel::new(id, guild, name.to_owned(), kind, now) };
    world.guilds.add_channel(channel.clone());
    tell_of(world, &channel, "CREATE");
    channel.id
}

/// Removes a channel and everything in it. The bot gets no events for its threads, which go with
/// it.
pub(crate) fn remove_channel(world: &mut World, id: ChannelId) {
    let threads: Vec<ChannelId> = world.guilds.threads_of(id).map(|thread| thread.id).collect();
    for thread in threads {
        world.remove_channel(thread);
    }
    if let Some(channel) = world.remove_channel(id) {
        tell_of(world, &channel, "DELETE");
    }
}

/// Adds a role, or changes the one with this id.
pub(crate) fn set_role(world: &mut World, guild: GuildId, role: Role) {
    let Some(server) = world.guilds.get(guild) else { return };
    let known = server.roles.iter().position(|one| one.id == role.id);
    let shown = wire::role(&role, known.unwrap_or(server.roles.len()));
    let hidden = hidden(world, guild);
    world.guilds.change(guild, |server| match known {
        Some(at) => server.roles[at] = role,
        None => server.roles.push(role),
    });
    let event = if known.is_some() { "GUILD_ROLE_UPDATE" } else { "GUILD_ROLE_CREATE" };
    tell(world, guild, Intent::GUILDS, event, &json!({ "guild_id": guild, "role": shown }));
    reveal(world, &hidden);
}

pub(crate) fn assign(world: &mut World, guild: GuildId, user: UserId, role: RoleId, has: bool) {
    let hidden = hidden(world, guild);
    world.guilds.change(guild, |guild| {
        if let Some(roles) = guild.members.get_mut(&user) {
            if has {
                roles.insert(role);
            } else {
                roles.remove(&role);
            }
        }
    });
    tell_of_member(world, guild, user, "GUILD_MEMBER_UPDATE");
    reveal(world, &hidden);
}

/// The channels of a server that the bot can't see.
fn hidden(world: &World, guild: GuildId) -> Vec<ChannelId> {
    let places = world.guilds.channels_of(guild).filter(|place| !place.kind.is_thread());
    let hidden = places.filter(|place| !world.guilds.sees(place, world.app.bot));
    hidden.map(|place| place.id).collect()
}

/// Tells the bot all about those of these channels that it sees now. Discord doesn't document that a
/// bot is told which ones it has lost with a role.
fn reveal(world: &mut World, hidden: &[ChannelId]) {
    for id in hidden {
        let place = world.guilds.channel(*id).cloned();
        if let Some(place) = place.filter(|place| world.guilds.sees(place, world.app.bot)) {
            tell_of(world, &place, "UPDATE");
        }
    }
}

/// Times a member out for a day, or ends that.
pub(crate) fn time_out(world: &mut World, guild: GuildId, user: UserId, is_timed_out: bool) {
    let until = wire::iso8601(world.clock.unix_ms() + DAY_MS);
    world.guilds.change(guild, |guild| {
        if is_timed_out {
            drop(guild.timed_out.insert(user, until))
        } else {
            drop(guild.timed_out.remove(&user))
        }
    });
    tell_of_member(world, guild, user, "GUILD_MEMBER_UPDATE");
}

/// Tells of a member who has joined or changed. A bot hears of changes to itself without the
/// intent, too; when it joins, it gets `GUILD_CREATE` instead.
fn tell_of_member(world: &mut World, guild: GuildId, user: UserId, event: &str) {
    let mut data = wire::member(world, guild, user, None);
    data["guild_id"] = json!(guild);
    let intent = (user != world.app.bot).then_some(Intent::MEMBERS);
    world.sessions.dispatch(guild, intent, event, &data);
}

/// Sets what a channel gives and takes; two empty sets remove the overwrite.
pub(crate) fn overwrite(world: &mut World, channel: ChannelId, new: Overwrite) {
    change_channel(world, channel, |channel| {
        let nothing = Permissions::default();
        channel.overwrites.retain(|one| one.whose != new.whose);
        if new.allow != nothing || new.deny != nothing {
            channel.overwrites.push(new);
        }
    });
}

pub(crate) fn change_channel(
    world: &mut World,
    channel: ChannelId,
    make: impl FnOnce(&mut Channel),
) {
    let now = world.clock.unix_ms();
    let change = |channel: &mut Channel| {
        let before = channel.archived;
        make(channel);
        if channel.archived != before {
            channel.archived_ms = now;
        }
    };
    if let Some(channel) = world.guilds.alter(channel, change).cloned() {
        tell_of(world, &channel, "UPDATE");
    }
}

pub(super) fn tell_of(world: &mut World, channel: &Channel, what: &str) {
    let data = wire::channel_event(world, channel);
    tell_with(world, channel, what, data);
}

/// Like [`tell_of`], with extra data.
pub(super) fn tell_with(world: &mut World, channel: &Channel, what: &str, data: Value) {
    let kind = if channel.kind.is_thread() { "THREAD" } else { "CHANNEL" };
    let event = format!("{kind}_{what}");
    tell(world, channel.guild, Intent::GUILDS, &event, &data);
}

fn tell(world: &mut World, guild: GuildId, intent: Intent, event: &str, data: &Value) {
    world.sessions.dispatch(guild, Some(intent), event, data);
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;
    use crate::Sandbox;
    use crate::state::{Outgoing, Shard};

    /// All events from now on.
    fn listen(sandbox: &Sandbox) -> mpsc::Receiver<Outgoing> {
        let (sender, events) = mpsc::channel(64);
        let (everything, all) = (Shard { index: 0, count: 1 }, u64::MAX);
        sandbox.shared.change(|world| world.sessions.begin("1", everything, all, sender, &[]));
        events
    }

    /// The events that have come since this was last called: their names and data.
    fn heard(events: &mut mpsc::Receiver<Outgoing>) -> Vec<(String, Value)> {
        let next = || {
            let Ok(Outgoing::Event(text)) = events.try_recv() else { return None };
            let mut event: Value = serde_json::from_str(&text).expect("events are JSON");
            Some((event["t"].as_str().expect("a name").to_owned(), event["d"].take()))
        };
        std::iter::from_fn(next).collect()
    }

    #[tokio::test]
    async fn the_bot_hears_what_happens_in_its_servers() {
        let sandbox = Sandbox::usual().await;
        let mut events = listen(&sandbox);
        let (bob, guild) = (sandbox.user("Bob"), sandbox.guild());
        let extra = sandbox.create_channel(guild, "extra", ChannelKind::Text);
        sandbox.delete_message(bob.say(extra, "hello").expect("said"));
        let thread = sandbox.create_thread(extra, "side");
        sandbox.archive(thread, true);
        sandbox.delete_channel(extra);
        sandbox.create_user("Zoe");
        sandbox.remove_member(guild, bob.id());
        sandbox.remove_bot(guild);
        let heard: Vec<_> = heard(&mut events).into_iter().map(|(name, _)| name).collect();
        let expected = [
            "CHANNEL_CREATE", "MESSAGE_CREATE", "MESSAGE_DELETE", "THREAD_CREATE",
            "MESSAGE_CREATE", "THREAD_UPDATE", "CHANNEL_DELETE", "GUILD_MEMBER_ADD",
            "GUILD_MEMBER_REMOVE", "GUILD_DELETE",
        ];
        assert_eq!(heard, expected);
    }

    #[tokio::test]
    async fn little_is_told_of_channels_that_the_bot_cannot_see() {
        let sandbox = Sandbox::usual().await;
        let (guild, general) = (sandbox.guild(), sandbox.channel("general"));
        let (view, nothing) = (Permissions::VIEW_CHANNEL, Permissions::default());
        let mut events = listen(&sandbox);
        // The names of channels in updates, and of all other events.
        let mut told = || {
            let name = |(event, data): (String, Value)| match event.as_str() {
                "CHANNEL_UPDATE" => data["name"].as_str().expect("a name").to_owned(),
                _ => event,
            };
            heard(&mut events).into_iter().map(name).collect::<Vec<_>>()
        };
        sandbox.deny_bot(general, view);
        assert_eq!(told(), ["___hidden___"]);
        let listed = sandbox.shared.read(|world| {
            let guild = world.guilds.get(guild).expect("it is there");
            wire::guild_create(world, guild)["channels"][0].take()
        });
        assert_eq!((&listed["id"], &listed["name"]), (&json!(general), &json!("___hidden___")));
        assert_eq!(listed["flags"], 1 << 17);
        let overwrite = json!({ "id": guild, "type": 0, "allow": "0", "deny": "1024" });
        assert_eq!(listed["permission_overwrites"], json!([overwrite]));
        for hidden in ["topic", "nsfw", "last_message_id", "rate_limit_per_user"] {
            assert_eq!(listed.get(hidden), Some(&Value::Null), "{hidden}");
        }
        assert!(listed["position"].is_number() && listed["parent_id"].is_null());
        sandbox.deny_bot(general, nothing);
        assert_eq!(told(), ["general"]);
        // By a role, too.
        sandbox.set_everyone(guild, nothing);
        assert_eq!(told(), ["GUILD_ROLE_UPDATE"]);
        let role = sandbox.create_role(guild, "viewers", view);
        assert_eq!(told(), ["GUILD_ROLE_CREATE"]);
        sandbox.give_role(guild, sandbox.application_id().get().into(), role);
        assert_eq!(told(), ["GUILD_MEMBER_UPDATE", "general", "random"]);
        sandbox.take_role(guild, sandbox.application_id().get().into(), role);
        assert_eq!(told(), ["GUILD_MEMBER_UPDATE"]);
        sandbox.set_everyone(guild, view);
        assert_eq!(told(), ["GUILD_ROLE_UPDATE", "general", "random"]);
    }
}
