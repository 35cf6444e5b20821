//! Who asks, from where, and with which permissions: what commands and presses have in common.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::discord::http::Token;
use crate::discord::i18n::{Catalog, Language};
use crate::games::GameKind;
use crate::table::{
    Ask, GameNumber, GuildId, InteractionId, Moment, Person, Place, Request, UserId,
};

/// For how long after it was made an interaction can be answered.
pub const ANSWERABLE: Duration = Duration::from_secs(3);

/// Tells how long ago interactions were made. Their ids say when by Discord's clock; what shows there
/// when one arrives follows from those that arrived most quickly, so that this machine's own clock may
/// be wrong and may step.
#[derive(Debug, Default)]
pub struct Ages {
    /// By how much Discord's clock was ahead of the process's own, and when that was observed.
    ahead: Option<(i128, Duration)>,
}

impl Ages {
    /// By how much the process's clock may run too fast or too slow, in parts: one in so many.
    const DRIFT: i128 = 5000;

    /// The age of an interaction that arrives `now`, by a clock that never steps.
    pub fn age(&mut self, interaction: u64, now: Duration) -> Duration {
        let millis = |time: Duration| i128::try_from(time.as_millis()).unwrap_or(i128::MAX);
        let ahead = i128::from(interaction >> 22) - millis(now);
        let known = self.ahead.map(|(known, then)| {
            let since = millis(now.saturating_sub(then));
            known - since / Self::DRIFT
        });
        match known {
            Some(known) if known > ahead => {
                let age = u64::try_from(known - ahead).unwrap_or(u64::MAX);
                Duration::from_millis(age)
            }
            _ => {
                self.ahead = Some((ahead, now));
                Duration::ZERO
            }
        }
    }
}

/// From where somebody asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A command.
    Command,
    /// A press on a public message.
    Public,
    /// A press on an ephemeral message, which only the person who presses sees.
    Ephemeral,
}

/// A command or a press: who asks, and what is needed to answer them.
#[derive(Clone, Debug)]
pub struct Invocation {
    /// Who asks.
    pub person: Person,
    /// In which channel.
    pub place: Place,
    /// The interaction's id.
    pub interaction: InteractionId,
    /// The interaction's token, for the answer.
    pub token: Token,
    /// From where they ask.
    pub origin: Origin,
    /// The ephemeral message whose button was pressed.
    pub pressed: Option<u64>,
    /// The same with the game of the button, if only a hand has such a button.
    pub pressed_hand: Option<(u64, GameNumber)>,
    /// What they may do in the channel.
    pub permissions: serenity::Permissions,
    /// What the bot may do there.
    pub bot_permissions: serenity::Permissions,
    /// Whether the channel is a thread.
    pub in_thread: bool,
    /// Of which game the command is; none for a press.
    pub command_of: Option<GameKind>,
    /// The language of their Discord, if the bot speaks it.
    pub language: Option<Language>,
    /// The messages that they alone read: in their own language, otherwise in the server's.
    pub catalog: &'static Catalog,
    /// The messages that everybody reads: in the server's language.
    pub public: &'static Catalog,
}

/// The parts of an interaction that [`Invocation`] is made of.
struct Parts<'a> {
    id: serenity::InteractionId,
    token: &'a str,
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    partial: Option<&'a serenity::PartialChannel>,
    user: &'a serenity::User,
    member: Option<&'a serenity::Member>,
    bot_permissions: Option<serenity::Permissions>,
    locale: &'a str,
}

impl Invocation {
    /// The use of a command; none outside of a server. The server's language is the default one until
    /// the bot [tells](Self::in_server_of) it.
    pub fn of_command(command: &serenity::CommandInteraction) -> Option<Invocation> {
        let parts = Parts {
            id: command.id,
            token: &command.token,
            guild: command.guild_id,
            channel: command.channel_id,
            partial: command.channel.as_ref(),
            user: &command.user,
            member: command.member.as_deref(),
            bot_permissions: command.app_permissions,
            locale: &command.locale,
        };
        parts.into_invocation(Origin::Command)
    }

    /// A pressed button or a choice in a select; none outside of a server. For the language see
    /// [`Invocation::of_command`].
    pub fn of_press(press: &serenity::ComponentInteraction) -> Option<Invocation> {
        let flags = press.message.flags.unwrap_or_default();
        let origin = if flags.contains(serenity::MessageFlags::EPHEMERAL) {
            Origin::Ephemeral
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
            locale: &press.locale,
        };
        let mut invocation = parts.into_invocation(origin)?;
        invocation.pressed = (origin == Origin::Ephemeral).then(|| press.message.id.get());
        Some(invocation)
    }

