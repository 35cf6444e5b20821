//! The administration of servers: channels, members, permissions.

use serde_json::Value;

use crate::events::{self, NewThread};
use crate::ids::{ChannelId, GuildId, MessageId, RoleId, UserId};
use crate::permissions::Permissions;
use crate::server::Sandbox;
use crate::state::{ChannelKind, Overwrite, Role, Whose};

impl Sandbox {
    /// The first server.
    pub fn guild(&self) -> GuildId {
        self.guild
    }

    /// Sets a field of the application, as its owner does on its pages, such as
    /// `integration_types_config` for the page *Installation*.
    pub fn describe_application(&self, field: &str, value: Value) {
        self.shared.change(|world| world.app.described.insert(field.to_owned(), value));
    }

    /// Makes a server that `owner` owns. The bot joined it yesterday.
    pub fn create_guild(&self, name: &str, owner: UserId) -> GuildId {
        self.shared.change(|world| events::add_guild(world, name, owner))
    }

    pub fn create_channel(&self, guild: GuildId, name: &str, kind: ChannelKind) -> ChannelId {
        self.shared.change(|world| events::add_channel(world, guild, name, kind))
    }

    /// Makes a thread under a channel, as the owner of the server would.
    ///
    /// # Panics
    /// There is no such channel, or it cannot have threads.
    pub fn create_thread(&self, parent: ChannelId, name: &str) -> ChannelId {
        self.begin_thread(parent, name, false)
    }

    /// Makes a private thread under a text channel, as the owner of the server would. They are its
    /// first member; [`Sandbox::invite`] adds others.
    ///
    /// # Panics
    /// There is no such channel, or it cannot have private threads.
    pub fn create_private_thread(&self, parent: ChannelId, name: &str) -> ChannelId {
        self.begin_thread(parent, name, true)
    }

    fn begin_thread(&self, parent: ChannelId, name: &str, is_private: bool) -> ChannelId {
        self.shared.change(|world| {
            let guild = world.guilds.of_channel(parent);
            let thread = NewThread {
                parent,
                name: name.to_owned(),
                owner: guild.expect("the thread's channel exists").owner,
                from: None,
                auto_archive: 1440,
                is_private,
            };
            events::start_thread(world, thread).expect("the channel can have threads")
        })
    }

    /// Adds somebody to a private thread.
    pub fn invite(&self, thread: ChannelId, user: UserId) {
        self.shared.change(|world| events::invite(world, thread, user));
    }

    pub fn join_guild(&self, guild: GuildId, user: UserId) {
        self.shared.change(|world| events::join(world, guild, user));
    }

    pub fn remove_member(&self, guild: GuildId, user: UserId) {
        self.shared.change(|world| events::leave(world, guild, user));
    }

    pub fn create_role(&self, guild: GuildId, name: &str, permissions: Permissions) -> RoleId {
        self.shared.change(|world| {
            let id = RoleId::from(world.clock.next_id());
            let role = Role { id, name: name.to_owned(), permissions, mentionable: false };
            events::set_role(world, guild, role);
            id
        })
    }

    /// Lets everyone mention a role.
    pub fn make_mentionable(&self, guild: GuildId, role: RoleId) {
        self.shared.change(|world| {
            let mut known = world.guilds.get(guild).into_iter().flat_map(|guild| &guild.roles);
            if let Some(role) = known.find(|known| known.id == role).cloned() {
                events::set_role(world, guild, Role { mentionable: true, ..role });
            }
        });
    }

    /// Sets the permissions of `@everyone` in a server. At first, these are
    /// [`Permissions::USUAL`].
    pub fn set_everyone(&self, guild: GuildId, permissions: Permissions) {
        let (id, name) = (RoleId::from(guild.get()), "@everyone".to_owned());
        let everyone = Role { id, name, permissions, mentionable: false };
        self.shared.change(|world| events::set_role(world, guild, everyone));
    }

    pub fn give_role(&self, guild: GuildId, user: UserId, role: RoleId) {
        self.shared.change(|world| events::assign(world, guild, user, role, true));
    }

    pub fn take_role(&self, guild: GuildId, user: UserId, role: RoleId) {
        self.shared.change(|world| events::assign(world, guild, user, role, false));
    }

