//! The database's clock, which all processes that share the database have in common.

use std::time::SystemTime;

use super::dialect::Dialect;
use super::lease::now;
use super::{Result, Store, StoreError, from_millis};

impl Store {
    /// The time by the database's clock. `None` if it has none: a file belongs to one process, whose
    /// own clock is as good.
    ///
    /// # Errors
    /// The database fails.
    pub async fn clock(&self) -> Result<Option<SystemTime>> {
        match self.database.dialect {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => {
                let query = sqlx::query_scalar(concat!("SELECT ", now!()));
                let reading = self.reader.read(async |r| query.fetch_one(r).await);
                let now: sqlx::Result<i64> = Box::pin(reading).await;
                let now = now.map_err(StoreError::while_("reading the database's clock"))?;
                Ok(Some(from_millis(now)))
            }
        }
    }
}
