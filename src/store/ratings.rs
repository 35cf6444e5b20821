//! Ratings, kept up to date in the transaction in which a game ends, and computed again from the stored games.
//!
//! The method is in [`crate::rating`]; here is which games are rated, in which order, and where the ratings
//! are. A game gets its number among the rated ones of its server and kind in `rated`, whose row stays locked
//! until the commit: so they are rated one after the other, by however many processes. With each person's seat
//! their rating before the game is stored. Computing everything again takes people's ratings from the games
//! before, and that of somebody who was forgotten from the seat: what the others earned against them stays.

use std::collections::HashMap;

use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::rows::row;
use super::{GameNumber, GuildId, Result, Store, StoreError, UserId};
use super::{from_sql, to_sql};
use crate::rating::{self, Rating};

/// How many games are read at once.
const PAGE: i64 = 500;
/// How many rows are changed at once.
const CHUNK: usize = 250;

/// What was computed again for a server and kind of game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recomputed {
    /// The server.
    pub guild: GuildId,
    /// Which game.
    pub kind: String,
    /// How many games are rated.
    pub games: u64,
    /// How many stored ratings were others; they are now as computed.
    pub changed: u64,
}

/// Somebody's rating in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Who.
    pub user: UserId,
    /// The name by which the server knows them; none for somebody who asked to be forgotten.
    pub name: Option<String>,
    /// How many games they were dealt into that are rated.
    pub games: u32,
    /// How strong they play.
    pub rating: Rating,
}

/// The ratings in a server's games of a kind, those that are no longer uncertain first, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// The server.
    pub guild: GuildId,
    /// Which game.
    pub kind: String,
    /// Everybody's.
    pub people: Vec<Rated>,
}

