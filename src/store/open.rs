//! Opening, backing up and closing the database; handing out numbers.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Sqlite, SqlitePool, Transaction};

use super::queue::Queue;
use super::{GameNumber, Result, StoreError, TableId};

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// Enough for the bot's reads; a read is a matter of microseconds.
const READERS: u32 = 4;

/// How long anybody waits for a connection: longer than any queue of commits should ever be, and
/// short enough that a person still gets an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    writer: SqlitePool,
    pub(super) reader: SqlitePool,
    pub(super) queue: Queue,
    numbers: Arc<Numbers>,
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
    /// schema up to date.
    ///
    /// # Errors
    /// The file cannot be opened, or is of a later version of this program.
    pub async fn open(url: &str) -> Result<Store> {
        let options = options(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            // A file's connection does not age.
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_with(options)
            .await
            .map_err(|source| cannot_open(url, source))?;
        MIGRATIONS.run(&writer).await?;
        let reader = reader(url).await?;
        Store::new(writer, reader).await
    }

    /// Opens an existing database only to read it, also while the bot runs; writing fails.
    ///
    /// # Errors
    /// There is no such file, or it is none of this program's.
    pub async fn open_read_only(url: &str) -> Result<Store> {
        let reader = reader(url).await?;
        Store::new(reader.clone(), reader).await
    }

    async fn new(writer: SqlitePool, reader: SqlitePool) -> Result<Store> {
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
            queue: Queue::start(writer.clone()),
            writer,
            reader,
            numbers,
        })
    }

    /// The number of a new table.
    #[must_use]
    pub fn new_table(&self) -> TableId {
        TableId(self.numbers.table.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// The number of a new game.
    #[must_use]
    pub fn new_game(&self) -> GameNumber {
        let number = self.numbers.game.fetch_add(1, Ordering::Relaxed) + 1;
        GameNumber(super::from_sql(number))
    }

    /// Writes a consistent copy of the database, also while the bot runs.
    ///
    /// # Errors
    /// The target exists or cannot be written.
    pub async fn backup(&self, target: &Path) -> Result<()> {
        let name = target.to_string_lossy();
        if tokio::fs::try_exists(target).await.unwrap_or(false) {
            return Err(StoreError::BackupExists(name.into_owned()));
        }
        sqlx::query("VACUUM INTO ?")
            .bind(name.as_ref())
            .execute(&self.reader)
            .await
            .map_err(StoreError::while_("writing a backup"))?;
        Ok(())
    }

    /// Whether a move could be saved now: takes and gives back the one connection that writes.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn ping(&self) -> Result<()> {
        let doing = "asking whether the database answers";
        let tx = self.write(doing).await?;
        tx.rollback().await.map_err(StoreError::while_(doing))
    }

    /// Waits for what is in flight and closes the database. Later calls fail.
    pub async fn close(&self) {
        self.writer.close().await;
        self.reader.close().await;
    }

    /// A transaction on the one connection that writes. `IMMEDIATE`, because one that turns from
    /// reading to writing can fail at any time, whatever the busy timeout.
    pub(super) async fn write(&self, doing: &'static str) -> Result<Transaction<'static, Sqlite>> {
        let begun = self.writer.begin_with("BEGIN IMMEDIATE").await;
        begun.map_err(StoreError::while_(doing))
    }
}

fn options(url: &str) -> Result<SqliteConnectOptions> {
    SqliteConnectOptions::from_str(url).map_err(|source| cannot_open(url, source))
}

async fn reader(url: &str) -> Result<SqlitePool> {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options(url)?.read_only(true))
        .await
        .map_err(|source| cannot_open(url, source))
}

fn cannot_open(url: &str, source: sqlx::Error) -> StoreError {
    StoreError::Open {
        url: url.to_owned(),
        source,
    }
}
