//! The results of a day, and the days on which people have played. Games that were finished late are
//! left out.

use std::ops::Range;

use sqlx::AssertSqlSafe;

use super::DailyResult;
use crate::sql::{Values, listed, row};
use crate::{GuildId, Result, Store, UserId};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DailyRow {
        /// The person's rank: one more than the number of people in this server who did better.
        pub rank: u32,
        pub user: Option<UserId>,
        pub name: Option<String>,
        pub result: DailyResult,
    }
}

row! {
    /// A part of a server's board for one day.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct DailyBoard {
        pub rows: Vec<DailyRow> = Vec::new(),
        /// How many people have a result that counts in this server.
        pub here: u32,
        /// The same in all servers.
        pub everywhere: u32,
        pub better_here: u32,
        pub better_everywhere: u32,
    }
}

row! {
    /// A day on which somebody finished their game in time, or has one that they haven't finished.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DailyWhen {
        pub day: u32,
        /// `None` if the game isn't finished.
        pub tallied: Option<bool>,
    }
}

const BOARD: &str = concat!(
    "
    SELECT b.*, n.name AS name
    FROM (SELECT rank() OVER (ORDER BY place, ties) AS rank, \"user\", place, ties, rounds,
                 finished_at, id
          FROM daily_games
          WHERE kind = $1 AND day = $2 AND guild = $3 AND ",
    counts!(),
    ") b
    LEFT JOIN people n ON n.guild = $3 AND n.\"user\" = b.\"user\"
    ORDER BY b.rank, b.finished_at, b.id
    LIMIT $4 OFFSET $5"
);

/// A result is better if its place is better, or if the place is equal and `ties` is lower.
const COUNTS: &str = concat!(
    "
    SELECT count(*) AS everywhere,
           coalesce(CAST(sum(CASE WHEN guild = $3 THEN 1 ELSE 0 END) AS BIGINT), 0) AS here,
           coalesce(CAST(sum(CASE WHEN place < $4 OR (place = $4 AND ties < $5)
                                  THEN 1 ELSE 0 END) AS BIGINT), 0) AS better_everywhere,
           coalesce(CAST(sum(CASE WHEN guild = $3 AND (place < $4 OR (place = $4 AND ties < $5))
                                  THEN 1 ELSE 0 END) AS BIGINT), 0) AS better_here
    FROM daily_games
    WHERE kind = $1 AND day = $2 AND ",
    counts!()
);

impl Store {
    /// These rows of a server's board for a day, from 0, and how many people beat `mine`.
    pub async fn daily_board(
        &self,
        kind: &str,
        day: u32,
        guild: GuildId,
        mine: Option<DailyResult>,
        places: Range<u32>,
    ) -> Result<DailyBoard> {
        let doing = "reading a day's board";
        let of = Values::from((kind, day, guild));
        let page = of.clone().and(places.end.saturating_sub(places.start)).and(places.start);
        let mine = mine.map_or((0, 0), |mine| (mine.place, mine.ties));
        let counts = of.and(mine.0).and(mine.1);
        let rows = self.reader.all(doing, BOARD, page).await?;
        Ok(DailyBoard { rows, ..self.reader.one(doing, COUNTS, counts).await? })
    }

    /// The days on which these people finished their games in time, or haven't finished them, oldest first: in all servers, or
    /// those that they began in this one; all of them, or those since a day.
    pub async fn daily_days_of(
        &self,
        kind: &str,
        users: &[UserId],
        guild: Option<GuildId>,
        since: u32,
    ) -> Result<Vec<(UserId, DailyWhen)>> {
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let users = listed(users.iter().map(|user| user.0.cast_signed()));
        let query = format!(
            "SELECT \"user\", day, tallied FROM daily_games
             WHERE \"user\" IN ({users}) AND kind = $1 AND coalesce($2, guild) = guild
               AND day >= $3 AND (finished_at IS NULL OR {})
             ORDER BY day",
            counts!()
        );
        let doing = "reading on which days somebody played";
        self.reader.all(doing, AssertSqlSafe(query), (kind, guild, since)).await
    }
}
