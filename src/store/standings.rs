//! What leaderboards and stats say, kept up to date in the transaction in which a game ends: nobody
//! has to count through the games of a server to know how it stands.
//!
//! Counted are games into which two or more people were dealt and which have a loser (rules, section
//! 9). What is added here, game by game, is what the migration that made the tables counted of the
//! games before it.

use sqlx::AnyConnection;

use super::{GameNumber, Result, StoreError, UserId, to_sql};

/// A whole game, of which everybody who is dealt in has a fair share: divisible by every number of
/// players up to 16. Written so that queries can be made of it, too.
macro_rules! whole_game {
    () => {
        720_720
    };
}
pub(super) const WHOLE_GAME: u32 = whole_game!();

/// A day in the milliseconds of which stored times are made; likewise.
macro_rules! day {
    () => {
        86_400_000
    };
}
pub(super) const DAY: i64 = day!();

/// A week; likewise.
macro_rules! week {
    () => {
        604_800_000
    };
}
/// How many days it has.
pub(super) const WEEK: i64 = 7;
const _: () = assert!(week!() == WEEK * DAY);

/// The results of one game, a row a person.
macro_rules! results_of_game {
    () => {
        "(SELECT g.guild, g.kind, p.\"user\", p.seat, g.finished_at, g.number AS game, p.rank,
                 (SELECT count(*) FROM game_players a WHERE a.game = g.number) AS players
          FROM games g
          JOIN game_players p ON p.game = g.number
          WHERE g.number = $1 AND g.state = 'finished' AND g.people >= 2
            AND p.\"user\" IS NOT NULL AND p.rank IS NOT NULL)"
    };
}

/// 1 for who lost, 0 for everybody else.
macro_rules! lost {
    () => {
        "CASE WHEN r.rank = r.players THEN 1 ELSE 0 END"
    };
}

/// The run of equal results after this one.
macro_rules! streak {
    () => {
        "CASE WHEN (standings.streak > 0) = (excluded.streak > 0)
              THEN standings.streak + excluded.streak ELSE excluded.streak END"
    };
}

const RESULTS: &str = concat!(
    "INSERT INTO results (guild, \"user\", kind, finished_at, game, rank, players)
     SELECT r.guild, r.\"user\", r.kind, r.finished_at, r.game, r.rank, r.players FROM ",
    results_of_game!(),
    " r"
);

/// The same of each period: so many milliseconds each.
macro_rules! by_period {
    ($table:literal, $period:literal, $length:expr) => {
        concat!(
            "INSERT INTO ",
            $table,
            " (guild, kind, ",
            $period,
            ", \"user\", games, losses, share)
             SELECT r.guild, r.kind, r.finished_at / ",
            $length,
            ", r.\"user\", 1, ",
            lost!(),
            ", ",
            whole_game!(),
            " / r.players FROM ",
            results_of_game!(),
            " r WHERE true
             ON CONFLICT (guild, kind, ",
            $period,
            ", \"user\") DO UPDATE SET
                 games = ",
            $table,
            ".games + 1,
                 losses = ",
            $table,
            ".losses + excluded.losses,
                 share = ",
            $table,
            ".share + excluded.share"
        )
    };
}

const BY_DAY: &str = by_period!("standings_by_day", "day", day!());
const BY_WEEK: &str = by_period!("standings_by_week", "week", week!());

const STANDINGS: &str = concat!(
    "INSERT INTO standings (guild, kind, \"user\", games, losses, share, streak, longest_safe,
                            longest_lost, first_away)
     SELECT r.guild, r.kind, r.\"user\", 1, ",
    lost!(),
    ", ",
    whole_game!(),
    " / r.players, 1 - 2 * ",
    lost!(),
    ", 1 - ",
    lost!(),
    ", ",
    lost!(),
    ", CASE r.rank WHEN 1 THEN 1 ELSE 0 END FROM ",
    results_of_game!(),
    " r WHERE true
     ON CONFLICT (guild, kind, \"user\") DO UPDATE SET
         games = standings.games + 1,
         losses = standings.losses + excluded.losses,
         share = standings.share + excluded.share,
         streak = ",
    streak!(),
    ", longest_safe = CASE WHEN ",
    streak!(),
    " > standings.longest_safe THEN ",
    streak!(),
    " ELSE standings.longest_safe END, longest_lost = CASE WHEN -(",
    streak!(),
    ") > standings.longest_lost THEN -(",
    streak!(),
    ") ELSE standings.longest_lost END,
         first_away = standings.first_away + excluded.first_away"
);

const PLACES: &str = concat!(
    "INSERT INTO place_totals (guild, \"user\", kind, place, games)
     SELECT r.guild, r.\"user\", r.kind, r.rank, 1 FROM ",
    results_of_game!(),
    " r WHERE r.rank < r.players
     ON CONFLICT (guild, \"user\", kind, place) DO UPDATE SET games = place_totals.games + 1"
);

const FIGURES: &str = concat!(
    "INSERT INTO figure_totals (guild, \"user\", kind, name, games, sum)
     SELECT r.guild, r.\"user\", r.kind, f.name, 1, f.value FROM ",
    results_of_game!(),
    " r JOIN game_figures f ON f.game = r.game AND f.seat = r.seat WHERE true
     ON CONFLICT (guild, \"user\", kind, name) DO UPDATE SET
         games = figure_totals.games + 1, sum = figure_totals.sum + excluded.sum"
);

const ENCOUNTERS: &str = concat!(
    "INSERT INTO encounters (guild, \"user\", kind, other, games, ahead)
     SELECT r.guild, r.\"user\", r.kind, q.\"user\", 1, CASE WHEN r.rank < q.rank THEN 1 ELSE 0 END
     FROM ",
    results_of_game!(),
    " r JOIN game_players q ON q.game = r.game AND q.\"user\" <> r.\"user\" WHERE true
     ON CONFLICT (guild, \"user\", kind, other) DO UPDATE SET
         games = encounters.games + 1, ahead = encounters.ahead + excluded.ahead"
);

/// Adds a game that is over, with its ranking and its figures.
pub(super) async fn add(tx: &mut AnyConnection, game: GameNumber) -> Result<()> {
    for add in [
        RESULTS, BY_DAY, BY_WEEK, STANDINGS, PLACES, FIGURES, ENCOUNTERS,
    ] {
        let query = sqlx::query(add).bind(to_sql(game.0)).execute(&mut *tx);
        query.await.map_err(StoreError::while_("counting a game"))?;
    }
    Ok(())
}

/// Takes a person out of everything, and out of what others did against them.
pub(super) async fn forget(tx: &mut AnyConnection, user: UserId) -> Result<()> {
    for delete in [
        "DELETE FROM results WHERE \"user\" = $1",
        "DELETE FROM standings WHERE \"user\" = $1",
        "DELETE FROM standings_by_day WHERE \"user\" = $1",
        "DELETE FROM standings_by_week WHERE \"user\" = $1",
        "DELETE FROM place_totals WHERE \"user\" = $1",
        "DELETE FROM figure_totals WHERE \"user\" = $1",
        "DELETE FROM encounters WHERE \"user\" = $1",
        "DELETE FROM encounters WHERE other = $1",
    ] {
        let query = sqlx::query(delete).bind(to_sql(user.0)).execute(&mut *tx);
        query
            .await
            .map_err(StoreError::while_("forgetting a person"))?;
    }
    Ok(())
}
