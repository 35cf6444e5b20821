//! The one connection that writes, and the right to have it.
//!
//! A connection that failed is not used again: after a failed COMMIT or an automatic rollback it and
//! SQLite may disagree on whether a transaction is open, and then nothing is ever saved. It is closed
//! and another one takes its place with the next group.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};

use super::database::Database;
use super::dialect::Dialect;
use super::file::Lock;
use super::lease::Lease;
use super::numbers::Numbers;
#[cfg(test)]
use super::testing::Faults;

/// How long a server may take to say good-bye.
const CLOSING: Duration = Duration::from_secs(1);

/// Opens the connection that writes whenever it is needed.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) database: Database,
    pub(super) numbers: Numbers,
    pub(super) lease: Lease,
    connection: Option<AnyConnection>,
    right: Right,
    #[cfg(test)]
    pub(super) faults: Faults,
}

/// Whether anything may be written.
#[derive(Debug)]
pub(super) enum Right {
    /// Nothing.
    None,
    /// By a file that is held locked; given back after the connection.
    Lock(#[expect(dead_code, reason = "it is held")] Lock),
    /// By a lease, beside other processes.
    Lease,
}

impl Writer {
    pub(super) fn new(
        database: Database,
        numbers: Numbers,
        lease: Lease,
        connection: Option<AnyConnection>,
        right: Right,
    ) -> Writer {
        Writer {
            database,
            numbers,
            lease,
            connection,
            right,
            #[cfg(test)]
            faults: Faults::default(),
        }
    }

    /// The connection, opened anew if the last one failed.
    pub(super) async fn connection(&mut self) -> sqlx::Result<&mut AnyConnection> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None if matches!(self.right, Right::None) => return Err(sqlx::Error::PoolClosed),
            None => self.database.connect().await?,
        };
        #[cfg(test)]
        let connection = self
            .faults
            .prepare(self.database.dialect, connection)
            .await?;
        Ok(self.connection.insert(connection))
    }

    /// Closes a connection that failed. When this returns nothing is under way on it any more: what
    /// it did is done, and what it did not do never will be.
    pub(super) async fn discard(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It is gone either way. A server may not answer any more; what it may still be at is
            // waited for with the next transaction, which renews the same lease.
            let closing = connection.close();
            let _ = match self.database.dialect {
                Dialect::Sqlite => closing.await,
                Dialect::Postgres => tokio::time::timeout(CLOSING, closing)
                    .await
                    .unwrap_or(Ok(())),
            };
        }
    }

    /// Brings everything into a database file itself, and closes it.
    pub(super) async fn close(mut self) {
        match self.right {
            Right::None => {}
            Right::Lock(_) => {
                if let Err(error) = self.finish().await {
                    tracing::warn!(%error, "moves that are saved stay in the -wal file beside the database");
                }
            }
            Right::Lease => {
                if let Err(error) = self.finish().await {
                    tracing::warn!(%error, "the range of shards is free only when its lease has run out");
                }
            }
        }
        self.discard().await;
    }

    async fn finish(&mut self) -> sqlx::Result<()> {
        let (dialect, numbers) = (self.database.dialect, self.numbers.clone());
        let lease = self.lease.clone();
        let connection = self.connection().await?;
        match dialect {
            Dialect::Sqlite => connection.execute(CHECKPOINT).await.map(drop),
            Dialect::Postgres => {
                numbers.give_back(connection).await?;
                lease.give_back(connection).await
            }
        }
    }
}

/// Brings what lies in the write-ahead log into the database file. Somebody who reads, such as a
/// backup, may keep it from that: nothing is lost then, and a shutdown does not wait for long.
pub(super) const CHECKPOINT: &str = "PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)";
