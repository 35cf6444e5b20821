//! Who lost how often (rules, section 9): only finished games into which two or more people were
//! dealt, and which have a loser; a seat's result belongs to the person who was dealt in. Read from what
//! `standings` keeps up to date.

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::QueryAs;
use sqlx::{Any, AnyConnection, FromRow};

use super::rows::row;
use super::standings::WHOLE_GAME;
use super::{GuildId, Result, Store, StoreError, UserId};
use super::{from_sql, to_sql};

/// The present run of equal results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Streak {
    /// So many games in a row were not lost.
    Safe(u32),
    /// So many games in a row were lost.
    Lost(u32),
}

/// One person's results.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub user: UserId,
    /// The name by which the server knows them; none for somebody who asked to be forgotten.
    pub name: Option<String>,
    /// How many games they were dealt into.
    pub games: u32,
    /// How many of them they lost.
    pub losses: u32,
    /// How many an average player would have lost: the sum of 1/players.
    pub fair_share: f64,
    /// Their present run.
    pub streak: Streak,
}

impl Standing {
    /// Losses against the fair share: 1.00 is average, less is better.
    #[must_use]
    pub fn against_fair_share(&self) -> f64 {
        f64::from(self.losses) / self.fair_share
    }
}

/// One person's figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    /// What the leaderboard says of them.
    pub standing: Standing,
    /// The most games in a row that they did not lose.
    pub longest_safe: u32,
    /// The most games in a row that they lost.
    pub longest_lost: u32,
    /// How often they were the first to get away.
    pub first_away: u32,
    /// Their latest games, the oldest first.
    pub latest: Vec<PastGame>,
    /// How often they ended in which place, the first place first; the last of a game is not among
    /// them, it lost.
    pub places: Vec<u32>,
    /// What they did, summed over their games, by the names of the figures.
    pub figures: Vec<Total>,
    /// How they did against others, those first whom they met most often.
    pub opponents: Vec<Opponent>,
}

/// A figure, summed up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// Its name, as the game gave it.
    pub name: String,
    /// In how many games it was counted.
    pub games: u32,
    /// Its sum.
    pub sum: i64,
}

/// One person's results against another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The other.
    pub user: UserId,
    /// Their name; none for somebody who asked to be forgotten.
    pub name: Option<String>,
    /// How many games they were both dealt into.
    pub games: u32,
    /// In how many of these the other ended later.
    pub ahead: u32,
}

row! {
    /// One person's results, of all time or of some days.
    pub(super) struct StandingRow {
        user: i64,
        name: Option<String>,
        games: u32,
        losses: u32,
        share: i64,
        /// Of all time: safe games above 0, lost ones below.
        streak: i64,
    }
}

row! {
    /// What a person's standing has besides.
    struct RecordRow {
        longest_safe: u32,
        longest_lost: u32,
        first_away: u32,
    }
}

row! {
    /// One of a person's games. From 1, the first to get away, to the number of players, the loser.
    struct ResultRow {
        rank: u32,
        players: u32,
    }
}

row! {
    /// How often somebody ended in a place.
    struct PlaceRow {
        place: u32,
        games: u32,
    }
}

