//! The types for the days' deals and people's games, and the store's methods to read and save them.

use std::time::SystemTime;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection};

use super::{LESSON, daily_closes};
use crate::error::Doing;
use crate::sql::{self, Run, Statement, Stored, Values, row, statement};
use crate::{ChannelId, GuildId, InteractionId, Person, Result, Store, UserId};

/// A day's deal, to be saved unless the day already has one. Can't be printed: its secret and its
/// cards must not end up in a log.
#[derive(Clone)]
pub struct NewDay {
    pub kind: &'static str,
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

row! {
    #[derive(Clone)]
    pub struct DailyDay {
        pub day: u32,
        pub rules_version: u32,
        pub options: String,
        pub dealer: u8,
        pub deal: String,
        secret: String,
    }
}

impl std::fmt::Debug for DailyDay {
    /// Omits the secret and the deal, because this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("DailyDay").field("day", &self.day).finish_non_exhaustive()
    }
}

/// The deal as it would be stored, for what isn't.
impl From<NewDay> for DailyDay {
    fn from(new: NewDay) -> DailyDay {
        let NewDay { day, secret, rules_version, options, dealer, deal, .. } = new;
        DailyDay { day, rules_version, options, dealer, deal, secret }
    }
}

impl DailyDay {
    /// The secret, if it may be shown: only once the day has closed.
    pub fn shown_secret(&self, now: SystemTime) -> Option<&str> {
        (daily_closes(self.day) <= now).then_some(self.secret.as_str())
    }

    /// The secret at any time. Only for the game itself: never show it to anyone.
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
    pub extra_state: String,
    pub at: SystemTime,
}

row! {
    #[derive(Clone, Debug)]
    pub struct DailyGame {
        pub id: i64,
        pub guild: GuildId,
        pub extra_state: String,
        pub version: i64,
        pub moves: Vec<String> = Vec::new(),
        /// `None` while the game is running.
        pub end: Option<DailyEnd>,
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub struct DailyResult {
        pub place: u32,
        /// The figure that breaks ties. Lower is better.
        pub ties: i64,
        /// The number of rounds in which they were in play.
        pub rounds: u32,
    }
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
    pub version: i64,
    pub from: usize,
    pub entries: Vec<String>,
    pub extra_state: String,
    pub end: Option<DailyEnd>,
}

impl Store {
    /// Saves the deals of these days, except where a day already has one. Read the day afterwards
    /// to see which deal it has.
    pub async fn add_days(&self, days: Vec<NewDay>) -> Result<()> {
        let add = "INSERT INTO daily_days (kind, day, secret, rules_version, options, dealer, deal)
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, day) DO NOTHING";
        let tidy = "UPDATE daily_games SET tried = NULL
                    WHERE kind = $1 AND day < $2 AND \"user\" IS NULL AND tried IS NOT NULL";
        let all = days.into_iter().flat_map(|new| {
            let NewDay { kind, day, secret, rules_version, options, dealer, deal, today } = new;
            let day = (kind, day, secret, rules_version, options, dealer, deal);
            [statement(add, day), statement(tidy, (kind, today))]
        });
        self.run("saving a day's deal", all.collect()).await
    }

    pub async fn daily_day(&self, kind: &str, day: u32) -> Result<Option<DailyDay>> {
        let sql = "SELECT * FROM daily_days WHERE kind = $1 AND day = $2";
        self.reader.optional("reading a day's deal", sql, (kind, day)).await
    }

    /// Begins somebody's game, unless they have already begun one for this day. Read the game
    /// afterwards to see which one there is.
    pub async fn begin_daily(&self, new: NewDaily) -> Result<()> {
        let begin =
            "INSERT INTO daily_games (id, kind, day, guild, \"user\", tried, beside, version, begun_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8) ON CONFLICT (kind, day, tried) DO NOTHING";
        let name = "INSERT INTO people (guild, \"user\", name)
             SELECT guild, \"user\", $1 FROM daily_games WHERE id = $2 AND \"user\" = $3
             ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name";
        let Person { id: user, name: called } = new.person;
        let (id, tried, extra_state) = (new.with, new.tried, new.extra_state);
        let game = (id, new.kind, new.day, new.guild, user, tried, extra_state, new.at);
        let all = vec![statement(begin, game), statement(name, (called, id, user))];
        self.run("beginning somebody's deal of the day", all).await
    }

    /// Removes the person's guided first game of this kind, if there is one.
    pub async fn leave_lesson(&self, kind: &str, user: UserId) -> Result<()> {
        self.run("leaving a guided first game", without_lessons(user, Some(kind)).into()).await
    }

    /// Reads somebody's game of a day. `None` if there is none, or they were forgotten.
    pub async fn daily_game(
        &self,
        kind: &str,
        day: u32,
        user: UserId,
    ) -> Result<Option<DailyGame>> {
        let game = "SELECT *, beside AS extra_state FROM daily_games
                    WHERE \"user\" = $1 AND kind = $2 AND day = $3";
        self.one_daily_game(game, (user, kind, day)).await
    }

    async fn one_daily_game(
        &self,
        game: &'static str,
        values: impl Into<Values>,
    ) -> Result<Option<DailyGame>> {
        let (doing, values) = ("reading somebody's deal of the day", values.into());
        // One transaction, so that a step saved between two reads can't make them disagree.
        let begin = self.database.dialect.begin_to_read();
        let read = async |reader: &mut AnyConnection| {
            let mut tx = reader.begin_with(begin).await.doing(doing)?;
            let Some(game) = tx.optional::<DailyGame>(doing, game, values).await? else {
                return Ok(None);
            };
            let sql = "SELECT entry FROM daily_moves WHERE game = $1 ORDER BY n";
            let moves = tx.all(doing, sql, (game.id,)).await?;
            Ok(Some(DailyGame { moves, ..game }))
        };
        Box::pin(self.reader.read(doing, read)).await
    }

    /// Saves a step of somebody's game. A conflict if the game has changed since the step was made.
    pub async fn save_daily(&self, step: DailyStep) -> Result<()> {
        let saved = self.queue.save(step.clone(), |step, tx| Box::pin(step.save(tx))).await;
        let is_there = async {
            let game = "SELECT *, beside AS extra_state FROM daily_games WHERE id = $1";
            let stored = self.one_daily_game(game, (step.game,)).await;
            stored.map(|stored| stored.is_some_and(|stored| step.is_in(&stored)))
        };
        self.settled(saved, is_there).await
    }

    pub async fn daily_is_shared(&self, game: i64, channel: ChannelId) -> Result<bool> {
        let is_shared = "SELECT count(*) FROM daily_shares WHERE game = $1 AND channel = $2";
        let doing = "reading where a result was shared";
        self.reader.one(doing, is_shared, (game, channel)).await
    }

    /// Notes that a result has been shared in a channel. A conflict if it already was.
    pub async fn share_daily(&self, game: i64, channel: ChannelId) -> Result<()> {
        let sql = "INSERT INTO daily_shares (game, channel) VALUES ($1, $2)
                   ON CONFLICT (game, channel) DO NOTHING";
        self.change("sharing a result", sql, (game, channel)).await
    }
}

