//! The requests that show, edit and delete hands.

use super::player::ShownHand;
use crate::discord::http::{ApiError, Discord, Token};
use crate::discord::render::ActsBy;
use crate::discord::render::look::Look;
use crate::discord::render::message::{Message, Visibility};
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
    /// What it is to show.
    pub message: Message,
    /// What it is to say above that.
    pub note: Option<String>,
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

/// Deletes an old hand.
pub async fn delete(discord: &Discord, old: &OldHand) -> Result<(), ApiError> {
    match old.location {
        Location::Answer => discord.delete_answer(&old.token).await,
        Location::FollowUp(id) => discord.delete_follow_up(&old.token, id).await,
    }
}

/// Does an update. Gives where the hand then is.
pub async fn send(discord: &Discord, look: &Look, update: &Update) -> Result<Location, ApiError> {
    let body = match &update.note {
        Some(note) => update.message.clone().below(note),
        None => update.message.clone(),
    };
    let body = body.shown(Visibility::Ephemeral, look);
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
