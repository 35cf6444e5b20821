//! Reads one person's results from what [`standings`] keeps. Only finished games with a result
//! count, into which at least two people were dealt. A seat's result belongs to the person who was
//! dealt in.
//!
//! [`standings`]: super::standings

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::QueryAs;
use sqlx::{Any, AnyConnection, FromRow};

use super::ratings::RatingRow;
use super::rows::row;
use super::standings::WHOLE_GAME;
use super::{GuildId, Result, Store, StoreError, UserId};
use super::{from_sql, to_sql};
use crate::rating::Rating;

/// The current run of equal results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// Whether the tally counts these games, as losses or wins, depending on the game.
    pub tallied: bool,
    pub games: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub user: UserId,
    /// Their name in the server; `None` for a person who asked to be forgotten.
    pub name: Option<String>,
    pub games: u32,
    /// How many of them the tally counts: losses or wins, depending on the game.
    pub tally: u32,
    /// How many it would count for an average player: the sum of 1/players.
    pub fair_share: f64,
    pub streak: Streak,
    /// Their mean score; `None` in games without scores.
    pub mean_score: Option<f64>,
}

impl Standing {
    /// The tally against the fair share: 1.00 is average.
    #[must_use]
    pub fn against_fair_share(&self) -> f64 {
        f64::from(self.tally) / self.fair_share
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    pub standing: Standing,
    /// Their longest run of games that the tally does not count.
    pub longest_untallied: u32,
    /// Their longest run of games that the tally counts.
    pub longest_tallied: u32,
    /// Their best score; `None` in games without scores.
    pub best_score: Option<i64>,
    /// Their latest games, oldest first.
    pub latest: Vec<PastGame>,
    pub rating: Rating,
    /// How often they reached each place, best first.
    pub places: Vec<PlaceTotal>,
    /// The sums of their figures, by name.
    pub figures: Vec<Total>,
    /// Their results against others, the most frequent opponents first.
    pub opponents: Vec<Opponent>,
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct PlaceTotal {
        /// The place; 1 is the best.
        pub place: u32,
        pub games: u32,
        pub tallied: u32,
    }
}

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Total {
        pub name: String,
        pub games: u32,
        pub sum: i64,
        pub highest: i64,
    }
}

/// One person's results against another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    pub user: UserId,
    /// Their name; `None` for a person who asked to be forgotten.
    pub name: Option<String>,
    /// How many games both were dealt into.
    pub games: u32,
    /// In how many of these the opponent had a worse place.
    pub ahead: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastGame {
    pub tallied: bool,
    /// The tally against the fair share after it.
    pub against_fair_share: f64,
    /// Their rating after it.
    pub rating: Rating,
}

row! {
    /// One person's sums, of all time or of a period.
    pub(super) struct StandingRow {
        user: i64,
        name: Option<String>,
        games: u32,
        tally: u32,
        share: i64,
        scored: u32,
        points: i64,
        /// The streak of all time: above 0 for games that the tally does not count, below 0 for
        /// those that it does.
        streak: i64,
    }
}

row! {
    struct RecordRow {
        longest_untallied: u32,
        longest_tallied: u32,
        best_score: Option<i64>,
    }
}

