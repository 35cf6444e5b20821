//! Writes the deal of the day to the database.

use sqlx::AnyConnection;

use super::{DailyStep, NewDaily, NewDay};
use crate::store::sql::Run;
use crate::store::{Result, StoreError};

/// Adds the days that do not exist yet, and deletes what is no longer needed of earlier days.
pub(super) async fn add_days(tx: &mut AnyConnection, days: &[NewDay]) -> Result<()> {
    let doing = "saving a day's deal";
    let add = "INSERT INTO daily_days (kind, day, secret, rules_version, options, dealer, deal)
               VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (kind, day) DO NOTHING";
    let tidy = "UPDATE daily_games SET tried = NULL
                WHERE kind = $1 AND day < $2 AND \"user\" IS NULL AND tried IS NOT NULL";
    for day in days {
        let NewDay {
            kind,
            day,
            secret,
            rules_version,
            options,
            dealer,
            deal,
            today,
        } = day;
        let values = (*kind, *day, secret, *rules_version, options, *dealer, deal);
        tx.run(doing, add, values).await?;
        tx.run(doing, tidy, (*kind, *today)).await?;
    }
    Ok(())
}

pub(super) async fn begin(tx: &mut AnyConnection, new: &NewDaily) -> Result<()> {
    let doing = "beginning somebody's deal of the day";
    let (person, beside) = (new.person.id, &new.beside);
    let begin =
        "INSERT INTO daily_games (id, kind, day, guild, \"user\", tried, beside, version, begun_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8) ON CONFLICT (kind, day, tried) DO NOTHING";
    let values = (
        new.with, new.kind, new.day, new.guild, person, &new.tried, beside, new.at,
    );
    tx.run(doing, begin, values).await?;
    let name = "INSERT INTO people (guild, \"user\", name)
         SELECT guild, \"user\", $1 FROM daily_games WHERE id = $2 AND \"user\" = $3
         ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name";
    tx.run(doing, name, (&new.person.name, new.with, person))
        .await?;
    Ok(())
}

pub(super) async fn step(tx: &mut AnyConnection, step: &DailyStep) -> Result<()> {
    let doing = "saving a step of somebody's deal of the day";
    let (end, result) = (step.end, step.end.map(|end| end.result));
    let save =
        "UPDATE daily_games SET version = version + 1, beside = $1, finished_at = $2, place = $3,
                tallied = $4, rounds = $5, ties = $6
         WHERE id = $7 AND version = $8 AND finished_at IS NULL";
    let values = (
        &step.beside,
        end.map(|end| end.at),
        result.map(|result| result.place),
        end.map(|end| end.tallied),
        result.map(|result| result.rounds),
        result.map(|result| result.ties),
        step.game,
        step.version,
    );
    if tx.run(doing, save, values).await? != 1 {
        return Err(StoreError::Conflict);
    }
    let moves = (step.from..).zip(&step.entries);
    let moves = moves.map(|(n, (entry, chosen))| (step.game, n, entry, *chosen).into());
    let into = "daily_moves (game, n, entry, chosen)";
    tx.insert(doing, into, moves.collect()).await
}