    /// A form that was sent; none outside of a server. It belongs to the message from which it was
    /// opened, or to the command. For the language see [`Invocation::of_command`].
    pub fn of_form(form: &serenity::ModalInteraction) -> Option<Invocation> {
        let parts = Parts {
            id: form.id,
            token: &form.token,
            guild: form.guild_id,
            channel: form.channel_id,
            partial: form.channel.as_ref(),
            user: &form.user,
            member: form.member.as_ref(),
            bot_permissions: form.app_permissions,
            locale: &form.locale,
        };
        parts.into_invocation(match form.message {
            Some(_) => Origin::Public,
            None => Origin::Command,
        })
    }

    /// The same in a server of this language, where this game is played.
    #[must_use]
    pub fn in_server_of(mut self, language: Language, game: GameKind) -> Invocation {
        self.public = language.catalog_of(game);
        self.catalog = self.language.unwrap_or(language).catalog_of(game);
        self
    }

    /// A request to the table by this person.
    pub fn request(&self, moment: Option<Moment>, ask: Ask) -> Request {
        Request {
            person: self.person.clone(),
            interaction: self.interaction,
            moment,
            ask,
        }
    }

    /// Whether the person may end other people's tables.
    pub fn is_moderator(&self) -> bool {
        self.may(serenity::Permissions::MANAGE_MESSAGES)
    }

    /// Whether the person may change the server's settings.
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
        let catalog = self.catalog;
        let send = if self.in_thread {
            (P::SEND_MESSAGES_IN_THREADS, catalog.permission_thread())
        } else {
            (P::SEND_MESSAGES, catalog.permission_send())
        };
        let needed = [
            (P::VIEW_CHANNEL, catalog.permission_view()),
            send,
            (P::EMBED_LINKS, catalog.permission_embed()),
        ];
        needed
            .into_iter()
            .filter(|(permission, _)| !self.bot_permissions.contains(*permission))
            .map(|(_, name)| name)
            .collect()
    }
}

impl Parts<'_> {
    fn into_invocation(self, origin: Origin) -> Option<Invocation> {
        let guild = self.guild?;
        let nick = self.member.and_then(|member| member.nick.as_deref());
        let name = nick.or(self.user.global_name.as_deref());
        let kind = self.partial.map(|channel| channel.kind);
        let invocation = Invocation {
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
            pressed: None,
            pressed_hand: None,
            // Discord tells them with every interaction in a server.
            permissions: self
                .member
                .and_then(|member| member.permissions)
                .unwrap_or_else(serenity::Permissions::empty),
            // If Discord does not tell, sending a message will show whether it is allowed.
            bot_permissions: self.bot_permissions.unwrap_or(serenity::Permissions::all()),
            in_thread: matches!(
                kind,
                Some(
                    serenity::ChannelType::PublicThread
                        | serenity::ChannelType::PrivateThread
                        | serenity::ChannelType::NewsThread
                )
            ),
            command_of: None,
            language: Language::of_locale(self.locale),
            catalog: Language::default().catalog(),
            public: Language::default().catalog(),
        };
        Some(invocation.in_server_of(Language::default(), GameKind::default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_as_old_as_it_is_later_than_the_quickest() {
        let made_at = |ms: u64| ms << 22;
        let at = Duration::from_millis;
        let mut ages = Ages::default();
        assert_eq!(ages.age(made_at(1_000_000), at(500)), Duration::ZERO);
        assert_eq!(ages.age(made_at(1_000_100), at(700)), at(100));
        assert_eq!(ages.age(made_at(1_000_200), at(4_700)), at(4_000));
        // Quicker than all before.
        assert_eq!(ages.age(made_at(1_010_000), at(10_450)), Duration::ZERO);
        assert_eq!(ages.age(made_at(1_010_000), at(10_500)), at(50));
        // A clock that runs a little fast does not make everybody late in the end.
        let day = 24 * 60 * 60 * 1000;
        let age = ages.age(made_at(1_010_000 + day), at(10_450 + day + day / 10_000));
        assert_eq!(age, Duration::ZERO);
    }
}
