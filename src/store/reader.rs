//! The connections that only read, and how long a read may take.
//!
//! A server that freezes answers nothing any more and closes nothing either. Without a deadline of its own
//! a read that is under way then would wait for ever, and so would the next over its connection.

use std::time::Duration;

use sqlx::{AnyConnection, AnyPool};

use super::database::timed_out;

/// A few connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Reader {
    pub(super) pool: AnyPool,
    /// How long a read may take; none where nothing but the disk is waited for.
    pub(super) patience: Option<Duration>,
}

impl Reader {
    /// Reads something over one of the connections. One over which it took too long is not used again.
    pub(super) async fn read<T>(
        &self,
        read: impl AsyncFnOnce(&mut AnyConnection) -> sqlx::Result<T>,
    ) -> sqlx::Result<T> {
        let mut connection = self.pool.acquire().await?;
        let Some(patience) = self.patience else {
            return read(&mut connection).await;
        };
        let done = tokio::time::timeout(patience, read(&mut connection)).await;
        done.unwrap_or_else(|_| {
            // Whoever gives it back to the pool asks the server first whether it is well.
            drop(connection.detach());
            Err(timed_out())
        })
    }
}
