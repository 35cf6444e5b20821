//! Computes ratings again from the stored games.
//!
//! People's ratings before a game follow from the games before it. Those of people who were
//! forgotten are taken from their seats, so what the others earned against them stays.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, FromRow};

use super::{SeatRow, Which, all_rated, rate, stored};
use crate::rating::Rating;
use crate::store::rows::row;
use crate::store::{GuildId, Result, Store, StoreError, from_sql};

/// How many games are read at once.
const PAGE: i64 = 500;
/// How many rows are changed at once.
const CHUNK: usize = 250;

/// The outcome of computing the ratings of a server and kind of game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    pub guild: GuildId,
    pub kind: String,
    pub games: u64,
    /// How many stored ratings were wrong and have been corrected.
    pub changed: u64,
}

row! {
    /// What is stored about a seat's game, and its person's rating after it.
    struct PastRow {
        game: i64,
        rated: i64,
        /// The game again, if it is among the person's results.
        result: Option<i64>,
        strength_after: Option<i64>,
        uncertainty_after: Option<i64>,
    }
}

/// A seat of a game that was rated.
struct Past(SeatRow, PastRow);

row! {
    /// A person's present rating, as it is stored.
    struct NowRow {
        user: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

/// The next rated games after a number.
pub(in crate::store) const PAST: &str = "
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
    ///
    /// # Errors
    /// The database fails; nothing has changed then.
    pub async fn recompute_ratings(&self) -> Result<Vec<Recomputed>> {
        let dialect = self.database.dialect;
        let recomputing = async {
            let mut writer = self.database.connect().await?;
            let mut tx = writer.begin_with(dialect.begin_to_write()).await?;
            sqlx::raw_sql(dialect.migrating_settings())
                .execute(&mut *tx)
                .await?;
            let mut all = Vec::new();
            for which in all_rated(&mut tx).await? {
                all.push(recompute(&mut tx, which).await?);
            }
            tx.commit().await?;
            writer.close().await?;
            Ok(all)
        };
        let recomputed: sqlx::Result<_> = recomputing.await;
        recomputed.map_err(StoreError::while_("computing the ratings again"))
    }
}

/// Rates the games that were stored before ratings existed, if there are any.
pub(in crate::store) async fn catch_up(writer: &mut AnyConnection) -> Result<()> {
    let failed = || StoreError::while_("computing ratings");
    let missing = "
        SELECT DISTINCT guild, kind FROM standings s
        WHERE NOT EXISTS (SELECT 1 FROM rated r WHERE r.guild = s.guild AND r.kind = s.kind)";
    let missing = sqlx::query_as(missing).fetch_all(&mut *writer).await;
    let missing: Vec<Which> = missing.map_err(failed())?;
    for which in missing {
        let mut tx = writer.begin().await.map_err(failed())?;
        let begin = "
            INSERT INTO rated (guild, kind, games)
            SELECT $1, $2, coalesce(max(rated), 0) FROM games WHERE guild = $1 AND kind = $2";
        let begin = sqlx::query(begin).bind(which.guild).bind(&which.kind);
        begin.execute(&mut *tx).await.map_err(failed())?;
        recompute(&mut tx, which).await.map_err(failed())?;
        tx.commit().await.map_err(failed())?;
    }
    Ok(())
}

/// Stored ratings that are wrong: by table, the corrected values of each row.
#[derive(Default)]
struct Corrections {
    seats: Vec<String>,
    results: Vec<String>,
    standings: Vec<String>,
}

/// Computes the ratings of a server's kind of game from all its games.
async fn recompute(tx: &mut AnyConnection, which: Which) -> sqlx::Result<Recomputed> {
    // A process that wants to rate a game meanwhile has to wait.
    let lock = "UPDATE rated SET games = games WHERE guild = $1 AND kind = $2";
    let lock = sqlx::query(lock).bind(which.guild).bind(&which.kind);
    lock.execute(&mut *tx).await?;
    let (mut ratings, mut last) = (HashMap::new(), 0);
    let (mut games, mut changed) = (0, 0);
    loop {
        let page = sqlx::query_as(PAST).bind(which.guild).bind(&which.kind);
        let page = page.bind(last).bind(PAGE).fetch_all(&mut *tx).await?;
        let page: Vec<Past> = page;
        let Some(Past(_, end)) = page.last() else {
            break;
        };
        last = end.rated;
        let mut corrections = Corrections::default();
        for game in page.chunk_by(|Past(_, a), Past(_, b)| a.game == b.game) {
            corrections.rate(&which.kind, game, &mut ratings);
            games += 1;
        }
        changed += corrections.carry_out(tx, &which).await?;
    }
    let now =
        "SELECT \"user\", strength, uncertainty FROM standings WHERE guild = $1 AND kind = $2";
    let now = sqlx::query_as(now).bind(which.guild).bind(&which.kind);
    let now: Vec<NowRow> = now.fetch_all(&mut *tx).await?;
    let mut corrections = Corrections::default();
    for NowRow {
        user,
        strength,
        uncertainty,
    } in now
    {
        if let Some(rating) = ratings.get(&user)
            && stored(strength, uncertainty) != Some(*rating)
        {
            corrections.standings.push(values(&[user], *rating));
        }
    }
    changed += corrections.carry_out(tx, &which).await?;
    Ok(Recomputed {
        guild: GuildId(from_sql(which.guild)),
        kind: which.kind,
        games,
        changed,
    })
}

impl Corrections {
    /// Rates a game, and updates the ratings of the people who played in it.
    fn rate(&mut self, kind: &str, game: &[Past], ratings: &mut HashMap<i64, Rating>) {
        let rated = rate(
            kind,
            game.iter().map(|Past(seat, _)| match seat.user {
                Some(user) => (seat, ratings.get(&user).copied()),
                None => (seat, seat.stored()),
            }),
        );
        for (Past(seat, past), rated) in game.iter().zip(rated) {
            let Some((before, after)) = rated else {
                continue;
            };
            if seat.stored() != Some(before) {
                self.seats.push(values(&[past.game, seat.seat], before));
            }
            if past.result.is_some() && past.stored_after() != Some(after) {
                self.results.push(values(&[past.game, seat.seat], after));
            }
            if let Some(user) = seat.user {
                ratings.insert(user, after);
            }
        }
    }

    /// Corrects what is stored. Returns how many ratings that were.
    async fn carry_out(self, tx: &mut AnyConnection, which: &Which) -> sqlx::Result<u64> {
        let mut changed = 0;
        for (update, rows) in [
            (
                "UPDATE game_players SET strength = v.column3, uncertainty = v.column4 FROM (VALUES {}) v
                 WHERE game_players.game = CAST(v.column1 AS BIGINT) AND game_players.seat = v.column2",
                self.seats,
            ),
            (
                "UPDATE results SET strength = v.column3, uncertainty = v.column4 FROM (VALUES {}) v
                 WHERE results.game = CAST(v.column1 AS BIGINT) AND results.seat = v.column2",
                self.results,
            ),
        ] {
            for rows in rows.chunks(CHUNK) {
                let update = update.replace("{}", &rows.join(", "));
                let update = sqlx::query(AssertSqlSafe(update)).persistent(false);
                update.execute(&mut *tx).await?;
                changed += rows.len() as u64;
            }
        }
        let update =
            "UPDATE standings SET strength = v.column2, uncertainty = v.column3 FROM (VALUES {}) v
                      WHERE standings.guild = $1 AND standings.kind = $2
                        AND standings.\"user\" = CAST(v.column1 AS BIGINT)";
        for rows in self.standings.chunks(CHUNK) {
            let update = update.replace("{}", &rows.join(", "));
            let update = sqlx::query(AssertSqlSafe(update)).persistent(false);
            let update = update.bind(which.guild).bind(&which.kind);
            update.execute(&mut *tx).await?;
            changed += rows.len() as u64;
        }
        Ok(changed)
    }
}

/// A row of values for a query; only integers, so it is safe.
fn values(key: &[i64], rating: Rating) -> String {
    let all = key.iter().chain([&rating.strength, &rating.uncertainty]);
    let all: Vec<String> = all.map(i64::to_string).collect();
    format!("({})", all.join(", "))
}

impl FromRow<'_, AnyRow> for Past {
    fn from_row(row: &AnyRow) -> sqlx::Result<Past> {
        Ok(Past(SeatRow::from_row(row)?, PastRow::from_row(row)?))
    }
}

impl PastRow {
    fn stored_after(&self) -> Option<Rating> {
        stored(self.strength_after, self.uncertainty_after)
    }
}
