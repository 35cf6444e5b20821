//! The leaderboard of a server, a part at a time: who has lost how often, and against their fair share.

use std::ops::Range;
use std::time::SystemTime;

use sqlx::FromRow;
use sqlx::any::AnyRow;

use super::results::{StandingRow, reading, standings};
use super::rows::row;
use super::standings::{DAY, WEEK};
use super::{GuildId, Result, Standing, Store, to_millis, to_sql};

/// A part of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The first place of it, counted from 0.
    pub first: u32,
    /// Who has it and those that follow: the fewest losses against the fair share come first, then the most
    /// games.
    pub standings: Vec<Standing>,
    /// How many people the whole has.
    pub people: u32,
}

row! {
    /// What a standing among others has besides.
    struct AllRow {
        people: u32,
    }
}

/// Some places of all, the best first: the fewest losses against the fair share, then the most games.
macro_rules! places {
    ($of:literal) => {
        concat!(
            " ORDER BY CAST(",
            $of,
            ".losses AS DOUBLE PRECISION) / ",
            $of,
            ".share, ",
            $of,
            ".games DESC, ",
            $of,
            ".\"user\" LIMIT $3 OFFSET $4"
        )
    };
}

/// Of all time: rows of [`StandingRow`] and [`AllRow`].
pub(super) const STANDINGS: &str = concat!(standings!("count(*) OVER () AS people"), places!("s"));

/// Since a day: of the days until the first whole week, and of the weeks from there on. Summed up first,
/// so that names are looked up once a person.
pub(super) const STANDINGS_SINCE: &str = concat!(
    "SELECT d.\"user\" AS \"user\", n.name AS name, d.games AS games, d.losses AS losses,
            d.share AS share, s.streak AS streak, count(*) OVER () AS people
     FROM (SELECT \"user\", CAST(sum(games) AS BIGINT) AS games,
                  CAST(sum(losses) AS BIGINT) AS losses, CAST(sum(share) AS BIGINT) AS share
           FROM (SELECT \"user\", games, losses, share FROM standings_by_day
                 WHERE guild = $1 AND kind = $2 AND day >= $5 AND day < $6
                 UNION ALL
                 SELECT \"user\", games, losses, share FROM standings_by_week
                 WHERE guild = $1 AND kind = $2 AND week >= $7) p
           GROUP BY \"user\") d
     JOIN standings s ON s.guild = $1 AND s.kind = $2 AND s.\"user\" = d.\"user\"
     LEFT JOIN people n ON n.guild = $1 AND n.\"user\" = d.\"user\"",
    places!("d")
);

impl Store {
    /// These places of a server's leaderboard for a kind of game, counted from 0; the first ones if there
    /// are not so many. Of a period whole days count (UTC): also what was played before `since` on its
    /// day.
    ///
    /// # Errors
    /// What the database says.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        kind: &str,
        since: Option<SystemTime>,
        places: Range<u32>,
    ) -> Result<Board> {
        let board = async |places: &Range<u32>| {
            // Planned for the days that are asked for: a plan for any would go through all weeks.
            let query = sqlx::query(since.map_or(STANDINGS, |_| STANDINGS_SINCE))
                .persistent(false)
                .bind(to_sql(guild.0))
                .bind(kind)
                .bind(i64::from(places.end.saturating_sub(places.start)))
                .bind(i64::from(places.start));
            let query = match since.map(|since| to_millis(since) / DAY) {
                None => query,
                Some(day) => {
                    let week = (day + WEEK - 1) / WEEK;
                    query.bind(day).bind(week * WEEK).bind(week)
                }
            };
            let rows = self.results(async |r| query.fetch_all(r).await).await?;
            Board::of(places.start, &rows).map_err(reading())
        };
        let found = board(&places).await?;
        if found.standings.is_empty() && places.start > 0 {
            return board(&(0..places.end - places.start)).await;
        }
        Ok(found)
    }
}

impl Board {
    fn of(first: u32, rows: &[AnyRow]) -> sqlx::Result<Board> {
        let standings = rows.iter().map(StandingRow::from_row);
        let standings: Vec<StandingRow> = standings.collect::<sqlx::Result<_>>()?;
        Ok(Board {
            first,
            standings: standings
                .into_iter()
                .map(StandingRow::into_standing)
                .collect(),
            people: match rows.first() {
                Some(row) => AllRow::from_row(row)?.people,
                None => 0,
            },
        })
    }
}
