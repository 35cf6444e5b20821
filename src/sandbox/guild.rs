//! Making and changing servers, channels and people, and telling the bot of it.

use std::sync::Arc;

use serde_json::json;

use super::gateway::Intent;
use super::ids::{ChannelId, GuildId, UserId};
use super::message::Message;
use super::permissions::Permissions;
use super::server::Sandbox;
use super::wire;
use super::world::{Channel, ChannelKind, Guild, Person, Shared, World};

/// The first server, its channels and people.
pub(crate) fn seed(shared: &Arc<Shared>) -> GuildId {
    shared.change(|world| {
        let people = ["Alice", "Bob", "Carol", "Dave", "Erin"].map(|name| world.add_user(name));
        let guild = world.add_guild("Card Table", people[0]);
        for person in people {
            world.join(guild, person, Permissions::USUAL);
        }
        for name in ["getaway", "general"] {
            world.add_channel(guild, name, ChannelKind::Text, None);
        }
        guild
    })
}

impl World {
    /// A person of this name, in no server yet.
    pub(crate) fn add_user(&mut self, display: &str) -> UserId {
        let id = UserId::from(self.clock.next_id());
        let name = display.to_lowercase().replace(' ', "_");
        let person = Person {
            id,
            name,
            display: display.into(),
            is_bot: false,
            locale: "en-US".into(),
        };
        self.users.insert(id, person);
        id
    }

    fn add_guild(&mut self, name: &str, owner: UserId) -> GuildId {
        let id = GuildId::from(self.clock.next_guild_id());
        let everything = Permissions::USUAL
            | Permissions::ADMINISTRATOR
            | Permissions::MANAGE_GUILD
            | Permissions::MANAGE_MESSAGES;
        let members = [(owner, everything), (self.bot, Permissions::USUAL)].into();
        let made_ms = self.clock.unix_ms();
        let guild = Guild {
            id,
            name: name.into(),
            owner,
            locale: "en-US".into(),
            members,
            has_bot: true,
            made_ms,
        };
        self.guilds.insert(id, guild.clone());
        let data = wire::guild_create(self, &guild);
        self.dispatch(id, Some(Intent::GUILDS), "GUILD_CREATE", &data);
        id
    }

    /// Makes somebody a member, unless they are.
    pub(crate) fn join(&mut self, guild: GuildId, user: UserId, permissions: Permissions) {
        let Some(server) = self.guilds.get_mut(&guild) else {
            return;
        };
        if server.members.contains_key(&user) {
            return;
        }
        server.members.insert(user, permissions);
        let mut data = wire::member(self, guild, user, None);
        data["guild_id"] = json!(guild);
        self.dispatch(guild, Some(Intent::MEMBERS), "GUILD_MEMBER_ADD", &data);
    }

    fn add_channel(
        &mut self,
        guild: GuildId,
        name: &str,
        kind: ChannelKind,
        parent: Option<ChannelId>,
    ) -> ChannelId {
        let id = ChannelId::from(self.clock.next_id());
        let name = name.to_owned();
        let place = Channel {
            id,
            guild,
            name,
            kind,
            parent,
            archived: false,
            denied: Permissions::default(),
            typing: 0,
        };
        let event = if kind == ChannelKind::Thread {
            "THREAD_CREATE"
        } else {
            "CHANNEL_CREATE"
        };
        let data = wire::channel(&place);
        self.channels.insert(id, place);
        self.dispatch(guild, Some(Intent::GUILDS), event, &data);
        id
    }

    fn remove_channel(&mut self, id: ChannelId) {
        let Some(place) = self.channels.remove(&id) else {
            return;
        };
        let revision = self.revision;
        let here = |message: &&mut Message| message.channel == id;
        for message in self.messages.values_mut().filter(here) {
            message.deleted = true;
            message.revision = revision;
        }
        let thread = place.kind == ChannelKind::Thread;
        let event = if thread {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.dispatch(
            place.guild,
            Some(Intent::GUILDS),
            event,
            &wire::channel(&place),
        );
    }
}

impl Sandbox {
    /// The first server.
    #[must_use]
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// Makes a server that belongs to `owner`, with the bot in it.
    pub fn create_guild(&self, name: &str, owner: UserId) -> GuildId {
        self.shared.change(|world| world.add_guild(name, owner))
    }

