//! The requests that show, edit and delete hands, and the pause after one that failed.

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::shown::{Address, ShownHand};
use crate::discord::http::{ApiError, Discord, Target, Token, backoff};
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::Visibility;
use crate::table::{ChannelId, UserId};

/// A request that brings a hand up to date.
#[derive(Debug)]
pub struct Update {
    pub user: UserId,
    pub token: Token,
    /// The message to edit; `None` to send a new one.
    pub at: Option<Address>,
    pub hand: ShownHand,
    /// Whether it can wait until the channel has more requests left.
    pub can_wait: bool,
    /// Cancelled if an answer shows the hand meanwhile.
    pub cut: CancellationToken,
}

/// A pause after failures in a row.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    failures: u32,
    pub until: Instant,
}

impl Backoff {
    /// The pause after one more failure.
    pub fn after(before: Option<Backoff>) -> Backoff {
        let failures = before.map_or(0, |before| before.failures) + 1;
        Backoff { failures, until: Instant::now() + backoff(failures) }
    }
}

/// Carries out an update in this channel and returns the id of the hand. If the thread was archived
/// in the meantime, it is reopened first.
pub async fn send(
    discord: &Discord,
    style: &CardStyle,
    channel: ChannelId,
    update: &Update,
) -> Result<u64, ApiError> {
    let body = update.hand.whole().shown(Visibility::Ephemeral, style);
    let Some(at) = &update.at else {
        return discord.send(Target::FollowUps(&update.token), &body).await;
    };
    discord.reopening(channel, || discord.edit(at.target(), &body)).await?;
    Ok(at.id)
}