    /// Times a member out, or ends that. All that is left to them is to see channels and to read
    /// what was written, unless they own the server or are an administrator.
    pub fn time_out(&self, guild: GuildId, user: UserId, is_timed_out: bool) {
        self.shared.change(|world| events::time_out(world, guild, user, is_timed_out));
    }

    /// Sets the permissions that a channel gives and takes. Two empty sets remove the overwrite.
    pub fn overwrite(
        &self,
        channel: ChannelId,
        whose: Whose,
        allow: Permissions,
        deny: Permissions,
    ) {
        self.shared.change(|world| {
            events::overwrite(world, channel, Overwrite { whose, allow, deny });
        });
    }

    /// Hides a channel and its threads from everyone but administrators, the bot and these people.
    pub fn hide(&self, channel: ChannelId, except: &[UserId]) {
        let (view, nothing) = (Permissions::VIEW_CHANNEL, Permissions::default());
        let (guild, bot) = self.shared.read(|world| {
            let guild = world.guilds.of_channel(channel);
            (guild.map(|guild| guild.everyone()), world.app.bot)
        });
        if let Some(everyone) = guild {
            self.overwrite(channel, Whose::Role(everyone), nothing, view);
        }
        for user in except.iter().chain([&bot]) {
            self.overwrite(channel, Whose::Member(*user), view, nothing);
        }
    }

    /// Sets the language of a person's client, such as `hi`.
    pub fn set_locale(&self, user: UserId, locale: &str) {
        self.shared.change(|world| {
            if let Some(person) = world.people.get_mut(&user) {
                locale.clone_into(&mut person.locale);
            }
        });
    }

    /// Takes permissions from the bot in one channel; an empty set gives them all back.
    pub fn deny_bot(&self, channel: ChannelId, denied: Permissions) {
        let bot = self.shared.read(|world| world.app.bot);
        self.overwrite(channel, Whose::Member(bot), Permissions::default(), denied);
    }

    pub fn archive(&self, thread: ChannelId, archived: bool) {
        self.shared.change(|world| {
            events::change_channel(world, thread, |thread| thread.archived = archived);
        });
    }

    /// Locks a thread as a moderator would, or unlocks it.
    pub fn lock(&self, thread: ChannelId, locked: bool) {
        self.shared.change(|world| {
            events::change_channel(world, thread, |thread| thread.locked = locked);
        });
    }

    pub fn delete_thread(&self, thread: ChannelId) {
        self.shared.change(|world| events::remove_thread(world, thread));
    }

    /// Deletes a channel and everything in it, including its threads.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared.change(|world| events::remove_channel(world, channel));
    }

    pub fn delete_message(&self, message: MessageId) {
        self.shared.change(|world| {
            // It's fine if the message is already gone.
            let _ = events::delete(world, message);
        });
    }

    /// Deletes several messages of a channel at once, as moderators do when they clean up.
    pub fn delete_messages(&self, channel: ChannelId, messages: &[MessageId]) {
        self.shared.change(|world| events::delete_together(world, channel, messages));
    }

    /// Adds the bot to a server that it was [removed](Self::remove_bot) from.
    pub fn add_bot(&self, guild: GuildId) {
        self.shared.change(|world| events::add_bot(world, guild));
    }

    /// Sets the language of a server, such as `hi`.
    pub fn set_guild_locale(&self, guild: GuildId, locale: &str) {
        self.shared.change(|world| {
            world.guilds.change(guild, |guild| locale.clone_into(&mut guild.locale));
        });
    }

    /// Sets the channel in which a server welcomes new members.
    pub fn set_system_channel(&self, guild: GuildId, channel: Option<ChannelId>) {
        self.shared.change(|world| {
            world.guilds.change(guild, |guild| guild.system_channel = channel);
        });
    }

    pub fn remove_bot(&self, guild: GuildId) {
        self.shared.change(|world| events::remove_bot(world, guild, false));
    }

    /// Leaves a server nothing but the bot's commands, as if somebody had installed the application
    /// without the scope `bot`: interactions arrive, but the bot isn't a member.
    pub fn leave_only_commands(&self, guild: GuildId) {
        self.shared.change(|world| events::remove_bot(world, guild, true));
    }
}
