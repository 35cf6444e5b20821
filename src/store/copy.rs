//! Copies a database into another one, of either kind, and verifies counts and digests before the
//! copy takes effect. The source database says which columns there are.
//!
//! Nobody can play meanwhile: the copy holds a file's lock, or on a server the lease of all shards,
//! whose row stays locked until the end.

use std::fs;

use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use super::database::Database;
use super::dialect::Dialect;
use super::lease::Lease;
use super::open::{Earlier, open_to_write};
use super::sql::{Run, Value, query, row};
use super::writer::Right;
use super::{Result, Share, Store, StoreError, backup};

const COPYING: &str = "copying the database";

/// How many rows are read at once (`PAGE`), and written at once (`CHUNK`).
const PAGE: usize = 500;
const CHUNK: usize = 50;

/// All tables, referenced ones first. Numbers and leases belong to processes and aren't copied.
pub(super) const TABLES: [&str; 17] = [
    "tables",
    "games",
    "game_players",
    "moves",
    "people",
    "guilds",
    "game_figures",
    "results",
    "standings",
    "rated",
    "forgetting",
    "daily_days",
    "daily_games",
    "daily_moves",
    "daily_shares",
    "plans",
    "zones",
];

pub(super) struct Table {
    name: &'static str,
    /// Its columns, key columns first.
    pub(super) columns: Vec<Column>,
}

row! {
    pub(super) struct Column {
        pub(super) name: String,
        is_text: i64,
        /// Its place in the key, counted from 1; 0 if it isn't part of the key.
        key: i64,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    pub table: &'static str,
    pub rows: u64,
}

/// The number of rows, and a checksum of their contents that does not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digests: u128,
}

/// A claim on a database: while it exists, nobody can play.
struct Claim {
    database: Database,
    connection: AnyConnection,
    lease: Lease,
    _right: Right,
}

impl Store {
    /// Copies everything stored at one address to another, which must be empty, completely or not
    /// at all. Numbers of tables and games continue there. The source stays as it is.
    ///
    /// # Errors
    /// [`StoreError::Outdated`] if the source is from an earlier version of this program,
    /// [`StoreError::InUse`], [`StoreError::RangeTaken`] or [`StoreError::OlderProgram`] while a
    /// process uses either of them, [`StoreError::NotEmpty`], or a database fails.
    pub async fn copy(from: &str, to: &str) -> Result<Vec<Copied>> {
        let failed = || StoreError::while_(COPYING);
        let source = Database::at(from)?;
        if let Some(file) = source.file()?
            && !fs::exists(file.path()).unwrap_or(false)
            && !backup::is_unfinished(&file)?
        {
            return Err(source.cannot_open(sqlx::Error::Io(std::io::ErrorKind::NotFound.into())));
        }
        let target = Database::at(to)?;
        let mut from = Claim::of(source, Earlier::Refused).await?;
        let mut to = match Claim::of(target, Earlier::Migrated).await {
            Ok(to) => to,
            Err(error) => {
                from.leave().await.map_err(failed())?;
                return Err(error);
            }
        };
        let copied = copy_all(&mut from, &mut to).await;
        let (left, gone) = (from.leave().await, to.leave().await);
        let copied = copied?;
        left.and(gone).map_err(failed())?;
        Ok(copied)
    }
}

impl Claim {
    async fn of(database: Database, earlier: Earlier) -> Result<Claim> {
        step().map_err(StoreError::while_("opening the database"))?;
        let (mut connection, right, lease) =
            open_to_write(&database, Share::default(), earlier).await?;
        let patient = connection.execute(database.dialect.patient_settings());
        let patient = patient.await.map(drop);
        patient.map_err(StoreError::while_("preparing to copy the database"))?;
        Ok(Claim {
            database,
            connection,
            lease,
            _right: right,
        })
    }

    async fn leave(mut self) -> sqlx::Result<()> {
        step()?;
        if self.database.dialect == Dialect::Postgres {
            self.lease.give_back(&mut self.connection).await?;
        }
        self.connection.close().await
    }
}

async fn copy_all(from: &mut Claim, to: &mut Claim) -> Result<Vec<Copied>> {
    let failed = || StoreError::while_(COPYING);
    let (read, write) = (from.database.dialect, to.database.dialect);
    let source = from.connection.begin_with(read.begin_to_copy()).await;
    let mut source = source.map_err(failed())?;
    let target = to.connection.begin_with(write.begin_to_write()).await;
    let mut target = target.map_err(failed())?;
    // The leases' rows are then locked until the end, so nobody can take them over.
    let held = from.lease.renew(&mut source).await.map_err(failed())?;
    if !held || !to.lease.renew(&mut target).await.map_err(failed())? {
        return Err(StoreError::LeaseLost);
    }
    let mut tables = Vec::new();
    for name in TABLES {
        let table = Table::of(read, &mut source, name).await?;
        let there = sum(&mut target, &table).await?;
        if there.rows > 0 {
            return Err(StoreError::NotEmpty(to.database.shown.clone()));
        }
        tables.push(table);
    }
    let mut copied = Vec::new();
    for table in tables {
        step().map_err(failed())?;
        let done = copy_table(&mut source, &mut target, &table).await?;
        if sum(&mut target, &table).await? != done {
            return Err(StoreError::Different(table.name));
        }
        copied.push(Copied {
            table: table.name,
            rows: done.rows,
        });
    }
    for series in ["tables", "games"] {
        let last: i64 = source.one(COPYING, read.last_number(), (series,)).await?;
        for set in write.raise_last_number() {
            target.run(COPYING, *set, (series, last)).await?;
        }
    }
    step().map_err(failed())?;
    target.commit().await.map_err(failed())?;
    source.rollback().await.map_err(failed())?;
    Ok(copied)
}

