//! Copies a database into another one, of either kind, and verifies counts and digests before the
//! copy takes effect. The source database says which columns there are.
//!
//! Nobody can play meanwhile: the copy holds a file's lock, or on a server the lease of all shards,
//! whose row stays locked until the end.

use std::fs;

use sha2::{Digest, Sha256};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use super::database::Database;
use super::dialect::Dialect;
use super::lease::Lease;
use super::open::{Earlier, open_to_write};
use super::rows::row;
use super::writer::Right;
use super::{Result, Share, Store, StoreError, restore};

/// How many rows are read at once (`PAGE`), and written at once (`CHUNK`).
const PAGE: usize = 500;
const CHUNK: usize = 50;

/// All tables, referenced ones first. Numbers and leases belong to processes and aren't copied.
pub(super) const TABLES: [&str; 15] = [
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

#[derive(Clone, Debug)]
enum Cell {
    Int(Option<i64>),
    Text(Option<String>),
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
        let failed = || StoreError::while_("copying the database");
        let source = Database::at(from)?;
        if let Some(file) = source.file()?
            && !fs::exists(file.path()).unwrap_or(false)
            && !restore::is_unfinished(&file)?
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
    let failed = || StoreError::while_("copying the database");
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
        let table = Table::of(read, &mut source, name).await.map_err(failed())?;
        let there = sum(&mut target, &table).await.map_err(failed())?;
        if there.rows > 0 {
            return Err(StoreError::NotEmpty(to.database.shown.clone()));
        }
        tables.push(table);
    }
    let mut copied = Vec::new();
    for table in tables {
        step().map_err(failed())?;
        let done = copy_table(&mut source, &mut target, &table).await;
        let done = done.map_err(failed())?;
        if sum(&mut target, &table).await.map_err(failed())? != done {
            return Err(StoreError::Different(table.name));
        }
        copied.push(Copied {
            table: table.name,
            rows: done.rows,
        });
    }
    for series in ["tables", "games"] {
        let last = sqlx::query_scalar(read.last_number()).bind(series);
        let last: i64 = last.fetch_one(&mut *source).await.map_err(failed())?;
        for set in write.raise_last_number() {
            let set = sqlx::query(*set).bind(series).bind(last);
            set.execute(&mut *target).await.map_err(failed())?;
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
) -> sqlx::Result<Sum> {
    let mut copied = Sum::default();
    let mut last = None;
    while let Some(page) = table.page(source, last.as_ref()).await? {
        for rows in page.chunks(CHUNK) {
            let insert = table.insert(rows.len());
            let mut insert = sqlx::query(AssertSqlSafe(insert));
            for cell in rows.iter().flatten() {
                insert = cell.clone().bind_to(insert);
            }
            insert.execute(&mut *target).await?;
        }
        page.iter().for_each(|row| copied.add(row));
        last = page.into_iter().next_back();
    }
    Ok(copied)
}

/// The number of rows and the checksum of a table.
async fn sum(connection: &mut AnyConnection, table: &Table) -> sqlx::Result<Sum> {
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
    ) -> sqlx::Result<Table> {
        let columns = sqlx::query_as(dialect.columns()).bind(name);
        let columns = columns.fetch_all(connection).await?;
        Ok(Table { name, columns })
    }

    /// Reads the rows after this one, by the table's key; `None` after the last.
    async fn page(
        &self,
        connection: &mut AnyConnection,
        after: Option<&Vec<Cell>>,
    ) -> sqlx::Result<Option<Vec<Vec<Cell>>>> {
        let in_key = self.columns.iter().filter(|column| column.key > 0).count();
        let (columns, key) = (names(&self.columns), names(&self.columns[..in_key]));
        let rest = after.map_or_else(String::new, |_| {
            format!("WHERE ({key}) > ({})", parameters(1, in_key))
        });
        let page = format!(
            "SELECT {columns} FROM {} {rest} ORDER BY {key} LIMIT {PAGE}",
            self.name
        );
        let mut page = sqlx::query(AssertSqlSafe(page));
        for cell in after.into_iter().flatten().take(in_key) {
            page = cell.clone().bind_to(page);
        }
        let rows = page.fetch_all(connection).await?;
        let rows: Vec<_> = rows
            .iter()
            .map(|row| self.read(row))
            .collect::<sqlx::Result<_>>()?;
        Ok(Some(rows).filter(|rows| !rows.is_empty()))
    }

    fn read(&self, row: &AnyRow) -> sqlx::Result<Vec<Cell>> {
        let cells = self.columns.iter().enumerate();
        let cells = cells.map(|(at, column)| {
            Ok(match column.is_text {
                0 => Cell::Int(row.try_get(at)?),
                _ => Cell::Text(row.try_get(at)?),
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

impl Cell {
    fn bind_to(self, query: Query<'_, Any, AnyArguments>) -> Query<'_, Any, AnyArguments> {
        match self {
            Cell::Int(value) => query.bind(value),
            Cell::Text(value) => query.bind(value),
        }
    }
}

impl Sum {
    fn add(&mut self, row: &[Cell]) {
        let mut digest = Sha256::new();
        for cell in row {
            // No two rows have the same text.
            let text = match cell {
                Cell::Int(value) => format!("{value:?};"),
                Cell::Text(value) => format!("{value:?};"),
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
