//! Reads tables and games.

use std::time::SystemTime;

use sqlx::{AnyConnection, Connection};

use getaway_games::cards::Mix;

use super::error::Doing;
use super::sql::{Run, Value, row};
use super::step::HINTS;
use super::{
    ChannelId, GameNumber, GuildId, Person, Place, Placed, Result, Store, StoreError, TableId,
    UserId,
};

row! {
    #[derive(Clone, Debug)]
    pub struct OpenTable {
        pub table: TableId,
        pub place: Place,
        pub version: u64,
        pub kind: String,
        pub doc_version: u32,
        pub doc: String,
        /// The version of the program that couldn't continue this table; `None` if the last one that
        /// tried could.
        pub parked_by: Option<String>,
    }
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
    /// `None` for a computer, and for a person who asked to be forgotten.
    pub user: Option<UserId>,
    pub label: String,
    /// For how many moves they had a hint.
    pub hints: u32,
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
    pub options: Option<String>,
    pub dealer: Option<u8>,
    /// What the players added to the shuffle, once dealt.
    pub mix: Mix,
    pub deal: Option<String>,
    pub moves: Vec<String>,
    /// The places of all seats of a finished game, by number. Empty otherwise.
    pub results: Vec<Placed>,
    pub players: Vec<PlayerRow>,
    pub started: Option<SystemTime>,
    pub finished: Option<SystemTime>,
    /// Whether it counts nowhere.
    pub friendly: bool,
    secret: String,
}

impl StoredGame {
    /// The number of the person's seat, from 0, if they were dealt in.
    pub fn seat_of(&self, person: UserId) -> Option<usize> {
        self.players.iter().position(|player| player.user == Some(person))
    }

    /// The secret, if it may be shown: only after the game.
    pub fn shown_secret(&self) -> Option<&str> {
        match self.state {
            GameState::Finished | GameState::Stopped => Some(&self.secret),
            GameState::Committed | GameState::Running => None,
        }
    }

    /// The secret at any time; only for the table that plays the game.
    pub fn secret_for_table(&self) -> &str {
        &self.secret
    }
}

/// A game that is dealt again.
#[derive(Clone, Debug)]
pub struct EarlierGame {
    /// Everyone with a name who was dealt its cards, in it or when it was dealt again: nobody else could
    /// watch or replay them.
    pub known_to: Vec<Person>,
    /// Its seats and their places. Both are empty for a deal of the day.
    pub players: Vec<PlayerRow>,
    pub results: Vec<Placed>,
}

/// Finds a channel's last game that is over, with a result or without, by the index `games_ended`.
pub(super) const LAST_OVER: &str = "SELECT number FROM games WHERE channel = $1 AND kind = $2 AND deal IS NOT NULL AND finished_at IS NOT NULL ORDER BY finished_at DESC, number DESC LIMIT 1";

pub(super) const FINISHED_AT: &str = "SELECT number FROM games WHERE table_id = $1 AND state = 'finished' ORDER BY number DESC LIMIT $2";

row! {
    struct NamedRow {
        user: UserId,
        name: String,
    }
}

row! {
    struct GameRow {
        number: GameNumber,
        table_id: TableId,
        place: Place,
        kind: String,
        rules_version: u32,
        state: String,
        secret: String,
        people: u32,
        options: Option<String>,
        dealer: Option<u8>,
        ids: Option<String>,
        deal: Option<String>,
        started_at: Option<SystemTime>,
        finished_at: Option<SystemTime>,
        friendly: bool,
    }
}

row! {
    struct SeatRow {
        user: Option<UserId>,
        label: String,
        place: Option<u8>,
        score: Option<i64>,
        tallied: Option<bool>,
        hints: Option<u32>,
    }
}

impl Store {
    pub async fn open_tables(&self) -> Result<Vec<OpenTable>> {
        let sql = "SELECT tables.*, id AS \"table\" FROM tables WHERE open = 1 ORDER BY id";
        self.reader.all("reading the open tables", sql, ()).await
    }

    pub async fn open_table(&self, table: TableId) -> Result<Option<OpenTable>> {
        let sql = "SELECT tables.*, id AS \"table\" FROM tables WHERE open = 1 AND id = $1";
        self.one_open_table(sql, table).await
    }

    pub async fn open_table_in(&self, channel: ChannelId) -> Result<Option<OpenTable>> {
        let sql = "SELECT tables.*, id AS \"table\" FROM tables WHERE open = 1 AND channel = $1";
        self.one_open_table(sql, channel).await
    }

    async fn one_open_table(
        &self,
        sql: &'static str,
        id: impl Into<Value>,
    ) -> Result<Option<OpenTable>> {
        let doing = "reading an open table";
        self.faults.reading(doing)?;
        self.reader.optional(doing, sql, (id,)).await
    }