row! {
    /// A figure, summed up.
    struct TotalRow {
        name: String,
        games: u32,
        sum: i64,
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

/// One of a person's games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastGame {
    /// Whether they lost it.
    pub lost: bool,
    /// Their losses against the fair share after it.
    pub against_fair_share: f64,
}

/// How many of a person's games are told one by one.
const LATEST: i64 = 100;

/// Results in a server's games of a kind, with more of each.
macro_rules! standings {
    ($more:literal) => {
        concat!(
            "SELECT s.\"user\" AS \"user\", n.name AS name, s.games AS games, s.losses AS losses,
                    s.share AS share, s.streak AS streak, ",
            $more,
            " FROM standings s
             LEFT JOIN people n ON n.guild = s.guild AND n.\"user\" = s.\"user\"
             WHERE s.guild = $1 AND s.kind = $2"
        )
    };
}

pub(super) use standings;

/// One person's: a row of [`StandingRow`] and [`RecordRow`].
pub(super) const STANDING: &str = concat!(
    standings!(
        "s.longest_safe AS longest_safe, s.longest_lost AS longest_lost, s.first_away AS first_away"
    ),
    " AND s.\"user\" = $3"
);

/// One person's latest games, the last one first.
pub(super) const LATEST_RESULTS: &str = "
    SELECT rank, players FROM results
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY finished_at DESC, game DESC
    LIMIT $4";

pub(super) const PLACES: &str = "
    SELECT place, games FROM place_totals
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY place";

pub(super) const TOTALS: &str = "
    SELECT name, games, sum FROM figure_totals
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3";

pub(super) const OPPONENTS: &str = "
    SELECT e.other AS \"user\", n.name AS name, e.games AS games, e.ahead AS ahead
    FROM encounters e
    LEFT JOIN people n ON n.guild = e.guild AND n.\"user\" = e.other
    WHERE e.guild = $1 AND e.kind = $2 AND e.\"user\" = $3
    ORDER BY e.games DESC, e.ahead DESC, e.other";

impl Store {
    /// One person's figures in a server's games of a kind; none if they have finished no game that
    /// counts.
    ///
    /// # Errors
    /// What the database says.
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
            let places: Vec<PlaceRow> = about(PLACES, of).fetch_all(&mut *r).await?;
            let figures: Vec<TotalRow> = about(TOTALS, of).fetch_all(&mut *r).await?;
            let opponents: Vec<OpponentRow> = about(OPPONENTS, of).fetch_all(r).await?;
            Ok(Some((standing, latest, places, figures, opponents)))
        };
        let Some((row, latest, places, figures, opponents)) = self.results(read).await? else {
            return Ok(None);
        };
        let standing = StandingRow::from_row(&row).map_err(reading())?;
        let record = RecordRow::from_row(&row).map_err(reading())?;
        Ok(Some(Stats {
            latest: past_games(&standing, &latest),
            standing: standing.into_standing(),
            longest_safe: record.longest_safe,
            longest_lost: record.longest_lost,
            first_away: record.first_away,
            places: by_place(&places),
            figures: figures.into_iter().map(TotalRow::into_total).collect(),
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

/// What can be read from a row of either database.
trait FromAny: for<'r> sqlx::FromRow<'r, AnyRow> + Send + Unpin {}
impl<T: for<'r> sqlx::FromRow<'r, AnyRow> + Send + Unpin> FromAny for T {}

/// A query about one person in a server's games of a kind.
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

/// A share of whole games as a number of games.
fn games_of(share: i64) -> f64 {
    share as f64 / f64::from(WHOLE_GAME)
}

/// A person's latest games with what they amounted to after each, the oldest first: from how they
/// stand now, back game by game.
fn past_games(now: &StandingRow, latest: &[ResultRow]) -> Vec<PastGame> {
    let (mut losses, mut share) = (i64::from(now.losses), now.share);
    let mut past: Vec<_> = latest
        .iter()
        .map(|row| {
            let lost = row.rank == row.players;
            let after = PastGame {
                lost,
                against_fair_share: losses as f64 / games_of(share),
            };
            losses -= i64::from(lost);
            share -= i64::from(WHOLE_GAME / row.players.max(1));
            after
        })
        .collect();
    past.reverse();
    past
}

/// How often in which place, the first place first.
fn by_place(rows: &[PlaceRow]) -> Vec<u32> {
    let last = rows.last().map_or(0, |row| row.place);
    (1..=last)
        .map(|place| {
            let row = rows.iter().find(|row| row.place == place);
            row.map_or(0, |row| row.games)
        })
        .collect()
}

impl StandingRow {
    pub(super) fn into_standing(self) -> Standing {
        // Of some days' games the run is no longer than there are games.
        let run = |games: u64| u32::try_from(games).map_or(self.games, |n| n.min(self.games));
        let length = run(self.streak.unsigned_abs());
        Standing {
            user: UserId(from_sql(self.user)),
            name: self.name,
            games: self.games,
            losses: self.losses,
            fair_share: games_of(self.share),
            streak: if self.streak < 0 {
                Streak::Lost(length)
            } else {
                Streak::Safe(length)
            },
        }
    }
}

impl TotalRow {
    fn into_total(self) -> Total {
        Total {
            name: self.name,
            games: self.games,
            sum: self.sum,
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
