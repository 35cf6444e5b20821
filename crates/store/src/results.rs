//! Reads one person's results from what [`standings`] keeps, so that no reading takes longer the
//! more somebody has played. Only finished games with a result count, into which at least two people
//! were dealt. A seat's result belongs to the person who was dealt in.
//!
//! [`standings`]: super::standings

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::sql::{Run, Stored, row};
use super::standings::FairShare;
use super::{GuildId, Result, Store, UserId};
use getaway_games::rating::Rating;

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
    /// How many it would count for an average player.
    pub fair_share: FairShare,
    pub streak: Streak,
    /// Their mean score; `None` in games without scores.
    pub mean_score: Option<f64>,
}

impl Standing {
    /// The standing of somebody who hasn't played yet.
    pub fn nothing(user: UserId, name: Option<String>) -> Standing {
        Standing {
            user,
            name,
            games: 0,
            tally: 0,
            fair_share: FairShare::default(),
            streak: Streak { games: 0, tallied: false },
            mean_score: None,
        }
    }

    /// The tally against the fair share: 1.00 is average.
    pub fn against_fair_share(&self) -> f64 {
        self.fair_share.against(self.tally)
    }
}

row! {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Stats {
        pub standing: Standing,
        pub best: Best,
        pub rating: Rating,
        pub latest: Vec<PastGame> = Vec::new(),
        /// How often they reached each place, best first.
        pub places: Vec<PlaceTotal> = Vec::new(),
        pub figures: Vec<Total> = Vec::new(),
        /// Their results against others, the most frequent opponents first; not all of very many.
        pub opponents: Vec<Opponent> = Vec::new(),
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Best {
        /// Their longest run of games that the tally does not count.
        pub longest_untallied: u32,
        pub longest_tallied: u32,
        pub best_score: Option<i64>,
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct PlaceTotal {
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

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Opponent {
        pub user: UserId,
        /// Their name; `None` for a person who asked to be forgotten.
        pub name: Option<String>,
        pub games: u32,
        /// In how many of these the opponent had a worse place.
        pub ahead: u32,
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PastGame {
    pub tallied: bool,
    pub against_fair_share: f64,
    pub rating: Rating,
}

pub(super) const READING: &str = "reading results";

const LATEST: i64 = 100;

const MET: i64 = 200;

/// Selects a person's standing, as a row of [`Stats`].
pub(super) const STANDING: &str = "
    SELECT s.*, n.name AS name
    FROM standings s
    LEFT JOIN people n ON n.guild = s.guild AND n.\"user\" = s.\"user\"
    WHERE s.guild = $1 AND s.kind = $2 AND s.\"user\" = $3";

pub(super) const LATEST_RESULTS: &str = "
    SELECT tallied, tally, share, strength, uncertainty FROM results
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY finished_at DESC
    LIMIT $4";

pub(super) const PLACES: &str = "
    SELECT place, games, tallied FROM place_sums
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY place";

pub(super) const TOTALS: &str = "
    SELECT name, games, sum, highest FROM figure_sums
    WHERE guild = $1 AND kind = $2 AND \"user\" = $3
    ORDER BY name";

pub(super) const OPPONENTS: &str = "
    SELECT m.opponent AS \"user\", m.games AS games, m.ahead AS ahead, n.name AS name
    FROM meetings m
    LEFT JOIN people n ON n.guild = m.guild AND n.\"user\" = m.opponent
    WHERE m.guild = $1 AND m.kind = $2 AND m.\"user\" = $3
    ORDER BY m.games DESC, m.ahead DESC, m.opponent
    LIMIT $4";

impl Store {
    /// Reads a person's stats in a server's games of a kind; `None` if no game of theirs counts.
    pub async fn stats(&self, guild: GuildId, kind: &str, user: UserId) -> Result<Option<Stats>> {
        let of = (guild, kind, user);
        let read = async |r: &mut AnyConnection| {
            let Some(stats) = r.optional::<Stats>(READING, STANDING, of).await? else {
                return Ok(None);
            };
            let mut latest: Vec<PastGame> =
                r.all(READING, LATEST_RESULTS, (guild, kind, user, LATEST)).await?;
            latest.reverse();
            Ok(Some(Stats {
                latest,
                places: r.all(READING, PLACES, of).await?,
                figures: r.all(READING, TOTALS, of).await?,
                opponents: r.all(READING, OPPONENTS, (guild, kind, user, MET)).await?,
                ..stats
            }))
        };
        self.reader.read(READING, read).await
    }
}

/// One of a person's games, from the sums after it.
impl Stored for PastGame {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<PastGame> {
        let fair_share: FairShare = Stored::read(row, "share")?;
        Ok(PastGame {
            tallied: Stored::read(row, "tallied")?,
            against_fair_share: fair_share.against(Stored::read(row, "tally")?),
            rating: Stored::read(row, "rating")?,
        })
    }
}

/// One person's sums, of all time or of a period.
impl Stored for Standing {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<Standing> {
        // Of all time: above 0 for games that the tally does not count, below 0 for those that it
        // does. In a period, it can't be longer than the period's games.
        let streak: i64 = Stored::read(row, "streak")?;
        let (games, scored): (u32, u32) =
            (Stored::read(row, "games")?, Stored::read(row, "scored")?);
        let points: i64 = Stored::read(row, "points")?;
        Ok(Standing {
            user: Stored::read(row, "user")?,
            name: Stored::read(row, "name")?,
            games,
            tally: Stored::read(row, "tally")?,
            fair_share: Stored::read(row, "share")?,
            streak: Streak {
                tallied: streak < 0,
                games: u32::try_from(streak.unsigned_abs()).map_or(games, |run| run.min(games)),
            },
            mean_score: (scored > 0).then(|| points as f64 / f64::from(scored)),
        })
    }
}
