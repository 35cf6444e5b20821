//! Evenings: which games belong together, at whatever tables they were played.
//!
//! A game goes on with an evening of its channel, or of a thread there, if that one's last game ended
//! at most [`GAP`] ago and at least half of the people dealt into that game are dealt into this one.
//! This is decided in the transaction that deals the game, so it is the same whichever process runs
//! the table. The row of an evening goes when its recap has been told. Knows nothing about what a
//! recap says.

use std::time::{Duration, SystemTime};

use sqlx::{AnyConnection, AssertSqlSafe};

use super::sql::{Run, listed, row};
use super::{ChannelId, GameNumber, GuildId, Result, Store, TableId, UserId};

/// An evening goes on for so long after its last game.
const GAP: Duration = Duration::from_secs(2 * 60 * 60);

const SAVING: &str = "saving an evening";
const READING: &str = "reading an evening";

row! {
    /// An evening that may go on, or whose recap is still to be told.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StoredEvening {
        pub first_game: GameNumber,
        pub guild: GuildId,
        pub channel: ChannelId,
        pub last_game: GameNumber,
        /// What the last game's table plays by, as a document.
        pub settings: String,
        /// When its recap is due; `None` while its last game runs.
        pub due_at: Option<SystemTime>,
        /// The table that somebody closed, if that ended it.
        pub closed_by: Option<TableId>,
    }
}

