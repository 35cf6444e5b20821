//! The types for the days' deals and people's games, and the store's methods to read and save them.

use std::time::SystemTime;

use sqlx::AnyConnection;

use super::{daily_closes, write};
use crate::store::rows::row;
use crate::store::{
    ChannelId, GuildId, InteractionId, Person, Result, Store, StoreError, UserId, from_millis,
    from_sql, to_sql,
};

/// A day's deal, to be saved unless the day already has one.
#[derive(Clone)]
pub struct NewDay {
    pub kind: &'static str,
    /// The day, counted since 1970.
    pub day: u32,
    pub secret: String,
    pub rules_version: u32,
    pub options: String,
    pub dealer: u8,
    pub deal: String,
    /// Today. On earlier days, nobody can start a game, so the store deletes what kept forgotten
    /// people from a second try.
    pub today: u32,
}

impl std::fmt::Debug for NewDay {
    /// Omits the secret and the deal, because this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewDay")
            .field("kind", &self.kind)
            .field("day", &self.day)
            .finish_non_exhaustive()
    }
}

#[derive(Clone)]
pub struct DailyDay {
    /// The day, counted since 1970.
    pub day: u32,
    pub rules_version: u32,
    pub options: String,
    pub dealer: u8,
    pub deal: String,
    secret: String,
}

impl std::fmt::Debug for DailyDay {
    /// Omits the secret and the deal, because this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DailyDay")
            .field("day", &self.day)
            .finish_non_exhaustive()
    }
}

impl DailyDay {
    /// The secret, if it may be shown: only once the day has closed.
    #[must_use]
    pub fn shown_secret(&self, now: SystemTime) -> Option<&str> {
        (daily_closes(self.day) <= now).then_some(self.secret.as_str())
    }

    /// The secret at any time. Only for the game itself: never show it to anyone.
    #[must_use]
    pub fn secret_for_game(&self) -> &str {
        &self.secret
    }
}

#[derive(Clone, Debug)]
pub struct NewDaily {
    /// The interaction that began it. Becomes the game's id.
    pub with: InteractionId,
    pub kind: &'static str,
    pub day: u32,
    pub guild: GuildId,
    pub person: Person,
    /// Identifies this person's try on this day, so that there is only one. Remains when the person
    /// is forgotten, until the day is over.
    pub tried: String,
    pub beside: String,
    pub at: SystemTime,
}

