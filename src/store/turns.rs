//! Who may begin something next that the processes may only do one after the other, where several share
//! a database: each takes the next free moments, by the database's own clock.
//!
//! A moment that a process took and did not use is lost, which harms nobody.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::dialect::Dialect;
use super::lease::{millis, now};
use super::{Result, Store, StoreError};

impl Store {
    /// Takes one moment for each of these keys, in this order and so far `apart`. No process takes
    /// another moment of the same key that is closer than that. Returns how long it is until the first;
    /// `None` where no other process can share the database.
    ///
    /// # Errors
    /// What the database says.
    pub async fn take_turns(&self, keys: &[u32], apart: Duration) -> Result<Option<Duration>> {
        match self.database.dialect {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => {
                let taking = async {
                    let mut writer = self.database.connect().await?;
                    let wait = take(&mut writer, keys, millis(apart)).await?;
                    writer.close().await?;
                    Ok(Some(wait))
                };
                taking
                    .await
                    .map_err(StoreError::while_("taking turns with other processes"))
            }
        }
    }
}

async fn take(writer: &mut AnyConnection, keys: &[u32], apart: i64) -> sqlx::Result<Duration> {
    let mut tx = writer.begin().await?;
    // Nobody else looks before this is committed.
    sqlx::query("UPDATE numbers SET last = last + 1 WHERE name = 'leases'")
        .execute(&mut *tx)
        .await?;
    let after = |nth: usize| apart.saturating_mul(i64::try_from(nth).unwrap_or(i64::MAX));
    let name = |key: u32| format!("turn {key}");
    let mut wait = 0;
    for (nth, key) in keys.iter().enumerate() {
        let free: Option<i64> = sqlx::query_scalar(concat!(
            "SELECT last - ",
            now!(),
            " FROM numbers WHERE name = $1"
        ))
        .bind(name(*key))
        .fetch_optional(&mut *tx)
        .await?;
        wait = wait.max(free.unwrap_or(0) - after(nth));
    }
    for (nth, key) in keys.iter().enumerate() {
        sqlx::query(concat!(
            "INSERT INTO numbers (name, last) VALUES ($1, $2 + ",
            now!(),
            ") ON CONFLICT (name) DO UPDATE SET last = excluded.last"
        ))
        .bind(name(*key))
        .bind(wait + after(nth + 1))
        .execute(&mut *tx)
        .await?;
    }
    tx.commit().await?;
    Ok(Duration::from_millis(u64::try_from(wait).unwrap_or(0)))
}