    /// Makes a channel of a server.
    pub fn create_channel(&self, guild: GuildId, name: &str, kind: ChannelKind) -> ChannelId {
        self.shared
            .change(|world| world.add_channel(guild, name, kind, None))
    }

    /// Makes a thread under a channel.
    ///
    /// # Panics
    /// When there is no such channel.
    pub fn create_thread(&self, parent: ChannelId, name: &str) -> ChannelId {
        self.shared.change(|world| {
            let guild = world
                .channels
                .get(&parent)
                .map(|place| place.guild)
                .expect("the thread's channel exists");
            world.add_channel(guild, name, ChannelKind::Thread, Some(parent))
        })
    }

    /// Makes a person and lets them join the first server.
    pub fn create_user(&self, name: &str) -> super::User {
        let id = self.shared.change(|world| {
            let id = world.add_user(name);
            world.join(self.guild, id, Permissions::USUAL);
            id
        });
        self.user_by_id(id)
    }

    /// Lets somebody join a server.
    pub fn join_guild(&self, guild: GuildId, user: UserId) {
        self.shared
            .change(|world| world.join(guild, user, Permissions::USUAL));
    }

    /// Takes somebody out of a server.
    pub fn remove_member(&self, guild: GuildId, user: UserId) {
        self.shared.change(|world| {
            if let Some(server) = world.guilds.get_mut(&guild) {
                server.members.remove(&user);
            }
            let data = json!({ "guild_id": guild, "user": wire::user_by_id(world, user) });
            world.dispatch(guild, Some(Intent::MEMBERS), "GUILD_MEMBER_REMOVE", &data);
        });
    }

    /// Sets what somebody may do in a server.
    pub fn set_permissions(&self, guild: GuildId, user: UserId, permissions: Permissions) {
        self.shared.change(|world| {
            if let Some(server) = world.guilds.get_mut(&guild) {
                server.members.insert(user, permissions);
            }
        });
    }

    /// Sets the language of somebody's client, such as `hi`.
    pub fn set_locale(&self, user: UserId, locale: &str) {
        self.shared.change(|world| {
            if let Some(person) = world.users.get_mut(&user) {
                person.locale = locale.to_owned();
            }
        });
    }

    /// Takes permissions from the bot in one channel; an empty set gives all back.
    pub fn deny_bot(&self, channel: ChannelId, denied: Permissions) {
        self.shared.change(|world| {
            if let Some(place) = world.channels.get_mut(&channel) {
                place.denied = denied;
            }
        });
    }

    /// Archives a thread, or brings it back.
    pub fn archive(&self, thread: ChannelId, archived: bool) {
        self.shared.change(|world| {
            let Some(place) = world.channels.get_mut(&thread) else {
                return;
            };
            place.archived = archived;
            let (guild, data) = (place.guild, wire::channel(place));
            world.dispatch(guild, Some(Intent::GUILDS), "THREAD_UPDATE", &data);
        });
    }

    /// Deletes a channel and everything in it.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared.change(|world| world.remove_channel(channel));
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: super::MessageId) {
        self.shared.change(|world| {
            // Gone already is what was wanted.
            let _ = world.delete(message);
        });
    }

    /// Throws the bot out of a server.
    pub fn remove_bot(&self, guild: GuildId) {
        self.shared.change(|world| {
            if let Some(server) = world.guilds.get_mut(&guild) {
                server.has_bot = false;
            }
            world.dispatch(
                guild,
                Some(Intent::GUILDS),
                "GUILD_DELETE",
                &json!({ "id": guild }),
            );
        });
    }
}