row! {
    /// What an evening has come to so far.
    #[derive(Clone, Debug, PartialEq)]
    pub struct EveningSoFar {
        pub games: u32,
        /// At how many tables they were played.
        pub tables: u32,
        /// What counts of them, by person and kind of game.
        pub people: Vec<TalliedPerson> = Vec::new(),
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct TalliedPerson {
        pub kind: String,
        /// `None` for everyone who asked to be forgotten.
        pub user: Option<UserId>,
        /// `None` for a person without a name here.
        pub name: Option<String>,
        pub games: u32,
        pub tally: u32,
    }
}

/// The evening here with which this game goes on.
const BEFORE: &str = "
    SELECT e.first_game
    FROM evenings e
    JOIN game_players p ON p.game = e.last_game AND p.\"user\" IS NOT NULL
    LEFT JOIN game_players n ON n.game = $1 AND n.\"user\" = p.\"user\"
    WHERE e.channel = $2 AND e.due_at >= $3
    GROUP BY e.first_game
    HAVING 2 * count(n.seat) >= count(*)
    ORDER BY count(n.seat) DESC, e.first_game DESC
    LIMIT 1";

pub(super) async fn dealt(
    tx: &mut AnyConnection,
    game: GameNumber,
    guild: GuildId,
    home: ChannelId,
    settings: &str,
    at: SystemTime,
) -> Result<()> {
    let before: Option<GameNumber> = tx.optional(SAVING, BEFORE, (game, home, at)).await?;
    let first = before.unwrap_or(game);
    let save = "INSERT INTO evenings (first_game, guild, channel, last_game, settings)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (first_game) DO UPDATE SET
             last_game = excluded.last_game, settings = excluded.settings, due_at = NULL";
    tx.run(SAVING, save, (first, guild, home, game, settings)).await?;
    tx.run(SAVING, "UPDATE games SET evening = $1 WHERE number = $2", (first, game)).await.map(drop)
}

pub(super) async fn finished(
    tx: &mut AnyConnection,
    game: GameNumber,
    at: SystemTime,
) -> Result<()> {
    let over = "UPDATE evenings SET due_at = $1
         WHERE first_game = (SELECT evening FROM games WHERE number = $2) AND last_game = $2";
    tx.run(SAVING, over, (at + GAP, game)).await.map(drop)
}

/// A game that ends because its table does is over, too.
pub(super) async fn table_ends(
    tx: &mut AnyConnection,
    table: TableId,
    at: SystemTime,
) -> Result<()> {
    let over = "UPDATE evenings SET due_at = $1 WHERE due_at IS NULL
         AND last_game IN (SELECT number FROM games WHERE table_id = $2)
         AND first_game IN (SELECT evening FROM games WHERE table_id = $2)";
    tx.run(SAVING, over, (at + GAP, table)).await.map(drop)
}

/// Ends the evening of these people: that of the table's last game, or, if it had none, the one with
/// which a game of theirs would go on.
pub(super) async fn close(
    tx: &mut AnyConnection,
    table: TableId,
    home: ChannelId,
    people: &[UserId],
) -> Result<()> {
    let own = "UPDATE evenings SET due_at = 0, closed_by = $1
         WHERE last_game IN (SELECT number FROM games WHERE table_id = $1)
         AND first_game IN (SELECT evening FROM games WHERE table_id = $1)";
    if tx.run(SAVING, own, (table,)).await? > 0 || people.is_empty() {
        return Ok(());
    }
    let people = listed(people.iter().map(|person| person.0.cast_signed()));
    let theirs = format!(
        "UPDATE evenings SET due_at = 0, closed_by = $1
         WHERE channel = $2 AND due_at > 0 AND first_game IN
             (SELECT e.first_game FROM evenings e
              JOIN game_players p ON p.game = e.last_game AND p.\"user\" IS NOT NULL
              WHERE e.channel = $2
              GROUP BY e.first_game
              HAVING 2 * sum(CASE WHEN p.\"user\" IN ({people}) THEN 1 ELSE 0 END) >= count(*))"
    );
    tx.run(SAVING, AssertSqlSafe(theirs), (table, home)).await.map(drop)
}

impl Store {
    /// Lists the evenings whose recap is due by this time, in this process's servers or others.
    pub async fn evenings_due(&self, by: SystemTime) -> Result<Vec<StoredEvening>> {
        let sql = "SELECT * FROM evenings WHERE due_at <= $1 ORDER BY due_at";
        self.reader.all(READING, sql, (by,)).await
    }

    /// Reads an evening, unless its recap has been told.
    pub async fn evening(&self, first_game: GameNumber) -> Result<Option<StoredEvening>> {
        let sql = "SELECT * FROM evenings WHERE first_game = $1";
        self.reader.optional(READING, sql, (first_game,)).await
    }

    /// The evening that was over because somebody closed this table, until its recap has been told.
    pub async fn evening_closed_by(&self, table: TableId) -> Result<Option<StoredEvening>> {
        let sql = "SELECT * FROM evenings WHERE closed_by = $1 ORDER BY first_game DESC LIMIT 1";
        self.reader.optional(READING, sql, (table,)).await
    }

    /// Ends an evening, so that no game is added any more. A conflict if one was, or if its recap has
    /// been told.
    pub async fn end_evening(&self, evening: &StoredEvening) -> Result<()> {
        let sql = "UPDATE evenings SET due_at = 0 WHERE first_game = $1 AND due_at = $2";
        self.change(SAVING, sql, (evening.first_game, evening.due_at)).await
    }

    /// Notes that an evening's recap has been told, or that there is none. Doing that again is fine.
    pub async fn evening_told(&self, first_game: GameNumber) -> Result<()> {
        let delete = "DELETE FROM evenings WHERE first_game = $1";
        self.run(SAVING, vec![super::sql::statement(delete, (first_game,))]).await
    }

    /// The latest finished games of an evening, the last one first.
    pub async fn games_of_evening(
        &self,
        first_game: GameNumber,
        most: u32,
    ) -> Result<Vec<GameNumber>> {
        let sql = "SELECT number FROM games WHERE evening = $1 AND state = 'finished' ORDER BY number DESC LIMIT $2";
        self.reader.all(READING, sql, (first_game, most)).await
    }

    /// What this game's evening has come to, with all its finished games.
    pub async fn evening_so_far(&self, game: GameNumber) -> Result<EveningSoFar> {
        let counts = "
            SELECT count(*) AS games, count(DISTINCT table_id) AS tables FROM games
            WHERE evening = (SELECT evening FROM games WHERE number = $1) AND state = 'finished'";
        // People who were forgotten are all one, by the label of their seats.
        let people = "
            SELECT g.kind AS kind, p.\"user\" AS \"user\", n.name AS name, count(*) AS games,
                   CAST(sum(p.tallied) AS BIGINT) AS tally
            FROM games g
            JOIN game_players p ON p.game = g.number
            LEFT JOIN people n ON n.guild = g.guild AND n.\"user\" = p.\"user\"
            WHERE g.evening = (SELECT evening FROM games WHERE number = $1)
              AND g.state = 'finished' AND g.friendly = 0
              AND (p.\"user\" IS NOT NULL OR p.label = 'person') AND p.place IS NOT NULL
            GROUP BY g.kind, p.\"user\", n.name
            ORDER BY p.\"user\", g.kind";
        let read = async |r: &mut AnyConnection| {
            let so_far: EveningSoFar = r.one(READING, counts, (game,)).await?;
            if so_far.tables < 2 {
                return Ok(so_far);
            }
            Ok(EveningSoFar { people: r.all(READING, people, (game,)).await?, ..so_far })
        };
        self.reader.read(READING, read).await
    }
}
