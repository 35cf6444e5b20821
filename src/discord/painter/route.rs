//! The way a public message takes: through an interaction's token while it lives, since that counts
//! towards no global limit and needs no permission; else through the channel.

use serde::Serialize;

use crate::discord::http::{Discord, Token, Trouble};
use crate::discord::look::{Look, Seen, WithoutButtons};
use crate::table::ChannelId;

/// A public message and how it can be reached.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// The token through which it was sent.
    pub token: Option<Token>,
}

/// Sends a new public message.
pub async fn send(
    discord: &Discord,
    channel: ChannelId,
    token: Option<Token>,
    look: &Look,
) -> Result<Message, Trouble> {
    let body = look.body(Seen::ByAll);
    if let Some(token) = token {
        match discord.follow_up(&token, &body).await {
            Ok(id) => {
                let token = Some(token);
                return Ok(Message { id, token });
            }
            Err(trouble @ Trouble::Later(_)) => return Err(trouble),
            Err(trouble) => tracing::debug!(%channel, %trouble, "no way through the interaction"),
        }
    }
    let id = discord.post(channel, &body).await?;
    Ok(Message { id, token: None })
}

/// Edits a public message.
pub async fn edit(
    discord: &Discord,
    channel: ChannelId,
    message: &mut Message,
    look: &Look,
) -> Result<(), Trouble> {
    put(discord, channel, message, &look.body(Seen::ByAll)).await
}

/// Takes the buttons off a public message and leaves the rest as it is.
pub async fn strip(
    discord: &Discord,
    channel: ChannelId,
    message: &mut Message,
) -> Result<(), Trouble> {
    put(discord, channel, message, &WithoutButtons::body()).await
}

async fn put(
    discord: &Discord,
    channel: ChannelId,
    message: &mut Message,
    body: &impl Serialize,
) -> Result<(), Trouble> {
    if let Some(token) = message.token.as_ref().filter(|token| token.lives()) {
        match discord.edit_follow_up(token, message.id, body).await {
            Err(Trouble::TokenDead(_) | Trouble::NoAccess(_)) => message.token = None,
            done => return done,
        }
    }
    discord.edit(channel, message.id, body).await
}
