//! The common part of commands and presses: the person, the place and the permissions.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::discord::gateway::press::{Press, Pressed};
use crate::discord::http::Token;
use crate::discord::metrics;
use crate::games::GameKind;
use crate::screen::guild_settings::ServerLanguage;
use crate::screen::i18n::{Catalog, Language};
use crate::table::{
    ChannelId, GuildId, InteractionId, Moment, Person, Place, Request, RequestKind, UserId,
};

/// Tells how long ago interactions were made. Their ids have the time by Discord's clock. The
/// interactions that arrived fastest show how far that clock is ahead. So this machine's own clock
/// may be wrong, and may jump.
#[derive(Debug, Default)]
pub struct Ages {
    /// How far Discord's clock was ahead of the process's, and when that was observed.
    ahead: Option<(i128, Duration)>,
}

impl Ages {
    /// How much the process's clock may run too fast or too slow: one part in this many.
    const DRIFT: i128 = 5000;

    /// The age of an interaction that arrives `now`, by a clock that never jumps.
    pub fn age(&mut self, interaction: u64, now: Duration) -> Duration {
        let millis = |time: Duration| i128::try_from(time.as_millis()).unwrap_or(i128::MAX);
        let ahead = i128::from(interaction >> 22) - millis(now);
        let known = self.ahead.map(|(known, then)| {
            let since = millis(now.saturating_sub(then));
            known - since / Self::DRIFT
        });
        match known {
            Some(known) if known > ahead => {
                Duration::from_millis(u64::try_from(known - ahead).unwrap_or(u64::MAX))
            }
            _ => {
                self.ahead = Some((ahead, now));
                Duration::ZERO
            }
        }
    }

    /// Corrects the ages of all interactions to come: this one was made just before `now`, so the
    /// clock that seemed fastest was ahead of the others at Discord.
    pub fn just_made(&mut self, interaction: u64, now: Duration) {
        self.ahead = None;
        self.age(interaction, now);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    Command,
    Public,
    /// A press on a public message that shows everyone what the last person chose.
    Shared,
    /// A press on an ephemeral message, which only that person sees.
    Ephemeral,
}

/// The kind of channel that a request comes from, as far as threads are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// A thread, or a post of a forum. If it is locked, only people who manage threads can write in it.
    /// `above`: the channel above, if the thread is public.
    Thread { locked: bool, above: Option<ChannelId> },
    /// A channel in which threads of this type can be opened.
    Parent(serenity::ChannelType),
    /// A channel without threads.
    Other,
}

impl Site {
    /// If Discord doesn't say, opening a thread will show whether it is possible.
    const UNKNOWN: Site = Site::Parent(serenity::ChannelType::PublicThread);

    fn of(kind: serenity::ChannelType, above: Option<serenity::ChannelId>, locked: bool) -> Site {
        use serenity::ChannelType as Type;
        match kind {
            Type::PublicThread | Type::PrivateThread | Type::NewsThread => {
                let above = above.filter(|_| kind != Type::PrivateThread);
                Site::Thread { locked, above: above.map(|above| ChannelId(above.get())) }
            }
            Type::Text => Site::Parent(Type::PublicThread),
            Type::News => Site::Parent(Type::NewsThread),
            _ => Site::Other,
        }
    }
}

/// What somebody has chosen for themselves, for everywhere.
#[derive(Clone, Copy, Debug, Default)]
pub struct Preferences {
    pub language: Option<Language>,
    /// Whether their card is played by itself when it is the only one.
    pub by_itself: bool,
}

/// A command or a press: who asks, and everything needed to answer them.
#[derive(Clone, Debug)]
pub struct Invocation {
    pub person: Person,
    pub place: Place,
    pub interaction: InteractionId,
    pub token: Token,
    pub origin: Origin,
    pub pressed: Option<u64>,
    pub permissions: serenity::Permissions,
    /// Their roles in the server, without the one that everyone has.
    pub roles: Vec<serenity::RoleId>,
    pub bot_permissions: serenity::Permissions,
    pub site: Site,
    /// The game of the command; `None` for a press.
    pub command_of: Option<GameKind>,
    pub server_locale: String,
    /// The language of their Discord, if the bot speaks it.
    pub language: Option<Language>,
    pub own: Preferences,
    /// The language that their server has chosen.
    pub server: Option<Language>,
    /// The messages that only they read: see [`reads`](Self::reads).
    pub catalog: &'static Catalog,
    /// The messages that everyone reads, in the server's language.
    pub public: &'static Catalog,
}

/// An interaction that can't be carried out, because it doesn't say in which server it was made, or
/// by whom. It can be answered.
#[derive(Clone, Copy, Debug)]
pub struct Bare<'a> {
    pub id: u64,
    pub token: &'a str,
    pub person: Option<UserId>,
    pub locale: Option<&'a str>,
    pub guild: Option<GuildId>,
}

