//! The single writing connection, and the right to have it.
//!
//! A connection that failed is not used again: after a failed COMMIT or an automatic rollback, it
//! and SQLite may disagree about whether a transaction is open, and then nothing would ever be
//! saved. It is closed, and the next group opens another one.

use std::io;
use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};

use super::database::Database;
use super::dialect::{CHECKPOINT, Dialect};
use super::faults::Faults;
use super::file::Lock;
use super::lease::Lease;
use super::numbers::Numbers;
use super::{Result, Share, backup, origin, schema};

const GONE: &str = "the file of the database isn't where it was; put it back, or stop the bot";

const CLOSING: Duration = Duration::from_secs(1);

/// Opens the writing connection whenever it is needed.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) database: Database,
    pub(super) numbers: Numbers,
    pub(super) lease: Lease,
    connection: Option<AnyConnection>,
    right: Right,
    pub(super) faults: Faults,
}

#[derive(Debug)]
enum Right {
    None,
    /// By a locked file, which is released after the connection is closed.
    Lock(#[expect(dead_code, reason = "it is held")] Lock),
    Lease,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Earlier {
    Migrated,
    Refused,
}

impl Writer {
    /// Takes the right to write a database, for these servers, and updates its schema.
    pub(super) async fn open(database: Database, share: Share, earlier: Earlier) -> Result<Writer> {
        let right = match database.file()? {
            Some(file) => {
                let found = origin::refuse_others_file(&file, &database.shown).await?;
                // What a restore is about to put there is looked at below.
                if let (Earlier::Refused, Some(found)) = (earlier, found)
                    && !backup::is_unfinished(&file)?
                {
                    found.refuse_all_but_ours(&database.shown)?;
                }
                let lock = file.lock()?;
                file.try_writing()?;
                backup::finish(&file)?;
                file.make_private()?;
                Right::Lock(lock)
            }
            None => Right::Lease,
        };
        let opened = database.connect().await;
        let mut connection = opened.map_err(|source| database.cannot_open(source))?;
        if database.dialect == Dialect::Postgres {
            database.refuse_transaction_pooler(&mut connection).await?;
            origin::of(database.dialect, &mut connection).await?.refuse_other(&database.shown)?;
        }
        if earlier == Earlier::Refused {
            schema::refuse_other(&database, &mut connection).await?;
        }
        let lease = match database.dialect {
            // The file's lock keeps all others out.
            Dialect::Sqlite => {
                // SQLite opens what it can't write all the same, and would refuse the first move.
                let attempt = "BEGIN IMMEDIATE; CREATE TABLE attempt (n BIGINT); ROLLBACK";
                connection.execute(attempt).await.map_err(|source| database.cannot_open(source))?;
                let migrated = schema::migrate(database.dialect, &mut connection).await;
                migrated.map_err(|error| database.advises(error))?;
                Lease::for_ever()
            }
            Dialect::Postgres => {
                let lease = Lease::take(&mut connection, share).await;
                lease.map_err(|error| database.advises(error))?
            }
        };
        Ok(Writer {
            numbers: Numbers::of(database.dialect, &mut connection).await?,
            connection: Some(connection),
            lease,
            right,
            ..Writer::without_right(database)
        })
    }

    /// Can't write, and has no connection.
    pub(super) fn without_right(database: Database) -> Writer {
        Writer {
            database,
            numbers: Numbers::default(),
            lease: Lease::for_ever(),
            connection: None,
            right: Right::None,
            faults: Faults::default(),
        }
    }

    /// Returns the connection, reopened if the last one failed. A file that somebody has moved or
    /// deleted could still be written, and nobody would find what is saved there.
    pub(super) async fn connection(&mut self) -> sqlx::Result<&mut AnyConnection> {
        if self.database.is_gone() {
            if let Some(mut connection) = self.connection.take() {
                // Whoever has moved the file shall have everything in it.
                let _ = connection.execute(CHECKPOINT).await;
                let _ = connection.close().await;
            }
            return Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::NotFound, GONE)));
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None if matches!(self.right, Right::None) => return Err(sqlx::Error::PoolClosed),
            None => self.database.connect().await?,
        };
        let connection = self.faults.prepare(self.database.dialect, connection).await?;
        Ok(self.connection.insert(connection))
    }

    /// Closes a failed connection. Once this returns, nothing is in progress on it: what it has
    /// done is done, and nothing else will be.
    pub(super) async fn discard(&mut self) {
        if let Some(connection) = self.connection.take() {
            // The connection is gone either way. A server may not answer any more. If it is still
            // working on something, the next transaction waits for that, because it renews the same
            // lease.
            let closing = connection.close();
            let _ = match self.database.dialect {
                Dialect::Sqlite => closing.await,
                Dialect::Postgres => tokio::time::timeout(CLOSING, closing).await.unwrap_or(Ok(())),
            };
        }
    }

    /// Merges the log into the database file or gives the lease back, and closes the connection.
    pub(super) async fn close(mut self) {
        match self.right {
            Right::None => {}
            Right::Lock(_) => {
                if let Err(error) = self.finish().await {
                    tracing::warn!(%error, "some saved moves stay in the -wal file next to the database");
                }
            }
            Right::Lease => {
                if let Err(error) = self.finish().await {
                    tracing::warn!(%error, "the lease could not be given back; its shards are free once it has run out");
                }
            }
        }
        self.discard().await;
    }

    async fn finish(&mut self) -> sqlx::Result<()> {
        let (dialect, lease) = (self.database.dialect, self.lease.clone());
        let connection = self.connection().await?;
        match dialect {
            Dialect::Sqlite => connection.execute(CHECKPOINT).await.map(drop),
            Dialect::Postgres => lease.give_back(connection).await,
        }
    }
}
