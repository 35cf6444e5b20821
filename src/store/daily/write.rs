//! Writes the deal of the day to the database.

use sqlx::AnyConnection;

use super::{DailyStep, NewDaily, NewDay};
use crate::store::{ChannelId, Result, StoreError, to_millis, to_sql};

/// Adds the days that do not exist yet, and deletes what is no longer needed of earlier days.
pub(super) async fn add_days(tx: &mut AnyConnection, days: &[NewDay]) -> Result<()> {
    let failed = || StoreError::while_("saving a day's deal");
    for day in days {
        sqlx::query(
            "INSERT INTO daily_days (kind, day, secret, rules_version, options, dealer, deal)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, day) DO NOTHING",
        )
        .bind(day.kind)
        .bind(i64::from(day.day))
        .bind(&day.secret)
        .bind(i64::from(day.rules_version))
        .bind(&day.options)
        .bind(i64::from(day.dealer))
        .bind(&day.deal)
        .execute(&mut *tx)
        .await
        .map_err(failed())?;
        sqlx::query(
            "UPDATE daily_games SET tried = NULL
             WHERE kind = $1 AND day < $2 AND \"user\" IS NULL AND tried IS NOT NULL",
        )
        .bind(day.kind)
        .bind(i64::from(day.today))
        .execute(&mut *tx)
        .await
        .map_err(failed())?;
    }
    Ok(())
}

/// Begins a game, unless the person has already begun one.
pub(super) async fn begin(tx: &mut AnyConnection, new: &NewDaily) -> Result<()> {
    let failed = || StoreError::while_("beginning somebody's deal of the day");
    let person = to_sql(new.person.id.0);
    sqlx::query(
        "INSERT INTO daily_games (id, kind, day, guild, \"user\", tried, beside, version, begun_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8) ON CONFLICT (kind, day, tried) DO NOTHING",
    )
    .bind(to_sql(new.with.0))
    .bind(new.kind)
    .bind(i64::from(new.day))
    .bind(to_sql(new.guild.0))
    .bind(person)
    .bind(&new.tried)
    .bind(&new.beside)
    .bind(to_millis(new.at))
    .execute(&mut *tx)
    .await
    .map_err(failed())?;
    sqlx::query(
        "INSERT INTO people (guild, \"user\", name)
         SELECT guild, \"user\", $1 FROM daily_games WHERE id = $2 AND \"user\" = $3
         ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name",
    )
    .bind(&new.person.name)
    .bind(to_sql(new.with.0))
    .bind(person)
    .execute(&mut *tx)
    .await
    .map_err(failed())?;
    Ok(())
}

/// Saves a step of a game, unless the game has changed since the step was made.
pub(super) async fn step(tx: &mut AnyConnection, step: &DailyStep) -> Result<()> {
    let failed = || StoreError::while_("saving a step of somebody's deal of the day");
    let end = step.end;
    let done = sqlx::query(
        "UPDATE daily_games SET version = version + 1, beside = $1, finished_at = $2, place = $3,
                tallied = $4, rounds = $5, ties = $6
         WHERE id = $7 AND version = $8 AND finished_at IS NULL",
    )
    .bind(&step.beside)
    .bind(end.map(|end| to_millis(end.at)))
    .bind(end.map(|end| i64::from(end.result.place)))
    .bind(end.map(|end| i64::from(end.tallied)))
    .bind(end.map(|end| i64::from(end.result.rounds)))
    .bind(end.map(|end| end.result.ties))
    .bind(step.game)
    .bind(step.version)
    .execute(&mut *tx)
    .await
    .map_err(failed())?;
    if done.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    for (n, (entry, chosen)) in (step.from..).zip(&step.entries) {
        sqlx::query("INSERT INTO daily_moves (game, n, entry, chosen) VALUES ($1, $2, $3, $4)")
            .bind(step.game)
            .bind(i64::try_from(n).unwrap_or(i64::MAX))
            .bind(entry)
            .bind(i64::from(*chosen))
            .execute(&mut *tx)
            .await
            .map_err(failed())?;
    }
    Ok(())
}

/// Notes that a result has been shared in a channel.
pub(super) async fn share(tx: &mut AnyConnection, game: i64, channel: ChannelId) -> Result<()> {
    let done = sqlx::query(
        "INSERT INTO daily_shares (game, channel) VALUES ($1, $2)
         ON CONFLICT (game, channel) DO NOTHING",
    )
    .bind(game)
    .bind(to_sql(channel.0))
    .execute(tx)
    .await
    .map_err(StoreError::while_("sharing a result"))?;
    match done.rows_affected() {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}
