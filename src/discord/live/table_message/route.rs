//! How public messages are sent: through an interaction's token while it works and the channel has
//! plenty of requests through tokens left, since that doesn't count towards the global rate limit and
//! needs no permission; otherwise through the channel.

use crate::discord::http::gate::Use;
use crate::discord::http::{ApiError, Discord, Target, Token};
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Body, Message, Visibility};
use crate::table::ChannelId;

/// A public message and how to reach it.
#[derive(Clone, Debug)]
pub struct SentMessage {
    pub id: u64,
    pub token: Option<Token>,
}

impl SentMessage {
    pub const fn found(id: u64) -> SentMessage {
        SentMessage { id, token: None }
    }
}

/// Posts a public message. With a `nonce`, a post through the channel that repeats an earlier one
/// gets the earlier message instead of making another.
pub async fn send(
    discord: &Discord,
    channel: ChannelId,
    token: Option<Token>,
    nonce: Option<&str>,
    (message, style): (&Message, &CardStyle),
) -> Result<SentMessage, ApiError> {
    let body = message.sent(Visibility::Public, style).await;
    let by_token = async |token: Token| -> Result<SentMessage, ApiError> {
        let id = discord.send(Target::FollowUps(&token), &body).await?;
        let token = Some(token);
        Ok(SentMessage { id, token })
    };
    let by_channel = async || {
        let id = discord
            .send_once(Target::Messages(channel), &body, nonce)
            .await?;
        Ok(SentMessage { id, token: None })
    };
    match token {
        Some(token) if discord.has_plenty(&token, Use::New) => match by_token(token).await {
            Err(error) if !matches!(error, ApiError::Transient(_)) => {
                tracing::debug!(%channel, %error, "could not post through the interaction");
                by_channel().await
            }
            sent => sent,
        },
        Some(token) => match by_channel().await {
            Err(ApiError::NoAccess(_)) => by_token(token).await,
            sent => sent,
        },
        None => by_channel().await,
    }
}

/// Edits a public message. `before` is what it said, which tells whether its picture has changed;
/// `None` if unknown.
pub async fn edit(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
    before: Option<&Message>,
    (message, style): (&Message, &CardStyle),
) -> Result<(), ApiError> {
    let body = message.edited(before, style).await;
    change(discord, channel, sent, Some(&body)).await
}

/// Removes a public message's buttons and leaves the rest as it is.
pub async fn strip(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
) -> Result<(), ApiError> {
    change(discord, channel, sent, Some(&Body::without_buttons())).await
}

pub async fn delete(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
) -> Result<(), ApiError> {
    change(discord, channel, sent, None).await
}

/// Finds messages newer than `after` that were sent for the same purpose as `message`, newest
/// first: Discord may have accepted it without saying so in time. Finds nothing where the bot isn't
/// allowed to look.
pub async fn find(
    discord: &Discord,
    channel: ChannelId,
    after: Option<u64>,
    message: &Message,
) -> Result<Vec<u64>, ApiError> {
    let there = match discord.newest(channel).await {
        Ok(there) => there,
        Err(error) if error.is_transient() => return Err(error),
        Err(error) => {
            tracing::debug!(%channel, %error, "could not look for a message that may have been posted");
            Vec::new()
        }
    };
    let same = there.into_iter().filter(|there| there.is(message));
    let ids = same.map(|there| there.id());
    Ok(ids.filter(|id| Some(*id) > after).collect())
}

/// Edits a public message or, without a body, deletes it.
async fn change(
    discord: &Discord,
    channel: ChannelId,
    sent: &mut SentMessage,
    body: Option<&Body>,
) -> Result<(), ApiError> {
    let by_channel = || change_at(discord, Target::Message(channel, sent.id), body);
    let Some(token) = sent.token.as_ref().filter(|token| token.lives()) else {
        return by_channel().await;
    };
    let by_token = || change_at(discord, Target::FollowUp(token, sent.id), body);
    if !discord.has_plenty(token, Use::EditOrDelete) {
        return match by_channel().await {
            Err(ApiError::NoAccess(_)) => by_token().await,
            done => done,
        };
    }
    match by_token().await {
        Err(ApiError::TokenUnknown) => by_channel().await,
        Err(ApiError::TokenExpired(_) | ApiError::NoAccess(_)) => {
            let done = by_channel().await;
            sent.token = None;
            done
        }
        done => done,
    }
}

async fn change_at(
    discord: &Discord,
    target: Target<'_>,
    body: Option<&Body>,
) -> Result<(), ApiError> {
    match body {
        Some(body) => discord.edit(target, body).await,
        None => discord.delete(target).await,
    }
}
