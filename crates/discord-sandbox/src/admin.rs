//! The administration of servers: channels, members, permissions.

use serde_json::Value;

use crate::events::{self, NewChannel, NewThread, ThreadChange};
use crate::ids::{ChannelId, GuildId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::server::Sandbox;
use crate::state::ChannelKind;

impl Sandbox {
    /// The first server.
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// Sets a field of the application, as its owner does on its pages, such as
    /// `integration_types_config` for the page *Installation*.
    pub fn describe_application(&self, field: &str, value: Value) {
        self.shared
            .change(|world| world.app.described.insert(field.to_owned(), value));
    }

    /// Makes a server that `owner` owns. The bot joined it yesterday.
    pub fn create_guild(&self, name: &str, owner: UserId) -> GuildId {
        self.shared
            .change(|world| events::add_guild(world, name, owner))
    }

    /// Makes a channel of a server.
    pub fn create_channel(&self, guild: GuildId, name: &str, kind: ChannelKind) -> ChannelId {
        let channel = NewChannel { guild, name, kind };
        self.shared
            .change(|world| events::add_channel(world, channel))
    }

    /// Makes a thread under a channel, as the owner of the server would.
    ///
    /// # Panics
    /// There is no such channel, or it cannot have threads.
    pub fn create_thread(&self, parent: ChannelId, name: &str) -> ChannelId {
        self.shared.change(|world| {
            let guild = world.guilds.of_channel(parent);
            let thread = NewThread {
                parent,
                name: name.to_owned(),
                owner: guild.expect("the thread's channel exists").owner,
                from: None,
                auto_archive: 1440,
            };
            events::start_thread(world, thread).expect("the channel can have threads")
        })
    }

    /// Makes somebody a member of a server.
    pub fn join_guild(&self, guild: GuildId, user: UserId) {
        self.shared.change(|world| events::join(world, guild, user));
    }

    /// Removes somebody from a server.
    pub fn remove_member(&self, guild: GuildId, user: UserId) {
        self.shared
            .change(|world| events::leave(world, guild, user));
    }

    /// Sets a member's permissions in a server.
    pub fn set_permissions(&self, guild: GuildId, user: UserId, permissions: Permissions) {
        self.shared
            .change(|world| world.guilds.set_permissions(guild, user, permissions));
    }

    /// Sets the language of a person's client, such as `hi`.
    pub fn set_locale(&self, user: UserId, locale: &str) {
        self.shared
            .change(|world| world.people.set_locale(user, locale));
    }

    /// Takes permissions from the bot in one channel; an empty set gives them all back.
    pub fn deny_bot(&self, channel: ChannelId, denied: Permissions) {
        self.shared
            .change(|world| events::deny_bot(world, channel, denied));
    }

    /// Archives a thread, or unarchives it.
    pub fn archive(&self, thread: ChannelId, archived: bool) {
        let change = ThreadChange {
            archived: Some(archived),
            ..ThreadChange::default()
        };
        self.shared
            .change(|world| events::change_thread(world, thread, change));
    }

    /// Locks a thread as a moderator would, or unlocks it.
    pub fn lock(&self, thread: ChannelId, locked: bool) {
        let change = ThreadChange {
            locked: Some(locked),
            ..ThreadChange::default()
        };
        self.shared
            .change(|world| events::change_thread(world, thread, change));
    }

    /// Deletes a thread and everything in it.
    pub fn delete_thread(&self, thread: ChannelId) {
        self.shared
            .change(|world| events::remove_thread(world, thread));
    }

    /// Deletes a channel and everything in it, including its threads.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared
            .change(|world| events::remove_channel(world, channel));
    }

    /// Deletes a message as a moderator would.
    pub fn delete_message(&self, message: MessageId) {
        self.shared.change(|world| {
            // It's fine if the message is already gone.
            let _ = events::delete(world, message);
        });
    }

    /// Deletes several messages of a channel at once, as moderators do when they clean up.
    pub fn delete_messages(&self, channel: ChannelId, messages: &[MessageId]) {
        self.shared
            .change(|world| events::delete_together(world, channel, messages));
    }

    /// Adds the bot to a server that it was [removed](Self::remove_bot) from.
    pub fn add_bot(&self, guild: GuildId) {
        self.shared.change(|world| events::add_bot(world, guild));
    }

    /// Sets the language of a server, such as `hi`.
    pub fn set_guild_locale(&self, guild: GuildId, locale: &str) {
        self.shared
            .change(|world| world.guilds.set_locale(guild, locale));
    }

    /// Sets the channel in which a server welcomes new members.
    pub fn set_system_channel(&self, guild: GuildId, channel: Option<ChannelId>) {
        self.shared
            .change(|world| world.guilds.set_system_channel(guild, channel));
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&self, guild: GuildId) {
        self.shared
            .change(|world| events::remove_bot(world, guild, false));
    }

    /// Leaves a server nothing but the bot's commands, as if somebody had installed the application
    /// without the scope `bot`: interactions arrive, but the bot isn't a member.
    pub fn leave_only_commands(&self, guild: GuildId) {
        self.shared
            .change(|world| events::remove_bot(world, guild, true));
    }
}