/// Called before every part of a copy, so that tests can kill the process at each of them.
fn step() -> sqlx::Result<()> {
    #[cfg(test)]
    super::testing::live_on()?;
    Ok(())
}

async fn copy_table(
    source: &mut AnyConnection,
    target: &mut AnyConnection,
    table: &Table,
) -> Result<Sum> {
    let mut copied = Sum::default();
    let mut last = None;
    while let Some(page) = table.page(source, last.as_ref()).await? {
        for rows in page.chunks(CHUNK) {
            let insert = AssertSqlSafe(table.insert(rows.len()));
            let cells: Vec<_> = rows.iter().flatten().cloned().collect();
            target.run(COPYING, insert, cells).await?;
        }
        page.iter().for_each(|row| copied.add(row));
        last = page.into_iter().next_back();
    }
    Ok(copied)
}

async fn sum(connection: &mut AnyConnection, table: &Table) -> Result<Sum> {
    let mut sum = Sum::default();
    let mut last = None;
    while let Some(page) = table.page(connection, last.as_ref()).await? {
        page.iter().for_each(|row| sum.add(row));
        last = page.into_iter().next_back();
    }
    Ok(sum)
}

impl Table {
    pub(super) async fn of(
        dialect: Dialect,
        connection: &mut AnyConnection,
        name: &'static str,
    ) -> Result<Table> {
        let columns = connection.all(COPYING, dialect.columns(), (name,)).await?;
        Ok(Table { name, columns })
    }

    /// Reads the rows after this one, by the table's key; `None` after the last.
    async fn page(
        &self,
        connection: &mut AnyConnection,
        after: Option<&Vec<Value>>,
    ) -> Result<Option<Vec<Vec<Value>>>> {
        let in_key = self.columns.iter().filter(|column| column.key > 0).count();
        let (columns, key) = (names(&self.columns), names(&self.columns[..in_key]));
        let rest = after.map_or_else(String::new, |_| {
            format!("WHERE ({key}) > ({})", parameters(1, in_key))
        });
        let page = format!(
            "SELECT {columns} FROM {} {rest} ORDER BY {key} LIMIT {PAGE}",
            self.name
        );
        let key = after.into_iter().flatten().take(in_key).cloned();
        let page = query(AssertSqlSafe(page), key.collect::<Vec<_>>());
        let rows = page.fetch_all(connection).await;
        let rows = rows.and_then(|rows| rows.iter().map(|row| self.read(row)).collect());
        let rows: Vec<_> = rows.map_err(StoreError::while_(COPYING))?;
        Ok(Some(rows).filter(|rows| !rows.is_empty()))
    }

    fn read(&self, row: &AnyRow) -> sqlx::Result<Vec<Value>> {
        let cells = self.columns.iter().enumerate();
        let cells = cells.map(|(at, column)| {
            Ok(match column.is_text {
                0 => Value::Int(row.try_get(at)?),
                _ => Value::Text(row.try_get(at)?),
            })
        });
        cells.collect()
    }

    fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |n| format!("({})", parameters(1 + n * width, width));
        let rows: Vec<_> = (0..rows).map(row).collect();
        let columns = names(&self.columns);
        format!(
            "INSERT INTO {} ({columns}) VALUES {}",
            self.name,
            rows.join(", ")
        )
    }
}

impl Sum {
    fn add(&mut self, row: &[Value]) {
        let mut digest = Sha256::new();
        for cell in row {
            // No two rows have the same text.
            let text = match cell {
                Value::Int(value) => format!("{value:?};"),
                Value::Text(value) => format!("{value:?};"),
            };
            digest.update(text);
        }
        let digest: [u8; 32] = digest.finalize().into();
        let half: [u8; 16] = std::array::from_fn(|at| digest[at]);
        self.rows += 1;
        self.digests = self.digests.wrapping_add(u128::from_le_bytes(half));
    }
}

/// Lists columns, quoted so that none is taken for a keyword.
fn names(columns: &[Column]) -> String {
    let names = columns.iter().map(|column| format!("\"{}\"", column.name));
    names.collect::<Vec<_>>().join(", ")
}

fn parameters(first: usize, count: usize) -> String {
    let numbers = (first..first + count).map(|number| format!("${number}"));
    numbers.collect::<Vec<_>>().join(", ")
}
