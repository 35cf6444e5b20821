//! Gives a day's board, its records and the decisions that mattered to the people who may see them.
//!
//! Owns that nobody sees any of this too early.

use std::ops::Range;

use super::{Daily, Day, Difference, LOOK, Refused, Solo, Streaks, dealt, differences};
use crate::games::options::Named;
use crate::games::{GameKind, Record};
use crate::store::{ChannelId, DailyBoard, DailyResult, Person, Place, StoreError, UserId};
use crate::table::compute::Urgency;
use crate::table::record::NoRecord;

impl Daily {
    /// The person's result of a day; `None` if they have not finished.
    ///
    /// # Errors
    /// It can't be read.
    pub async fn result(
        &self,
        kind: GameKind,
        day: Day,
        user: UserId,
    ) -> Result<Option<DailyResult>, Refused> {
        let store = &self.shared.store;
        let game = store.daily_game(kind.name(), day.index(), user).await?;
        Ok(game.and_then(|game| game.result))
    }

    /// The given rows of a server's board for a day, how many people did better than the person,
    /// and the person's own result.
    ///
    /// # Errors
    /// The day is not over and the person has not finished, or the board can't be read.
    pub async fn board(
        &self,
        kind: GameKind,
        day: Day,
        place: Place,
        user: UserId,
        places: Range<u32>,
    ) -> Result<(DailyBoard, Option<DailyResult>), Refused> {
        self.day(kind, day).await?;
        let mine = self.result(kind, day, user).await?;
        if mine.is_none() && day >= self.today() {
            return Err(Refused::NotFinished);
        }
        let store = &self.shared.store;
        let board = store.daily_board(kind.name(), day.index(), place.guild, mine, places);
        Ok((board.await?, mine))
    }

    /// On how many days these people have played, and on how many in a row.
    ///
    /// # Errors
    /// It can't be read.
    pub async fn streaks(
        &self,
        kind: GameKind,
        users: &[UserId],
    ) -> Result<Vec<(UserId, Streaks)>, Refused> {
        let days = self.shared.store.daily_days_of(kind.name(), users).await?;
        let today = self.today();
        let of = |user: &UserId| {
            let own = days.iter().filter(|(who, _)| who == user);
            let own: Vec<_> = own.map(|(_, when)| *when).collect();
            (*user, Streaks::of(&own, today))
        };
        Ok(users.iter().map(of).collect())
    }

    /// Notes that the person shares their result of a day in a channel.
    ///
    /// # Errors
    /// They have not finished, they have already shared it there, or it can't be saved.
    pub async fn share(
        &self,
        kind: GameKind,
        day: Day,
        user: UserId,
        channel: ChannelId,
    ) -> Result<DailyResult, Refused> {
        let store = &self.shared.store;
        let game = store.daily_game(kind.name(), day.index(), user).await?;
        let game = game.ok_or(Refused::NotBegun)?;
        let result = game.result.ok_or(Refused::NotFinished)?;
        match store.share_daily(game.id, channel).await {
            Ok(()) => Ok(result),
            Err(StoreError::Conflict) => Err(Refused::Shared),
            Err(error) => Err(error.into()),
        }
    }

    /// The record of a day that is over: the person's game, or only the deal if they did not finish
    /// a game.
    ///
    /// # Errors
    /// The day is not over or does not exist, or it can't be read.
    pub async fn record(&self, kind: GameKind, day: Day, user: UserId) -> Result<Record, Refused> {
        let dealt = self.day(kind, day).await?;
        let Some(secret) = dealt.shown_secret(self.today().index()) else {
            return Err(Refused::NotOver);
        };
        let secret = dealt::read_secret(secret)?;
        let store = &self.shared.store;
        let game = store.daily_game(kind.name(), day.index(), user).await?;
        // A running game stays hidden even now.
        let moves = game.filter(|game| game.result.is_some());
        let moves = moves.map_or_else(Vec::new, |game| game.moves);
        dealt::record(kind, day, &dealt, &secret, &moves).map_err(unreadable)
    }

    /// The decisions that made the difference on a day that is over, each with the game as it
    /// stood. Compares the games of all servers.
    ///
    /// # Errors
    /// The day is not over or does not exist, or it can't be read.
    pub async fn decisions(
        &self,
        kind: GameKind,
        day: Day,
        person: &Person,
    ) -> Result<Vec<(Solo, Difference)>, Refused> {
        let dealt = self.day(kind, day).await?;
        if day >= self.today() {
            return Err(Refused::NotOver);
        }
        let games = self
            .shared
            .store
            .daily_moves(kind.name(), day.index())
            .await?;
        let compared = self
            .shared
            .compute
            .run(Urgency::Background, None, LOOK, move |_| {
                differences(&games, kind.tally())
            });
        let compared = compared.await.unwrap_or_default().into_iter();
        let stood = compared.map(|difference| {
            let before = &difference.before;
            let stood = Solo::stood(kind, day, &dealt, before, person, self.computers)?;
            Ok((stood, difference))
        });
        stood.collect()
    }
}

fn unreadable(why: NoRecord) -> Refused {
    Refused::Unreadable(why.into())
}
