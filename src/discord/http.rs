//! Requests to Discord, and what their failures mean for the bot.
//!
//! Owns the translation of Discord's error codes into [`ApiError`]. Its texts contain no URL: those
//! of interactions contain tokens, which must not be logged. Knows no game.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::{LightMethod, Request, Route};
use tokio::time::Instant;

use super::emojis::Emojis;
use super::gate::{Lane, Resource};
use super::guild_settings::{GuildSettings, Pictures};
use super::look::Look;
use super::message::{Body, File};
use super::request::Requests;
use super::studio::Studio;
use crate::store::Lease;
use crate::table::{ChannelId, GuildId, UserId};

/// How long a token is used. Discord accepts it for 15 minutes; an edit with an expired one counts
/// as an invalid request, and too many of those ban the bot's address.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);
/// The route by which interactions are answered.
pub const CALLBACK: &str = "POST callback";
/// How long Discord may take to accept the answer to an interaction: less than the three seconds in
/// which it has to have one.
const CALLBACK_DEADLINE: Duration = Duration::from_millis(2500);

/// Why Discord did not do what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApiError {
    /// It may work later: a rate limit, a failure at Discord's side or of the network.
    #[error("Discord is busy or cannot be reached ({0})")]
    Transient(String),
    /// The message was deleted.
    #[error("the message is gone")]
    MessageGone,
    /// The message is over an hour old and was edited too often.
    #[error("the message is too old to be edited")]
    MessageOld,
    /// The channel is gone, or the bot may not write there.
    #[error("no access to the channel (code {0})")]
    NoAccess(isize),
    /// The interaction's token cannot be used, or no longer.
    #[error("the interaction is over (code {0})")]
    TokenExpired(isize),
    /// Discord refuses the request itself.
    #[error("refused with code {code}: {message}")]
    Refused {
        /// Discord's code.
        code: isize,
        /// Discord's words.
        message: String,
    },
}

impl From<serenity::Error> for ApiError {
    fn from(error: serenity::Error) -> ApiError {
        match error {
            serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) => {
                ApiError::answered(answer.status_code.as_u16(), Some(&answer.error))
            }
            serenity::Error::Http(serenity::HttpError::Request(error)) => {
                ApiError::Transient(error.without_url().to_string())
            }
            error => ApiError::Refused {
                code: 0,
                message: error.to_string(),
            },
        }
    }
}

impl ApiError {
    /// What an answer means that is no success. Without `error` it is not in Discord's form.
    pub fn answered(status: u16, error: Option<&serenity::DiscordJsonError>) -> ApiError {
        match (status, error.map_or(-1, |error| error.code)) {
            (_, 30046) => ApiError::MessageOld,
            (429 | 500.., _) => ApiError::Transient(format!("status {status}")),
            (_, 10008) => ApiError::MessageGone,
            (_, code @ (10015 | 10062 | 50027)) => ApiError::TokenExpired(code),
            (_, code @ (10003 | 40058 | 50001 | 50013 | 50083)) => ApiError::NoAccess(code),
            (403, code) => ApiError::NoAccess(code),
            (_, code) => ApiError::Refused {
                code,
                message: match error {
                    Some(error) => format!("{} {:?}", error.message, paths(error)),
                    None => format!("status {status}"),
                },
            },
        }
    }
}

fn paths(error: &serenity::DiscordJsonError) -> Vec<&str> {
    error.errors.iter().map(|e| e.path.as_str()).collect()
}

/// An interaction's token, with the time at which it came.
#[derive(Clone)]
pub struct Token {
    text: Arc<str>,
    issued: Instant,
}

impl Token {
    /// A token that comes now.
    pub fn new(text: &str) -> Token {
        Token {
            text: text.into(),
            issued: Instant::now(),
        }
    }

    /// Whether it can still be used.
    pub fn lives(&self) -> bool {
        self.issued.elapsed() < TOKEN_LIFE
    }

    /// How long ago it came.
    pub fn age(&self) -> Duration {
        self.issued.elapsed()
    }

