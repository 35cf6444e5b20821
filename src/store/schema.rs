//! Checks the version of the schema, and updates it.
//!
//! Knows nothing about leases and locks: the caller must make sure that nobody else uses the
//! database meanwhile.

use std::cmp::Ordering;

use sqlx::AnyConnection;
use sqlx::migrate::MigrateError;

use super::database::Database;
use super::dialect::Dialect;
use super::sql::Run;
use super::{Result, StoreError, ratings};

pub(super) const READING: &str = "reading the version of the schema";
pub(super) const VERSION: &str = "SELECT max(version) FROM _sqlx_migrations";

/// The version of the schema that this program knows.
pub(super) fn latest(dialect: Dialect) -> i64 {
    let migrations = dialect.migrations().iter();
    let versions = migrations.map(|migration| migration.version);
    versions.max().unwrap_or(0)
}

/// Returns an error unless the schema has the version that this program knows.
pub(super) fn compare(dialect: Dialect, stored: i64) -> Result<()> {
    match stored.cmp(&latest(dialect)) {
        Ordering::Less => Err(StoreError::Outdated),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(newer(dialect, stored)),
    }
}

/// Returns an error unless the database has the schema that this program knows.
pub(super) async fn refuse_other(database: &Database, writer: &mut AnyConnection) -> Result<()> {
    match writer.one(READING, VERSION, ()).await {
        Ok(stored) => compare(database.dialect, stored),
        // SQLite's and PostgreSQL's codes for a missing table.
        Err(error) if matches!(error.code().as_deref(), Some("1" | "42P01")) => {
            Err(StoreError::Foreign(database.shown.clone()))
        }
        Err(error) => Err(error),
    }
}

pub(super) fn newer(dialect: Dialect, stored: i64) -> StoreError {
    StoreError::Newer {
        what: "the database",
        stored,
        known: latest(dialect),
    }
}

/// Runs the missing migrations, and computes what they leave to the program.
pub(super) async fn migrate(dialect: Dialect, writer: &mut AnyConnection) -> Result<()> {
    let done = dialect.migrations().run(&mut *writer).await;
    done.map_err(|error| match error {
        MigrateError::VersionMissing(stored) if stored > latest(dialect) => newer(dialect, stored),
        error => StoreError::Migrate(error),
    })?;
    ratings::recompute::catch_up(writer).await
}

/// Whether a server's database still lacks migrations. Fails for a schema of a later version.
pub(super) async fn is_outdated(server: &mut AnyConnection) -> Result<bool> {
    let dialect = Dialect::Postgres;
    if !has_table(server, "_sqlx_migrations").await? {
        return Ok(true);
    }
    let applied = "SELECT version FROM _sqlx_migrations";
    let applied: Vec<i64> = server.all(READING, applied, ()).await?;
    if let Some(stored) = applied.iter().copied().find(|v| *v > latest(dialect)) {
        return Err(newer(dialect, stored));
    }
    let mut known = dialect.migrations().iter();
    Ok(!known.all(|migration| applied.contains(&migration.version)))
}

pub(super) async fn has_table(server: &mut AnyConnection, table: &str) -> Result<bool> {
    let there: i64 = server
        .one(READING, "SELECT count(to_regclass($1))", (table,))
        .await?;
    Ok(there > 0)
}
