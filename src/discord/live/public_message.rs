//! Public messages: how they reach their channel, and how one is sent only once although Discord may
//! accept it without saying so.
//!
//! They are posted through the channel: what is posted through an interaction's token looks like a
//! reply to the interaction's answer, which may be a message that nobody else can load. The token is
//! for channels where the bot may not post, and for games beyond those that the global rate limit has
//! room for. A message that came through a token is edited through it while it works and the channel
//! has plenty of requests through tokens left, since that doesn't count towards the global limit.
//!
//! Knows neither what a message is for nor when to try again.

use std::sync::Arc;

use crate::discord::guild_settings::GuildSettings;
use crate::discord::http::gate::Use;
use crate::discord::http::{ApiError, Discord, Place, Target, Token};
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Body, Message, Visibility};
use crate::table::ChannelId;

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

/// A message may be in the channel that nobody here knows of: Discord accepted it without saying so
/// in time, from this process or an earlier one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubt {
    /// The newest message that is known to be older.
    pub after: Option<u64>,
}

/// The way to a channel.
#[derive(Clone, Debug)]
pub struct Route {
    pub discord: Discord,
    pub channel: ChannelId,
    pub style: CardStyle,
    /// A token of the channel, for what can't go through the channel itself.
    pub token: Option<Token>,
}

impl Route {
    /// `settings`: those of the channel's server.
    pub fn new(discord: &Discord, channel: ChannelId, settings: &GuildSettings) -> Route {
        Route {
            discord: discord.clone(),
            channel,
            style: discord.card_style(settings),
            token: None,
        }
    }

    /// Posts a message unless it is there already: see [`Route::post_as`].
    pub async fn post(
        &self,
        doubt: Option<Doubt>,
        nonce: Option<&str>,
        message: &Message,
    ) -> Result<SentMessage, ApiError> {
        let body = message.sent(Visibility::Public, &self.style).await;
        self.post_as(doubt, nonce, (message, &body)).await
    }

    /// Posts a message with this body, which is first searched for if it may be there. With a
    /// `nonce`, a post through the channel that repeats an earlier one gets the earlier message
    /// instead of making another.
    pub async fn post_as(
        &self,
        doubt: Option<Doubt>,
        nonce: Option<&str>,
        (message, body): (&Message, &Body),
    ) -> Result<SentMessage, ApiError> {
        if let Some(doubt) = doubt
            && let Some(found) = self.find(doubt, message).await?.next()
        {
            return Ok(found);
        }
        let target = Target::Messages(self.channel);
        match (
            self.discord.send_once(target, body, nonce).await,
            &self.token,
        ) {
            (Err(ApiError::NoAccess(_)), Some(token)) => self.by_token(token, body).await,
            (sent, _) => sent.map(SentMessage::found),
        }
    }

    /// Posts the message of a running game, which will be edited with every play.
    pub async fn post_game(&self, nonce: &str, message: &Message) -> Result<SentMessage, ApiError> {
        let place = self.discord.place();
        if place.is_none()
            && let Some(token) = &self.token
            && self.discord.requests.has_plenty(token, Use::New)
        {
            let body = message.sent(Visibility::Public, &self.style).await;
            match self.by_token(token, &body).await {
                Err(error) if !error.leaves_doubt() => {
                    tracing::debug!(channel = %self.channel, %error, "could not post through the interaction");
                }
                sent => return sent,
            }
        }
        let mut sent = self.post(None, Some(nonce), message).await?;
        sent._place = place.map(Arc::new);
        Ok(sent)
    }

    async fn by_token(&self, token: &Token, body: &Body) -> Result<SentMessage, ApiError> {
        let id = self.discord.send(Target::FollowUps(token), body).await?;
        Ok(SentMessage::by_token(id, token.clone()))
    }

    /// Edits a message. `before` is what it said, which tells whether its picture has changed;
    /// `None` if unknown.
    pub async fn edit(
        &self,
        sent: &mut SentMessage,
        before: Option<&Message>,
        message: &Message,
    ) -> Result<(), ApiError> {
        let body = message.edited(before, &self.style).await;
        self.change(sent, Some(&body)).await
    }

    /// Removes a message's buttons and leaves the rest as it is.
    pub async fn strip(&self, sent: &mut SentMessage) -> Result<(), ApiError> {
        self.change(sent, Some(&Body::without_buttons())).await
    }

    pub async fn delete(&self, sent: &mut SentMessage) -> Result<(), ApiError> {
        self.change(sent, None).await
    }

    /// Finds messages that were sent for the same purpose as `message` and may have been accepted
    /// unnoticed, newest first. Finds nothing where the bot isn't allowed to look.
    pub async fn find(
        &self,
        Doubt { after }: Doubt,
        message: &Message,
    ) -> Result<impl Iterator<Item = SentMessage> + use<>, ApiError> {
        let there = match self.discord.newest(self.channel).await {
            Ok(there) => there,
            Err(error) if error.is_transient() => return Err(error),
            Err(error) => {
                tracing::debug!(channel = %self.channel, %error, "could not look for a message that may have been posted");
                Vec::new()
            }
        };
        let same = there.iter().filter(|there| there.is(message));
        let ids = same.map(|there| there.id());
        let ids: Vec<_> = ids.filter(|id| Some(*id) > after).collect();
        Ok(ids.into_iter().map(SentMessage::found))
    }

    /// Edits a message or, without a body, deletes it.
    async fn change(&self, sent: &mut SentMessage, body: Option<&Body>) -> Result<(), ApiError> {
        let by_channel = || self.change_at(Target::Message(self.channel, sent.id), body);
        let Some(token) = sent.token.as_ref().filter(|token| token.lives()) else {
            return by_channel().await;
        };
        let by_token = || self.change_at(Target::FollowUp(token, sent.id), body);
        if !self.discord.requests.has_plenty(token, Use::EditOrDelete) {
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

    async fn change_at(&self, target: Target<'_>, body: Option<&Body>) -> Result<(), ApiError> {
        match body {
            Some(body) => self.discord.edit(target, body).await,
            None => self.discord.delete(target).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::discord::http::testing::discord;

    #[tokio::test]
    async fn games_beyond_what_the_global_limit_has_room_for_are_posted_by_token() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let discord = discord(&sandbox);
        let channel = ChannelId(sandbox.channel("general").get());
        let route = Route {
            token: Some(Token::new("unknown")),
            ..Route::new(&discord, channel, &GuildSettings::default())
        };
        let tried = async || {
            let before = sandbox.requests().len();
            let sent = route.post_game("1", &Message::text("trick 1")).await;
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
