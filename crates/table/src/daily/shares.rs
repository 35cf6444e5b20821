//! Results that people share in channels, once in each.
//!
//! A share is noted only once it has been sent, so one that failed can be repeated. Until then it is
//! on its way, which only this process has to know: a channel belongs to one process.

use std::sync::Arc;

use super::{Daily, DailyRefusal, Day, Result};
use crate::locks::Lock;
use crate::shared::{Shared, log};
use getaway_store::{ChannelId, DailyResult, StoreError, UserId};

/// A result on its way to a channel. Unless it is [sent](Sharing::sent), it can be shared again.
#[derive(Debug)]
pub struct Sharing {
    pub result: DailyResult,
    shared: Arc<Shared>,
    to: Lock<(i64, ChannelId)>,
}

impl Daily {
    pub async fn share(&self, day: Day, user: UserId, channel: ChannelId) -> Result<Sharing> {
        let game = self.game_of(day, user).await?.ok_or(DailyRefusal::NotBegun)?;
        let end = game.end.ok_or(DailyRefusal::NotFinished)?;
        if !day.counts(&end) {
            return Err(DailyRefusal::Late);
        }
        let to =
            self.shared.daily_shares.try_take((game.id, channel)).ok_or(DailyRefusal::Shared)?;
        let sharing = Sharing { result: end.result, shared: Arc::clone(&self.shared), to };
        if self.shared.store.daily_is_shared(game.id, channel).await? {
            Err(DailyRefusal::Shared)
        } else {
            Ok(sharing)
        }
    }
}

impl Sharing {
    pub async fn sent(self) {
        let (game, channel) = self.to.key();
        match self.shared.store.share_daily(game, channel).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => log(&error, "could not note that a result has been shared"),
        }
    }
}
