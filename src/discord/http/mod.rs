//! Requests to Discord, and what their failures mean for the bot.
//!
//! Owns the routes: which request does what. What failures mean is in [`ApiError`], in texts that may
//! be logged. Knows no game.

mod emojis;
mod error;
pub mod gate;
mod interactions;
mod lanes;
pub mod request;
pub mod sessions;
mod there;
mod token;

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serenity::{LightMethod, Request, Route};

use crate::discord::guild_settings::{GuildSettings, Pictures};
use crate::discord::http::gate::Resource;
use crate::discord::http::request::Requests;
use crate::discord::render::emojis::Emojis;
use crate::discord::render::look::Look;
use crate::discord::render::message::{Body, File};
use crate::discord::render::studio::Studio;
use crate::store::{Lease, ShardRange};
use crate::table::{ChannelId, Compute, GuildId, UserId};

pub use error::ApiError;
pub use interactions::Answer;
pub use there::There;
pub use token::{LatestToken, Token};

use interactions::{AnswerBody, AnswerData};

/// The part of Discord's HTTP API that the bot uses to send messages, and what they can be made to
/// look like there.
#[derive(Clone, Debug)]
pub struct Discord {
    requests: Arc<Requests>,
    emojis: Arc<Emojis>,
    studio: Arc<Studio>,
}