/// The member of the server who made an interaction.
struct Member<'a> {
    id: serenity::UserId,
    name: &'a str,
    permissions: Option<serenity::Permissions>,
    roles: &'a [serenity::RoleId],
}

/// The parts of an interaction that an [`Invocation`] is made from.
struct Parts<'a> {
    id: serenity::InteractionId,
    token: &'a str,
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    site: Site,
    /// In a direct message, the user who made it.
    user: Option<serenity::UserId>,
    member: Option<Member<'a>>,
    bot_permissions: Option<serenity::Permissions>,
    locale: &'a str,
    server_locale: Option<&'a str>,
}

/// The parts of a command, as serenity reads it, or of a [`Press`]: both name them alike, but for the
/// `user`.
macro_rules! parts {
    ($of:expr, $user:expr) => {
        Parts {
            id: $of.id,
            token: &$of.token,
            guild: $of.guild_id,
            channel: $of.channel_id,
            site: $of.channel.as_ref().map_or(Site::UNKNOWN, |channel| {
                let locked = channel.thread_metadata.as_ref().is_some_and(|thread| thread.locked);
                Site::of(channel.kind, channel.parent_id, locked)
            }),
            user: $user,
            member: $of.member.as_ref().map(|member| {
                let user = &member.user;
                Member {
                    id: user.id,
                    name: called(member.nick.as_deref(), user.global_name.as_deref(), &user.name),
                    permissions: member.permissions,
                    roles: &member.roles,
                }
            }),
            bot_permissions: $of.app_permissions,
            locale: &$of.locale,
            server_locale: $of.guild_locale.as_deref(),
        }
    };
}

impl Invocation {
    /// The kind that it counts as in metrics.
    pub const fn kind(&self) -> metrics::Interaction {
        match self.origin {
            Origin::Command => metrics::Interaction::Command,
            Origin::Public | Origin::Shared | Origin::Ephemeral => metrics::Interaction::Press,
        }
    }

    /// Records that Discord has accepted its answer or deferral.
    pub fn acknowledged(&self) {
        metrics::acknowledged(self.kind(), self.token.age());
    }

    /// Makes an invocation from a command. The server's language is the default until it is
    /// [set](Self::in_server_of).
    pub fn of_command(command: &serenity::CommandInteraction) -> Result<Invocation, Bare<'_>> {
        let user = command.guild_id.is_none().then_some(command.user.id);
        parts!(command, user).into_invocation(Origin::Command)
    }

    /// Makes an invocation from a pressed button, a choice in a select, or a submitted form, which
    /// belongs to the message or the command that opened it. For the language and errors see
    /// [`Invocation::of_command`].
    pub fn of_press(press: &Press) -> Result<Invocation, Bare<'_>> {
        let is_own = |on: &&Pressed| {
            on.flags.is_some_and(|flags| flags.contains(serenity::MessageFlags::EPHEMERAL))
        };
        let own = press.message.as_ref().filter(|on| !press.is_form() && is_own(on));
        let origin = match &press.message {
            None => Origin::Command,
            Some(_) if own.is_some() => Origin::Ephemeral,
            Some(_) => Origin::Public,
        };
        let parts = parts!(press, press.user.as_ref().map(|user| user.id));
        let pressed = own.map(|on| on.id.get());
        Ok(Invocation { pressed, ..parts.into_invocation(origin)? })
    }

    /// The same, in a server with this language and worded for this game.
    #[must_use]
    pub fn in_server_of(mut self, language: ServerLanguage, game: GameKind) -> Invocation {
        self.server = language.chosen();
        self.public = language.spoken().catalog_of(game);
        self.catalog = self.reads().unwrap_or(language.spoken()).catalog_of(game);
        self
    }

    /// See [`Language::of_reader`].
    pub fn reads(&self) -> Option<Language> {
        Language::of_reader(self.own.language, self.server, self.language)
    }

    pub fn request(&self, moment: Option<Moment>, ask: RequestKind) -> Request {
        Request {
            person: self.person.clone(),
            interaction: self.interaction,
            moment,
            by_itself: self.own.by_itself,
            kind: ask,
        }
    }

    pub fn is_moderator(&self) -> bool {
        self.may(serenity::Permissions::MANAGE_MESSAGES)
    }

    pub fn manages_server(&self) -> bool {
        self.may(serenity::Permissions::MANAGE_GUILD)
    }

    pub fn may(&self, permission: serenity::Permissions) -> bool {
        self.permissions.contains(permission) || self.permissions.administrator()
    }

    /// Whether they may write here, or in a new thread. Others would read what is posted for them, and
    /// Discord lets them press buttons all the same.
    pub fn may_write(&self, own_thread: bool) -> bool {
        // Without any permission nobody could have asked: then they aren't known.
        self.permissions.is_empty() || self.may(self.to_send(own_thread))
    }

    /// What it takes to send messages here, or in a new thread.
    fn to_send(&self, own_thread: bool) -> serenity::Permissions {
        if own_thread || matches!(self.site, Site::Thread { .. }) {
            serenity::Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            serenity::Permissions::SEND_MESSAGES
        }
    }

    /// Whether this thread is locked and the bot can't write in it.
    pub fn is_shut_out(&self) -> bool {
        let may = self.bot_permissions;
        let manages = may.manage_threads() || may.administrator();
        matches!(self.site, Site::Thread { locked: true, .. }) && !manages
    }

    /// The permissions that the bot lacks for a table here, or in a thread of its own under this
    /// channel.
    pub fn missing_permissions(&self, own_thread: bool) -> serenity::Permissions {
        use serenity::Permissions as P;
        if self.bot_permissions.administrator() {
            return P::empty();
        }
        let create = if own_thread { P::CREATE_PUBLIC_THREADS } else { P::empty() };
        let needed = P::VIEW_CHANNEL | P::EMBED_LINKS | self.to_send(own_thread) | create;
        needed - self.bot_permissions
    }
}