#[derive(Clone, Debug)]
pub struct DailyGame {
    pub id: i64,
    pub guild: GuildId,
    pub beside: String,
    /// Grows with every step.
    pub version: i64,
    /// The entries of its record, in order.
    pub moves: Vec<String>,
    /// `None` while the game is running.
    pub end: Option<DailyEnd>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DailyResult {
    pub place: u32,
    /// The figure that breaks ties. Lower is better.
    pub ties: i64,
    /// The number of rounds in which they were in play.
    pub rounds: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyEnd {
    pub result: DailyResult,
    pub tallied: bool,
    pub at: SystemTime,
}

#[derive(Clone, Debug)]
pub struct DailyStep {
    pub game: i64,
    /// The version of the game that the step starts from.
    pub version: i64,
    /// The number of entries in the record before this step.
    pub from: usize,
    /// The new entries, and whether the person decided them.
    pub entries: Vec<(String, bool)>,
    pub beside: String,
    /// The end of the game, if this step ends it.
    pub end: Option<DailyEnd>,
}

row! {
    struct DayRow {
        day: u32,
        secret: String,
        rules_version: u32,
        options: String,
        dealer: u8,
        deal: String,
    }
}

row! {
    struct GameRow {
        id: i64,
        guild: i64,
        beside: String,
        version: i64,
        finished_at: Option<i64>,
        place: Option<u32>,
        tallied: Option<i64>,
        rounds: Option<u32>,
        ties: Option<i64>,
    }
}

impl Store {
    /// Saves the deals of these days, except where a day already has one. Read the day afterwards
    /// to see which deal it has.
    ///
    /// # Errors
    /// The database fails.
    pub async fn add_days(&self, days: Vec<NewDay>) -> Result<()> {
        self.queue
            .save(days, |days, tx| Box::pin(write::add_days(tx, days)))
            .await
    }

    /// Reads the deal of a day, if there is one.
    ///
    /// # Errors
    /// The database fails.
    pub async fn daily_day(&self, kind: &str, day: u32) -> Result<Option<DailyDay>> {
        let query = sqlx::query_as("SELECT * FROM daily_days WHERE kind = $1 AND day = $2")
            .bind(kind)
            .bind(i64::from(day));
        let reading = self.reader.read(async |r| query.fetch_optional(r).await);
        let row: sqlx::Result<Option<DayRow>> = Box::pin(reading).await;
        let row = row.map_err(StoreError::while_("reading a day's deal"))?;
        Ok(row.map(|row| DailyDay {
            day: row.day,
            rules_version: row.rules_version,
            options: row.options,
            dealer: row.dealer,
            deal: row.deal,
            secret: row.secret,
        }))
    }

    /// Begins somebody's game, unless they have already begun one for this day. Read the game
    /// afterwards to see which one there is.
    ///
    /// # Errors
    /// The database fails.
    pub async fn begin_daily(&self, new: NewDaily) -> Result<()> {
        self.queue
            .save(new, |new, tx| Box::pin(write::begin(tx, new)))
            .await
    }

    /// Reads somebody's game of a day. `None` if they have not begun it, or have since asked to be
    /// forgotten.
    ///
    /// # Errors
    /// The database fails.
    pub async fn daily_game(
        &self,
        kind: &str,
        day: u32,
        user: UserId,
    ) -> Result<Option<DailyGame>> {
        let read = async |r: &mut AnyConnection| {
            let game: Option<GameRow> = sqlx::query_as(
                "SELECT * FROM daily_games WHERE \"user\" = $1 AND kind = $2 AND day = $3",
            )
            .bind(to_sql(user.0))
            .bind(kind)
            .bind(i64::from(day))
            .fetch_optional(&mut *r)
            .await?;
            let Some(game) = game else { return Ok(None) };
            let moves =
                sqlx::query_scalar("SELECT entry FROM daily_moves WHERE game = $1 ORDER BY n");
            let moves: Vec<String> = moves.bind(game.id).fetch_all(&mut *r).await?;
            Ok(Some((game, moves)))
        };
        let read = Box::pin(self.reader.read(read)).await;
        let read = read.map_err(StoreError::while_("reading somebody's deal of the day"))?;
        Ok(read.map(|(game, moves)| game.into_game(moves)))
    }

    /// Saves a step of somebody's game.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game has changed since the step was made, or the database
    /// fails.
    pub async fn save_daily(&self, step: DailyStep) -> Result<()> {
        self.queue
            .save(step, |step, tx| Box::pin(write::step(tx, step)))
            .await
    }

    /// Whether a result has been shared in a channel.
    ///
    /// # Errors
    /// The database fails.
    pub async fn daily_is_shared(&self, game: i64, channel: ChannelId) -> Result<bool> {
        let query = "SELECT count(*) FROM daily_shares WHERE game = $1 AND channel = $2";
        let query = sqlx::query_scalar(query).bind(game).bind(to_sql(channel.0));
        let reading = self.reader.read(async |r| query.fetch_one(r).await);
        let count: sqlx::Result<i64> = Box::pin(reading).await;
        let count = count.map_err(StoreError::while_("reading where a result was shared"))?;
        Ok(count > 0)
    }

    /// Notes that a result has been shared in a channel.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if it has already been shared there, or the database fails.
    pub async fn share_daily(&self, game: i64, channel: ChannelId) -> Result<()> {
        let shared = (game, channel);
        self.queue
            .save(shared, |(game, channel), tx| {
                Box::pin(write::share(tx, *game, *channel))
            })
            .await
    }
}

impl GameRow {
    fn into_game(self, moves: Vec<String>) -> DailyGame {
        let end = self.finished_at.and_then(|at| {
            let result = DailyResult {
                place: self.place?,
                ties: self.ties?,
                rounds: self.rounds?,
            };
            Some(DailyEnd {
                result,
                tallied: self.tallied? != 0,
                at: from_millis(at),
            })
        });
        DailyGame {
            id: self.id,
            guild: GuildId(from_sql(self.guild)),
            beside: self.beside,
            version: self.version,
            moves,
            end,
        }
    }
}
