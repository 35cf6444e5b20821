//! Requests to Discord, and what their failures mean for the bot.
//!
//! Owns the routes: which request does what. [`ApiError`] says what failures mean, in texts that
//! are safe to log. Knows nothing about games.

mod error;
pub mod gate;
mod interactions;
mod observed;
mod posted;
pub mod request;
pub mod sessions;
mod target;
#[cfg(test)]
pub mod testing;
pub mod threads;
mod token;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::LightMethod;

use crate::discord::http::gate::TokenLimit;
use crate::discord::http::request::{Content, Requests};
use crate::discord::painter::Painter;
use crate::discord::unreadable;
use crate::screen::guild_settings::{Cards, GuildSettings, Switch};
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::command_links::CommandIds;
use crate::screen::render::emojis::EmojiSet;
use crate::screen::render::message::Body;
use crate::store::{Lease, ShardRange};
use crate::table::{ChannelId, Compute, GuildId, Tables, UserId};

pub use error::ApiError;
pub use gate::Left;
pub use interactions::{AnswerKind, Response};
pub use posted::Posted;
pub use target::Target;

pub use token::Token;

/// The part of Discord's application that decides how it is installed and reached.
#[derive(Debug, Deserialize)]
pub struct Application {
    pub id: serenity::ApplicationId,
    pub name: String,
    pub bot: Option<serenity::User>,
    /// By kind of installation: `0` is a server.
    pub integration_types_config: Option<Value>,
    pub install_params: Option<Value>,
    /// An address that gets the interactions instead of the gateway.
    pub interactions_endpoint_url: Option<String>,
}

/// The part of Discord's HTTP API that the bot uses, with the emojis, links to commands and
/// pictures that messages can have.
#[derive(Clone, Debug)]
pub struct Discord {
    pub requests: Arc<Requests>,
    pub emojis: Arc<Known<EmojiSet>>,
    commands: Arc<Known<CommandIds>>,
    pub painter: Arc<Painter>,
}

/// What Discord has told about the application, for all code that makes messages. Nothing at first.
#[derive(Debug, Default)]
pub struct Known<T>(Mutex<Option<Arc<T>>>);

impl<T> Known<T> {
    pub fn get(&self) -> Option<Arc<T>> {
        self.0.lock().clone()
    }

    pub fn set(&self, known: T) {
        *self.0.lock() = Some(Arc::new(known));
    }
}

/// The part of Discord's answer to a sent message that is read.
#[derive(Deserialize)]
struct Sent {
    id: serenity::GenericId,
}

/// Discord's flag for messages that notify nobody.
const SILENT: u64 = 1 << 12;

/// A message as it is sent. Discord makes only one message with the same nonce within some minutes,
/// and returns that one again. It documents this for posts through a channel.
#[derive(Serialize)]
struct NewMessage<'a> {
    #[serde(flatten)]
    body: &'a Body,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nonce: Option<&'a str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    enforce_nonce: bool,
}

impl Discord {
    /// Creates a connection that uses this client's token and address. Requests that need the lease
    /// of these shards are sent only while it is held. Pictures are drawn on this pool. `tokens`:
    /// what is known of the limit on a channel's tokens; `tables`: those whose servers take turns,
    /// if any.
    pub fn new(
        http: Arc<serenity::Http>,
        lease: Lease,
        range: ShardRange,
        compute: Compute,
        tokens: TokenLimit,
        tables: Option<Tables>,
    ) -> Discord {
        Discord {
            requests: Arc::new(Requests::new(http, lease, range, tokens, tables)),
            emojis: Arc::default(),
            commands: Arc::default(),
            painter: Arc::new(Painter::new(compute)),
        }
    }

    /// How cards and pictures look in a server with these settings.
    pub fn card_style(&self, settings: &GuildSettings) -> CardStyle {
        let pictures = settings.cards == Cards::Pictures;
        CardStyle {
            emojis: self.emojis.get().filter(|_| pictures),
            colours: settings.colours,
            commands: self.commands.get(),
            charts: pictures,
            hides_hints: settings.hints == Switch::Off,
        }
    }

    /// Makes a request. Boxed because the future is large and part of every caller.
    async fn request(
        &self,
        method: LightMethod,
        target: Target<'_>,
        content: Option<Content>,
    ) -> Result<Vec<u8>, ApiError> {
        let sent = async {
            let room = self.requests.room(method, target).await?;
            self.requests.send(room, content).await
        };
        Box::pin(sent).await
    }

