//! Opening and closing the database.

use std::cmp::Ordering;
use std::time::Duration;

use sqlx::AnyConnection;

use super::database::Database;
use super::dialect::Dialect;
use super::lease::{LEASE, Lease};
use super::numbers::Numbers;
use super::queue::Queue;
use super::reader::Reader;
use super::refusal::Refusal;
use super::write::Write;
use super::writer::{Right, Writer};
use super::{Result, ShardRange, StoreError, restore, schema};

/// A lease is renewed at least so often, so that what is wrong is noticed soon.
const RENEW: Duration = Duration::from_secs(5);

/// Which part of the servers a process has, and how long others wait for it when it is gone.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// The shards whose servers' tables it runs.
    pub range: ShardRange,
    /// How long its lease holds, on a database that is shared.
    pub lease: Duration,
}

impl Default for Share {
    /// All servers.
    fn default() -> Share {
        Share {
            range: ShardRange::ALL,
            lease: LEASE,
        }
    }
}

/// The database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    pub(super) reader: Reader,
    pub(super) queue: Queue,
    pub(super) numbers: Numbers,
    pub(super) database: Database,
    pub(super) refusal: Refusal,
    share: Share,
    lease: Lease,
    #[cfg(test)]
    pub(super) faults: super::testing::Faults,
}

impl Store {
    /// Opens the database at a `sqlite://` or `postgres://` address for all servers, and brings its
    /// schema up to date. A SQLite file is made when it is missing; nobody but its owner can read it,
    /// and no other process can open it so until this one has closed it or is gone.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has a file open, [`StoreError::RangeTaken`] if one has
    /// some of the servers, [`StoreError::OlderProgram`] if the schema has to be brought up to date and
    /// any process still runs on it; the database cannot be opened, or is of a later version of this
    /// program.
    pub async fn open(url: &str) -> Result<Store> {
        Store::open_share(url, Share::default()).await
    }

    /// As [`open`](Self::open), for some of the servers. If a process that stands in the way was
    /// killed, this waits until its lease has run out.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub async fn open_share(url: &str, share: Share) -> Result<Store> {
        let database = Database::at(url)?;
        let (writer, right, lease) = open_to_write(&database, share).await?;
        let reader = database.readers().await?;
        let store = Store::new(database, (Some(writer), right), reader, (share, lease)).await?;
        if let Some(rhythm) = store.lease.rhythm() {
            // With the first write the first numbers are reserved.
            store.ping().await?;
            tokio::spawn(keep(store.queue.clone(), rhythm));
        }
        Ok(store)
    }

    /// Opens an existing database only to read it, also while the bot runs; writing fails. It may
    /// have the schema of another version: see [`check_schema`](Self::check_schema).
    ///
    /// # Errors
    /// There is no such database, it is none of this program's, or it is being replaced
    /// ([`StoreError::RestoreUnfinished`]).
    pub async fn open_read_only(url: &str) -> Result<Store> {
        let database = Database::at(url)?;
        if let Some(file) = database.file()? {
            restore::refuse_unfinished(&file)?;
        }
        let reader = database.readers().await?;
        let own = (Share::default(), Lease::for_ever());
        Store::new(database, (None, Right::None), reader, own).await
    }

    async fn new(
        database: Database,
        (connection, right): (Option<AnyConnection>, Right),
        reader: Reader,
        (share, lease): (Share, Lease),
    ) -> Result<Store> {
        let numbers = Numbers::of(database.dialect, &reader).await?;
        let writer = Writer::new(
            database.clone(),
            numbers.clone(),
            lease.clone(),
            connection,
            right,
        );
        Ok(Store {
            #[cfg(test)]
            faults: writer.faults.clone(),
            queue: Queue::start(writer),
            reader,
            numbers,
            database,
            refusal: Refusal::default(),
            share,
            lease,
        })
    }

    /// Whether the schema is the one that this program knows. A backup needs no such check: it is a
    /// copy of whatever there is.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Outdated`], or what the database says.
    pub async fn check_schema(&self) -> Result<()> {
        let query = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
        let stored: i64 = self
            .reader
            .read(async |r| query.fetch_one(r).await)
            .await
            .map_err(schema::reading())?;
        let dialect = self.database.dialect;
        match stored.cmp(&schema::latest(dialect)) {
            Ordering::Less => Err(StoreError::Outdated),
            Ordering::Equal => Ok(()),
            Ordering::Greater => Err(schema::newer(dialect, stored)),
        }
    }

    /// Which part of the servers this process has.
    #[must_use]
    pub const fn share(&self) -> &Share {
        &self.share
    }

    /// That it has them.
    #[must_use]
    pub const fn lease(&self) -> &Lease {
        &self.lease
    }

    /// Waits until nothing is under way any more that was not answered: a server may still be at it
    /// when its connection is gone. What is read afterwards is what came of it.
    ///
    /// # Errors
    /// What the database says: then it is not known yet.
    pub async fn settle(&self) -> Result<()> {
        match self.database.dialect {
            // Its connections are closed before they are given up.
            Dialect::Sqlite => Ok(()),
            Dialect::Postgres => self.ping().await,
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
        self.reader.pool.close().await;
        self.queue.close().await;
    }
}

/// Renews the lease as long as the store is open.
async fn keep(queue: Queue, rhythm: Duration) {
    loop {
        tokio::time::sleep(rhythm.min(RENEW)).await;
        match queue.save(Write::Ping).await {
            Ok(()) => {}
            Err(StoreError::Closed | StoreError::LeaseLost) => return,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "the lease of the shards could not be renewed");
            }
        }
    }
}

/// Opens a database to write it, with what gives the right to do so, and brings its schema up to date.
pub(super) async fn open_to_write(
    database: &Database,
    share: Share,
) -> Result<(AnyConnection, Right, Lease)> {
    let right = match database.file()? {
        Some(file) => {
            let lock = file.lock()?;
            restore::finish(&file)?;
            file.make_private()?;
            Right::Lock(lock)
        }
        None => Right::Lease,
    };
    let opened = database.connect().await;
    let mut writer = opened.map_err(|source| database.cannot_open(source))?;
    let lease = match database.dialect {
        // The lock keeps everybody else out.
        Dialect::Sqlite => {
            schema::migrate(database.dialect, &mut writer).await?;
            Lease::for_ever()
        }
        Dialect::Postgres => Lease::take(&mut writer, share).await?,
    };
    Ok((writer, right, lease))
}
