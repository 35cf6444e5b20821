//! Computes ratings again from the stored games.
//!
//! People's ratings before a game follow from the games before it. Those of people who were
//! forgotten are taken from their seats, so what the others earned against them stays.

use std::collections::HashMap;

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};

use super::{ALL_RATED, SeatRow, Which, rate};
use crate::error::Doing;
use crate::sql::{Run, Values, listed, row};
use crate::{GuildId, Result, Store, UserId};
use getaway_games::rating::{Change, Rating};

const COMPUTING: &str = "computing ratings";

const DUE: &str = "SELECT guild, kind FROM rated WHERE renumbered IS NULL ORDER BY guild, kind";

const PAGE: i64 = 500;
const CHUNK: usize = 250;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    pub guild: GuildId,
    pub kind: String,
    pub games: u64,
    /// How many stored ratings were wrong and have been corrected.
    pub changed: u64,
}

row! {
    /// A seat of a game that was rated, and its person's rating after it.
    struct Past {
        seat: SeatRow,
        game: i64,
        rated: i64,
        /// The game again, if it is among the person's results.
        result: Option<i64>,
        strength_after: Option<i64>,
        uncertainty_after: Option<i64>,
    }
}

row! {
    struct NowRow {
        user: UserId,
        rating: Option<Rating>,
    }
}

pub(in crate) const PAST: &str = "
    SELECT g.number AS game, g.rated AS rated, p.seat AS seat, p.\"user\" AS \"user\", p.label AS label,
           p.place AS place, p.tallied AS tallied, p.strength AS strength,
           p.uncertainty AS uncertainty, r.game AS result,
           r.strength AS strength_after, r.uncertainty AS uncertainty_after
    FROM (SELECT number, rated FROM games
          WHERE guild = $1 AND kind = $2 AND rated > $3
          ORDER BY rated LIMIT $4) g
    JOIN game_players p ON p.game = g.number
    LEFT JOIN results r ON r.game = p.game AND r.seat = p.seat
    ORDER BY g.rated, p.seat";

impl Store {
    /// Computes all ratings again from the stored games, and corrects those that are wrong: all of
    /// them or none. Nobody may play meanwhile.
    pub async fn recompute_ratings(&self) -> Result<Vec<Recomputed>> {
        let dialect = self.database.dialect;
        let mut writer = self.database.connect().await.doing(COMPUTING)?;
        let mut tx = writer.begin_with(dialect.begin_to_write()).await.doing(COMPUTING)?;
        tx.execute(dialect.migrating_settings()).await.doing(COMPUTING)?;
        let mut all = Vec::new();
        for which in tx.all(COMPUTING, ALL_RATED, ()).await? {
            all.push(recompute(&mut tx, which).await?);
        }
        tx.commit().await.doing(COMPUTING)?;
        writer.close().await.doing(COMPUTING)?;
        Ok(all)
    }
}

/// Computes those ratings anew whose method has changed, and notes it, so that people are told. Nobody
/// may play meanwhile; the others on a shared database wait until this is committed.
pub(crate) async fn renumber(writer: &mut AnyConnection) -> Result<()> {
    let due: Vec<Which> = writer.all(COMPUTING, DUE, ()).await?;
    if due.is_empty() {
        return Ok(());
    }
    tracing::info!("computing all ratings anew, because the method has changed");
    let mut tx = writer.begin().await.doing(COMPUTING)?;
    for which in due {
        let Recomputed { guild, kind, changed, .. } = recompute(&mut tx, which).await?;
        let note = "UPDATE rated SET renumbered = CASE WHEN $3 > 0 THEN games ELSE 0 END
                    WHERE guild = $1 AND kind = $2";
        tx.run(COMPUTING, note, (guild, &kind, changed)).await?;
    }
    tx.commit().await.doing(COMPUTING)
}

/// Stored ratings that are wrong: by table, the corrected values of each row.
#[derive(Default)]
struct Corrections {
    seats: Vec<String>,
    results: Vec<String>,
    standings: Vec<String>,
}

