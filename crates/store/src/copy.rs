//! Copies a database into another one, of either kind, and verifies counts and digests before the
//! copy takes effect. The source database says which columns there are.
//!
//! Nobody can play meanwhile: the copy holds a file's lock, or on a server the lease of all shards,
//! whose row stays locked until the end.

use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use super::database::Database;
use super::dialect::Dialect;
use super::error::Doing;
use super::examine::Schema;
use super::numbers::SERIES;
use super::sql::{Run, Value, Values, query, row};
use super::writer::{Earlier, Writer};
use super::{Result, Share, Store, StoreError, backup};

const COPYING: &str = "copying the database";

const PAGE: usize = 500;

/// All tables, referenced ones first. Numbers and leases belong to processes and aren't copied.
pub const TABLES: [&str; 25] = [
    "tables", "games", "game_players", "moves", "people", "guilds", "game_figures", "results",
    "standings", "place_sums", "figure_sums", "meetings", "rated", "forgetting", "daily_days",
    "daily_games", "daily_moves", "daily_shares", "plans", "zones", "choices", "signs_of_life",
    "evenings", "months", "challenges",
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

impl Store {
    /// Copies everything stored at one address to another, which must be empty, completely or not
    /// at all. Numbers of tables and games continue there. The source stays as it is.
    ///
    /// # Errors
    /// The target can't be used, [`StoreError::NoDatabase`] if there is no source,
    /// [`StoreError::Outdated`] if it is from an earlier version of this program,
    /// [`StoreError::InUse`], [`StoreError::RangeTaken`] or [`StoreError::OlderProgram`] while a
    /// process uses either of them, [`StoreError::NotEmpty`], or a database fails.
    pub async fn copy(from: &str, to: &str) -> Result<Vec<Copied>> {
        let source = Database::at(from)?;
        if let Some(file) = source.file()?
            && !file.path().exists()
            && !backup::is_unfinished(&file)?
        {
            return Err(StoreError::NoDatabase(source.shown));
        }
        let target = Database::at(to)?;
        look_at(&target, to).await?;
        let mut from = claim(source, Earlier::Refused).await?;
        let mut to = match claim(target, Earlier::Migrated).await {
            Ok(to) => to,
            Err(error) => {
                from.close().await;
                return Err(error);
            }
        };
        let copied = copy_all(&mut from, &mut to).await;
        from.close().await;
        to.close().await;
        copied
    }
}

/// Refuses a target that can't be used, before anybody is kept from the source.
async fn look_at(target: &Database, url: &str) -> Result<()> {
    let Some(found) = Store::examine(url).await? else { return Ok(()) };
    let schema = found.schema?;
    found.write?;
    // Whoever uses it is named when its right is to be taken.
    if !matches!(schema, Schema::Current(_)) || !found.users?.is_empty() {
        return Ok(());
    }
    let mut connection = target.connect_plainly().await?;
    for name in TABLES {
        let table = Table::of(target.dialect, &mut connection, name).await?;
        table.refuse_rows(&mut connection, &target.shown).await?;
    }
    connection.close().await.doing(COPYING)
}

/// Takes the right to write all of a database, so that nobody can play meanwhile.
async fn claim(database: Database, earlier: Earlier) -> Result<Writer> {
    step()?;
    let mut writer = Writer::open(database, Share::default(), earlier).await?;
    let patient = writer.database.dialect.patient_settings();
    let connection = writer.connection().await.doing(COPYING)?;
    connection.execute(patient).await.doing(COPYING)?;
    Ok(writer)
}

async fn copy_all(from: &mut Writer, to: &mut Writer) -> Result<Vec<Copied>> {
    let (read, write) = (from.database.dialect, to.database.dialect);
    let shown = to.database.shown.clone();
    let (from_lease, to_lease) = (from.lease.clone(), to.lease.clone());
    let mut source = from
        .connection()
        .await
        .doing(COPYING)?
        .begin_with(read.begin_to_read())
        .await
        .doing(COPYING)?;
    let mut target = to
        .connection()
        .await
        .doing(COPYING)?
        .begin_with(write.begin_to_write())
        .await
        .doing(COPYING)?;
    // The leases' rows are then locked until the end, so nobody can take them over.
    let held = from_lease.renew(&mut source).await.doing(COPYING)?;
    if !held || !to_lease.renew(&mut target).await.doing(COPYING)? {
        return Err(StoreError::LeaseLost);
    }
    let mut tables = Vec::new();
    for name in TABLES {
        let table = Table::of(read, &mut source, name).await?;
        table.refuse_rows(&mut target, &shown).await?;
        tables.push(table);
    }
    let mut copied = Vec::new();
    for table in tables {
        step()?;
        let done = table.sum(&mut source, Some(&mut target)).await?;
        if table.sum(&mut target, None).await? != done {
            return Err(StoreError::Different(table.name));
        }
        copied.push(Copied { table: table.name, rows: done.rows });
    }
    for series in SERIES {
        let last: i64 = source.one(COPYING, read.last_number(), (series,)).await?;
        for set in write.raise_last_number() {
            target.run(COPYING, *set, (series, last)).await?;
        }
    }
    step()?;
    target.commit().await.doing(COPYING)?;
    source.rollback().await.doing(COPYING)?;
    Ok(copied)
}

/// Called before every part of a copy, so that tests can kill the process at each of them.
fn step() -> Result<()> {
    #[cfg(test)]
    super::tests::killed::live_on().map_err(sqlx::Error::Io).doing(COPYING)?;
    Ok(())
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

    async fn refuse_rows(&self, connection: &mut AnyConnection, shown: &str) -> Result<()> {
        match self.page(connection, None).await? {
            Some(_) => Err(StoreError::NotEmpty(shown.to_owned())),
            None => Ok(()),
        }
    }

    /// Counts its rows, and inserts them into another database if there is one.
    async fn sum(
        &self,
        from: &mut AnyConnection,
        mut to: Option<&mut AnyConnection>,
    ) -> Result<Sum> {
        let into = format!("{} ({})", self.name, names(&self.columns));
        let mut sum = Sum::default();
        let mut last = None;
        while let Some(page) = self.page(from, last.as_ref()).await? {
            page.iter().for_each(|row| sum.add(row));
            last = page.last().cloned();
            if let Some(to) = &mut to {
                to.insert(COPYING, &into, page.into_iter().map(Values::from).collect()).await?;
            }
        }
        Ok(sum)
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
            let values = (1..=in_key).map(|n| format!("${n}"));
            format!("WHERE ({key}) > ({})", values.collect::<Vec<_>>().join(", "))
        });
        let page =
            format!("SELECT {columns} FROM {} {rest} ORDER BY {key} LIMIT {PAGE}", self.name);
        let key = after.into_iter().flatten().take(in_key).cloned();
        let rows = query(AssertSqlSafe(page), key.collect::<Vec<_>>()).fetch_all(connection).await;
        let rows: Vec<_> =
            rows.and_then(|rows| rows.iter().map(|row| self.read(row)).collect()).doing(COPYING)?;
        Ok(Some(rows).filter(|rows| !rows.is_empty()))
    }

    fn read(&self, row: &AnyRow) -> sqlx::Result<Vec<Value>> {
        let cells = self.columns.iter().enumerate().map(|(at, column)| {
            Ok(match column.is_text {
                0 => Value::Int(row.try_get(at)?),
                _ => Value::Text(row.try_get(at)?),
            })
        });
        cells.collect()
    }
}

impl Sum {
    fn add(&mut self, row: &[Value]) {
        // No two rows have the same text.
        let digest: [u8; 32] = Sha256::digest(format!("{row:?}")).into();
        let half: [u8; 16] = std::array::from_fn(|at| digest[at]);
        self.rows += 1;
        self.digests = self.digests.wrapping_add(u128::from_le_bytes(half));
    }
}

/// Lists columns, quoted so that none is taken for a keyword.
fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| format!("\"{}\"", column.name)).collect::<Vec<_>>().join(", ")
}
