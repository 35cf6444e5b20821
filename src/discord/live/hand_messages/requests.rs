//! The requests that show, edit and delete hands.

use crate::discord::http::{ApiError, Discord, Target, Token};
use crate::discord::render::ActsBy;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Message, Visibility};
use crate::table::{ChannelId, GameNumber, UserId};

/// Where a hand's message is, relative to its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// The answer to the interaction, or the message whose button was pressed.
    Answer,
    FollowUp(u64),
}

impl Location {
    pub const fn follow_up(self) -> Option<u64> {
        match self {
            Location::Answer => None,
            Location::FollowUp(id) => Some(id),
        }
    }

    pub const fn target(self, token: &Token) -> Target<'_> {
        match self {
            Location::Answer => Target::Answer(token),
            Location::FollowUp(id) => Target::FollowUp(token, id),
        }
    }
}

/// A request that brings a hand up to date.
#[derive(Debug)]
pub struct Update {
    pub user: UserId,
    pub token: Token,
    /// The message to edit; `None` to send a new one.
    pub location: Option<Location>,
    pub message: Message,
    pub note: Option<String>,
    pub game: Option<GameNumber>,
    /// How often the table's message had moved before.
    pub times: u32,
    pub by: ActsBy,
    /// Whether it can wait until the channel has more requests left.
    pub can_wait: bool,
}

/// The address of a message that shows a hand.
#[derive(Clone, Debug)]
pub struct Address {
    pub token: Token,
    pub location: Location,
}

impl Address {
    /// The answer to the interaction with this token.
    pub const fn answer(token: Token) -> Address {
        Address {
            token,
            location: Location::Answer,
        }
    }
}

/// Carries out an update in this channel and returns where the hand is afterwards. If the thread
/// was archived in the meantime, it is reopened first.
pub async fn send(
    discord: &Discord,
    style: &CardStyle,
    channel: ChannelId,
    update: &Update,
) -> Result<Location, ApiError> {
    let body = match &update.note {
        Some(note) => update.message.clone().below(note),
        None => update.message.clone(),
    };
    let body = body.shown(Visibility::Ephemeral, style);
    let Some(location) = update.location else {
        let id = discord
            .send(Target::FollowUps(&update.token), &body)
            .await?;
        return Ok(Location::FollowUp(id));
    };
    let edit = || discord.edit(location.target(&update.token), &body);
    discord.reopening(channel, edit).await?;
    Ok(location)
}
