//! The administration of servers: channels, members, permissions.

use crate::events::{self, NewChannel};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::server::Sandbox;
use crate::state::ChannelKind;

impl Sandbox {
    /// The first server.
    #[must_use]
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// Makes a server that belongs to `owner`, with the bot in it.
    pub fn create_guild(&self, name: &str, owner: UserId) -> GuildId {
        self.shared
            .change(|world| events::add_guild(world, name, owner))
    }

    /// Makes a channel of a server.
    pub fn create_channel(&self, guild: GuildId, name: &str, kind: ChannelKind) -> ChannelId {
        let channel = NewChannel {
            guild,
            name,
            kind,
            parent: None,
        };
        self.shared
            .change(|world| events::add_channel(world, channel))
    }

    /// Makes a thread under a channel.
    ///
    /// # Panics
    /// When there is no such channel.
    pub fn create_thread(&self, parent: ChannelId, name: &str) -> ChannelId {
        self.shared.change(|world| {
            let above = world.guilds.channel(parent);
            let thread = NewChannel {
                guild: above.expect("the thread's channel exists").guild,
                name,
                kind: ChannelKind::Thread,
                parent: Some(parent),
            };
            events::add_channel(world, thread)
        })
    }

    /// Lets somebody join a server.
    pub fn join_guild(&self, guild: GuildId, user: UserId) {
        self.shared.change(|world| events::join(world, guild, user));
    }

    /// Takes somebody out of a server.
    pub fn remove_member(&self, guild: GuildId, user: UserId) {
        self.shared
            .change(|world| events::leave(world, guild, user));
    }

    /// Sets what somebody may do in a server.
    pub fn set_permissions(&self, guild: GuildId, user: UserId, permissions: Permissions) {
        self.shared
            .change(|world| world.guilds.set_permissions(guild, user, permissions));
    }

    /// Sets the language of somebody's client, such as `hi`.
    pub fn set_locale(&self, user: UserId, locale: &str) {
        self.shared
            .change(|world| world.people.set_locale(user, locale));
    }

    /// Takes permissions from the bot in one channel; an empty set gives all back.
    pub fn deny_bot(&self, channel: ChannelId, denied: Permissions) {
        self.shared
            .change(|world| events::deny_bot(world, channel, denied));
    }

    /// Archives a thread, or brings it back.
    pub fn archive(&self, thread: ChannelId, archived: bool) {
        self.shared
            .change(|world| events::archive(world, thread, archived));
    }

    /// Deletes a channel and everything in it.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared
            .change(|world| events::remove_channel(world, channel));
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: MessageId) {
        self.shared.change(|world| {
            // Gone already is what was wanted.
            let _ = events::delete(world, message);
        });
    }

    /// Deletes several messages of a channel at once, as moderators clean up.
    pub fn delete_messages(&self, channel: ChannelId, messages: &[MessageId]) {
        self.shared
            .change(|world| events::delete_together(world, channel, messages));
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&self, guild: GuildId) {
        self.shared.change(|world| events::remove_bot(world, guild));
    }
}
