//! Reading tables and games back.

use std::time::SystemTime;

use super::{ChannelId, GameNumber, GuildId, Place, Result, Store, StoreError, TableId, UserId};
use super::{from_millis, from_sql, to_sql};

/// A table that was open when the process ended.
#[derive(Clone, Debug)]
pub struct OpenTable {
    /// Which table.
    pub table: TableId,
    /// Where it stands.
    pub place: Place,
    /// The document of the table layer.
    pub doc: String,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Its promise is shown, it is not dealt.
    Promised,
    /// It is being played, or its piles are being picked.
    Running,
    /// It has a loser.
    Finished,
    /// It ended without one.
    Stopped,
}

/// A seat of a stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The person who was dealt in; none for a computer, and for one who asked to be forgotten.
    pub user: Option<UserId>,
    /// What records call the seat.
    pub label: String,
}

/// A game as stored. Documents are text; [`super::record`] reads them.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its number.
    pub number: GameNumber,
    /// Its table.
    pub table: TableId,
    /// Where it was played.
    pub place: Place,
    /// How far it has come.
    pub state: GameState,
    /// How many people were dealt in.
    pub people: u32,
    /// Its options, once dealt.
    pub options: Option<String>,
    /// The seat that dealt, once dealt.
    pub dealer: Option<u8>,
    /// The interactions that went into the shuffle, once dealt.
    pub ids: Vec<String>,
    /// The hands as dealt, once known.
    pub hands: Option<String>,
    /// The moves, in order.
    pub moves: Vec<String>,
    /// The seats that got away, in order; known when the game is over.
    pub away: Vec<u8>,
    /// The seat that lost.
    pub loser: Option<u8>,
    /// The seats, by number.
    pub players: Vec<PlayerRow>,
    /// When it was dealt.
    pub started: Option<SystemTime>,
    /// When it was over.
    pub finished: Option<SystemTime>,
    secret: String,
}

impl StoredGame {
    /// The secret, when it may be shown: after the game.
    #[must_use]
    pub fn shown_secret(&self) -> Option<&str> {
        match self.state {
            GameState::Finished | GameState::Stopped => Some(&self.secret),
            GameState::Promised | GameState::Running => None,
        }
    }

    /// The secret at any time: for the table that plays the game, and nobody else.
    #[must_use]
    pub fn secret_for_table(&self) -> &str {
        &self.secret
    }
}

/// The columns of `games` as they lie in the database.
#[derive(sqlx::FromRow)]
struct GameRow {
    number: i64,
    table_id: i64,
    guild: i64,
    channel: i64,
    state: String,
    secret: String,
    people: u32,
    options: Option<String>,
    dealer: Option<u8>,
    ids: Option<String>,
    hands: Option<String>,
    away: Option<String>,
    loser: Option<u8>,
    started_at: Option<i64>,
    finished_at: Option<i64>,
}

impl Store {
    /// The tables that were open when the process ended.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn open_tables(&self) -> Result<Vec<OpenTable>> {
        let rows: Vec<(i64, i64, i64, String)> =
            sqlx::query_as("SELECT id, guild, channel, doc FROM tables WHERE open = 1 ORDER BY id")
                .fetch_all(&self.reader)
                .await
                .map_err(StoreError::while_("reading the open tables"))?;
        let table = |(id, guild, channel, doc)| OpenTable {
            table: TableId(id),
            place: place(guild, channel),
            doc,
        };
        Ok(rows.into_iter().map(table).collect())
    }

    /// A game with everything that is stored of it.
    ///
    /// # Errors
    /// What SQLite says, or a document that cannot be read.
    pub async fn game(&self, number: GameNumber) -> Result<Option<StoredGame>> {
        let failed = || StoreError::while_("reading a game");
        // One transaction: a move appended between two reads must not tear the picture.
        let mut tx = self.reader.begin().await.map_err(failed())?;
        let row: Option<GameRow> = sqlx::query_as("SELECT * FROM games WHERE number = ?")
            .bind(to_sql(number.0))
            .fetch_optional(&mut *tx)
            .await
            .map_err(failed())?;
        let Some(row) = row else { return Ok(None) };
        let moves = sqlx::query_scalar("SELECT entry FROM moves WHERE game = ? ORDER BY n")
            .bind(row.number)
            .fetch_all(&mut *tx)
            .await
            .map_err(failed())?;
        let players: Vec<(Option<i64>, String)> =
            sqlx::query_as("SELECT user, label FROM game_players WHERE game = ? ORDER BY seat")
                .bind(row.number)
                .fetch_all(&mut *tx)
                .await
                .map_err(failed())?;
        row.into_game(moves, players).map(Some)
    }

    /// The last finished game of a channel.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn last_finished(&self, channel: ChannelId) -> Result<Option<GameNumber>> {
        let number: Option<i64> = sqlx::query_scalar(
            "SELECT max(number) FROM games WHERE channel = ? AND state = 'finished'",
        )
        .bind(to_sql(channel.0))
        .fetch_one(&self.reader)
        .await
        .map_err(StoreError::while_("looking for the last finished game"))?;
        Ok(number.map(|n| GameNumber(from_sql(n))))
    }
}

impl GameRow {
    fn into_game(
        self,
        moves: Vec<String>,
        players: Vec<(Option<i64>, String)>,
    ) -> Result<StoredGame> {
        let number = self.number;
        let bad = |what| StoreError::in_document(format!("game {number}: {what}"));
        let state = match self.state.as_str() {
            "promised" => GameState::Promised,
            "running" => GameState::Running,
            "finished" => GameState::Finished,
            // The schema allows no fifth.
            _ => GameState::Stopped,
        };
        let ids = self.ids.as_deref().unwrap_or("[]");
        let away = self.away.as_deref().unwrap_or("[]");
        let player = |(user, label): (Option<i64>, String)| PlayerRow {
            user: user.map(|u| UserId(from_sql(u))),
            label,
        };
        Ok(StoredGame {
            number: GameNumber(from_sql(number)),
            table: TableId(self.table_id),
            place: place(self.guild, self.channel),
            state,
            people: self.people,
            options: self.options,
            dealer: self.dealer,
            ids: serde_json::from_str(ids).map_err(bad("its ids"))?,
            hands: self.hands,
            moves,
            away: serde_json::from_str(away).map_err(bad("who got away"))?,
            loser: self.loser,
            players: players.into_iter().map(player).collect(),
            started: self.started_at.map(from_millis),
            finished: self.finished_at.map(from_millis),
            secret: self.secret,
        })
    }
}

fn place(guild: i64, channel: i64) -> Place {
    Place {
        guild: GuildId(from_sql(guild)),
        channel: ChannelId(from_sql(channel)),
    }
}