    /// A token that came so long ago; none if that was before the system was started.
    pub fn aged(text: &str, age: Duration) -> Option<Token> {
        Some(Token {
            text: text.into(),
            issued: Instant::now().checked_sub(age)?,
        })
    }

    /// How long it can still be used.
    pub fn rest(&self) -> Duration {
        TOKEN_LIFE.saturating_sub(self.issued.elapsed())
    }

    /// Whether more than half of its life is left.
    pub fn is_fresh(&self) -> bool {
        self.rest() > TOKEN_LIFE / 2
    }

    /// The token itself, for what keeps it.
    pub fn reveal(&self) -> &str {
        &self.text
    }

    /// Whether it is the same token.
    pub fn is(&self, other: &Token) -> bool {
        self.text == other.text
    }
}

impl std::fmt::Debug for Token {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// The token of the interaction that was answered last, on which further messages can be sent.
#[derive(Debug, Default)]
pub struct LatestToken(Mutex<Option<Token>>);

impl LatestToken {
    /// The token, while it can be used.
    pub fn get(&self) -> Option<Token> {
        // A std lock, here and below: held to copy a token, never across an await.
        let latest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        latest.as_ref().filter(|token| token.lives()).cloned()
    }

    /// Replaces it by a newer one.
    pub fn set(&self, token: Token) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
    }
}

/// How an interaction is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With a new message.
    Message,
    /// With an edit of the message whose component was used.
    Update,
}

#[derive(Serialize)]
struct AnswerBody<'a> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<AnswerData<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum AnswerData<'a> {
    Message(&'a Body),
    Choices(&'a serenity::CreateAutocompleteResponse),
    /// A deferral says only who will see the message.
    Deferral {
        flags: serenity::MessageFlags,
    },
}

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
    /// Through this channel.
    Channel(ChannelId),
}

/// What is known of something that was sent.
#[derive(Deserialize)]
struct Sent {
    id: serenity::GenericId,
}

/// A message of a channel, as far as it is looked at.
#[derive(Debug, Deserialize)]
pub struct There {
    id: serenity::MessageId,
    #[serde(default)]
    components: Vec<Value>,
}

impl There {
    /// Its id.
    pub const fn id(&self) -> u64 {
        self.id.get()
    }

    /// Whether one of its buttons or selects has one of these ids.
    pub fn has_any(&self, ids: &[String]) -> bool {
        let rows = self.components.iter();
        let components = rows
            .filter_map(|row| row["components"].as_array())
            .flatten();
        let mut own = components.filter_map(|component| component["custom_id"].as_str());
        own.any(|own| ids.iter().any(|id| id == own))
    }
}

impl Discord {
    /// Sends its requests with the token and towards the address of this client, as long as the lease
    /// is held.
    pub fn new(http: Arc<serenity::Http>, lease: Lease) -> Discord {
        Discord {
            requests: Arc::new(Requests::new(http, lease)),
            emojis: Arc::default(),
            studio: Arc::default(),
        }
    }

