//! Who lost how often (rules, section 9): only finished games into which two or more people were
//! dealt, and which have a loser; a seat's result belongs to the person who was dealt in.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::time::SystemTime;

use super::rows::row;
use super::{GuildId, Result, Store, StoreError, UserId};
use super::{from_sql, to_millis, to_sql};

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
    pub sum: u64,
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
const LATEST: usize = 100;

row! {
    /// One person's result in one game.
    struct ResultRow {
        user: i64,
        name: Option<String>,
        /// From 1, the first to get away, to the number of players, the loser.
        rank: u32,
        players: u32,
    }
}

/// Everybody's results in a server's games of a kind, in the order in which the games ended: found
/// by `games_by_guild`.
pub(super) const RESULTS_OF_GUILD: &str = "
    SELECT p.user, n.name, p.rank,
           (SELECT count(*) FROM game_players a WHERE a.game = g.number) AS players
    FROM games g
    JOIN game_players p ON p.game = g.number
    LEFT JOIN people n ON n.guild = g.guild AND n.user = p.user
    WHERE g.guild = $1 AND g.kind = $2 AND g.finished_at >= $3
      AND g.state = 'finished' AND g.people >= 2 AND p.user IS NOT NULL
      AND p.rank IS NOT NULL
    ORDER BY g.finished_at, g.number";

/// The same of one person: found by `game_players_by_user`. A cross join, because SQLite knows no
/// better than to go through all games of the server first.
pub(super) const RESULTS_OF_PERSON: &str = "
    SELECT p.user, n.name, p.rank,
           (SELECT count(*) FROM game_players a WHERE a.game = g.number) AS players
    FROM game_players p
    CROSS JOIN games g
    LEFT JOIN people n ON n.guild = g.guild AND n.user = p.user
    WHERE p.user = $3 AND g.number = p.game AND g.guild = $1 AND g.kind = $2
      AND g.state = 'finished' AND g.people >= 2 AND p.rank IS NOT NULL
    ORDER BY g.finished_at, g.number";

/// One person's figures: found by `game_players_by_user`.
pub(super) const TOTALS_OF_PERSON: &str = "
    SELECT f.name AS name, count(*) AS games, CAST(sum(f.value) AS BIGINT) AS sum
    FROM game_players p
    CROSS JOIN games g
    JOIN game_figures f ON f.game = p.game AND f.seat = p.seat
    WHERE p.user = $3 AND g.number = p.game AND g.guild = $1 AND g.kind = $2
      AND g.state = 'finished' AND g.people >= 2
    GROUP BY f.name";

/// Whom one person met, and who ended before whom: found by `game_players_by_user`.
pub(super) const OPPONENTS_OF_PERSON: &str = "
    SELECT q.user AS \"user\", max(n.name) AS name, count(*) AS games,
           sum(CASE WHEN p.rank < q.rank THEN 1 ELSE 0 END) AS ahead
    FROM game_players p
    CROSS JOIN games g
    JOIN game_players q ON q.game = p.game AND q.user <> p.user
    LEFT JOIN people n ON n.guild = g.guild AND n.user = q.user
    WHERE p.user = $3 AND g.number = p.game AND g.guild = $1 AND g.kind = $2
      AND g.state = 'finished' AND g.people >= 2
    GROUP BY q.user
    ORDER BY games DESC, ahead DESC, q.user";

impl Store {
    /// Everybody's results in a server's games of a kind that ended since then; the best first: the
    /// fewest losses against the fair share, then the most games.
    ///
    /// # Errors
    /// What the database says.
    pub async fn leaderboard(
        &self,
        guild: GuildId,
        kind: &str,
        since: Option<SystemTime>,
    ) -> Result<Vec<Standing>> {
        let since = since.map_or(0, to_millis);
        let rows: Vec<ResultRow> = self.results(RESULTS_OF_GUILD, guild, kind, since).await?;
        let mut stats: BTreeMap<i64, Stats> = BTreeMap::new();
        for row in rows {
            match stats.entry(row.user) {
                Entry::Occupied(mut known) => known.get_mut().add(&row),
                Entry::Vacant(new) => {
                    new.insert(Stats::first(row));
                }
            }
        }
        let mut standings: Vec<_> = stats.into_values().map(|s| s.standing).collect();
        standings.sort_by(|a, b| {
            let share = a.against_fair_share().total_cmp(&b.against_fair_share());
            share.then(b.games.cmp(&a.games)).then(a.user.cmp(&b.user))
        });
        Ok(standings)
    }

