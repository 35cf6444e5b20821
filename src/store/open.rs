//! Opening and closing the database.

use std::cmp::Ordering;
use std::time::Duration;

use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, AnyPool};

use super::database::Database;
use super::dialect::Dialect;
use super::numbers::Numbers;
use super::queue::Queue;
use super::write::Write;
use super::writer::{Right, Writer};
use super::{Result, StoreError};

/// How often a server's schema is looked at again when bringing it up to date fails: another process
/// may be doing the same.
const TRIES: usize = 5;
const REST: Duration = Duration::from_millis(300);

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) reader: AnyPool,
    pub(super) queue: Queue,
    pub(super) numbers: Numbers,
    pub(super) database: Database,
    #[cfg(test)]
    pub(super) faults: super::testing::Faults,
}

impl Store {
    /// Opens the database at a `sqlite://` or `postgres://` address, and brings its schema up to
    /// date. A SQLite file is made when it is missing; nobody but its owner can read it, and no other
    /// process can open it so until this one has closed it or is gone.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has a file open; the database cannot be opened, or is
    /// of a later version of this program.
    pub async fn open(url: &str) -> Result<Store> {
        let database = Database::at(url)?;
        let right = match database.file()? {
            Some(file) => {
                let lock = file.lock()?;
                file.make_private()?;
                Right::Lock(lock)
            }
            None => Right::Shared,
        };
        let opened = database.connect().await;
        let mut writer = opened.map_err(|source| database.cannot_open(source))?;
        migrate(database.dialect, &mut writer).await?;
        let reader = database.readers().await?;
        let store = Store::new(database, Some(writer), right, reader).await?;
        if store.database.dialect == Dialect::Postgres {
            // With the first write the first numbers are reserved.
            store.ping().await?;
        }
        Ok(store)
    }

    /// Opens an existing database only to read it, also while the bot runs; writing fails. It may
    /// have the schema of another version: see [`check_schema`](Self::check_schema).
    ///
    /// # Errors
    /// There is no such database, or it is none of this program's.
    pub async fn open_read_only(url: &str) -> Result<Store> {
        let database = Database::at(url)?;
        let reader = database.readers().await?;
        Store::new(database, None, Right::None, reader).await
    }

    async fn new(
        database: Database,
        connection: Option<AnyConnection>,
        right: Right,
        reader: AnyPool,
    ) -> Result<Store> {
        let numbers = Numbers::of(database.dialect, &reader).await?;
        let writer = Writer::new(database.clone(), numbers.clone(), connection, right);
        Ok(Store {
            #[cfg(test)]
            faults: writer.faults.clone(),
            queue: Queue::start(writer),
            reader,
            numbers,
            database,
        })
    }

    /// Whether the schema is the one that this program knows. A backup needs no such check: it is a
    /// copy of whatever there is.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Outdated`], or what the database says.
    pub async fn check_schema(&self) -> Result<()> {
        let stored: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&self.reader)
            .await
            .map_err(StoreError::while_("reading the version of the schema"))?;
        let dialect = self.database.dialect;
        match stored.cmp(&latest_schema(dialect)) {
            Ordering::Less => Err(StoreError::Outdated),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(newer_schema(dialect, stored)),
        }
    }

    /// Whether a move could be saved now: saves something that means nothing, and waits until it is
    /// on the disk.
    ///
    /// # Errors
    /// What the database says.
    pub async fn ping(&self) -> Result<()> {
        self.queue.save(Write::Ping).await
    }

    /// How many writes wait to be on the disk.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.queue.waiting()
    }

    /// Saves what waits and closes the database; all of it is then in the one file, if it is one.
    /// Later calls fail.
    pub async fn close(&self) {
        // Whoever closes last brings a file up to date, and who only reads cannot.
        self.reader.close().await;
        self.queue.close().await;
    }
}

/// Brings the schema up to date.
async fn migrate(dialect: Dialect, writer: &mut AnyConnection) -> Result<()> {
    let mut tries = 1;
    loop {
        let error = match dialect.migrations().run(&mut *writer).await {
            Ok(()) => return Ok(()),
            Err(error) => error,
        };
        match error {
            MigrateError::VersionMissing(stored) if stored > latest_schema(dialect) => {
                return Err(newer_schema(dialect, stored));
            }
            // Of several processes that do it at once all but one fail.
            MigrateError::Execute(_) | MigrateError::ExecuteMigration(..)
                if dialect == Dialect::Postgres && tries < TRIES =>
            {
                tries += 1;
                tokio::time::sleep(REST).await;
            }
            error => return Err(StoreError::Migrate(error)),
        }
    }
}

/// The version of the schema that this program knows.
pub(super) fn latest_schema(dialect: Dialect) -> i64 {
    let migrations = dialect.migrations().iter();
    let versions = migrations.map(|migration| migration.version);
    versions.max().unwrap_or(0)
}

pub(super) fn newer_schema(dialect: Dialect, stored: i64) -> StoreError {
    StoreError::Newer {
        what: "the database",
        stored,
        known: latest_schema(dialect),
    }
}
