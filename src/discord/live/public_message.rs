//! Public messages: how they reach their channel, and how one is posted only once although Discord
//! may accept it without saying so.
//!
//! They go through the channel: what is posted through an interaction's token looks like a reply to
//! the interaction's answer, which may be a message that nobody else can load.
//!
//! Knows neither what a message is for nor when to try again.

use crate::discord::http::{ApiError, Discord, Posted, Target};
use crate::screen::guild_settings::GuildSettings;
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Body, Message, Visibility};
use crate::table::ChannelId;

/// How a message is posted only once, however often that is tried.
#[derive(Clone, Debug, Default)]
pub struct PostOnce {
    /// Discord makes only one message with the same nonce within some minutes.
    nonce: Option<String>,
    /// The newest message that is known to be older.
    pub after: Option<u64>,
    /// Whether the message may be in the channel already: Discord accepted it without saying so in
    /// time, from this process or an earlier one. Then it is searched for before it is posted.
    pub unconfirmed: bool,
}

impl PostOnce {
    pub fn after(after: Option<u64>) -> PostOnce {
        PostOnce { after, ..PostOnce::default() }
    }

    /// The same, with a nonce of at most 25 characters.
    #[must_use]
    pub fn with_nonce(self, nonce: String) -> PostOnce {
        PostOnce { nonce: Some(nonce), ..self }
    }

    /// The same, for a message that may be there already.
    #[must_use]
    pub fn unconfirmed(self) -> PostOnce {
        PostOnce { unconfirmed: true, ..self }
    }
}

/// The way to a channel.
#[derive(Clone, Debug)]
pub struct Route {
    pub discord: Discord,
    pub channel: ChannelId,
    pub style: CardStyle,
}

impl Route {
    /// `settings`: those of the channel's server.
    pub fn new(discord: &Discord, channel: ChannelId, settings: &GuildSettings) -> Route {
        Route { discord: discord.clone(), channel, style: discord.card_style(settings) }
    }

    /// Posts a message unless it is there already, and returns its id. After a failure, `once` says
    /// whether the message may be there.
    pub async fn post(&self, once: &mut PostOnce, message: &Message) -> Result<u64, ApiError> {
        let body = self.discord.painter.sent(message, Visibility::Public, &self.style).await;
        self.post_as(once, message, &body).await
    }

    /// The same, with this body.
    pub async fn post_as(
        &self,
        once: &mut PostOnce,
        message: &Message,
        body: &Body,
    ) -> Result<u64, ApiError> {
        if once.unconfirmed
            && let Some(found) = self.find(once, message).await?.first()
        {
            return Ok(*found);
        }
        let target = Target::Messages(self.channel);
        let sent = self.discord.send_once(target, body, once.nonce.as_deref()).await;
        once.unconfirmed |= sent.as_ref().is_err_and(ApiError::may_have_taken_effect);
        sent
    }

    /// Edits a message. `before` is what it said, which tells whether its picture has changed;
    /// `None` if unknown.
    pub async fn edit(
        &self,
        message: u64,
        before: Option<&Message>,
        says: &Message,
    ) -> Result<(), ApiError> {
        let body = self.discord.painter.edited(says, before, &self.style).await;
        self.discord.edit(self.at(message), &body).await
    }

    /// Removes a message's buttons and leaves the rest as it is.
    pub async fn strip(&self, message: u64) -> Result<(), ApiError> {
        self.discord.edit(self.at(message), &Body::without_buttons()).await
    }

    pub async fn delete(&self, message: u64) -> Result<(), ApiError> {
        self.discord.delete(self.at(message)).await
    }

    /// Finds messages that were sent for the same purpose as `message` and may have been accepted
    /// unnoticed, newest first. Finds nothing where the bot isn't allowed to look.
    pub async fn find(&self, once: &PostOnce, message: &Message) -> Result<Vec<u64>, ApiError> {
        let there = match self.discord.get::<Vec<Posted>>(Target::Newest(self.channel)).await {
            Ok(there) => there,
            Err(error) if error.is_transient() => return Err(error),
            Err(error) => {
                tracing::debug!(channel = %self.channel, %error, "could not look for a message that may have been posted");
                Vec::new()
            }
        };
        let ids = there.iter().filter(|there| there.is(message)).map(|there| there.id.get());
        Ok(ids.filter(|id| Some(*id) > once.after).collect())
    }

    const fn at(&self, message: u64) -> Target<'static> {
        Target::Message(self.channel, message)
    }
}
