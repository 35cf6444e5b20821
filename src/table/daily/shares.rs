//! Results that people share in channels, once in each.
//!
//! A share is noted only once it has been sent, so one that failed can be repeated. Until then it is
//! on its way, which only this process has to know: a channel belongs to one process.

use std::collections::HashSet;
use std::sync::Arc;

use parking_lot::Mutex;

use super::{Daily, Day, Refused};
use crate::store::{ChannelId, DailyResult, StoreError, UserId};
use crate::table::shared::{Shared, log};

/// The games whose results are on their way to channels.
#[derive(Debug, Default)]
pub(in crate::table) struct OnTheirWay(Mutex<HashSet<(i64, ChannelId)>>);

/// A result on its way to a channel. If it is dropped before it is [sent](Sharing::sent), it can be
/// shared again.
#[derive(Debug)]
pub struct Sharing {
    pub result: DailyResult,
    shared: Arc<Shared>,
    to: (i64, ChannelId),
}

impl Daily {
    /// Begins to share the person's result of a day in a channel.
    ///
    /// # Errors
    /// They have not finished in time, they have already shared it there, or it can't be read.
    pub async fn share(
        &self,
        day: Day,
        user: UserId,
        channel: ChannelId,
    ) -> Result<Sharing, Refused> {
        let game = self.game_of(day, user).await?;
        let game = game.ok_or(Refused::NotBegun)?;
        let end = game.end.ok_or(Refused::NotFinished)?;
        if !day.counts(&end) {
            return Err(Refused::Late);
        }
        let to = (game.id, channel);
        if !self.shared.daily_shares.0.lock().insert(to) {
            return Err(Refused::Shared);
        }
        let sharing = Sharing {
            result: end.result,
            shared: Arc::clone(&self.shared),
            to,
        };
        match self.shared.store.daily_is_shared(game.id, channel).await? {
            true => Err(Refused::Shared),
            false => Ok(sharing),
        }
    }
}

impl Sharing {
    pub async fn sent(self) {
        let (game, channel) = self.to;
        match self.shared.store.share_daily(game, channel).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => log(&error, "could not note that a result has been shared"),
        }
    }
}

impl Drop for Sharing {
    fn drop(&mut self) {
        self.shared.daily_shares.0.lock().remove(&self.to);
    }
}
