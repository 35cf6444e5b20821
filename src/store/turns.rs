//! What the processes that share a database have in common: its clock, and turns for work that they
//! may only do one after the other.
//!
//! A turn lasts until its process ends it. If the process was killed, the turn runs out by itself.

use std::time::{Duration, SystemTime};

use sqlx::{AnyConnection, Connection};

use super::dialect::Dialect;
use super::error::Doing;
use super::lease::{millis, now};
use super::sql::Run;
use super::{Result, Store};

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
    /// The time by the database's clock. `None` if it has none: a file belongs to one process, whose
    /// own clock is as good.
    pub async fn clock(&self) -> Result<Option<SystemTime>> {
        match self.database.dialect {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => {
                let doing = "reading the database's clock";
                self.reader.one(doing, NOW, ()).await.map(Some)
            }
        }
    }

    /// Takes a turn for all of these keys, if nobody else has one for any of them. It runs out
    /// after `at_most` unless it is ended before.
    pub async fn take_turn(&self, keys: &[u32], at_most: Duration) -> Result<Turns> {
        if self.database.dialect == Dialect::Sqlite {
            return Ok(Turns::Alone);
        }
        let mut writer = self.database.connect().await.doing(TAKING)?;
        let taken = take(&mut writer, keys, millis(at_most)).await?;
        writer.close().await.doing(TAKING)?;
        Ok(taken)
    }

    /// Ends a turn; the next one can begin after `pause`.
    ///
    /// # Errors
    /// The database fails; the turn runs out by itself then.
    pub async fn end_turn(&self, turn: Turn, pause: Duration) -> Result<()> {
        let doing = "ending this process's turn";
        let end = concat!(
            "UPDATE numbers SET last = $1 + ",
            now!(),
            " WHERE name = $2 AND last = $3"
        );
        let mut writer = self.database.connect().await.doing(doing)?;
        for key in turn.keys {
            let values = (millis(pause), name(key), turn.until);
            writer.run(doing, end, values).await?;
        }
        writer.close().await.doing(doing)
    }
}

const NOW: &str = concat!("SELECT ", now!());
const TAKING: &str = "taking turns with other processes";

fn name(key: u32) -> String {
    format!("turn {key}")
}

async fn take(writer: &mut AnyConnection, keys: &[u32], at_most: i64) -> Result<Turns> {
    let mut tx = writer.begin().await.doing(TAKING)?;
    // This row stays locked until the commit, so nobody else looks before.
    let lock = "UPDATE numbers SET last = last + 1 WHERE name = 'leases'";
    tx.run(TAKING, lock, ()).await?;
    let now: i64 = tx.one(TAKING, NOW, ()).await?;
    let mut rest = 0;
    for key in keys {
        let taken = "SELECT last FROM numbers WHERE name = $1";
        let taken: Option<i64> = tx.optional(TAKING, taken, (name(*key),)).await?;
        rest = rest.max(taken.unwrap_or(0) - now);
    }
    if let Ok(rest @ 1..) = u64::try_from(rest) {
        tx.rollback().await.doing(TAKING)?;
        return Ok(Turns::Theirs(Duration::from_millis(rest)));
    }
    let until = now.saturating_add(at_most);
    let take = "INSERT INTO numbers (name, last) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET last = excluded.last";
    for key in keys {
        tx.run(TAKING, take, (name(*key), until)).await?;
    }
    tx.commit().await.doing(TAKING)?;
    let keys = keys.to_vec();
    Ok(Turns::Ours(Turn { keys, until }))
}
