//! How a public message is sent: through an interaction's token while it can be used, since that
//! counts towards no global rate limit and needs no permission; otherwise through the channel.

use crate::discord::http::{ApiError, Discord, Token};
use crate::discord::render::look::Look;
use crate::discord::render::message::{Body, Message, Visibility};
use crate::table::ChannelId;

/// A public message and how it can be reached.
#[derive(Clone, Debug)]
pub struct SentMessage {
    /// Its id.
    pub id: u64,
    /// The token through which it was sent.
    pub token: Option<Token>,
}

impl SentMessage {
    /// One whose token isn't known.
    pub const fn found(id: u64) -> SentMessage {
        SentMessage { id, token: None }
    }
}

/// Sends a new public message.
pub async fn send(
    discord: &Discord,
    channel: ChannelId,
    token: Option<Token>,
    (message, look): (&Message, &Look),
) -> Result<SentMessage, ApiError> {
    let body = message.sent(Visibility::Public, look).await;
    if let Some(token) = token {
        match discord.follow_up(&token, &body).await {
            Ok(id) => {
                let token = Some(token);
                return Ok(SentMessage { id, token });
            }
            Err(error @ ApiError::Transient(_)) => return Err(error),
            Err(error) => tracing::debug!(%channel, %error, "no way through the interaction"),
        }
    }
    let id = discord.post(channel, &body).await?;
    Ok(SentMessage { id, token: None })
}

/// Edits a public message.
pub async fn edit(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
    (message, look): (&Message, &Look),
) -> Result<(), ApiError> {
    let body = message.shown(Visibility::Public, look);
    put(discord, channel, sent, &body).await
}

/// Takes the buttons off a public message and leaves the rest as it is.
pub async fn strip(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
) -> Result<(), ApiError> {
    put(discord, channel, sent, &Body::without_buttons()).await
}

/// Deletes a public message.
pub async fn delete(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
) -> Result<(), ApiError> {
    if let Some(token) = sent.token.as_ref().filter(|token| token.lives()) {
        match discord.delete_follow_up(token, sent.id).await {
            Err(ApiError::TokenExpired(_) | ApiError::NoAccess(_)) => sent.token = None,
            done => return done,
        }
    }
    discord.delete(channel, sent.id).await
}

/// The messages after this one that were sent for the same purpose as the message, the newest first:
/// Discord may have taken it without saying so in time. None where nobody may look.
pub async fn find(
    discord: &Discord,
    channel: ChannelId,
    after: Option<u64>,
    message: &Message,
) -> Result<Vec<u64>, ApiError> {
    let there = match discord.messages(channel).await {
        Ok(there) => there,
        Err(error @ ApiError::Transient(_)) => return Err(error),
        Err(error) => {
            tracing::debug!(%channel, %error, "nobody knows what was sent");
            Vec::new()
        }
    };
    let same = there.into_iter().filter(|there| there.is(message));
    let ids = same.map(|there| there.id());
    Ok(ids.filter(|id| Some(*id) > after).collect())
}

async fn put(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
    body: &Body,
) -> Result<(), ApiError> {
    if let Some(token) = sent.token.as_ref().filter(|token| token.lives()) {
        match discord.edit_follow_up(token, sent.id, body).await {
            Err(ApiError::TokenExpired(_) | ApiError::NoAccess(_)) => sent.token = None,
            done => return done,
        }
    }
    discord.edit(channel, sent.id, body).await
}