row! {
    /// One of a person's games, with the sums after it.
    struct ResultRow {
        tallied: i64,
        tally: u32,
        share: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

row! {
    /// One person's results against another.
    struct OpponentRow {
        user: i64,
        name: Option<String>,
        games: u32,
        ahead: u32,
    }
}

/// How many of a person's latest games are listed.
const LATEST: i64 = 100;

/// Selects a person's standing, as a row of [`StandingRow`] and [`RecordRow`].
pub(super) const STANDING: &str = "
    SELECT s.\"user\" AS \"user\", n.name AS name, s.games AS games, s.tally AS tally,
           s.share AS share, s.scored AS scored, s.points AS points, s.streak AS streak,
           s.strength AS strength, s.uncertainty AS uncertainty,
           s.longest_untallied AS longest_untallied, s.longest_tallied AS longest_tallied,
           (SELECT max(r.score) FROM results r
            WHERE r.\"user\" = s.\"user\" AND r.guild = s.guild AND r.kind = s.kind) AS best_score
    FROM standings s
    LEFT JOIN people n ON n.guild = s.guild AND n.\"user\" = s.\"user\"
    WHERE s.guild = $1 AND s.kind = $2 AND s.\"user\" = $3";

/// Selects a person's latest games, newest first.
pub(super) const LATEST_RESULTS: &str = "
    SELECT tallied, tally, share, strength, uncertainty FROM results
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY finished_at DESC
    LIMIT $4";

pub(super) const PLACES: &str = "
    SELECT place, count(*) AS games, CAST(sum(tallied) AS BIGINT) AS tallied FROM results
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    GROUP BY place
    ORDER BY place";

pub(super) const TOTALS: &str = "
    SELECT f.name AS name, count(*) AS games, CAST(sum(f.value) AS BIGINT) AS sum,
           CAST(max(f.value) AS BIGINT) AS highest
    FROM results r
    JOIN game_figures f ON f.game = r.game AND f.seat = r.seat
    WHERE r.guild = $1 AND r.kind = $2 AND r.\"user\" = $3
    GROUP BY f.name
    ORDER BY f.name";

pub(super) const OPPONENTS: &str = "
    SELECT m.*, n.name AS name
    FROM (SELECT q.\"user\" AS \"user\", count(*) AS games,
                 CAST(sum(CASE WHEN r.place < q.place THEN 1 ELSE 0 END) AS BIGINT) AS ahead
          FROM results r
          JOIN results q ON q.game = r.game AND q.\"user\" <> r.\"user\"
          WHERE r.guild = $1 AND r.kind = $2 AND r.\"user\" = $3
          GROUP BY q.\"user\") m
    LEFT JOIN people n ON n.guild = $1 AND n.\"user\" = m.\"user\"
    ORDER BY m.games DESC, m.ahead DESC, m.\"user\"";

impl Store {
    /// Reads one person's stats in a server's games of a kind; `None` if they have finished no game
    /// that counts.
    ///
    /// # Errors
    /// The database fails.
    pub async fn stats(&self, guild: GuildId, kind: &str, user: UserId) -> Result<Option<Stats>> {
        let standing = sqlx::query(STANDING)
            .bind(to_sql(guild.0))
            .bind(kind)
            .bind(to_sql(user.0));
        let of = (guild, kind, user);
        let latest = about(LATEST_RESULTS, of).bind(LATEST);
        let read = async |r: &mut AnyConnection| {
            let Some(standing) = standing.fetch_optional(&mut *r).await? else {
                return Ok(None);
            };
            let latest: Vec<ResultRow> = latest.fetch_all(&mut *r).await?;
            let places: Vec<PlaceTotal> = about(PLACES, of).fetch_all(&mut *r).await?;
            let figures: Vec<Total> = about(TOTALS, of).fetch_all(&mut *r).await?;
            let opponents: Vec<OpponentRow> = about(OPPONENTS, of).fetch_all(r).await?;
            Ok(Some((standing, latest, places, figures, opponents)))
        };
        let Some((row, latest, places, figures, opponents)) = self.results(read).await? else {
            return Ok(None);
        };
        let standing = StandingRow::from_row(&row).map_err(reading())?;
        let record = RecordRow::from_row(&row).map_err(reading())?;
        let rating = RatingRow::from_row(&row).map_err(reading())?;
        Ok(Some(Stats {
            standing: standing.into_standing(),
            rating: rating.rating(),
            longest_untallied: record.longest_untallied,
            longest_tallied: record.longest_tallied,
            best_score: record.best_score,
            latest: latest.iter().rev().map(ResultRow::past_game).collect(),
            places,
            figures,
            opponents: opponents
                .into_iter()
                .map(OpponentRow::into_opponent)
                .collect(),
        }))
    }

    pub(super) async fn results<T>(
        &self,
        read: impl AsyncFnOnce(&mut AnyConnection) -> sqlx::Result<T>,
    ) -> Result<T> {
        self.reader.read(read).await.map_err(reading())
    }
}

/// A type that can be read from a row of either database.
trait FromAny: for<'r> sqlx::FromRow<'r, AnyRow> + Send + Unpin {}
impl<T: for<'r> sqlx::FromRow<'r, AnyRow> + Send + Unpin> FromAny for T {}

/// Starts a query about one person in a server's games of a kind.
fn about<'q, T: FromAny>(
    query: &'static str,
    (guild, kind, user): (GuildId, &'q str, UserId),
) -> QueryAs<'q, Any, T, AnyArguments> {
    sqlx::query_as(query)
        .bind(to_sql(guild.0))
        .bind(kind)
        .bind(to_sql(user.0))
}

pub(super) fn reading() -> impl FnOnce(sqlx::Error) -> StoreError {
    StoreError::while_("reading results")
}

/// Converts a stored share to a number of games.
fn games_of(share: i64) -> f64 {
    share as f64 / f64::from(WHOLE_GAME)
}

impl ResultRow {
    fn past_game(&self) -> PastGame {
        PastGame {
            tallied: self.tallied != 0,
            against_fair_share: f64::from(self.tally) / games_of(self.share),
            rating: RatingRow {
                strength: self.strength,
                uncertainty: self.uncertainty,
            }
            .rating(),
        }
    }
}

impl StandingRow {
    pub(super) fn into_standing(self) -> Standing {
        // In a period, the streak can't be longer than the period's games.
        let run = u32::try_from(self.streak.unsigned_abs());
        let scored = (self.scored > 0).then(|| self.points as f64 / f64::from(self.scored));
        Standing {
            user: UserId(from_sql(self.user)),
            name: self.name,
            games: self.games,
            tally: self.tally,
            fair_share: games_of(self.share),
            streak: Streak {
                tallied: self.streak < 0,
                games: run.map_or(self.games, |run| run.min(self.games)),
            },
            mean_score: scored,
        }
    }
}

impl OpponentRow {
    fn into_opponent(self) -> Opponent {
        Opponent {
            user: UserId(from_sql(self.user)),
            name: self.name,
            games: self.games,
            ahead: self.ahead,
        }
    }
}
