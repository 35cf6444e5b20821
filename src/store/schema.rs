//! The version of the schema: whether it's the one that this program knows, and bringing it up to date.
//!
//! Knows nothing of leases and locks: the caller makes sure that nobody else uses the database meanwhile.

use sqlx::AnyConnection;
use sqlx::migrate::MigrateError;

use super::dialect::Dialect;
use super::{Result, StoreError};

/// The version of the schema that this program knows.
pub(super) fn latest(dialect: Dialect) -> i64 {
    let migrations = dialect.migrations().iter();
    let versions = migrations.map(|migration| migration.version);
    versions.max().unwrap_or(0)
}

/// Refuses a schema of a later version.
pub(super) fn newer(dialect: Dialect, stored: i64) -> StoreError {
    StoreError::Newer {
        what: "the database",
        stored,
        known: latest(dialect),
    }
}

/// Carries out the migrations that are missing, if any.
pub(super) async fn migrate(dialect: Dialect, writer: &mut AnyConnection) -> Result<()> {
    let done = dialect.migrations().run(writer).await;
    done.map_err(|error| match error {
        MigrateError::VersionMissing(stored) if stored > latest(dialect) => newer(dialect, stored),
        error => StoreError::Migrate(error),
    })
}

/// Whether a server's database still lacks migrations. One of a later version is refused.
pub(super) async fn is_outdated(server: &mut AnyConnection) -> Result<bool> {
    let dialect = Dialect::Postgres;
    if !has_table(server, "_sqlx_migrations").await? {
        return Ok(true);
    }
    let applied = sqlx::query_scalar("SELECT version FROM _sqlx_migrations");
    let applied: Vec<i64> = applied.fetch_all(server).await.map_err(reading())?;
    if let Some(stored) = applied.iter().copied().find(|v| *v > latest(dialect)) {
        return Err(newer(dialect, stored));
    }
    let mut known = dialect.migrations().iter();
    Ok(!known.all(|migration| applied.contains(&migration.version)))
}

/// Whether a server's database has this table.
pub(super) async fn has_table(server: &mut AnyConnection, table: &str) -> Result<bool> {
    let query = sqlx::query_scalar("SELECT to_regclass($1) IS NOT NULL").bind(table);
    query.fetch_one(server).await.map_err(reading())
}

pub(super) fn reading() -> impl FnOnce(sqlx::Error) -> StoreError {
    StoreError::while_("reading the version of the schema")
}
