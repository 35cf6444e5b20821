//! Opening and closing the database.

use std::time::Duration;

use sqlx::{AnyConnection, Connection};

use super::choices::KnownChoices;
use super::database::Database;
use super::dialect::Dialect;
use super::error::{Doing, causes};
use super::lease::Lease;
use super::queue::Queue;
use super::sql::{Run, Statement, Values, statement};
use super::step::WriteFailure;
use super::writer::{Earlier, Writer};
use super::{Result, Share, Store, StoreError, backup, origin, schema};

/// A lease is renewed at least this often, so trouble is noticed soon.
const RENEW: Duration = Duration::from_secs(5);

/// How soon a renewal that failed is tried again.
const RETRY: Duration = Duration::from_millis(500);

impl Store {
    /// Opens the database at a `sqlite://` or `postgres://` address for all servers, and updates
    /// its schema. A missing SQLite file is created; only its owner can read it, and no other
    /// process can open it for writing until this one has closed it or is gone.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process has the file open, [`StoreError::RangeTaken`] if
    /// another process has some of the servers, [`StoreError::OlderProgram`] if the schema has to
    /// be updated and any process still uses it. Also if the database cannot be opened, or belongs
    /// to a later version of this program.
    pub async fn open(url: &str) -> Result<Store> {
        Store::open_share(url, Share::default()).await
    }

    /// Like [`open`](Self::open), for some of the servers. If a process that was killed stands in
    /// the way, this waits until its lease has run out.
    pub async fn open_share(url: &str, share: Share) -> Result<Store> {
        let writer = Writer::open(Database::at(url)?, share, Earlier::Migrated).await?;
        let store = Store::new(writer, share).await?;
        if let Some(renewal_interval) = store.lease.renewal_interval() {
            // The first write reserves the first numbers.
            store.ping().await?;
            tokio::spawn(keep_renewing(
                store.queue.clone(),
                store.database.dialect,
                store.lease.clone(),
                renewal_interval.min(RENEW),
            ));
        }
        Ok(store)
    }

    /// Opens an existing database for reading only, even while the bot runs; writing fails. The
    /// schema may be of another version: see [`check_schema`](Self::check_schema).
    ///
    /// # Errors
    /// [`StoreError::NoDatabase`], it isn't one of this program ([`StoreError::Foreign`]), or it is
    /// being replaced ([`StoreError::RestoreUnfinished`]).
    pub async fn open_read_only(url: &str) -> Result<Store> {
        let database = Database::at(url)?;
        if let Some(file) = database.file()? {
            backup::refuse_unfinished(&file)?;
            let found = origin::refuse_others_file(&file, &database.shown).await?;
            found.ok_or_else(|| StoreError::NoDatabase(database.shown.clone()))?;
        } else {
            // The readers would try until their time is over, and not say why they had to.
            database.connect_plainly().await?.close().await.doing("closing the connection")?;
        }
        let store = Store::new(Writer::without_right(database), Share::default()).await?;
        match store.check_schema().await {
            Ok(()) | Err(StoreError::Newer { .. } | StoreError::Outdated) => Ok(store),
            Err(error) => Err(error),
        }
    }

    async fn new(writer: Writer, share: Share) -> Result<Store> {
        Ok(Store {
            reader: writer.database.readers().await?,
            numbers: writer.numbers.clone(),
            database: writer.database.clone(),
            refusal: WriteFailure::default(),
            choices: KnownChoices::default(),
            share,
            lease: writer.lease.clone(),
            faults: writer.faults.clone(),
            queue: Queue::start(writer),
        })
    }

    /// Checks that the schema is the one that this program knows. A backup needs no such check,
    /// because it copies whatever is there.
    ///
    /// # Errors
    /// [`StoreError::Newer`] or [`StoreError::Outdated`], or the database fails.
    pub async fn check_schema(&self) -> Result<()> {
        let check = async |r: &mut AnyConnection| schema::refuse_other(&self.database, r).await;
        self.reader.read(schema::READING, check).await
    }

    pub const fn share(&self) -> &Share {
        &self.share
    }

    pub const fn lease(&self) -> &Lease {
        &self.lease
    }

    /// Waits until no unanswered write is in progress: a server may still work on one after its
    /// connection is gone. Reads that follow see the outcome.
    pub async fn wait_for_writes(&self) -> Result<()> {
        match self.database.dialect {
            // A failed connection is closed before anybody hears of the failure.
            Dialect::Sqlite => Ok(()),
            Dialect::Postgres => self.ping().await,
        }
    }

    /// What became of a write. If its COMMIT reported a failure, it may have taken effect all the
    /// same, and only the database knows: `is_there` asks it. Without an answer, the failure stays.
    pub(super) async fn settled(
        &self,
        saved: Result<()>,
        is_there: impl Future<Output = Result<bool>>,
    ) -> Result<()> {
        if !matches!(saved, Err(StoreError::Commit(_))) || self.wait_for_writes().await.is_err() {
            return saved;
        }
        match is_there.await {
            Ok(true) => Ok(()),
            Ok(false) | Err(_) => saved,
        }
    }

    /// Checks that a move could be saved now: waits until something meaningless is on disk.
    pub async fn ping(&self) -> Result<()> {
        ping(&self.queue, self.database.dialect).await
    }

    /// Saves what these statements change, all of it or nothing.
    pub(super) async fn run(&self, doing: &'static str, all: Vec<Statement>) -> Result<()> {
        let done = self.queue.save((doing, all), |(doing, all), tx| {
            Box::pin(async move {
                for (sql, values) in all {
                    tx.run(doing, *sql, values.clone()).await?;
                }
                Ok(())
            })
        });
        done.await
    }

    /// Saves a change that is one statement; a conflict if there is nothing to change.
    pub(super) async fn change(
        &self,
        doing: &'static str,
        sql: &'static str,
        values: impl Into<Values>,
    ) -> Result<()> {
        let change = (doing, statement(sql, values));
        let done = self.queue.save(change, |(doing, (sql, values)), tx| {
            Box::pin(tx.change(doing, *sql, values.clone()))
        });
        done.await
    }

    pub fn waiting(&self) -> usize {
        self.queue.waiting()
    }

    /// Saves the waiting writes and closes the database. A SQLite database is one file then.
    pub async fn close(&self) {
        // The last connection to close merges the log into the file, and readers can't do that.
        self.reader.pool.close().await;
        self.queue.close().await;
    }
}

async fn ping(queue: &Queue, dialect: Dialect) -> Result<()> {
    let ping = queue.save(dialect, |dialect, tx| {
        let ping = tx.run("asking whether the database answers", dialect.ping(), ());
        Box::pin(async { ping.await.map(drop) })
    });
    ping.await
}

/// Renews the lease whenever no other write has done so.
async fn keep_renewing(queue: Queue, dialect: Dialect, lease: Lease, interval: Duration) {
    let mut pause = interval;
    loop {
        tokio::time::sleep(pause).await;
        pause = interval.saturating_sub(lease.since_renewal());
        if !pause.is_zero() {
            continue;
        }
        pause = match ping(&queue, dialect).await {
            Ok(()) => interval,
            Err(StoreError::Closed | StoreError::LeaseLost) => return,
            Err(error) => {
                tracing::warn!(
                    error = causes(&error),
                    "the lease on the shards could not be renewed"
                );
                // Nothing is shown without it, so it is renewed as soon as the database is back.
                interval.min(RETRY)
            }
        };
    }
}