/// What somebody is called in a server: by their nickname there, else by their own name.
pub fn called<'a>(nick: Option<&'a str>, own: Option<&'a str>, username: &'a str) -> &'a str {
    nick.or(own).unwrap_or(username)
}

impl<'a> Parts<'a> {
    fn into_invocation(self, origin: Origin) -> Result<Invocation, Bare<'a>> {
        let person = self.member.as_ref().map(|member| member.id).or(self.user);
        let (Some(guild), Some(member)) = (self.guild, self.member) else {
            return Err(Bare {
                id: self.id.get(),
                token: self.token,
                person: person.map(|id| UserId(id.get())),
                locale: Some(self.locale),
                guild: self.guild.map(|guild| GuildId(guild.get())),
            });
        };
        let channel = ChannelId(self.channel.get());
        Ok(Invocation {
            person: Person { id: UserId(member.id.get()), name: member.name.to_owned() },
            place: Place { guild: GuildId(guild.get()), channel },
            interaction: InteractionId(self.id.get()),
            token: Token::new(self.token).of_channel(channel),
            origin,
            pressed: None,
            // Discord sends them with every interaction in a server.
            permissions: member.permissions.unwrap_or_else(serenity::Permissions::empty),
            roles: member.roles.to_vec(),
            // If Discord doesn't say, sending a message will show whether it is allowed.
            bot_permissions: self.bot_permissions.unwrap_or(serenity::Permissions::all()),
            site: self.site,
            command_of: None,
            server_locale: self.server_locale.unwrap_or_default().to_owned(),
            language: Language::of_locale(self.locale),
            own: Preferences::default(),
            server: None,
            catalog: Language::default().catalog(),
            public: Language::default().catalog(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_age_of_an_interaction_is_its_delay_behind_the_fastest() {
        let made_at = |ms: u64| ms << 22;
        let at = Duration::from_millis;
        let mut ages = Ages::default();
        assert_eq!(ages.age(made_at(1_000_000), at(500)), Duration::ZERO);
        assert_eq!(ages.age(made_at(1_000_100), at(700)), at(100));
        assert_eq!(ages.age(made_at(1_000_200), at(4_700)), at(4_000));
        // This one is faster than all before.
        assert_eq!(ages.age(made_at(1_010_000), at(10_450)), Duration::ZERO);
        assert_eq!(ages.age(made_at(1_010_000), at(10_500)), at(50));
        // A clock that runs a little fast doesn't make everyone late after a while.
        let day = 24 * 60 * 60 * 1000;
        let age = ages.age(made_at(1_010_000 + day), at(10_450 + day + day / 10_000));
        assert_eq!(age, Duration::ZERO);
    }

    #[test]
    fn one_clock_that_was_ahead_makes_nobody_late_for_long() {
        let made_at = |ms: u64| ms << 22;
        let at = Duration::from_millis;
        let mut ages = Ages::default();
        ages.age(made_at(1_020_000), at(500));
        assert_eq!(ages.age(made_at(1_000_100), at(600)), at(20_000));
        ages.just_made(made_at(1_000_100), at(900));
        assert_eq!(ages.age(made_at(1_001_000), at(1_600)), Duration::ZERO);
        assert_eq!(ages.age(made_at(1_001_000), at(1_700)), at(100));
    }
}
