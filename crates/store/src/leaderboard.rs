//! Reads a server's leaderboard, page by page: each person's tally against their fair share.

use std::ops::Range;
use std::time::SystemTime;

use super::ratings::Rated;
use super::results::READING;
use super::sql::{Stored, Values, row, to_millis};
use super::{GuildId, Result, Standing, Store};
use getaway_games::rating::Rating;

#[derive(Clone, Debug, PartialEq)]
pub struct LeaderboardPage<T = Standing> {
    /// How many people come before its first one.
    pub first: u32,
    /// The standings from there on, in the requested order.
    pub standings: Vec<T>,
    /// Their places. Equal results share one, and the places after it are left out.
    pub places: Vec<u32>,
    pub people: u32,
}

/// The order of a leaderboard, after [`ENOUGH_GAMES`]. Among equals, the person with the most games comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The smallest tally against the fair share; for tallies of losses.
    Fewest,
    /// The largest tally against the fair share; for tallies of wins.
    Most,
}

row! {
    struct AllRow {
        people: u32,
        place: u32,
    }
}

/// People with fewer games come after all others: so few say little. The queries below have the same
/// number.
pub const ENOUGH_GAMES: u32 = 5;

/// Selects some places among the people who have played since a moment, best first, as rows of
/// [`Standing`] and [`AllRow`]. A period's sums are the current sums minus those of the last
/// result before it.
pub(super) const BOARD: &str = "
    SELECT d.*, n.name AS name,
           rank() OVER (ORDER BY CASE WHEN d.games >= 5 THEN 0 ELSE 1 END,
                                 $4 * CAST(d.tally AS DOUBLE PRECISION) / d.share) AS place
    FROM (SELECT s.\"user\" AS \"user\", s.games - coalesce(b.games, 0) AS games,
                 s.tally - coalesce(b.tally, 0) AS tally, s.share - coalesce(b.share, 0) AS share,
                 s.scored - coalesce(b.scored, 0) AS scored,
                 s.points - coalesce(b.points, 0) AS points,
                 s.streak AS streak, count(*) OVER () AS people
          FROM standings s
          LEFT JOIN results b
               ON b.\"user\" = s.\"user\" AND b.guild = s.guild AND b.kind = s.kind
              AND b.finished_at = (SELECT max(p.finished_at) FROM results p
                                   WHERE p.\"user\" = s.\"user\" AND p.guild = s.guild
                                     AND p.kind = s.kind AND p.finished_at < $3)
          WHERE s.guild = $1 AND s.kind = $2 AND s.last_at >= $3) d
    LEFT JOIN people n ON n.guild = $1 AND n.\"user\" = d.\"user\"
    ORDER BY CASE WHEN d.games >= 5 THEN 0 ELSE 1 END,
             $4 * CAST(d.tally AS DOUBLE PRECISION) / d.share, d.games DESC, d.\"user\"
    LIMIT $5 OFFSET $6";

/// The same by their ratings: rows of [`Rated`] and [`AllRow`].
pub(super) const RATINGS: &str = "
    SELECT d.*, n.name AS name,
           rank() OVER (ORDER BY CASE WHEN d.games >= 5 THEN 0 ELSE 1 END,
                                 CASE WHEN d.uncertainty <= $4 THEN 0 ELSE 1 END,
                                 d.strength DESC) AS place
    FROM (SELECT s.\"user\" AS \"user\", s.games AS games, s.strength AS strength,
                 s.uncertainty AS uncertainty, count(*) OVER () AS people
          FROM standings s
          WHERE s.guild = $1 AND s.kind = $2 AND s.last_at >= $3) d
    LEFT JOIN people n ON n.guild = $1 AND n.\"user\" = d.\"user\"
    ORDER BY CASE WHEN d.games >= 5 THEN 0 ELSE 1 END,
             CASE WHEN d.uncertainty <= $4 THEN 0 ELSE 1 END, d.strength DESC, d.\"user\"
    LIMIT $5 OFFSET $6";

impl Store {
    /// Reads these places of a server's leaderboard for a kind of game, counted from 0; the first
    /// places if the leaderboard has fewer. Periods count whole days (UTC), so games before `since`
    /// on the same day count, too.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        kind: &str,
        order: Order,
        since: Option<SystemTime>,
        places: Range<u32>,
    ) -> Result<LeaderboardPage> {
        let sign: i64 = match order {
            Order::Fewest => 1,
            Order::Most => -1,
        };
        // Not prepared, so the query is planned for the requested moment.
        let values = Values::from((guild, kind, whole_days(since), sign)).unprepared();
        self.page(places, BOARD, values).await
    }

    /// Reads these places of a server's ratings for a kind of game, counted from 0, of people who have
    /// played since a moment (whole days, UTC); the first places if there are fewer. Ratings that are
    /// no longer uncertain come first.
    pub async fn ratings_board(
        &self,
        guild: GuildId,
        kind: &str,
        since: Option<SystemTime>,
        places: Range<u32>,
    ) -> Result<LeaderboardPage<Rated>> {
        self.page(places, RATINGS, (guild, kind, whole_days(since), Rating::limit())).await
    }

    /// Reads these places, or the first ones if the leaderboard has fewer. The query takes how many
    /// rows to give and how many to skip as its last values.
    async fn page<T: Stored>(
        &self,
        places: Range<u32>,
        sql: &'static str,
        values: impl Into<Values>,
    ) -> Result<LeaderboardPage<T>> {
        let values = values.into();
        let count = places.end.saturating_sub(places.start);
        let mut first = places.start;
        loop {
            let values = values.clone().and(count).and(first);
            let rows: Vec<(T, AllRow)> = self.reader.all(READING, sql, values).await?;
            if rows.is_empty() && first > 0 {
                first = 0;
                continue;
            }
            return Ok(LeaderboardPage {
                first,
                people: rows.first().map_or(0, |(_, all)| all.people),
                places: rows.iter().map(|(_, all)| all.place).collect(),
                standings: rows.into_iter().map(|(standing, _)| standing).collect(),
            });
        }
    }
}

/// The first moment of a period that counts whole days.
fn whole_days(since: Option<SystemTime>) -> i64 {
    const DAY: i64 = 86_400_000;
    since.map_or(i64::MIN, |since| to_millis(since) / DAY * DAY)
}