    pub async fn game(&self, number: GameNumber) -> Result<Option<StoredGame>> {
        let doing = "reading a game";
        // One transaction, so that a move appended between two reads can't make them disagree.
        let begin = self.database.dialect.begin_to_read();
        let read = async |reader: &mut AnyConnection| {
            let mut tx = reader.begin_with(begin).await.doing(doing)?;
            let game = "SELECT * FROM games WHERE number = $1";
            let Some(row) = tx.optional::<GameRow>(doing, game, (number,)).await? else {
                return Ok(None);
            };
            let sql = "SELECT entry FROM moves WHERE game = $1 ORDER BY n";
            let moves = tx.all(doing, sql, (number,)).await?;
            let seats = "SELECT p.*, f.value AS hints FROM game_players p LEFT JOIN game_figures f ON f.game = p.game AND f.seat = p.seat AND f.name = $2 WHERE p.game = $1 ORDER BY p.seat";
            Ok(Some((row, moves, tx.all(doing, seats, (number, HINTS)).await?)))
        };
        let read = self.reader.read(doing, read).await?;
        read.map(|(row, moves, seats)| row.into_game(moves, seats)).transpose()
    }

    pub async fn finished_at(&self, table: TableId, most: u32) -> Result<Vec<GameNumber>> {
        self.reader.all("looking for a table's finished games", FINISHED_AT, (table, most)).await
    }

    pub async fn count_finished_at(&self, table: TableId, most: u32) -> Result<u32> {
        let doing = "counting a table's finished games";
        let sql = "SELECT count(*) AS games FROM (SELECT 1 FROM games WHERE table_id = $1 AND state = 'finished' LIMIT $2) g";
        Ok(self.reader.optional(doing, sql, (table, most)).await?.unwrap_or_default())
    }

    /// Whether the person has been dealt into a game in this server, has played a deal of the day or
    /// learned a game there.
    pub async fn knows(&self, guild: GuildId, user: UserId) -> Result<bool> {
        let known = "SELECT count(*) FROM people WHERE guild = $1 AND \"user\" = $2";
        self.reader.one("reading whether somebody has played", known, (guild, user)).await
    }

    /// Lists the people who were dealt into a game, with their names, unless those are forgotten.
    pub async fn names_in(&self, game: GameNumber) -> Result<Vec<(UserId, String)>> {
        let sql = "
            SELECT n.\"user\" AS \"user\", n.name AS name
            FROM games g
            JOIN game_players p ON p.game = g.number
            JOIN people n ON n.guild = g.guild AND n.\"user\" = p.\"user\"
            WHERE g.number = $1";
        let doing = "reading the names of a game's people";
        let named: Vec<NamedRow> = self.reader.all(doing, sql, (game,)).await?;
        Ok(named.into_iter().map(|row| (row.user, row.name)).collect())
    }

    /// Reads what is to be told in a server of a game that is dealt again. `day`: its kind and day, if it
    /// is a deal of the day.
    pub async fn earlier_game(
        &self,
        guild: GuildId,
        game: GameNumber,
        day: Option<(&str, u32)>,
    ) -> Result<EarlierGame> {
        let sql = "
            SELECT n.\"user\" AS \"user\", n.name AS name
            FROM people n
            WHERE n.guild = $1 AND (n.\"user\" IN
                (SELECT p.\"user\" FROM games g JOIN game_players p ON p.game = g.number
                 WHERE g.number = $2 OR g.again = $2)
              OR n.\"user\" IN (SELECT \"user\" FROM daily_games WHERE kind = $3 AND day = $4))
            ORDER BY n.\"user\"";
        let doing = "reading who knows the cards of a game";
        let (kind, day) = day.unzip();
        let named: Vec<NamedRow> = self.reader.all(doing, sql, (guild, game, kind, day)).await?;
        let known_to = named.into_iter().map(|NamedRow { user: id, name }| Person { id, name });
        let stored = self.game(game).await?;
        let (players, results) = stored.map(|it| (it.players, it.results)).unwrap_or_default();
        Ok(EarlierGame { known_to: known_to.collect(), players, results })
    }

    /// The last game here that is over, with a result or without.
    pub async fn last_over(&self, channel: ChannelId, kind: &str) -> Result<Option<GameNumber>> {
        let doing = "looking for the last game that is over";
        self.reader.optional(doing, LAST_OVER, (channel, kind)).await
    }
}

impl SeatRow {
    fn placed(&self) -> Option<Placed> {
        Some(Placed { place: self.place?, tallied: self.tallied?, score: self.score })
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
            user: row.user,
            label: row.label,
            hints: row.hints.unwrap_or_default(),
        };
        Ok(StoredGame {
            number,
            table: self.table_id,
            place: self.place,
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
            started: self.started_at,
            finished: self.finished_at,
            friendly: self.friendly,
            secret: self.secret,
        })
    }
}
