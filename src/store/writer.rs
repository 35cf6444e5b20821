//! The one connection that writes, and the right to have it.
//!
//! A connection that failed is not used again: after a failed COMMIT or an automatic rollback it and
//! SQLite may disagree on whether a transaction is open, and then nothing is ever saved. It is closed
//! and another one takes its place with the next group.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::file::Lock;
#[cfg(test)]
use super::testing::Faults;

/// Opens the connection that writes whenever it is needed.
#[derive(Debug)]
pub(super) struct Writer {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
    /// None where nothing can be written. Given back after the connection.
    lock: Option<Lock>,
    #[cfg(test)]
    pub(super) faults: Faults,
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions, lock: Option<Lock>) -> Writer {
        Writer {
            options,
            connection: None,
            lock,
            #[cfg(test)]
            faults: Faults::default(),
        }
    }

    /// The connection, opened anew if the last one failed.
    pub(super) async fn connection(&mut self) -> sqlx::Result<&mut SqliteConnection> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        #[cfg(test)]
        let connection = self.faults.prepare(connection).await?;
        Ok(self.connection.insert(connection))
    }

    /// Closes a connection that failed. When this returns nothing is under way on it any more: what
    /// it did is done, and what it did not do never will be.
    pub(super) async fn discard(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It is gone either way.
            let _ = connection.close().await;
        }
    }

    /// Brings everything into the database file itself and closes it.
    pub(super) async fn close(mut self) {
        if self.lock.is_none() {
            return self.discard().await;
        }
        let done = match self.connection().await {
            Ok(connection) => checkpoint(connection).await,
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!(%error, "moves that are saved stay in the -wal file beside the database");
        }
        self.discard().await;
    }
}

/// Brings what lies in the write-ahead log into the database file. Somebody who reads, such as a
/// backup, may keep it from that: nothing is lost then, and a shutdown does not wait for long.
pub(super) async fn checkpoint(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let log = "PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)";
    sqlx::raw_sql(log).execute(connection).await?;
    Ok(())
}
