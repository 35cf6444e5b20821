//! The reading connections, and the time limit for reads.
//!
//! A frozen server neither answers nor closes its connections. Without a deadline, a read in
//! progress would wait for ever, and so would the next one on the same connection.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool, SqlSafeStr};
use tokio::time::Instant;

use super::Result;
use super::error::Doing;
use super::sql::{Run, Stored, Values};

/// The error for a server that did not answer in time.
pub(super) fn timed_out() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

/// The pool of reading connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    pub(super) pool: AnyPool,
    /// How long a read may take, with the wait for a connection; `None` if only the local disk can delay it.
    pub(super) patience: Option<Duration>,
}

impl Reader {
    /// Reads on one of the connections. A connection that timed out is not used again.
    pub(super) async fn read<T>(
        &self,
        doing: &'static str,
        read: impl AsyncFnOnce(&mut AnyConnection) -> Result<T>,
    ) -> Result<T> {
        let began = Instant::now();
        let mut connection = self.pool.acquire().await.doing(doing)?;
        let Some(patience) = self.patience else { return read(&mut connection).await };
        tokio::time::timeout_at(began + patience, read(&mut connection)).await.unwrap_or_else(
            |_| {
                // Returning it to the pool would first ask the frozen server whether it is well.
                drop(connection.detach());
                Err(timed_out()).doing(doing)
            },
        )
    }

    // Boxed: a query is large, and futures that rarely need one stay small without it.

    pub(super) async fn all<T: Stored>(
        &self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> Result<Vec<T>> {
        Box::pin(self.read(doing, async |r| r.all(doing, sql, values).await)).await
    }

    pub(super) async fn one<T: Stored>(
        &self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> Result<T> {
        Box::pin(self.read(doing, async |r| r.one(doing, sql, values).await)).await
    }

    pub(super) async fn optional<T: Stored>(
        &self,
        doing: &'static str,
        sql: impl SqlSafeStr,
        values: impl Into<Values>,
    ) -> Result<Option<T>> {
        Box::pin(self.read(doing, async |r| r.optional(doing, sql, values).await)).await
    }
}
