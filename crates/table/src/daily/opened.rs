//! Gives a day's board and its records to the people who may see them.
//!
//! Makes sure that nobody sees any of this too early: whatever reveals cards or other people's games opens
//! when the day closes, and to nobody whose own game of that day runs. Until the close, only those who
//! have finished see the board.

use std::ops::{Range, RangeInclusive};

use super::{Daily, DailyRefusal, Day, Phase, Result, Streaks, dealt};
use crate::again::{Again, Cards};
use getaway_games::Record;
use getaway_games::cards::Secret;
use getaway_games::options::Named;
use getaway_store::{DailyBoard, DailyDay, DailyEnd, DailyGame, GuildId, Place, UserId};

/// How many days of streaks a board looks back: it shows those of many people.
const STREAKS: u32 = 366;

/// How a person's own game of a day ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnEnd {
    pub end: DailyEnd,
    /// Whether it was begun in the server whose board it is.
    pub here: bool,
}

impl Daily {
    /// A day's deal and the person's own game, if they may see everything about the day.
    async fn opened(&self, day: Day, user: UserId) -> Result<(DailyDay, Option<DailyGame>)> {
        let dealt = self.day(day).await?;
        if self.phase(day) < Phase::Closed {
            return Err(DailyRefusal::NotClosed);
        }
        let game = self.game_of(day, user).await?;
        match &game {
            Some(game) if game.end.is_none() => Err(DailyRefusal::NotFinished),
            _ => Ok((dealt, game)),
        }
    }

    /// The given rows of a server's board for a day, how many people did better than the person,
    /// and how the person's own game ended.
    pub async fn board(
        &self,
        day: Day,
        place: Place,
        user: UserId,
        places: Range<u32>,
    ) -> Result<(DailyBoard, Option<OwnEnd>)> {
        let own = self.game_of(day, user).await?.and_then(|game| {
            let here = game.guild == place.guild;
            game.end.map(|end| OwnEnd { end, here })
        });
        if own.is_none() {
            self.opened(day, user).await.map_err(|refused| match refused {
                DailyRefusal::NotClosed => DailyRefusal::Hidden,
                refused => refused,
            })?;
        }
        let mine = own.filter(|own| day.counts(&own.end)).map(|own| own.end.result);
        let store = &self.shared.store;
        let board = store.daily_board(self.kind.name(), day.index(), place.guild, mine, places);
        Ok((board.await?, own))
    }

    /// On how many days a person has played, and on how many in a row, in all servers: only for
    /// themselves.
    pub async fn own_streaks(&self, user: UserId) -> Result<Streaks> {
        let streaks = self.count(&[user], None, 0..=u32::MAX).await?;
        Ok(streaks.first().map(|(_, own)| *own).unwrap_or_default())
    }

    /// The same for the people on a server's board of a day, in the last year: only what they did
    /// in this server, on days that have closed, and on that day if the one before has closed.
    pub async fn streaks_on_board(
        &self,
        day: Day,
        guild: GuildId,
        users: &[UserId],
    ) -> Result<Vec<(UserId, Streaks)>> {
        let closed = self.last_closed();
        let last = if day == closed.next() { day } else { closed }.index();
        self.count(users, Some(guild), last.saturating_sub(STREAKS)..=last).await
    }

    /// The same for others to see: only what the person did in this server, on days that have closed.
    pub async fn streaks_for_others(&self, guild: GuildId, user: UserId) -> Result<Streaks> {
        let streaks = self.count(&[user], Some(guild), 0..=self.last_closed().index()).await?;
        Ok(streaks.first().map(|(_, own)| *own).unwrap_or_default())
    }

    /// On how many days in a row a person had played when they had played this day's deal: for what
    /// they share.
    pub async fn days_in_a_row(&self, day: Day, user: UserId) -> Result<u32> {
        let streaks = self.count(&[user], None, 0..=day.index()).await?;
        Ok(streaks.first().map_or(0, |(_, own)| own.last))
    }

    fn last_closed(&self) -> Day {
        let before = self.today().before();
        match self.phase(before) {
            Phase::Closed => before,
            Phase::Ahead | Phase::Running | Phase::Ended => before.before(),
        }
    }

    async fn count(
        &self,
        users: &[UserId],
        guild: Option<GuildId>,
        shown: RangeInclusive<u32>,
    ) -> Result<Vec<(UserId, Streaks)>> {
        let (store, kind) = (&self.shared.store, self.kind.name());
        let days = store.daily_days_of(kind, users, guild, *shown.start()).await?;
        let of = |user: &UserId| {
            let own: Vec<_> = days
                .iter()
                .filter(|(who, when)| who == user && shown.contains(&when.day))
                .map(|(_, when)| *when)
                .collect();
            (*user, Streaks::of(&own, guild.is_none(), self.now))
        };
        Ok(users.iter().map(of).collect())
    }

    async fn revealed(
        &self,
        day: Day,
        user: UserId,
    ) -> Result<(DailyDay, Option<DailyGame>, Secret)> {
        let (dealt, game) = self.opened(day, user).await?;
        let shown = dealt.shown_secret(self.now).ok_or(DailyRefusal::NotClosed)?;
        let secret = dealt::read_secret(shown)?;
        Ok((dealt, game, secret))
    }

    /// What it takes to deal a day that has closed again.
    pub async fn again(&self, day: Day, user: UserId) -> Result<Again> {
        let (dealt, _, secret) = self.revealed(day, user).await?;
        Ok(Again {
            options: dealt::options(self.kind, &dealt)?,
            secret,
            cards: Cards {
                game: day.number(),
                ids: Vec::new(),
                cuts: Vec::new(),
                seats: dealt::SEATS,
                dealer: dealt::dealer(&dealt)?,
                deal: dealt.deal,
            },
        })
    }

    /// The record of a day that has closed: the person's game, or only the deal.
    pub async fn record(&self, day: Day, user: UserId) -> Result<Record> {
        let (dealt, game, secret) = self.revealed(day, user).await?;
        let moves = game.map_or_else(Vec::new, |game| game.moves);
        dealt::record(self.kind, day, &dealt, &secret, &moves).map_err(dealt::unreadable)
    }
}
