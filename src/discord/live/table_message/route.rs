//! How public messages are sent. They are posted through the channel: what is posted through an
//! interaction's token looks like a reply to the interaction's answer, which may be a message that
//! nobody else can load. The token is for channels where the bot may not post, and for games beyond
//! those that the global rate limit has room for.
//!
//! A message that came through a token is edited through it while it works and the channel has plenty
//! of requests through tokens left, since that doesn't count towards the global limit.

use std::sync::Arc;

use crate::discord::http::gate::Use;
use crate::discord::http::{ApiError, Discord, Place, Target, Token};
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Body, Message};
use crate::table::ChannelId;

/// A public message and how to reach it.
#[derive(Clone, Debug)]
pub struct SentMessage {
    pub id: u64,
    pub token: Option<Token>,
    /// The place that it takes while it is edited with every play.
    _place: Option<Arc<Place>>,
}

impl SentMessage {
    pub const fn found(id: u64) -> SentMessage {
        SentMessage {
            id,
            token: None,
            _place: None,
        }
    }

    pub fn by_token(id: u64, token: Token) -> SentMessage {
        SentMessage {
            token: Some(token),
            ..SentMessage::found(id)
        }
    }
}

/// Posts a public message. With a `nonce`, a post through the channel that repeats an earlier one
/// gets the earlier message instead of making another.
pub async fn send(
    discord: &Discord,
    channel: ChannelId,
    token: Option<Token>,
    nonce: Option<&str>,
    body: &Body,
) -> Result<SentMessage, ApiError> {
    let posted = discord.send_once(Target::Messages(channel), body, nonce);
    match (posted.await, token) {
        (Err(ApiError::NoAccess(_)), Some(token)) => by_token(discord, token, body).await,
        (sent, _) => sent.map(SentMessage::found),
    }
}

/// Posts a public message unless it is already there: an earlier try, perhaps by another process,
/// may have succeeded without Discord saying so. `after`: a message that is known to be older.
pub async fn send_unless_there(
    discord: &Discord,
    channel: ChannelId,
    (token, nonce): (Option<Token>, Option<&str>),
    after: Option<u64>,
    (message, body): (&Message, &Body),
) -> Result<SentMessage, ApiError> {
    match find(discord, channel, after, message).await?.first() {
        Some(id) => Ok(SentMessage::found(*id)),
        None => send(discord, channel, token, nonce, body).await,
    }
}

/// Posts the message of a running game, which will be edited with every play.
pub async fn send_game(
    discord: &Discord,
    channel: ChannelId,
    token: Option<Token>,
    nonce: Option<&str>,
    body: &Body,
) -> Result<SentMessage, ApiError> {
    let place = discord.place();
    if place.is_none()
        && let Some(token) = token.clone()
        && discord.has_plenty(&token, Use::New)
    {
        match by_token(discord, token, body).await {
            Err(error) if !matches!(error, ApiError::Transient(_)) => {
                tracing::debug!(%channel, %error, "could not post through the interaction");
            }
            sent => return sent,
        }
    }
    let mut sent = send(discord, channel, token, nonce, body).await?;
    sent._place = place.map(Arc::new);
    Ok(sent)
}

async fn by_token(discord: &Discord, token: Token, body: &Body) -> Result<SentMessage, ApiError> {
    let id = discord.send(Target::FollowUps(&token), body).await?;
    Ok(SentMessage::by_token(id, token))
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

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::discord::http::testing::discord;
    use crate::discord::render::message::Visibility;

    #[tokio::test]
    async fn games_beyond_what_the_global_limit_has_room_for_are_posted_by_token() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let discord = discord(&sandbox);
        let channel = ChannelId(sandbox.channel("general").get());
        let body = Message::text("trick 1").shown(Visibility::Public, &CardStyle::default());
        let tried = async || {
            let before = sandbox.requests().len();
            let token = Some(Token::new("unknown"));
            let sent = send_game(&discord, channel, token, None, &body).await;
            let tried = sandbox.requests().split_off(before);
            let by_token = tried.iter().any(|one| one.path.contains("/webhooks/"));
            (sent.unwrap(), by_token)
        };
        let (sent, by_token) = tried().await;
        assert!(!by_token);
        let mut places: Vec<_> = std::iter::from_fn(|| discord.place()).collect();
        assert_eq!(places.len(), 39, "one is taken");
        // Discord doesn't know the token, so the channel is the last resort.
        assert!(tried().await.1);
        drop(sent);
        assert!(!tried().await.1);
        places.clear();
    }
}