    /// One person's figures in a server's games of a kind; none if they have finished no game that
    /// counts.
    ///
    /// # Errors
    /// What the database says.
    pub async fn stats(&self, guild: GuildId, kind: &str, user: UserId) -> Result<Option<Stats>> {
        let user = to_sql(user.0);
        let rows: Vec<ResultRow> = self.results(RESULTS_OF_PERSON, guild, kind, user).await?;
        let untold = rows.len().saturating_sub(LATEST);
        let mut stats: Option<Stats> = None;
        for (number, row) in rows.into_iter().enumerate() {
            let lost = row.rank == row.players;
            let so_far = match &mut stats {
                Some(stats) => {
                    stats.add(&row);
                    stats
                }
                None => stats.insert(Stats::first(row)),
            };
            if number >= untold {
                so_far.latest.push(PastGame {
                    lost,
                    against_fair_share: so_far.standing.against_fair_share(),
                });
            }
        }
        let Some(mut stats) = stats else {
            return Ok(None);
        };
        let totals: Vec<TotalRow> = self.results(TOTALS_OF_PERSON, guild, kind, user).await?;
        stats.figures = totals.into_iter().map(TotalRow::into_total).collect();
        let opponents: Vec<OpponentRow> =
            self.results(OPPONENTS_OF_PERSON, guild, kind, user).await?;
        stats.opponents = opponents
            .into_iter()
            .map(OpponentRow::into_opponent)
            .collect();
        Ok(Some(stats))
    }

    async fn results<T>(
        &self,
        query: &'static str,
        guild: GuildId,
        kind: &str,
        third: i64,
    ) -> Result<Vec<T>>
    where
        T: for<'r> sqlx::FromRow<'r, sqlx::any::AnyRow> + Send + Unpin,
    {
        sqlx::query_as(query)
            .bind(to_sql(guild.0))
            .bind(kind)
            .bind(third)
            .fetch_all(&self.reader)
            .await
            .map_err(StoreError::while_("reading results"))
    }
}

impl TotalRow {
    fn into_total(self) -> Total {
        Total {
            name: self.name,
            games: self.games,
            sum: u64::try_from(self.sum).unwrap_or(0),
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

impl Stats {
    fn first(row: ResultRow) -> Stats {
        let mut stats = Stats {
            standing: Standing {
                user: UserId(from_sql(row.user)),
                name: row.name.clone(),
                games: 0,
                losses: 0,
                fair_share: 0.0,
                streak: Streak::Safe(0),
            },
            longest_safe: 0,
            longest_lost: 0,
            first_away: 0,
            latest: Vec::new(),
            places: Vec::new(),
            figures: Vec::new(),
            opponents: Vec::new(),
        };
        stats.add(&row);
        stats
    }

    fn add(&mut self, row: &ResultRow) {
        let lost = row.rank == row.players;
        let standing = &mut self.standing;
        standing.games += 1;
        standing.losses += u32::from(lost);
        standing.fair_share += 1.0 / f64::from(row.players.max(1));
        standing.streak = match (standing.streak, lost) {
            (Streak::Safe(n), false) => Streak::Safe(n + 1),
            (Streak::Lost(n), true) => Streak::Lost(n + 1),
            (_, false) => Streak::Safe(1),
            (_, true) => Streak::Lost(1),
        };
        match standing.streak {
            Streak::Safe(n) => self.longest_safe = self.longest_safe.max(n),
            Streak::Lost(n) => self.longest_lost = self.longest_lost.max(n),
        }
        self.first_away += u32::from(row.rank == 1);
        if let Some(place) = row.rank.checked_sub(1).filter(|_| !lost) {
            let place = usize::try_from(place).unwrap_or(usize::MAX);
            if self.places.len() <= place {
                self.places.resize(place.saturating_add(1), 0);
            }
            self.places[place] += 1;
        }
    }
}