    /// Sends a message with its picture. If Discord refuses it, such as where the bot may not
    /// attach files, it is sent without.
    async fn with_or_without_picture<'b, T, F: Future<Output = Result<T, ApiError>>>(
        &self,
        body: &'b Body,
        send: impl Fn(&'b Body) -> F,
    ) -> Result<T, ApiError> {
        let sent = send(body).await;
        let Some(plain) = body.plain() else { return sent };
        let Err(error) = &sent else { return sent };
        match error {
            ApiError::Refused { code: 40005 | 50035, .. } | ApiError::NoAccess(50013) => {}
            _ => return sent,
        }
        tracing::debug!(%error, "a message is sent again without its picture");
        send(plain).await
    }

    async fn message<'b>(
        &self,
        method: LightMethod,
        target: Target<'_>,
        body: &'b Body,
        nonce: Option<&str>,
    ) -> Result<Vec<u8>, ApiError> {
        let send = |body: &'b Body| async move {
            // Nobody's phone rings for a new message that mentions nobody.
            let is_silent = method == LightMethod::Post
                && matches!(target, Target::Messages(_))
                && body.mentions_nobody();
            let flags = is_silent.then_some(SILENT);
            let message = NewMessage { body, flags, nonce, enforce_nonce: nonce.is_some() };
            let content = Content::of(&message, body.files())?;
            self.request(method, target, Some(content)).await
        };
        self.with_or_without_picture(body, send).await
    }

    pub async fn send(&self, target: Target<'_>, body: &Body) -> Result<u64, ApiError> {
        self.send_once(target, body, None).await
    }

    /// Sends a message, but only once with this nonce, of at most 25 characters.
    pub async fn send_once(
        &self,
        target: Target<'_>,
        body: &Body,
        nonce: Option<&str>,
    ) -> Result<u64, ApiError> {
        sent_id(&self.message(LightMethod::Post, target, body, nonce).await?)
    }

    pub async fn edit(&self, target: Target<'_>, body: &Body) -> Result<(), ApiError> {
        self.message(LightMethod::Patch, target, body, None).await.map(drop)
    }

    /// Edits a message, which has no picture, to what it should say once there is room for the
    /// request: until then, others may have changed that.
    pub async fn edit_to_latest(
        &self,
        target: Target<'_>,
        latest: impl FnOnce() -> Body + Send,
    ) -> Result<(), ApiError> {
        let edited = async {
            let room = self.requests.room(LightMethod::Patch, target).await?;
            let content = Content::of(&latest(), &[])?;
            self.requests.send(room, Some(content)).await.map(drop)
        };
        Box::pin(edited).await
    }

    /// Edits the answer to an interaction, and returns its id.
    pub async fn edit_answer(&self, target: Target<'_>, body: &Body) -> Result<u64, ApiError> {
        sent_id(&self.message(LightMethod::Patch, target, body, None).await?)
    }

    pub async fn delete(&self, target: Target<'_>) -> Result<(), ApiError> {
        self.request(LightMethod::Delete, target, None).await.map(drop)
    }

    /// Fetches the id of the message that answered an interaction.
    pub async fn answered(&self, token: &Token) -> Result<u64, ApiError> {
        Ok(self.get::<Sent>(Target::Answer(token)).await?.id.get())
    }

    /// What Discord says about connections to its gateway.
    pub async fn gateway(&self) -> Result<serenity::BotGateway, ApiError> {
        self.get(Target::Gateway).await
    }

    /// Replaces all commands of the bot by these. From then on, messages link to them.
    pub async fn register(&self, commands: &[serenity::CreateCommand]) -> Result<(), ApiError> {
        let answer = self.request_json(LightMethod::Put, Target::Commands, &commands).await?;
        let registered: Vec<Value> = read(&answer)?;
        self.commands.set(CommandIds::of(&registered));
        Ok(())
    }

    pub async fn is_in(&self, guild: GuildId) -> Result<bool, ApiError> {
        // No such server; no access to it.
        let is_absence = |error: &ApiError| {
            matches!(error, ApiError::Refused { code: 10004, .. } | ApiError::NoAccess(_))
        };
        self.has(Target::Guild(guild), is_absence).await
    }

    pub async fn is_member(&self, guild: GuildId, person: UserId) -> Result<bool, ApiError> {
        // No such member, no such user.
        let is_absence =
            |error: &ApiError| matches!(error, ApiError::Refused { code: 10007 | 10013, .. });
        self.has(Target::Member(guild, person), is_absence).await
    }

    pub async fn is_in_thread(&self, thread: ChannelId, person: UserId) -> Result<bool, ApiError> {
        // No such member.
        let is_absence = |error: &ApiError| matches!(error, ApiError::Refused { code: 10007, .. });
        self.has(Target::ThreadMember(thread, person), is_absence).await
    }

    pub async fn has_channel(&self, channel: ChannelId) -> Result<bool, ApiError> {
        self.has(Target::Channel(channel), ApiError::is_about_a_gone_channel).await
    }

    /// Whether Discord has this. `is_absence`: whether an error says that it hasn't.
    async fn has(
        &self,
        target: Target<'_>,
        is_absence: impl Fn(&ApiError) -> bool,
    ) -> Result<bool, ApiError> {
        match self.get(target).await {
            Ok(IgnoredAny) => Ok(true),
            Err(error) if is_absence(&error) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Fetches something of which the caller reads a part.
    pub async fn get<T: DeserializeOwned>(&self, target: Target<'_>) -> Result<T, ApiError> {
        read(&self.request(LightMethod::Get, target, None).await?)
    }

    /// Makes a request with a body of JSON.
    async fn request_json(
        &self,
        method: LightMethod,
        target: Target<'_>,
        body: &impl Serialize,
    ) -> Result<Vec<u8>, ApiError> {
        self.request(method, target, Some(Content::of(body, &[])?)).await
    }

    /// Fetches the application's emojis: their ids by name.
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
        let list: List = self.get(Target::Emojis).await?;
        Ok(list.items.into_iter().map(|known| (known.name, known.id.get())).collect())
    }

    pub async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<u64, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            image: String,
        }
        let new = New { name, image: serenity::CreateAttachment::bytes(png, name).to_base64() };
        let sent = self.request_json(LightMethod::Post, Target::Emojis, &new);
        sent_id(&sent.await?)
    }
}

