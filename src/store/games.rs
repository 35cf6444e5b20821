//! Reads tables and games.

use std::time::SystemTime;

use sqlx::{AnyConnection, Connection};

use crate::cards::Mix;

use super::rows::row;
use super::{
    ChannelId, GameNumber, GuildId, Place, Placed, Result, Store, StoreError, TableId, UserId,
};
use super::{from_millis, from_sql, to_sql};

#[derive(Clone, Debug)]
pub struct OpenTable {
    pub table: TableId,
    pub place: Place,
    /// Grows with every saved step.
    pub version: u64,
    pub kind: String,
    pub doc_version: u32,
    pub doc: String,
    /// The version of the program that could not continue this table; `None` if the last one that
    /// tried could.
    pub parked_by: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// The bot has committed to its secret, and the game is not dealt yet.
    Committed,
    Running,
    /// The game is over; it has a result unless it took too long.
    Finished,
    Stopped,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The person who was dealt in; `None` for a computer, and for a person who asked to be
    /// forgotten.
    pub user: Option<UserId>,
    pub label: String,
}

/// A stored game. Its documents are text that only this kind of game understands.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub number: GameNumber,
    pub table: TableId,
    pub place: Place,
    pub kind: String,
    /// The version of the rules that it is played by; meaningful once the game is dealt.
    pub rules_version: u32,
    pub state: GameState,
    pub people: u32,
    /// Its options, once dealt.
    pub options: Option<String>,
    /// The seat that dealt, once dealt.
    pub dealer: Option<u8>,
    /// What the players added to the shuffle, once dealt.
    pub mix: Mix,
    /// What was dealt, once known.
    pub deal: Option<String>,
    /// The moves, in order.
    pub moves: Vec<String>,
    /// The places of all seats of a finished game, by number. Empty otherwise.
    pub results: Vec<Placed>,
    /// The seats, by number.
    pub players: Vec<PlayerRow>,
    pub started: Option<SystemTime>,
    pub finished: Option<SystemTime>,
    secret: String,
}

impl StoredGame {
    /// The secret, if it may be shown: only after the game.
    #[must_use]
    pub fn shown_secret(&self) -> Option<&str> {
        match self.state {
            GameState::Finished | GameState::Stopped => Some(&self.secret),
            GameState::Committed | GameState::Running => None,
        }
    }

    /// The secret at any time; only for the table that plays the game.
    #[must_use]
    pub fn secret_for_table(&self) -> &str {
        &self.secret
    }
}

/// Finds a channel's last finished game, by the index `games_by_channel`.
pub(super) const LAST_FINISHED: &str = "SELECT number FROM games WHERE channel = $1 AND kind = $2 AND state = 'finished' ORDER BY finished_at DESC, number DESC LIMIT 1";

/// Served by `games_by_table`.
pub(super) const FINISHED_AT: &str =
    "SELECT number FROM games WHERE table_id = $1 AND state = 'finished' ORDER BY number DESC";

row! {
    struct GameRow {
        number: i64,
        table_id: i64,
        guild: i64,
        channel: i64,
        kind: String,
        rules_version: u32,
        state: String,
        secret: String,
        people: u32,
        options: Option<String>,
        dealer: Option<u8>,
        ids: Option<String>,
        deal: Option<String>,
        started_at: Option<i64>,
        finished_at: Option<i64>,
    }
}

row! {
    struct SeatRow {
        user: Option<i64>,
        label: String,
        place: Option<u8>,
        score: Option<i64>,
        tallied: Option<i64>,
    }
}

row! {
    struct TableRow {
        id: i64,
        guild: i64,
        channel: i64,
        version: i64,
        kind: String,
        doc_version: u32,
        doc: String,
        parked_by: Option<String>,
    }
}

impl Store {
    /// Reads all open tables.
    ///
    /// # Errors
    /// The database fails.
    pub async fn open_tables(&self) -> Result<Vec<OpenTable>> {
        let query = sqlx::query_as("SELECT * FROM tables WHERE open = 1 ORDER BY id");
        let rows: Vec<TableRow> = self
            .reader
            .read(async |r| query.fetch_all(r).await)
            .await
            .map_err(StoreError::while_("reading the open tables"))?;
        Ok(rows.into_iter().map(TableRow::into_table).collect())
    }

    /// Reads a table, if it is open.
    ///
    /// # Errors
    /// The database fails.
    pub async fn open_table(&self, table: TableId) -> Result<Option<OpenTable>> {
        self.one_open_table("SELECT * FROM tables WHERE open = 1 AND id = $1", table.0)
            .await
    }

    /// Reads the open table of a channel.
    ///
    /// # Errors
    /// The database fails.
    pub async fn open_table_in(&self, channel: ChannelId) -> Result<Option<OpenTable>> {
        let query = "SELECT * FROM tables WHERE open = 1 AND channel = $1";
        self.one_open_table(query, to_sql(channel.0)).await
    }

