//! Numbers of tables and games. They are reserved before the commit that uses them, so that what is
//! committed can be decided whole beforehand; one that is then never used was never seen either.
//!
//! A SQLite database belongs to one process, which goes on from the highest number ever used. Where
//! several processes share a database each takes blocks out of a row of it, with the writes that are
//! made anyway, and gives back what it has not used when it ends: no number is ever handed out twice.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::AnyConnection;

use super::dialect::Dialect;
use super::reader::Reader;
use super::{GameNumber, Result, Store, StoreError, TableId};

/// How many numbers are taken at once, and how few make a process take more.
const BLOCK: i64 = 100;
const FEW: i64 = 50;

/// What is numbered, by its name in the database.
const SERIES: [&str; 2] = ["tables", "games"];
const TABLES: usize = 0;
const GAMES: usize = 1;

/// The numbers that this process may use. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    series: Arc<[Mutex<Ranges>; 2]>,
    /// Whether they come out of the database, in blocks.
    are_shared: bool,
}

type Ranges = VecDeque<RangeInclusive<i64>>;

/// A block that is this process's once the transaction that took it is committed.
#[derive(Debug)]
pub(super) struct Reserved {
    series: usize,
    last: i64,
}

impl Store {
    /// The number of a new table.
    ///
    /// # Errors
    /// [`StoreError::NoNumbers`] if the database has not answered for so long that none is left.
    pub fn new_table(&self) -> Result<TableId> {
        self.numbers.take(TABLES).map(TableId)
    }

    /// The number of a new game.
    ///
    /// # Errors
    /// As [`new_table`](Self::new_table).
    pub fn new_game(&self) -> Result<GameNumber> {
        let number = self.numbers.take(GAMES)?;
        Ok(GameNumber(super::from_sql(number)))
    }
}

impl Numbers {
    /// All that follow the highest ever used, in a database of one process; none yet, in one of many.
    pub(super) async fn of(dialect: Dialect, reader: &Reader) -> Result<Numbers> {
        let ranges = match dialect {
            Dialect::Sqlite => {
                // AUTOINCREMENT remembers the highest number ever used, also of rows long gone.
                let query = sqlx::query_as("SELECT name, seq FROM sqlite_sequence");
                let used: Vec<(String, i64)> = reader
                    .read(async |r| query.fetch_all(r).await)
                    .await
                    .map_err(StoreError::while_("reading the last numbers"))?;
                SERIES.map(|name| {
                    let row = used.iter().find(|(n, _)| n == name);
                    let last = row.map_or(0, |(_, seq)| *seq);
                    Ranges::from([last + 1..=i64::MAX])
                })
            }
            Dialect::Postgres => Default::default(),
        };
        Ok(Numbers {
            series: Arc::new(ranges.map(Mutex::new)),
            are_shared: dialect == Dialect::Postgres,
        })
    }

    fn take(&self, series: usize) -> Result<i64> {
        let mut ranges = self.lock(series);
        loop {
            let first = ranges.front_mut().ok_or(StoreError::NoNumbers)?;
            match first.next() {
                Some(number) => return Ok(number),
                None => ranges.pop_front(),
            };
        }
    }

    /// Takes more numbers in a transaction, where few are left.
    pub(super) async fn reserve(&self, tx: &mut AnyConnection) -> sqlx::Result<Vec<Reserved>> {
        let mut reserved = Vec::new();
        for (series, name) in SERIES.into_iter().enumerate() {
            let left: i64 = self.lock(series).iter().map(length).sum();
            if self.are_shared && left <= FEW {
                let last = sqlx::query_scalar(
                    "UPDATE numbers SET last = last + $1 WHERE name = $2 RETURNING last",
                );
                let last = last.bind(BLOCK).bind(name).fetch_one(&mut *tx).await?;
                reserved.push(Reserved { series, last });
            }
        }
        Ok(reserved)
    }

    /// What was reserved is committed.
    pub(super) fn add(&self, reserved: Vec<Reserved>) {
        for Reserved { series, last } in reserved {
            self.lock(series).push_back(last - BLOCK + 1..=last);
        }
    }

    /// Gives back what was taken last and not used, unless others have taken more since.
    pub(super) async fn give_back(&self, writer: &mut AnyConnection) -> sqlx::Result<()> {
        for (series, name) in SERIES.into_iter().enumerate() {
            let last = self.lock(series).pop_back();
            let Some(last) = last.filter(|_| self.are_shared) else {
                continue;
            };
            sqlx::query("UPDATE numbers SET last = $1 WHERE name = $2 AND last = $3")
                .bind(last.end() - length(&last))
                .bind(name)
                .bind(*last.end())
                .execute(&mut *writer)
                .await?;
        }
        Ok(())
    }

    fn lock(&self, series: usize) -> MutexGuard<'_, Ranges> {
        // Held for a look-up, never across an await.
        let ranges = self.series[series].lock();
        ranges.unwrap_or_else(PoisonError::into_inner)
    }
}

/// How many numbers there are in a range, which may be used up.
fn length(range: &RangeInclusive<i64>) -> i64 {
    match range.is_empty() {
        true => 0,
        false => (range.end() - range.start()).saturating_add(1),
    }
}