/// How a message is sent.
#[derive(Clone, Copy)]
enum Through<'a> {
    /// As the answer to the interaction with this token.
    Callback(Answer, &'a Token),
    /// Through this token.
    Token(&'a Token),
    /// Through this token, with what shows nothing of a table.
    Told(&'a Token),
    /// Through this channel.
    Channel(ChannelId),
}

/// What is known of something that was sent.
#[derive(Deserialize)]
struct Sent {
    id: serenity::GenericId,
}

impl Discord {
    /// Sends its requests with the token and towards the address of this client, as long as the lease
    /// of these shards is held. Draws on this pool.
    pub fn new(
        http: Arc<serenity::Http>,
        lease: Lease,
        range: ShardRange,
        compute: Compute,
    ) -> Discord {
        Discord {
            requests: Arc::new(Requests::new(http, lease, range)),
            emojis: Arc::default(),
            studio: Arc::new(Studio::new(compute)),
        }
    }

    /// The emojis of the cards.
    pub fn emojis(&self) -> &Emojis {
        &self.emojis
    }

    /// What draws the pictures.
    pub fn studio(&self) -> &Studio {
        &self.studio
    }

    /// How messages look in a server with these settings.
    pub fn look(&self, settings: &GuildSettings) -> Look {
        let pictures = settings.pictures == Pictures::On;
        Look {
            emojis: self.emojis.get().filter(|_| pictures),
            colours: settings.colours,
            studio: pictures.then(|| self.studio.clone()),
        }
    }

    /// Sends a message as it looks best. Where Discord will not have it, without emojis and pictures:
    /// an emoji may have been deleted, or the bot may not attach files there.
    async fn message(
        &self,
        name: &'static str,
        (method, route): (LightMethod, Route<'_>),
        through: Through<'_>,
        body: &Body,
    ) -> Result<Vec<u8>, ApiError> {
        let sent = self
            .message_once(name, (method, route), through, body)
            .await;
        let refused = matches!(
            sent,
            Err(ApiError::Refused {
                code: 40005 | 50035,
                ..
            } | ApiError::NoAccess(50013))
        );
        match (sent, body.plain()) {
            (Err(error), Some(plain)) if refused => {
                tracing::debug!(%error, "a message goes without its pictures");
                if matches!(error, ApiError::Refused { code: 50035, .. }) {
                    self.emojis.doubt();
                }
                self.message_once(name, (method, route), through, plain)
                    .await
            }
            (sent, _) => sent,
        }
    }

    async fn message_once(
        &self,
        name: &'static str,
        (method, route): (LightMethod, Route<'_>),
        through: Through<'_>,
        body: &Body,
    ) -> Result<Vec<u8>, ApiError> {
        let files = body.files();
        match through {
            Through::Callback(kind, token) => {
                let kind = match kind {
                    Answer::Message => 4,
                    Answer::Update => 7,
                };
                let data = Some(AnswerData::Message(body));
                let body = AnswerBody { kind, data };
                let request = with_body(route, method, &body, files)?;
                self.call_back(token, request).await.map(|()| Vec::new())
            }
            Through::Token(token) => {
                let request = with_body(route, method, body, files)?;
                self.by_token(name, token, request).await
            }
            Through::Told(token) => {
                let request = with_body(route, method, body, files)?;
                self.by_token_always(name, token, request).await
            }
            Through::Channel(channel) => {
                let request = with_body(route, method, body, files)?;
                self.by_bot(name, channel, request).await
            }
        }
    }

    /// How many shards Discord recommends, and how many sessions may still be begun.
    pub async fn gateway(&self) -> Result<serenity::BotGateway, ApiError> {
        let request = Request::new(Route::GatewayBot, LightMethod::Get);
        let gateway = self.by_bot("GET gateway", Resource::Application, request);
        read(&gateway.await?)
    }

    /// Makes these the bot's commands.
    pub async fn register(&self, commands: &[serenity::CreateCommand]) -> Result<(), ApiError> {
        let application_id = self.requests.application()?;
        let route = Route::Commands { application_id };
        let request = with_body(route, LightMethod::Put, &commands, &[])?;
        let done = self.by_bot("PUT commands", Resource::Application, request);
        done.await.map(drop)
    }

    /// Edits the answer to an interaction.
    pub async fn edit_answer(&self, token: &Token, body: &Body) -> Result<u64, ApiError> {
        let to = (LightMethod::Patch, self.original(token)?);
        let sent = self.message("PATCH @original", to, Through::Token(token), body);
        sent_id(&sent.await?)
    }

    /// The same with what shows nothing of a table: also while another process may run it.
    pub async fn tell(&self, token: &Token, body: &Body) -> Result<u64, ApiError> {
        let to = (LightMethod::Patch, self.original(token)?);
        let sent = self.message("PATCH @original", to, Through::Told(token), body);
        sent_id(&sent.await?)
    }

    /// The message with which an interaction was answered.
    pub async fn answered(&self, token: &Token) -> Result<u64, ApiError> {
        let request = Request::new(self.original(token)?, LightMethod::Get);
        sent_id(&self.by_token("GET @original", token, request).await?)
    }

    /// Sends a follow-up message on an interaction.
    pub async fn follow_up(&self, token: &Token, body: &Body) -> Result<u64, ApiError> {
        let route = Route::WebhookFollowupMessages {
            application_id: self.requests.application()?,
            token: &token.text,
        };
        let to = (LightMethod::Post, route);
        let sent = self.message("POST webhook", to, Through::Token(token), body);
        sent_id(&sent.await?)
    }

    /// Edits a follow-up message of an interaction.
    pub async fn edit_follow_up(
        &self,
        token: &Token,
        message: u64,
        body: &Body,
    ) -> Result<(), ApiError> {
        let route = Route::WebhookFollowupMessage {
            application_id: self.requests.application()?,
            token: &token.text,
            message_id: serenity::MessageId::new(message),
        };
        let to = (LightMethod::Patch, route);
        let done = self.message("PATCH webhook message", to, Through::Token(token), body);
        done.await.map(drop)
    }

    /// Deletes the answer to an interaction, or the message whose component was used.
    pub async fn delete_answer(&self, token: &Token) -> Result<(), ApiError> {
        let request = Request::new(self.original(token)?, LightMethod::Delete);
        let done = self.by_token("DELETE @original", token, request);
        done.await.map(drop)
    }

    /// Deletes a follow-up message of an interaction.
    pub async fn delete_follow_up(&self, token: &Token, message: u64) -> Result<(), ApiError> {
        let route = Route::WebhookFollowupMessage {
            application_id: self.requests.application()?,
            token: &token.text,
            message_id: serenity::MessageId::new(message),
        };
        let request = Request::new(route, LightMethod::Delete);
        let done = self.by_token("DELETE webhook message", token, request);
        done.await.map(drop)
    }

    /// Sends a message to a channel.
    pub async fn post(&self, channel: ChannelId, body: &Body) -> Result<u64, ApiError> {
        let channel_id = serenity::ChannelId::new(channel.0);
        let to = (LightMethod::Post, Route::ChannelMessages { channel_id });
        let sent = self.message("POST messages", to, Through::Channel(channel), body);
        sent_id(&sent.await?)
    }

    /// The newest messages of a channel, the newest first.
    pub async fn messages(&self, channel: ChannelId) -> Result<Vec<There>, ApiError> {
        let channel_id = serenity::ChannelId::new(channel.0);
        let params = vec![("limit", "100".to_owned())];
        let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get);
        let request = request.params(Some(params));
        let there = self.by_bot("GET messages", channel, request).await?;
        read(&there)
    }

    /// Edits a message in a channel.
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: u64,
        body: &Body,
    ) -> Result<(), ApiError> {
        let to = (LightMethod::Patch, at(channel, message));
        let done = self.message("PATCH message", to, Through::Channel(channel), body);
        done.await.map(drop)
    }

    /// Deletes a message in a channel.
    pub async fn delete(&self, channel: ChannelId, message: u64) -> Result<(), ApiError> {
        let request = Request::new(at(channel, message), LightMethod::Delete);
        let done = self.by_bot("DELETE message", channel, request);
        done.await.map(drop)
    }

    /// Whether somebody is in a server.
    pub async fn is_member(&self, guild: GuildId, person: UserId) -> Result<bool, ApiError> {
        let route = Route::GuildMember {
            guild_id: serenity::GuildId::new(guild.0),
            user_id: serenity::UserId::new(person.0),
        };
        let request = Request::new(route, LightMethod::Get);
        match self.by_bot("GET member", guild, request).await {
            Ok(_) => Ok(true),
            // No such member, no such user.
            Err(ApiError::Refused {
                code: 10007 | 10013,
                ..
            }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Whether there is such a channel.
    pub async fn has_channel(&self, channel: ChannelId) -> Result<bool, ApiError> {
        let channel_id = serenity::ChannelId::new(channel.0);
        let request = Request::new(Route::Channel { channel_id }, LightMethod::Get);
        match self.by_bot("GET channel", channel, request).await {
            Ok(_) => Ok(true),
            Err(ApiError::NoAccess(10003)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn original<'a>(&self, token: &'a Token) -> Result<Route<'a>, ApiError> {
        Ok(Route::WebhookOriginalInteractionResponse {
            application_id: self.requests.application()?,
            token: &token.text,
        })
    }
}

/// A request with a body, and with files beside it if there are any.
fn with_body<'a>(
    route: Route<'a>,
    method: LightMethod,
    body: &impl Serialize,
    files: &[File],
) -> Result<Request<'a>, ApiError> {
    let body = serde_json::to_string(body).map_err(serenity::Error::from)?;
    let request = Request::new(route, method);
    if files.is_empty() {
        return Ok(request.body(Some(body.into_bytes())));
    }
    Ok(request.multipart(Some(serenity::Multipart {
        upload: serenity::MultipartUpload::Attachments(files.to_vec()),
        fields: Vec::new(),
        payload_json: Some(body),
    })))
}

fn sent_id(answer: &[u8]) -> Result<u64, ApiError> {
    let sent: Sent = read(answer)?;
    Ok(sent.id.get())
}

/// What an answer says.
fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T, ApiError> {
    Ok(serde_json::from_slice(answer).map_err(serenity::Error::from)?)
}

fn at(channel: ChannelId, message: u64) -> Route<'static> {
    Route::ChannelMessage {
        channel_id: serenity::ChannelId::new(channel.0),
        message_id: serenity::MessageId::new(message),
    }
}

/// How long to wait before the next try after so many failures: half a second, doubled each time, at
/// most four seconds, so that what is shown becomes true soon after the end of any trouble; a little
/// less by chance, so that not all who failed together come together.
pub fn backoff(failures: u32) -> Duration {
    let doubled = Duration::from_millis(500) * 2u32.pow(failures.saturating_sub(1).min(6));
    doubled
        .min(Duration::from_secs(4))
        .mul_f64(rand::random_range(0.75..=1.0))
}

#[cfg(test)]
mod tests;
