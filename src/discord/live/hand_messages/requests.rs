//! The requests that show, edit and delete hands, how urgent they are, and the pause after one that
//! failed.

use std::time::Duration;

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
    pub urgency: Urgency,
    /// Since when what is shown isn't right.
    pub since: Instant,
    /// Cancelled if an answer shows the hand meanwhile.
    pub cut: CancellationToken,
}

/// How urgent an update is, where a channel has few requests through tokens left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Its player has nothing to press, or waits for an answer.
    Needed,
    /// Its player's turn has come, and their hand was drawn ahead.
    Redraw,
    CanWait,
}

/// How long a hand may be wrong before it takes one of the last requests. It is right by the time
/// that its player is mentioned, who has 15 seconds unless the server chose otherwise.
const LATE: Duration = Duration::from_secs(13);
/// For this many slow turns in a row there is a request left, however quick the turns before were.
const SLOW_TURNS: usize = 2;

impl Update {
    /// How many requests the channel must have left after this one, with so many people.
    pub fn leaves(&self, people: usize) -> usize {
        // What the first ones of the next deal need; the others get theirs one after the other.
        let few = (people / 2).max(SLOW_TURNS);
        match (self.urgency, self.since.elapsed() >= LATE) {
            (Urgency::Needed | Urgency::Redraw, true) => 0,
            (Urgency::Needed, false) => 1,
            (Urgency::Redraw, false) | (Urgency::CanWait, true) => few,
            (Urgency::CanWait, false) => people.max(few),
        }
    }
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