row! {
    /// A rating as it is stored.
    #[derive(Clone, Copy)]
    pub(super) struct RatingRow {
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

row! {
    /// Somebody's rating as it is stored.
    pub(super) struct RatedRow {
        user: i64,
        name: Option<String>,
        games: u32,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

row! {
    /// A server and a kind of game.
    #[derive(Clone)]
    struct Which {
        guild: i64,
        kind: String,
    }
}

row! {
    /// A seat of a game that is being rated, with the present rating of its person.
    struct SeatRow {
        guild: i64,
        kind: String,
        seat: i64,
        user: Option<i64>,
        label: String,
        place: u8,
        tallied: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

row! {
    /// A seat of a game that was rated, with the stored ratings before the game and after it.
    struct PastRow {
        game: i64,
        rated: i64,
        seat: i64,
        user: Option<i64>,
        label: String,
        place: u8,
        tallied: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
        /// Whose results have it.
        result: Option<i64>,
        strength_after: Option<i64>,
        uncertainty_after: Option<i64>,
    }
}

row! {
    /// A person's present rating, as it is stored.
    struct NowRow {
        user: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

/// The game's number among the rated ones; none if it is not rated.
const NUMBER: &str = "
    INSERT INTO rated (guild, kind, games)
    SELECT g.guild, g.kind, 1 FROM games g
    WHERE g.number = $1 AND g.state = 'finished' AND g.people >= 2
      AND EXISTS (SELECT 1 FROM game_players p WHERE p.game = g.number AND p.place IS NOT NULL)
    ON CONFLICT (guild, kind) DO UPDATE SET games = rated.games + 1
    RETURNING games";

const SEATS: &str = "
    SELECT g.guild AS guild, g.kind AS kind, p.seat AS seat, p.\"user\" AS \"user\", p.label AS label,
           p.place AS place, p.tallied AS tallied, s.strength AS strength, s.uncertainty AS uncertainty
    FROM games g
    JOIN game_players p ON p.game = g.number
    LEFT JOIN standings s ON s.guild = g.guild AND s.kind = g.kind AND s.\"user\" = p.\"user\"
    WHERE g.number = $1
    ORDER BY p.seat";

/// The next rated games after this one.
pub(super) const PAST: &str = "
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
    /// Everybody's ratings, by server and kind of game.
    ///
    /// # Errors
    /// What the database says.
    pub async fn ratings(&self) -> Result<Vec<Ratings>> {
        let which = "SELECT guild, kind FROM rated ORDER BY guild, kind";
        let which = async |r: &mut AnyConnection| sqlx::query_as(which).fetch_all(r).await;
        let which: Vec<Which> = self.results(which).await?;
        let mut all = Vec::new();
        for Which { guild, kind } in which {
            let guild = GuildId(from_sql(guild));
            let board = self.ratings_board(guild, &kind, None, 0..u32::MAX).await?;
            all.push(Ratings {
                guild,
                kind,
                people: board.standings,
            });
        }
        Ok(all)
    }

    /// Computes all ratings again from the stored games, and corrects those that are others: all of them, or
    /// none. Nobody may play meanwhile.
    ///
    /// # Errors
    /// What the database says; nothing has changed then.
    pub async fn recompute_ratings(&self) -> Result<Vec<Recomputed>> {
        let dialect = self.database.dialect;
        let recomputing = async {
            let mut writer = self.database.connect().await?;
            let mut tx = writer.begin_with(dialect.begin_to_write()).await?;
            sqlx::raw_sql(dialect.migrating_settings())
                .execute(&mut *tx)
                .await?;
            let which = "SELECT guild, kind FROM rated ORDER BY guild, kind";
            let which: Vec<Which> = sqlx::query_as(which).fetch_all(&mut *tx).await?;
            let mut all = Vec::new();
            for which in which {
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

/// Rates a game that is over, if it counts: after its people have their standings, and before they have their
/// results.
pub(super) async fn add(tx: &mut AnyConnection, game: GameNumber) -> sqlx::Result<()> {
    let seats = sqlx::query_as(SEATS).bind(to_sql(game.0));
    let seats: Vec<SeatRow> = seats.fetch_all(&mut *tx).await?;
    let before: Vec<(Rating, u8)> = seats
        .iter()
        .map(|row| {
            let known = RatingRow::of(row.strength, row.uncertainty);
            let known = known.filter(|_| row.user.is_some());
            let computer = computer(row.user, &row.kind, &row.label);
            let rank = rating::rank(&row.kind, row.place, row.tallied != 0);
            (known.or(computer).unwrap_or(rating::START), rank)
        })
        .collect();
    for ((row, (before, _)), after) in seats.iter().zip(&before).zip(rating::rate(&before)) {
        if computer(row.user, &row.kind, &row.label).is_some() {
            continue;
        }
        sqlx::query(
            "UPDATE game_players SET strength = $1, uncertainty = $2 WHERE game = $3 AND seat = $4",
        )
        .bind(before.strength)
        .bind(before.uncertainty)
        .bind(to_sql(game.0))
        .bind(row.seat)
        .execute(&mut *tx)
        .await?;
        sqlx::query("UPDATE standings SET strength = $1, uncertainty = $2 WHERE guild = $3 AND kind = $4 AND \"user\" = $5")
            .bind(after.strength)
            .bind(after.uncertainty)
            .bind(row.guild)
            .bind(&row.kind)
            .bind(row.user)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Gives a game that is over its number among the rated ones of its server and kind, and locks it until the
/// commit; `false` if it does not count.
pub(super) async fn number(tx: &mut AnyConnection, game: GameNumber) -> sqlx::Result<bool> {
    let number = sqlx::query_scalar(NUMBER).bind(to_sql(game.0));
    let number: Option<i64> = number.fetch_optional(&mut *tx).await?;
    if number.is_some() {
        let keep = sqlx::query("UPDATE games SET rated = $1 WHERE number = $2");
        let keep = keep.bind(number).bind(to_sql(game.0));
        keep.execute(&mut *tx).await?;
    }
    Ok(number.is_some())
}

/// Computes the ratings of games that were stored before there were ratings, if there are any.
pub(super) async fn catch_up(writer: &mut AnyConnection) -> Result<()> {
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

/// What is stored and is to be something else: by table, the values of each row.
#[derive(Default)]
struct Corrections {
    seats: Vec<String>,
    results: Vec<String>,
    standings: Vec<String>,
}

/// Computes the ratings of a server's kind of game from all its games.
async fn recompute(tx: &mut AnyConnection, which: Which) -> sqlx::Result<Recomputed> {
    // Whoever rates a game meanwhile waits.
    let lock = "UPDATE rated SET games = games WHERE guild = $1 AND kind = $2";
    let lock = sqlx::query(lock).bind(which.guild).bind(&which.kind);
    lock.execute(&mut *tx).await?;
    let (mut ratings, mut last) = (HashMap::new(), 0);
    let (mut games, mut changed) = (0, 0);
    loop {
        let page = sqlx::query_as(PAST).bind(which.guild).bind(&which.kind);
        let page = page.bind(last).bind(PAGE).fetch_all(&mut *tx).await?;
        let page: Vec<PastRow> = page;
        let Some(end) = page.last() else { break };
        last = end.rated;
        let mut corrections = Corrections::default();
        for game in page.chunk_by(|a, b| a.game == b.game) {
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
            && RatingRow::of(strength, uncertainty) != Some(*rating)
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
    /// Rates a game; whoever plays in it has then the rating after it.
    fn rate(&mut self, kind: &str, game: &[PastRow], ratings: &mut HashMap<i64, Rating>) {
        let before: Vec<(Rating, u8)> = game
            .iter()
            .map(|row| {
                let known = match row.user {
                    Some(user) => ratings.get(&user).copied(),
                    None => computer(None, kind, &row.label)
                        .or(RatingRow::of(row.strength, row.uncertainty)),
                };
                let rank = rating::rank(kind, row.place, row.tallied != 0);
                (known.unwrap_or(rating::START), rank)
            })
            .collect();
        for ((row, (before, _)), after) in game.iter().zip(&before).zip(rating::rate(&before)) {
            if computer(row.user, kind, &row.label).is_some() {
                continue;
            }
            if RatingRow::of(row.strength, row.uncertainty) != Some(*before) {
                self.seats.push(values(&[row.game, row.seat], *before));
            }
            let stored = RatingRow::of(row.strength_after, row.uncertainty_after);
            if row.result.is_some() && stored != Some(after) {
                self.results.push(values(&[row.game, row.seat], after));
            }
            if let Some(user) = row.user {
                ratings.insert(user, after);
            }
        }
    }

    /// Changes what is stored; how many ratings that were.
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

/// A row of values: whole numbers alone.
fn values(key: &[i64], rating: Rating) -> String {
    let all = key.iter().chain([&rating.strength, &rating.uncertainty]);
    let all: Vec<String> = all.map(i64::to_string).collect();
    format!("({})", all.join(", "))
}

/// The rating of a seat's computer; none if the seat is a person's, be it of one who was forgotten.
fn computer(user: Option<i64>, kind: &str, label: &str) -> Option<Rating> {
    match user {
        Some(_) => None,
        None => rating::of_computer(kind, label),
    }
}

impl RatingRow {
    pub(super) const fn new(strength: Option<i64>, uncertainty: Option<i64>) -> RatingRow {
        RatingRow {
            strength,
            uncertainty,
        }
    }

    fn of(strength: Option<i64>, uncertainty: Option<i64>) -> Option<Rating> {
        let (strength, uncertainty) = strength.zip(uncertainty)?;
        Some(Rating {
            strength,
            uncertainty,
        })
    }

    /// The rating; that of a beginner if none is stored.
    pub(super) fn rating(self) -> Rating {
        RatingRow::of(self.strength, self.uncertainty).unwrap_or(rating::START)
    }
}

impl RatedRow {
    pub(super) fn into_rated(self) -> Rated {
        let stored = RatingRow::of(self.strength, self.uncertainty);
        Rated {
            user: UserId(from_sql(self.user)),
            name: self.name,
            games: self.games,
            rating: stored.unwrap_or(rating::START),
        }
    }
}
