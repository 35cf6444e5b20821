//! The requests that show, edit and delete hands.

use tokio::task::JoinSet;

use super::ShownHand;
use crate::discord::http::{ApiError, Discord, Token};
use crate::discord::look::Look;
use crate::discord::message::{Message, Visibility};
use crate::discord::render::ActsBy;
use crate::table::{GameNumber, UserId};

/// Where the message that shows a hand is, seen from its token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// The answer to the interaction, or the message whose button was pressed.
    Answer,
    /// A follow-up message on the interaction.
    FollowUp(u64),
}

impl Location {
    /// The id of a follow-up message.
    pub const fn follow_up(self) -> Option<u64> {
        match self {
            Location::Answer => None,
            Location::FollowUp(id) => Some(id),
        }
    }
}

/// A request that brings a hand up to date.
#[derive(Debug)]
pub struct Update {
    /// Whose hand.
    pub user: UserId,
    /// The token through which it goes.
    pub token: Token,
    /// Which message to edit; none to send a new one.
    pub location: Option<Location>,
    /// What it is to say.
    pub message: Message,
    /// The game whose hand it is.
    pub game: Option<GameNumber>,
    /// How often the table's message had moved before.
    pub times: u32,
    /// How its player acts.
    pub by: ActsBy,
}

/// A hand that is to be deleted.
#[derive(Clone, Debug)]
pub struct OldHand {
    /// The token through which it is reached.
    pub token: Token,
    /// Where it is.
    pub location: Location,
}

impl OldHand {
    /// This hand.
    pub fn of(shown: ShownHand) -> OldHand {
        OldHand {
            token: shown.token,
            location: shown.location,
        }
    }
}

/// Does the updates, at most one for each seat, side by side.
pub async fn carry_out(
    discord: &Discord,
    look: &Look,
    updates: Vec<Update>,
) -> Vec<(Update, Result<Location, ApiError>)> {
    side_by_side(updates, |update| {
        let (discord, look) = (discord.clone(), look.clone());
        async move {
            let result = send(&discord, &look, &update).await;
            (update, result)
        }
    })
    .await
}

/// Deletes old hands. Gives those that are to be tried again.
pub async fn delete(discord: &Discord, old: Vec<OldHand>) -> Vec<OldHand> {
    // Without a token that lives nothing can be done about a message that only its owner sees.
    let old = old.into_iter().filter(|old| old.token.lives()).collect();
    let done = side_by_side(old, |old: OldHand| {
        let discord = discord.clone();
        async move {
            let done = match old.location {
                Location::Answer => discord.delete_answer(&old.token).await,
                Location::FollowUp(id) => discord.delete_follow_up(&old.token, id).await,
            };
            (old, done)
        }
    });
    let left = done.await.into_iter().filter_map(|(old, done)| match done {
        Err(ApiError::Transient(_)) => Some(old),
        Err(error) => {
            tracing::debug!(%error, "an older hand stays");
            None
        }
        Ok(()) => None,
    });
    left.collect()
}

async fn side_by_side<T, O: Send + 'static, F: Future<Output = O> + Send + 'static>(
    jobs: Vec<T>,
    work: impl Fn(T) -> F,
) -> Vec<O> {
    let mut requests = JoinSet::new();
    for job in jobs {
        requests.spawn(work(job));
    }
    let mut done = Vec::new();
    while let Some(request) = requests.join_next().await {
        match request {
            Ok(result) => done.push(result),
            Err(error) => tracing::error!(%error, "a hand was not shown"),
        }
    }
    done
}

async fn send(discord: &Discord, look: &Look, update: &Update) -> Result<Location, ApiError> {
    let body = update.message.shown(Visibility::Ephemeral, look);
    match update.location {
        None => {
            let id = discord.follow_up(&update.token, &body).await?;
            Ok(Location::FollowUp(id))
        }
        Some(Location::Answer) => {
            discord.edit_answer(&update.token, &body).await?;
            Ok(Location::Answer)
        }
        Some(Location::FollowUp(id)) => {
            discord.edit_follow_up(&update.token, id, &body).await?;
            Ok(Location::FollowUp(id))
        }
    }
}
