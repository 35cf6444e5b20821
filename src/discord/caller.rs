//! Who asks, from where, and with which powers: what commands and presses have in common.

use poise::serenity_prelude as serenity;

use super::http::Token;
use super::words::Words;
use crate::table::{Ask, GuildId, InteractionId, Moment, Person, Place, Request, UserId};

/// From where somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A command.
    Command,
    /// A press on a message that everybody sees.
    Public,
    /// A press on a message that they alone see.
    Own,
}

/// Somebody who asks for something.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who.
    pub person: Person,
    /// Where.
    pub place: Place,
    /// With which interaction.
    pub interaction: InteractionId,
    /// On which to answer.
    pub token: Token,
    /// From where.
    pub origin: Origin,
    /// What they may do in the channel.
    pub permissions: serenity::Permissions,
    /// What the bot may do there.
    pub bot_permissions: serenity::Permissions,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// The words of the server.
    pub words: &'static Words,
}

/// The parts of an interaction that [`Caller`] is made of.
struct Parts<'a> {
    id: serenity::InteractionId,
    token: &'a str,
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    partial: Option<&'a serenity::PartialChannel>,
    user: &'a serenity::User,
    member: Option<&'a serenity::Member>,
    bot_permissions: Option<serenity::Permissions>,
}

impl Caller {
    /// Who used a command; none outside of a server. The words are filled in by the bot.
    pub fn of_command(command: &serenity::CommandInteraction) -> Option<Caller> {
        let parts = Parts {
            id: command.id,
            token: &command.token,
            guild: command.guild_id,
            channel: command.channel_id,
            partial: command.channel.as_ref(),
            user: &command.user,
            member: command.member.as_deref(),
            bot_permissions: command.app_permissions,
        };
        parts.caller(Origin::Command)
    }

    /// Who pressed a button or chose in a select; none outside of a server.
    pub fn of_press(press: &serenity::ComponentInteraction) -> Option<Caller> {
        let flags = press.message.flags.unwrap_or_default();
        let origin = if flags.contains(serenity::MessageFlags::EPHEMERAL) {
            Origin::Own
        } else {
            Origin::Public
        };
        let parts = Parts {
            id: press.id,
            token: &press.token,
            guild: press.guild_id,
            channel: press.channel_id,
            partial: press.channel.as_ref(),
            user: &press.user,
            member: press.member.as_ref(),
            bot_permissions: press.app_permissions,
        };
        parts.caller(origin)
    }

    /// A request of this caller.
    pub fn request(&self, moment: Option<Moment>, ask: Ask) -> Request {
        Request {
            person: self.person.clone(),
            interaction: self.interaction,
            moment,
            ask,
        }
    }

    /// Whether they may end other people's tables.
    pub fn is_moderator(&self) -> bool {
        self.may(serenity::Permissions::MANAGE_MESSAGES)
    }

    /// Whether they may change the server's settings.
    pub fn manages_server(&self) -> bool {
        self.may(serenity::Permissions::MANAGE_GUILD)
    }

    fn may(&self, permission: serenity::Permissions) -> bool {
        self.permissions.contains(permission) || self.permissions.administrator()
    }

    /// The names of the permissions that a table needs here and the bot lacks.
    pub fn missing_permissions(&self) -> Vec<String> {
        use serenity::Permissions as P;
        if self.bot_permissions.administrator() {
            return Vec::new();
        }
        let send = if self.in_thread {
            (P::SEND_MESSAGES_IN_THREADS, "permission_thread")
        } else {
            (P::SEND_MESSAGES, "permission_send")
        };
        let needed = [
            (P::VIEW_CHANNEL, "permission_view"),
            send,
            (P::EMBED_LINKS, "permission_embed"),
        ];
        let missing = needed
            .into_iter()
            .filter(|(p, _)| !self.bot_permissions.contains(*p));
        missing
            .filter_map(|(_, key)| self.words.about(key))
            .collect()
    }
}

impl Parts<'_> {
    fn caller(self, origin: Origin) -> Option<Caller> {
        let guild = self.guild?;
        let nick = self.member.and_then(|member| member.nick.as_deref());
        let name = nick.or(self.user.global_name.as_deref());
        let kind = self.partial.map(|channel| channel.kind);
        Some(Caller {
            person: Person {
                id: UserId(self.user.id.get()),
                name: name.unwrap_or(&self.user.name).to_owned(),
            },
            place: Place {
                guild: GuildId(guild.get()),
                channel: crate::table::ChannelId(self.channel.get()),
            },
            interaction: InteractionId(self.id.get()),
            token: Token::new(self.token),
            origin,
            permissions: self
                .member
                .and_then(|member| member.permissions)
                .unwrap_or_else(serenity::Permissions::empty),
            // Where Discord does not say, trying it is the way to find out.
            bot_permissions: self.bot_permissions.unwrap_or(serenity::Permissions::all()),
            in_thread: matches!(
                kind,
                Some(
                    serenity::ChannelType::PublicThread
                        | serenity::ChannelType::PrivateThread
                        | serenity::ChannelType::NewsThread
                )
            ),
            words: super::words::Language::default().words(),
        })
    }
}
