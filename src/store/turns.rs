//! Turns, for work that the processes sharing a database may only do one after the other. They
//! follow the database's clock.
//!
//! A turn lasts until its process ends it. If the process was killed, the turn runs out by itself.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::dialect::Dialect;
use super::lease::{millis, now};
use super::{Result, Store, StoreError};

#[derive(Debug)]
pub enum Turns {
    Alone,
    Ours(Turn),
    /// It is another process's turn, for at most this long.
    Theirs(Duration),
}

#[derive(Debug)]
pub struct Turn {
    keys: Vec<u32>,
    /// When the turn runs out, by the database's clock. Also tells this turn from others.
    until: i64,
}

impl Store {
    /// Takes a turn for all of these keys, if nobody else has one for any of them. It runs out
    /// after `at_most` unless it is ended before.
    ///
    /// # Errors
    /// The database fails.
    pub async fn take_turn(&self, keys: &[u32], at_most: Duration) -> Result<Turns> {
        if self.database.dialect == Dialect::Sqlite {
            return Ok(Turns::Alone);
        }
        let taking = async {
            let mut writer = self.database.connect().await?;
            let taken = take(&mut writer, keys, millis(at_most)).await?;
            writer.close().await?;
            Ok(taken)
        };
        let taken = taking.await;
        taken.map_err(StoreError::while_("taking turns with other processes"))
    }

    /// Ends a turn; the next one can begin after `pause`.
    ///
    /// # Errors
    /// The database fails; the turn runs out by itself then.
    pub async fn end_turn(&self, turn: Turn, pause: Duration) -> Result<()> {
        let ending = async {
            let mut writer = self.database.connect().await?;
            for key in turn.keys {
                sqlx::query(concat!(
                    "UPDATE numbers SET last = $1 + ",
                    now!(),
                    " WHERE name = $2 AND last = $3"
                ))
                .bind(millis(pause))
                .bind(name(key))
                .bind(turn.until)
                .execute(&mut writer)
                .await?;
            }
            writer.close().await
        };
        let ended = ending.await;
        ended.map_err(StoreError::while_("ending this process's turn"))
    }
}

fn name(key: u32) -> String {
    format!("turn {key}")
}

async fn take(writer: &mut AnyConnection, keys: &[u32], at_most: i64) -> sqlx::Result<Turns> {
    let mut tx = writer.begin().await?;
    // This row stays locked until the commit, so nobody else looks before.
    sqlx::query("UPDATE numbers SET last = last + 1 WHERE name = 'leases'")
        .execute(&mut *tx)
        .await?;
    let now: i64 = sqlx::query_scalar(concat!("SELECT ", now!()))
        .fetch_one(&mut *tx)
        .await?;
    let mut rest = 0;
    for key in keys {
        let taken: Option<i64> = sqlx::query_scalar("SELECT last FROM numbers WHERE name = $1")
            .bind(name(*key))
            .fetch_optional(&mut *tx)
            .await?;
        rest = rest.max(taken.unwrap_or(0) - now);
    }
    if let Ok(rest @ 1..) = u64::try_from(rest) {
        tx.rollback().await?;
        return Ok(Turns::Theirs(Duration::from_millis(rest)));
    }
    let until = now.saturating_add(at_most);
    for key in keys {
        sqlx::query(
            "INSERT INTO numbers (name, last) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET last = excluded.last",
        )
        .bind(name(*key))
        .bind(until)
        .execute(&mut *tx)
        .await?;
    }
    tx.commit().await?;
    let keys = keys.to_vec();
    Ok(Turns::Ours(Turn { keys, until }))
}
