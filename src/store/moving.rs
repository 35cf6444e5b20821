//! Moving house: everything from one database into another one, be it of the other kind, checked by
//! counts and digests before it counts.
//!
//! Nobody plays meanwhile: of a file the lock is held, and of a server the lease of all servers, whose
//! row stays locked until the end.

use std::fs;

use sha2::{Digest, Sha256};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use super::database::Database;
use super::dialect::Dialect;
use super::lease::Lease;
use super::open::open_to_write;
use super::writer::Right;
use super::{Result, Share, Store, StoreError, restore};

/// How many rows are read, and written, at once.
const PAGE: usize = 500;
const CHUNK: usize = 50;

/// A table of the schema: its columns, those of its key first.
pub(super) struct Table {
    pub(super) name: &'static str,
    key: usize,
    pub(super) columns: &'static [Column],
}

/// A column, and whether it holds integers or text.
#[derive(Clone, Copy)]
pub(super) enum Column {
    Int(&'static str),
    Text(&'static str),
}

macro_rules! tables {
    ($($name:ident ($($key:ident $key_type:ident),*; $($column:ident $type:ident),*))*) => {
        &[$(Table {
            name: stringify!($name),
            key: [$(stringify!($key)),*].len(),
            columns: &[
                $(Column::$key_type(stringify!($key)),)*
                $(Column::$type(stringify!($column))),*
            ],
        }),*]
    };
}

/// All tables, those that others refer to first. Numbers and leases are a process's own.
pub(super) const TABLES: &[Table] = tables! {
    tables(id Int; guild Int, channel Int, kind Text, open Int, doc_version Int, doc Text,
        parked_by Text, anchor Text, opened_at Int, ended_at Int, version Int)
    games(number Int; table_id Int, guild Int, channel Int, kind Text, state Text, secret Text,
        people Int, rules_version Int, options Text, dealer Int, ids Text, deal Text, started_at Int,
        finished_at Int)
    game_players(game Int, seat Int; user Int, label Text, rank Int)
    moves(game Int, n Int; entry Text)
    people(guild Int, user Int; name Text)
    guilds(guild Int; version Int, settings Text)
    game_figures(game Int, seat Int, name Text; value Int)
    results(guild Int, user Int, kind Text, finished_at Int, game Int; rank Int, players Int)
    standings(guild Int, kind Text, user Int; games Int, losses Int, share Int, streak Int,
        longest_safe Int, longest_lost Int, first_away Int)
    standings_by_day(guild Int, kind Text, day Int, user Int; games Int, losses Int, share Int)
    standings_by_week(guild Int, kind Text, week Int, user Int; games Int, losses Int, share Int)
    place_totals(guild Int, user Int, kind Text, place Int; games Int)
    figure_totals(guild Int, user Int, kind Text, name Text; games Int, sum Int)
    encounters(guild Int, user Int, kind Text, other Int; games Int, ahead Int)
    forgetting(table_id Int, user Int;)
};

/// What was copied of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Its name.
    pub table: &'static str,
    /// How many rows.
    pub rows: u64,
}

/// How many rows there are, and a sum over what is in them, in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    rows: u64,
    digests: u128,
}

/// A stored value.
#[derive(Clone, Debug)]
enum Cell {
    Int(Option<i64>),
    Text(Option<String>),
}

/// A database in which nobody plays as long as this is there.
struct House {
    database: Database,
    connection: AnyConnection,
    lease: Lease,
    _right: Right,
}

impl Store {
    /// Copies everything that is stored at one address to another one, where nothing is stored yet: all
    /// of it, or nothing. Numbers of tables and games go on there.
    ///
    /// # Errors
    /// [`StoreError::InUse`], [`StoreError::RangeTaken`] or [`StoreError::OlderProgram`] while a process
    /// plays on either, [`StoreError::NotEmpty`], or what the databases say.
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
        let mut from = House::enter(source).await?;
        let mut to = match House::enter(target).await {
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

impl House {
    async fn enter(database: Database) -> Result<House> {
        step().map_err(StoreError::while_("opening the database"))?;
        let (mut connection, right, lease) = open_to_write(&database, Share::default()).await?;
        let patient = connection.execute(database.dialect.patient_settings());
        let patient = patient.await.map(drop);
        patient.map_err(StoreError::while_("preparing to copy the database"))?;
        Ok(House {
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

async fn copy_all(from: &mut House, to: &mut House) -> Result<Vec<Copied>> {
    let failed = || StoreError::while_("copying the database");
    let (read, write) = (from.database.dialect, to.database.dialect);
    let source = from.connection.begin_with(read.begin_to_copy()).await;
    let mut source = source.map_err(failed())?;
    let target = to.connection.begin_with(write.begin_to_write()).await;
    let mut target = target.map_err(failed())?;
    // Their rows are then locked until the end: nobody can take them over.
    let held = from.lease.renew(&mut source).await.map_err(failed())?;
    if !held || !to.lease.renew(&mut target).await.map_err(failed())? {
        return Err(StoreError::LeaseLost);
    }
    for table in TABLES {
        let there = sum(&mut target, table).await.map_err(failed())?;
        if there.rows > 0 {
            return Err(StoreError::NotEmpty(to.database.shown.clone()));
        }
    }
    let mut copied = Vec::new();
    for table in TABLES {
        step().map_err(failed())?;
        let done = copy_table(&mut source, &mut target, table).await;
        let done = done.map_err(failed())?;
        if sum(&mut target, table).await.map_err(failed())? != done {
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

/// Comes before every part of a copy: tests end a process's life at each of them.
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

/// What a table holds.
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
    /// The rows after this one, by the table's key; none after the last.
    async fn page(
        &self,
        connection: &mut AnyConnection,
        after: Option<&Vec<Cell>>,
    ) -> sqlx::Result<Option<Vec<Vec<Cell>>>> {
        let (columns, key) = (names(self.columns), names(&self.columns[..self.key]));
        let rest = after.map_or_else(String::new, |_| {
            format!("WHERE ({key}) > ({})", parameters(1, self.key))
        });
        let page = format!(
            "SELECT {columns} FROM {} {rest} ORDER BY {key} LIMIT {PAGE}",
            self.name
        );
        let mut page = sqlx::query(AssertSqlSafe(page));
        for cell in after.into_iter().flatten().take(self.key) {
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
            Ok(match column {
                Column::Int(_) => Cell::Int(row.try_get(at)?),
                Column::Text(_) => Cell::Text(row.try_get(at)?),
            })
        });
        cells.collect()
    }

    fn insert(&self, rows: usize) -> String {
        let width = self.columns.len();
        let row = |n| format!("({})", parameters(1 + n * width, width));
        let rows: Vec<_> = (0..rows).map(row).collect();
        let columns = names(self.columns);
        format!(
            "INSERT INTO {} ({columns}) VALUES {}",
            self.name,
            rows.join(", ")
        )
    }
}

impl Column {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Column::Int(name) | Column::Text(name) => name,
        }
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
            // No two rows are written alike.
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

/// Columns, so that none is taken for another word.
fn names(columns: &[Column]) -> String {
    let names = columns
        .iter()
        .map(|column| format!("\"{}\"", column.name()));
    names.collect::<Vec<_>>().join(", ")
}

fn parameters(first: usize, count: usize) -> String {
    let numbers = (first..first + count).map(|number| format!("${number}"));
    numbers.collect::<Vec<_>>().join(", ")
}
