//! What counted in a month, for the board with which it closes, and which months are closed.

use std::time::SystemTime;

use super::sql::{row, statement};
use super::{ChannelId, GameNumber, GuildId, Result, Store, UserId};

const READING: &str = "reading a month's results";

row! {
    /// A person's result in a game that counts.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct MonthResult {
        pub game: GameNumber,
        pub channel: ChannelId,
        pub kind: String,
        pub user: UserId,
        /// `None` for a person who asked to be forgotten.
        pub name: Option<String>,
        pub tallied: bool,
        pub players: u32,
    }
}

impl Store {
    /// The servers in which games counted between these moments, and whose month with this number
    /// isn't closed.
    pub async fn servers_of_month(
        &self,
        month: u32,
        from: SystemTime,
        to: SystemTime,
    ) -> Result<Vec<GuildId>> {
        let sql = "
            SELECT DISTINCT g.guild FROM games g
            WHERE g.rated IS NOT NULL AND g.finished_at >= $1 AND g.finished_at < $2
              AND NOT EXISTS (SELECT 1 FROM months m WHERE m.guild = g.guild AND m.month = $3)";
        self.reader.all(READING, sql, (from, to, month)).await
    }

    /// What counted in a server between these moments, in the order of the games.
    pub async fn results_of_month(
        &self,
        guild: GuildId,
        from: SystemTime,
        to: SystemTime,
    ) -> Result<Vec<MonthResult>> {
        let sql = "
            SELECT g.number AS game, g.channel AS channel, g.kind AS kind, p.\"user\" AS \"user\",
                   n.name AS name, p.tallied AS tallied,
                   (SELECT count(*) FROM game_players a WHERE a.game = g.number) AS players
            FROM games g
            JOIN game_players p ON p.game = g.number
            LEFT JOIN people n ON n.guild = g.guild AND n.\"user\" = p.\"user\"
            WHERE g.rated IS NOT NULL AND g.finished_at >= $2 AND g.finished_at < $3
              AND g.guild = $1 AND p.\"user\" IS NOT NULL AND p.place IS NOT NULL
            ORDER BY g.finished_at, g.number, p.seat";
        self.reader.all(READING, sql, (guild, from, to)).await
    }

    /// Notes that a server's month is closed. Doing that again is fine.
    pub async fn close_month(&self, guild: GuildId, month: u32) -> Result<()> {
        let close = "INSERT INTO months (guild, month) VALUES ($1, $2) ON CONFLICT (guild, month) DO NOTHING";
        self.run("closing a month", vec![statement(close, (guild, month))]).await
    }
}