    /// The emojis of the cards.
    pub fn emojis(&self) -> &Emojis {
        &self.emojis
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
    ) -> Result<Value, ApiError> {
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
    ) -> Result<Value, ApiError> {
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
                self.call_back(token, request).await.map(|()| Value::Null)
            }
            Through::Token(token) => {
                let request = with_body(route, method, body, files)?;
                self.by_token(name, token, request).await
            }
            Through::Channel(channel) => {
                let request = with_body(route, method, body, files)?;
                self.in_channel(name, channel, request).await
            }
        }
    }

    /// Answers an interaction.
    pub async fn answer(
        &self,
        id: u64,
        token: &Token,
        kind: Answer,
        body: &Body,
    ) -> Result<(), ApiError> {
        let to = (LightMethod::Post, callback(id, token));
        let through = Through::Callback(kind, token);
        let sent = self.message(CALLBACK, to, through, body);
        sent.await.map(drop)
    }

    /// Offers choices to somebody who is typing.
    pub async fn offer(
        &self,
        id: u64,
        token: &Token,
        choices: &serenity::CreateAutocompleteResponse,
    ) -> Result<(), ApiError> {
        let body = AnswerBody {
            kind: 8,
            data: Some(AnswerData::Choices(choices)),
        };
        let request = with_body(callback(id, token), LightMethod::Post, &body, &[])?;
        self.call_back(token, request).await
    }

    /// Makes these the bot's commands.
    pub async fn register(&self, commands: &[serenity::CreateCommand]) -> Result<(), ApiError> {
        let application_id = self.requests.application()?;
        let route = Route::Commands { application_id };
        let request = with_body(route, LightMethod::Put, &commands, &[])?;
        let done = self.of_application("PUT commands", request);
        done.await.map(drop)
    }

    /// Acknowledges an interaction whose ephemeral answer comes later.
    pub async fn defer(&self, id: u64, token: &Token, kind: Answer) -> Result<(), ApiError> {
        let flags = serenity::MessageFlags::EPHEMERAL;
        let (kind, data) = match kind {
            Answer::Message => (5, Some(AnswerData::Deferral { flags })),
            Answer::Update => (6, None),
        };
        let body = AnswerBody { kind, data };
        let request = with_body(callback(id, token), LightMethod::Post, &body, &[])?;
        self.call_back(token, request).await
    }

    async fn call_back(&self, token: &Token, request: Request<'_>) -> Result<(), ApiError> {
        let sent = self.by_token(CALLBACK, token, request);
        match tokio::time::timeout(CALLBACK_DEADLINE, sent).await {
            Err(_) => Err(ApiError::Transient("no answer in time".to_owned())),
            // Acknowledged already: an earlier try succeeded, although its response was lost.
            Ok(Err(ApiError::Refused { code: 40060, .. })) => Ok(()),
            Ok(done) => done.map(drop),
        }
    }

    /// Edits the answer to an interaction.
    pub async fn edit_answer(&self, token: &Token, body: &Body) -> Result<u64, ApiError> {
        let to = (LightMethod::Patch, self.original(token)?);
        let sent = self.message("PATCH @original", to, Through::Token(token), body);
        sent_id(sent.await?)
    }

    /// The message with which an interaction was answered.
    pub async fn answered(&self, token: &Token) -> Result<u64, ApiError> {
        let request = Request::new(self.original(token)?, LightMethod::Get);
        sent_id(self.by_token("GET @original", token, request).await?)
    }

    /// Sends a follow-up message on an interaction.
    pub async fn follow_up(&self, token: &Token, body: &Body) -> Result<u64, ApiError> {
        let route = Route::WebhookFollowupMessages {
            application_id: self.requests.application()?,
            token: &token.text,
        };
        let to = (LightMethod::Post, route);
        let sent = self.message("POST webhook", to, Through::Token(token), body);
        sent_id(sent.await?)
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
        sent_id(sent.await?)
    }

    /// The messages that were sent to a channel after this one, the newest of them.
    pub async fn messages(
        &self,
        channel: ChannelId,
        after: Option<u64>,
    ) -> Result<Vec<There>, ApiError> {
        let channel_id = serenity::ChannelId::new(channel.0);
        let mut params = vec![("limit", "50".to_owned())];
        params.extend(after.map(|after| ("after", after.to_string())));
        let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Get);
        let request = request.params(Some(params));
        let there = self.in_channel("GET messages", channel, request).await?;
        Ok(serde_json::from_value(there).map_err(serenity::Error::from)?)
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
        let done = self.in_channel("DELETE message", channel, request);
        done.await.map(drop)
    }

    /// Whether somebody is in a server.
    pub async fn is_member(&self, guild: GuildId, person: UserId) -> Result<bool, ApiError> {
        let route = Route::GuildMember {
            guild_id: serenity::GuildId::new(guild.0),
            user_id: serenity::UserId::new(person.0),
        };
        let lane = Lane {
            route: "GET member",
            resource: Resource::Guild(guild.0),
        };
        let request = Request::new(route, LightMethod::Get);
        match self.requests.send(&lane, || Ok(()), request).await {
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
        match self.in_channel("GET channel", channel, request).await {
            Ok(_) => Ok(true),
            Err(ApiError::NoAccess(10003)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The application's emojis: their ids by name.
    pub async fn emoji_list(&self) -> Result<BTreeMap<String, u64>, ApiError> {
        #[derive(Deserialize)]
        struct List {
            items: Vec<Known>,
        }
        #[derive(Deserialize)]
        struct Known {
            id: serenity::EmojiId,
            name: String,
        }
        let application_id = self.requests.application()?;
        let request = Request::new(Route::Emojis { application_id }, LightMethod::Get);
        let answer = self.of_application("GET emojis", request).await?;
        let list: List = serde_json::from_value(answer).map_err(serenity::Error::from)?;
        let ids = list.items.into_iter();
        Ok(ids.map(|known| (known.name, known.id.get())).collect())
    }

    /// Makes a picture an emoji of the application.
    pub async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<u64, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            image: String,
        }
        let application_id = self.requests.application()?;
        let image = File::bytes(png, name).to_base64();
        let route = Route::Emojis { application_id };
        let request = with_body(route, LightMethod::Post, &New { name, image }, &[])?;
        sent_id(self.of_application("POST emojis", request).await?)
    }

    /// Deletes an emoji of the application.
    pub async fn delete_emoji(&self, emoji: u64) -> Result<(), ApiError> {
        let route = Route::Emoji {
            application_id: self.requests.application()?,
            emoji_id: serenity::EmojiId::new(emoji),
        };
        let request = Request::new(route, LightMethod::Delete);
        let done = self.of_application("DELETE emoji", request);
        done.await.map(drop)
    }

    async fn of_application(
        &self,
        route: &'static str,
        request: Request<'_>,
    ) -> Result<Value, ApiError> {
        let resource = Resource::Application;
        let always = || Ok(());
        let lane = Lane { route, resource };
        self.requests.send(&lane, always, request).await
    }

    fn original<'a>(&self, token: &'a Token) -> Result<Route<'a>, ApiError> {
        Ok(Route::WebhookOriginalInteractionResponse {
            application_id: self.requests.application()?,
            token: &token.text,
        })
    }

    /// A request through an interaction's token, if that can still be used when its turn comes.
    async fn by_token(
        &self,
        route: &'static str,
        token: &Token,
        request: Request<'_>,
    ) -> Result<Value, ApiError> {
        let resource = Resource::Interaction(token.text.clone());
        let lives = || {
            let lives = token.lives().then_some(());
            lives.ok_or(ApiError::TokenExpired(0))
        };
        self.requests
            .send(&Lane { route, resource }, lives, request)
            .await
    }

    async fn in_channel(
        &self,
        route: &'static str,
        channel: ChannelId,
        request: Request<'_>,
    ) -> Result<Value, ApiError> {
        let resource = Resource::Channel(channel.0);
        let always = || Ok(());
        self.requests
            .send(&Lane { route, resource }, always, request)
            .await
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

fn sent_id(answer: Value) -> Result<u64, ApiError> {
    let sent: Sent = serde_json::from_value(answer).map_err(serenity::Error::from)?;
    Ok(sent.id.get())
}

fn callback(id: u64, token: &Token) -> Route<'_> {
    Route::InteractionResponse {
        interaction_id: serenity::InteractionId::new(id),
        token: &token.text,
    }
}

fn at(channel: ChannelId, message: u64) -> Route<'static> {
    Route::ChannelMessage {
        channel_id: serenity::ChannelId::new(channel.0),
        message_id: serenity::MessageId::new(message),
    }
}

/// How long to wait before the next try after so many failures: half a second, doubled each time, at
/// most four seconds, so that what is shown becomes true soon after the end of any trouble; a little less by chance, so that not all who failed together come together.
pub fn backoff(failures: u32) -> Duration {
    let doubled = Duration::from_millis(500) * 2u32.pow(failures.saturating_sub(1).min(6));
    doubled
        .min(Duration::from_secs(4))
        .mul_f64(rand::random_range(0.75..=1.0))
}

#[cfg(test)]
mod tests;