/// Removes the person's guided first games: of one kind, or all of them.
pub(crate) fn without_lessons(user: UserId, kind: Option<&str>) -> [Statement; 2] {
    let moves = "DELETE FROM daily_moves WHERE game IN
         (SELECT id FROM daily_games WHERE \"user\" = $1 AND day = $2 AND kind = coalesce($3, kind))";
    let games =
        "DELETE FROM daily_games WHERE \"user\" = $1 AND day = $2 AND kind = coalesce($3, kind)";
    [moves, games].map(|remove| statement(remove, (user, LESSON, kind)))
}

impl DailyStep {
    async fn save(&self, tx: &mut AnyConnection) -> Result<()> {
        let doing = "saving a step of somebody's deal of the day";
        let (end, result) = (self.end, self.end.map(|end| end.result));
        let save =
            "UPDATE daily_games SET version = version + 1, beside = $1, finished_at = $2, place = $3,
                    tallied = $4, rounds = $5, ties = $6
             WHERE id = $7 AND version = $8 AND finished_at IS NULL";
        let values = (
            &self.extra_state,
            end.map(|end| end.at),
            result.map(|result| result.place),
            end.map(|end| end.tallied),
            result.map(|result| result.rounds),
            result.map(|result| result.ties),
            self.game,
            self.version,
        );
        tx.change(doing, save, values).await?;
        let moves = (self.from..).zip(&self.entries).map(|(n, entry)| (self.game, n, entry).into());
        tx.insert(doing, "daily_moves (game, n, entry)", moves.collect()).await
    }

    /// Whether the stored game is as this step left it.
    fn is_in(&self, stored: &DailyGame) -> bool {
        stored.version == self.version + 1
            && stored.extra_state == self.extra_state
            && stored.moves.get(self.from..) == Some(&self.entries[..])
    }
}

/// All columns of an end are written together with its time, so they are there if it is.
impl Stored for Option<DailyEnd> {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<Option<DailyEnd>> {
        let Some(at) = Stored::read(row, "finished_at")? else { return Ok(None) };
        let (result, tallied) = (sql::read(row)?, Stored::read(row, "tallied")?);
        Ok(Some(DailyEnd { result, tallied, at }))
    }
}
