//! Opening and closing the database; handing out numbers.

use std::cmp::Ordering;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqlitePool};

use super::file::DatabaseFile;
use super::migrations::MIGRATIONS;
use super::queue::Queue;
use super::write::Write;
use super::writer::Writer;
use super::{GameNumber, Result, StoreError, TableId};

/// Enough for the bot's reads; a read is a matter of microseconds.
const READERS: u32 = 4;

/// How long anybody waits for a connection: longer than any queue of commits should ever be, and
/// short enough that a person still gets an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) reader: SqlitePool,
    pub(super) queue: Queue,
    numbers: Arc<Numbers>,
    #[cfg(test)]
    pub(super) faults: super::testing::Faults,
}

/// The last numbers handed out. They are reserved before the commit that uses them, so that what is
/// committed can be decided whole beforehand; one that is then never used was never seen either.
#[derive(Debug)]
struct Numbers {
    table: AtomicI64,
    game: AtomicI64,
}

impl Store {
    /// Opens the database at a `sqlite://` address, makes it when it is missing, and brings its
    /// schema up to date. Nobody but its owner can read it, and no other process can open it so
    /// until this one has closed it or is gone.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has it open; the file cannot be opened, or is of a
    /// later version of this program.
    pub async fn open(url: &str) -> Result<Store> {
        let options = writer_options(url)?;
        let file = DatabaseFile::at(options.get_filename())?;
        let lock = file.lock()?;
        file.make_private()?;
        let mut writer = Writer::new(options, Some(lock));
        let opened = writer.connection().await;
        migrate(opened.map_err(|source| cannot_open(url, source))?).await?;
        Store::new(writer, reader(url).await?).await
    }

    /// Opens an existing database only to read it, also while the bot runs; writing fails. It may
    /// have the schema of another version: see [`check_schema`](Self::check_schema).
    ///
    /// # Errors
    /// There is no such file, or it is none of this program's.
    pub async fn open_read_only(url: &str) -> Result<Store> {
        let writer = Writer::new(reader_options(url)?, None);
        Store::new(writer, reader(url).await?).await
    }

    async fn new(writer: Writer, reader: SqlitePool) -> Result<Store> {
        // AUTOINCREMENT remembers the highest number ever used, also of rows long gone.
        let used: Vec<(String, i64)> = sqlx::query_as("SELECT name, seq FROM sqlite_sequence")
            .fetch_all(&reader)
            .await
            .map_err(StoreError::while_("reading the last numbers"))?;
        let last = |name: &str| {
            let row = used.iter().find(|(n, _)| n == name);
            AtomicI64::new(row.map_or(0, |(_, seq)| *seq))
        };
        let numbers = Arc::new(Numbers {
            table: last("tables"),
            game: last("games"),
        });
        Ok(Store {
            #[cfg(test)]
            faults: writer.faults.clone(),
            queue: Queue::start(writer),
            reader,
            numbers,
        })
    }

    /// Whether the schema is the one that this program knows. A backup needs no such check: it is a
    /// copy of whatever there is.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Outdated`], or what SQLite says.
    pub async fn check_schema(&self) -> Result<()> {
        let stored: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&self.reader)
            .await
            .map_err(StoreError::while_("reading the version of the schema"))?;
        match stored.cmp(&latest_schema()) {
            Ordering::Less => Err(StoreError::Outdated),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(newer_schema(stored)),
        }
    }

    /// The number of a new table.
    #[must_use]
    pub fn new_table(&self) -> TableId {
        TableId(self.numbers.table.fetch_add(1, Relaxed) + 1)
    }

    /// The number of a new game.
    #[must_use]
    pub fn new_game(&self) -> GameNumber {
        let number = self.numbers.game.fetch_add(1, Relaxed) + 1;
        GameNumber(super::from_sql(number))
    }

    /// Whether a move could be saved now: saves something that means nothing, and waits until it is
    /// on the disk.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn ping(&self) -> Result<()> {
        self.queue.save(Write::Ping).await
    }

    /// Saves what waits and closes the database; all of it is then in the one file. Later calls
    /// fail.
    pub async fn close(&self) {
        // Whoever closes last brings the file up to date, and who only reads cannot.
        self.reader.close().await;
        self.queue.close().await;
    }
}

/// How the connection that writes is opened.
pub(super) fn writer_options(url: &str) -> Result<SqliteConnectOptions> {
    Ok(options(url)?
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full))
}

fn reader_options(url: &str) -> Result<SqliteConnectOptions> {
    Ok(options(url)?.read_only(true))
}

pub(super) fn options(url: &str) -> Result<SqliteConnectOptions> {
    SqliteConnectOptions::from_str(url).map_err(|source| cannot_open(url, source))
}

/// Brings the schema up to date.
async fn migrate(writer: &mut SqliteConnection) -> Result<()> {
    MIGRATIONS.run(writer).await.map_err(|error| match error {
        MigrateError::VersionMissing(stored) if stored > latest_schema() => newer_schema(stored),
        error => StoreError::Migrate(error),
    })
}

/// The version of the schema that this program knows.
pub(super) fn latest_schema() -> i64 {
    let versions = MIGRATIONS.iter().map(|migration| migration.version);
    versions.max().unwrap_or(0)
}

pub(super) fn newer_schema(stored: i64) -> StoreError {
    StoreError::Newer {
        what: "the database",
        stored,
        known: latest_schema(),
    }
}

async fn reader(url: &str) -> Result<SqlitePool> {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        // A file's connection does not age.
        .max_lifetime(None)
        .idle_timeout(None)
        // One that could not end its transaction would see what it saw then for ever.
        .before_acquire(|reader, _| {
            let is_free = !reader.is_in_transaction();
            Box::pin(async move { Ok(is_free) })
        })
        .connect_with(reader_options(url)?)
        .await
        .map_err(|source| cannot_open(url, source))
}

pub(super) fn cannot_open(url: &str, source: sqlx::Error) -> StoreError {
    StoreError::Open {
        url: url.to_owned(),
        source,
    }
}