async fn recompute(tx: &mut AnyConnection, which: Which) -> Result<Recomputed> {
    // A process that wants to rate a game meanwhile has to wait.
    let lock = "UPDATE rated SET games = games WHERE guild = $1 AND kind = $2";
    tx.run(COMPUTING, lock, which.values()).await?;
    let (mut ratings, mut last) = (HashMap::new(), 0_i64);
    let (mut games, mut changed) = (0, 0);
    loop {
        let page: Vec<Past> = tx.all(COMPUTING, PAST, which.values().and(last).and(PAGE)).await?;
        let Some(end) = page.last() else { break };
        last = end.rated;
        let mut corrections = Corrections::default();
        for game in page.chunk_by(|a, b| a.game == b.game) {
            corrections.rate(&which.kind, game, &mut ratings);
            games += 1;
        }
        changed += corrections.carry_out(tx, &which).await?;
    }
    let sql =
        "SELECT \"user\", strength, uncertainty FROM standings WHERE guild = $1 AND kind = $2";
    let now: Vec<NowRow> = tx.all(COMPUTING, sql, which.values()).await?;
    let mut corrections = Corrections::default();
    for NowRow { user, rating } in now {
        if let Some(right) = ratings.get(&user)
            && rating != Some(*right)
        {
            corrections.standings.push(values(&[user.0.cast_signed()], *right));
        }
    }
    changed += corrections.carry_out(tx, &which).await?;
    Ok(Recomputed { guild: which.guild, kind: which.kind, games, changed })
}

impl Which {
    fn values(&self) -> Values {
        Values::from((self.guild, &self.kind))
    }
}

impl Corrections {
    /// Rates a game, and updates the ratings of the people who played in it.
    fn rate(&mut self, kind: &str, game: &[Past], ratings: &mut HashMap<UserId, Rating>) {
        let rated = rate(
            kind,
            game.iter().map(|Past { seat, .. }| match seat.user {
                Some(user) => (seat, ratings.get(&user).copied()),
                None => (seat, seat.rating),
            }),
        );
        for (past, rated) in game.iter().zip(rated) {
            let Some(Change { before, after, .. }) = rated else { continue };
            if past.seat.rating != Some(before) {
                self.seats.push(past.values(before));
            }
            let stored = past.strength_after.zip(past.uncertainty_after);
            if past.result.is_some() && stored != Some((after.strength, after.uncertainty)) {
                self.results.push(past.values(after));
            }
            if let Some(user) = past.seat.user {
                ratings.insert(user, after);
            }
        }
    }

    /// Corrects what is stored. Returns how many ratings that were.
    async fn carry_out(self, tx: &mut AnyConnection, which: &Which) -> Result<u64> {
        let mut changed = 0;
        for (update, of, rows) in [
            (
                "UPDATE game_players SET strength = v.column3, uncertainty = v.column4 FROM (VALUES {}) v
                 WHERE game_players.game = CAST(v.column1 AS BIGINT) AND game_players.seat = v.column2",
                Values::from(()),
                self.seats,
            ),
            (
                "UPDATE results SET strength = v.column3, uncertainty = v.column4 FROM (VALUES {}) v
                 WHERE results.game = CAST(v.column1 AS BIGINT) AND results.seat = v.column2",
                Values::from(()),
                self.results,
            ),
            (
                "UPDATE standings SET strength = v.column2, uncertainty = v.column3 FROM (VALUES {}) v
                 WHERE standings.guild = $1 AND standings.kind = $2
                   AND standings.\"user\" = CAST(v.column1 AS BIGINT)",
                which.values(),
                self.standings,
            ),
        ] {
            for rows in rows.chunks(CHUNK) {
                let update = AssertSqlSafe(update.replace("{}", &rows.join(", ")));
                tx.run(COMPUTING, update, of.clone().unprepared()).await?;
                changed += rows.len() as u64;
            }
        }
        Ok(changed)
    }
}

/// A row of values for a query; only integers, so it is safe.
fn values(key: &[i64], rating: Rating) -> String {
    format!("({})", listed(key.iter().copied().chain([rating.strength, rating.uncertainty])))
}

impl Past {
    fn values(&self, rating: Rating) -> String {
        values(&[self.game, self.seat.seat], rating)
    }
}
