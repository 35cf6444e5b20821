//! Hands out the numbers of tables and games. Numbers are reserved before the commit that uses
//! them, so that everything to commit can be decided beforehand. A reserved number that is never
//! used was never seen either.
//!
//! A SQLite database belongs to one process, which continues from the highest number ever used.
//! Processes that share a database take blocks of numbers from a row of it, together with other
//! writes, so no number is ever handed out twice. Numbers left when a process ends stay unused.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::Arc;

use parking_lot::Mutex;
use sqlx::AnyConnection;

use super::dialect::Dialect;
use super::sql::{self, Run, query};
use super::{GameNumber, Result, Store, StoreError, TableId};

/// How many numbers are taken at once, and how few left make a process take more.
const BLOCK: i64 = 100;
const FEW: i64 = 50;

/// The series of numbers, by their names in the database.
pub(super) const SERIES: [&str; 2] = ["tables", "games"];
const TABLES: usize = 0;
const GAMES: usize = 1;

/// The numbers that this process may use; at first none. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    series: Arc<[Mutex<Ranges>; 2]>,
    /// Whether the numbers come from the database, in blocks.
    are_shared: bool,
}

type Ranges = VecDeque<RangeInclusive<i64>>;

/// A block of numbers that this process owns once the transaction that took it is committed.
#[derive(Debug)]
pub(super) struct Reserved {
    series: usize,
    last: i64,
}

impl Store {
    pub fn new_table(&self) -> Result<TableId> {
        self.numbers.take(TABLES).map(TableId)
    }

    pub fn new_game(&self) -> Result<GameNumber> {
        Ok(GameNumber(self.numbers.take(GAMES)?.cast_unsigned()))
    }
}

impl Numbers {
    /// All numbers above the highest ever used; none yet if the database is shared.
    pub(super) async fn of(dialect: Dialect, writer: &mut AnyConnection) -> Result<Numbers> {
        let numbers = Numbers { are_shared: dialect == Dialect::Postgres, ..Numbers::default() };
        if !numbers.are_shared {
            let doing = "reading the last numbers";
            for (series, name) in numbers.series.iter().zip(SERIES) {
                let last: i64 = writer.one(doing, dialect.last_number(), (name,)).await?;
                series.lock().push_back(last + 1..=i64::MAX);
            }
        }
        Ok(numbers)
    }

    fn take(&self, series: usize) -> Result<i64> {
        let mut ranges = self.series[series].lock();
        loop {
            match ranges.front_mut().ok_or(StoreError::NoNumbers)?.next() {
                Some(number) => return Ok(number),
                None => ranges.pop_front(),
            };
        }
    }

    /// Reserves more numbers in a transaction if few are left.
    pub(super) async fn reserve(&self, tx: &mut AnyConnection) -> sqlx::Result<Vec<Reserved>> {
        let mut reserved = Vec::new();
        for (series, name) in SERIES.into_iter().enumerate() {
            let left: i64 = self.series[series].lock().iter().map(length).sum();
            if self.are_shared && left <= FEW {
                let more = "UPDATE numbers SET last = last + $1 WHERE name = $2 RETURNING last";
                let last = sql::read(&query(more, (BLOCK, name)).fetch_one(&mut *tx).await?)?;
                reserved.push(Reserved { series, last });
            }
        }
        Ok(reserved)
    }

    /// Adds reserved numbers once their transaction is committed.
    pub(super) fn add(&self, reserved: Vec<Reserved>) {
        for Reserved { series, last } in reserved {
            self.series[series].lock().push_back(last - BLOCK + 1..=last);
        }
    }
}

fn length(range: &RangeInclusive<i64>) -> i64 {
    if range.is_empty() { 0 } else { (range.end() - range.start()).saturating_add(1) }
}