fn sent_id(answer: &[u8]) -> Result<u64, ApiError> {
    Ok(read::<Sent>(answer)?.id.get())
}

fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T, ApiError> {
    unreadable::read(answer).map_err(ApiError::Unreadable)
}

/// How long to wait before the next try, after this number of failures: half a second, doubled each
/// time, at most four seconds. The maximum is short so that messages become correct soon after an
/// outage. A random reduction keeps requests that failed together from retrying together.
pub fn backoff(failures: u32) -> Duration {
    backoff_up_to(failures, Duration::from_secs(4))
}

/// The same, with another maximum.
pub fn backoff_up_to(failures: u32, most: Duration) -> Duration {
    let doubled = Duration::from_millis(500) * 2u32.pow(failures.saturating_sub(1).min(20));
    doubled.min(most).mul_f64(rand::random_range(0.75..=1.0))
}

/// The pauses between the tries of something that has to succeed in the end.
#[derive(Debug, Default)]
pub struct RetryPauses {
    failures: u32,
    refusals: u32,
}

impl RetryPauses {
    /// The first pause after a refusal. Discord gives the same answer to the same request, so it
    /// takes a change elsewhere, or a new version, until it succeeds.
    const AFTER_REFUSAL: Duration = Duration::from_secs(5 * 60);
    const AT_MOST: Duration = Duration::from_secs(6 * 60 * 60);

    /// The pause after one more failure.
    pub fn pause_after(&mut self, error: &ApiError) -> Duration {
        if error.is_transient() {
            self.failures += 1;
            return backoff(self.failures);
        }
        self.refusals += 1;
        (Self::AFTER_REFUSAL * 2u32.pow(self.refusals.min(10) - 1)).min(Self::AT_MOST)
    }

    pub const fn is_new(&self) -> bool {
        self.failures + self.refusals == 0
    }
}

/// Repeats some work until it succeeds. `failed` hears of each failure.
pub async fn retry_until_done<T, E, F: Future<Output = Result<T, E>>>(
    mut work: impl FnMut() -> F,
    failed: impl Fn(&E),
) -> T {
    let mut failures = 0;
    loop {
        match work().await {
            Ok(done) => return done,
            Err(error) => failed(&error),
        }
        failures += 1;
        tokio::time::sleep(backoff(failures)).await;
    }
}

#[cfg(test)]
mod tests;