    async fn one_open_table(&self, query: &'static str, id: i64) -> Result<Option<OpenTable>> {
        let doing = "reading an open table";
        #[cfg(test)]
        self.faults.reading().map_err(StoreError::while_(doing))?;
        let query = sqlx::query_as(query).bind(id);
        let row: Option<TableRow> = self
            .reader
            .read(async |r| query.fetch_optional(r).await)
            .await
            .map_err(StoreError::while_(doing))?;
        Ok(row.map(TableRow::into_table))
    }

    /// Reads a game with everything that is stored of it.
    ///
    /// # Errors
    /// The database fails, or a document cannot be read.
    pub async fn game(&self, number: GameNumber) -> Result<Option<StoredGame>> {
        // One transaction, so that a move appended between two reads can't make them disagree.
        let begin = self.database.dialect.begin_to_read();
        let read = async |reader: &mut AnyConnection| {
            let mut tx = reader.begin_with(begin).await?;
            let row: Option<GameRow> = sqlx::query_as("SELECT * FROM games WHERE number = $1")
                .bind(to_sql(number.0))
                .fetch_optional(&mut *tx)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let moves = sqlx::query_scalar("SELECT entry FROM moves WHERE game = $1 ORDER BY n")
                .bind(row.number)
                .fetch_all(&mut *tx)
                .await?;
            let seats = sqlx::query_as("SELECT * FROM game_players WHERE game = $1 ORDER BY seat")
                .bind(row.number)
                .fetch_all(&mut *tx)
                .await?;
            Ok(Some((row, moves, seats)))
        };
        let read = self.reader.read(read).await;
        let read: Option<(GameRow, Vec<String>, Vec<SeatRow>)> =
            read.map_err(StoreError::while_("reading a game"))?;
        read.map(|(row, moves, seats)| row.into_game(moves, seats))
            .transpose()
    }

    /// Finds a table's finished games, the last one first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn finished_at(&self, table: TableId) -> Result<Vec<GameNumber>> {
        let query = sqlx::query_scalar(FINISHED_AT).bind(table.0);
        let numbers: Vec<i64> = self
            .reader
            .read(async |r| query.fetch_all(r).await)
            .await
            .map_err(StoreError::while_("looking for a table's finished games"))?;
        Ok(numbers
            .into_iter()
            .map(|n| GameNumber(from_sql(n)))
            .collect())
    }

    /// Finds the last finished game of this kind in a channel.
    ///
    /// # Errors
    /// The database fails.
    pub async fn last_finished(
        &self,
        channel: ChannelId,
        kind: &str,
    ) -> Result<Option<GameNumber>> {
        let query = sqlx::query_scalar(LAST_FINISHED)
            .bind(to_sql(channel.0))
            .bind(kind);
        let number: Option<i64> = self
            .reader
            .read(async |r| query.fetch_optional(r).await)
            .await
            .map_err(StoreError::while_("looking for the last finished game"))?;
        Ok(number.map(|n| GameNumber(from_sql(n))))
    }
}

impl TableRow {
    fn into_table(self) -> OpenTable {
        OpenTable {
            table: TableId(self.id),
            place: place(self.guild, self.channel),
            version: from_sql(self.version),
            kind: self.kind,
            doc_version: self.doc_version,
            doc: self.doc,
            parked_by: self.parked_by,
        }
    }
}

impl SeatRow {
    fn placed(&self) -> Option<Placed> {
        Some(Placed {
            place: self.place?,
            tallied: self.tallied? != 0,
            score: self.score,
        })
    }
}

impl GameRow {
    fn into_game(self, moves: Vec<String>, seats: Vec<SeatRow>) -> Result<StoredGame> {
        let number = self.number;
        let state = match self.state.as_str() {
            "committed" => GameState::Committed,
            "running" => GameState::Running,
            "finished" => GameState::Finished,
            // The schema allows no fifth state.
            _ => GameState::Stopped,
        };
        let mix = serde_json::from_str(self.ids.as_deref().unwrap_or("[]"));
        let player = |row: SeatRow| PlayerRow {
            user: row.user.map(|u| UserId(from_sql(u))),
            label: row.label,
        };
        Ok(StoredGame {
            number: GameNumber(from_sql(number)),
            table: TableId(self.table_id),
            place: place(self.guild, self.channel),
            kind: self.kind,
            rules_version: self.rules_version,
            state,
            people: self.people,
            options: self.options,
            dealer: self.dealer,
            mix: mix.map_err(StoreError::in_document(format!("game {number}: its ids")))?,
            deal: self.deal,
            moves,
            results: seats.iter().filter_map(SeatRow::placed).collect(),
            players: seats.into_iter().map(player).collect(),
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
