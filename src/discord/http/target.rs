//! The targets of requests. A target determines the route, the limits that count, and whether the
//! request may still be made when its turn comes.

use poise::serenity_prelude as serenity;
use serenity::{LightMethod, Route};

use super::gate::{Lane, Resource, Use};
use super::{ApiError, Token};
use crate::table::{ChannelId, GuildId, UserId};

#[derive(Clone, Copy, Debug)]
pub enum Target<'a> {
    /// An interaction, for its first answer.
    Callback {
        interaction: u64,
        token: &'a Token,
        /// Whether Discord returns the message that the answer makes.
        returns_message: bool,
    },
    /// The answer to an interaction, or the message whose component was used.
    Answer(&'a Token),
    /// The same, for content that shows nothing of a table.
    Notice(&'a Token),
    FollowUps(&'a Token),
    FollowUp(&'a Token, u64),
    /// A channel's messages. A request for them gets the newest, newest first.
    Messages(ChannelId),
    Message(ChannelId, u64),
    Channel(ChannelId),
    Threads(ChannelId),
    ThreadMember(ChannelId, UserId),
    ActiveThreads(GuildId),
    Guild(GuildId),
    Member(GuildId, UserId),
    /// The application that the bot's token belongs to.
    Application,
    Commands,
    Emojis,
    Emoji(u64),
    Gateway,
}

impl<'a> Target<'a> {
    pub fn route(
        self,
        application: impl FnOnce() -> Result<serenity::ApplicationId, ApiError>,
    ) -> Result<Route<'a>, ApiError> {
        let channel_id = |channel: ChannelId| serenity::ChannelId::new(channel.0);
        let guild_id = |guild: GuildId| serenity::GuildId::new(guild.0);
        let user_id = |person: UserId| serenity::UserId::new(person.0);
        Ok(match self {
            Target::Callback { interaction, token, .. } => Route::InteractionResponse {
                interaction_id: serenity::InteractionId::new(interaction),
                token: &token.text,
            },
            Target::Answer(token) | Target::Notice(token) => {
                Route::WebhookOriginalInteractionResponse {
                    application_id: application()?,
                    token: &token.text,
                }
            }
            Target::FollowUps(token) => Route::WebhookFollowupMessages {
                application_id: application()?,
                token: &token.text,
            },
            Target::FollowUp(token, message) => Route::WebhookFollowupMessage {
                application_id: application()?,
                token: &token.text,
                message_id: serenity::MessageId::new(message),
            },
            Target::Messages(channel) => Route::ChannelMessages { channel_id: channel_id(channel) },
            Target::Message(channel, message) => Route::ChannelMessage {
                channel_id: channel_id(channel),
                message_id: serenity::MessageId::new(message),
            },
            Target::Channel(channel) => Route::Channel { channel_id: channel_id(channel) },
            Target::Threads(channel) => Route::ChannelThreads { channel_id: channel_id(channel) },
            Target::ThreadMember(thread, person) => Route::ChannelThreadMember {
                channel_id: channel_id(thread),
                user_id: user_id(person),
            },
            Target::ActiveThreads(guild) => Route::GuildThreadsActive { guild_id: guild_id(guild) },
            Target::Guild(guild) => Route::Guild { guild_id: guild_id(guild) },
            Target::Application => Route::Oauth2ApplicationCurrent,
            Target::Member(guild, person) => {
                Route::GuildMember { guild_id: guild_id(guild), user_id: user_id(person) }
            }
            Target::Commands => Route::Commands { application_id: application()? },
            Target::Emojis => Route::Emojis { application_id: application()? },
            Target::Emoji(emoji) => Route::Emoji {
                application_id: application()?,
                emoji_id: serenity::EmojiId::new(emoji),
            },
            Target::Gateway => Route::GatewayBot,
        })
    }

    /// The limits that a request with this method counts towards. `server_of` gives a channel's
    /// server, if it is known.
    pub fn lane(
        self,
        method: LightMethod,
        server_of: impl FnOnce(ChannelId) -> Option<GuildId>,
    ) -> Lane {
        let of = |token: &Token| Resource::Interaction(token.text.clone());
        let (name, resource) = match self {
            Target::Callback { token, .. } => ("callback", of(token)),
            Target::Answer(token) | Target::Notice(token) => ("@original", of(token)),
            Target::FollowUps(token) => ("webhook", of(token)),
            Target::FollowUp(token, _) => ("webhook message", of(token)),
            Target::Messages(channel) => ("messages", Resource::Channel(channel.0)),
            Target::Message(channel, _) => ("message", Resource::Channel(channel.0)),
            Target::Channel(channel) => ("channel", Resource::Channel(channel.0)),
            Target::Threads(channel) => ("threads", Resource::Channel(channel.0)),
            Target::ThreadMember(thread, _) => ("thread member", Resource::Channel(thread.0)),
            Target::ActiveThreads(guild) => ("active threads", Resource::Guild(guild.0)),
            Target::Guild(guild) => ("server", Resource::Guild(guild.0)),
            Target::Member(guild, _) => ("member", Resource::Guild(guild.0)),
            Target::Application => ("application", Resource::Application),
            Target::Commands => ("commands", Resource::Application),
            Target::Emojis => ("emojis", Resource::Application),
            Target::Emoji(_) => ("emoji", Resource::Application),
            Target::Gateway => ("gateway", Resource::Application),
        };
        let turn = match resource {
            Resource::Guild(guild) => guild,
            Resource::Channel(channel) => {
                server_of(ChannelId(channel)).map_or(channel, |server| server.0)
            }
            Resource::Application | Resource::Interaction(_) => 0,
        };
        let what = match (self, method) {
            (Target::Callback { .. }, _) | (_, LightMethod::Get) => None,
            (_, LightMethod::Post) => Some(Use::New),
            _ => Some(Use::EditOrDelete),
        };
        let channel = self.token().and_then(|token| token.channel);
        let budget = channel.map(|channel| channel.0).zip(what);
        Lane { route: format!("{} {name}", method.reqwest_method()), resource, turn, budget }
    }

    pub const fn token(self) -> Option<&'a Token> {
        match self {
            Target::Callback { token, .. }
            | Target::Answer(token)
            | Target::Notice(token)
            | Target::FollowUps(token)
            | Target::FollowUp(token, _) => Some(token),
            _ => None,
        }
    }

    /// Whether the request shows something of a table. A notice that something failed doesn't.
    pub const fn needs_lease(self) -> bool {
        !matches!(self, Target::Callback { .. } | Target::Notice(_))
    }

    /// Checks whether the request may be made now. Messages that show something of a table are sent
    /// only while the lease of the servers is held: if another process runs the tables, this one's
    /// knowledge may be outdated.
    pub fn is_allowed(self, lease_is_held: bool) -> Result<(), ApiError> {
        if self.token().is_some_and(|token| !token.lives()) {
            return Err(ApiError::TokenExpired(0));
        }
        if self.needs_lease() && !lease_is_held {
            let why = "the lease of the servers has run out".to_owned();
            return Err(ApiError::Transient(why));
        }
        Ok(())
    }
}
