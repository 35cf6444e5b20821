//! Checks the version of the schema, and updates it, and what is stored with it.
//!
//! Knows nothing about leases and locks: the caller must make sure that nobody else uses the
//! database meanwhile.

use std::cmp::Ordering;

use sqlx::AnyConnection;
use sqlx::migrate::MigrateError;

use super::database::Database;
use super::dialect::Dialect;
use super::migrations::LISTED;
use super::ratings::recompute::renumber;
use super::sql::Run;
use super::{Result, StoreError, origin};

pub(super) const READING: &str = "reading the version of the schema";

/// Returns an error unless the database has the schema that this program knows.
pub(super) async fn refuse_other(database: &Database, on: &mut AnyConnection) -> Result<()> {
    origin::of(database.dialect, on).await?.refuse_all_but_ours(&database.shown)?;
    let version = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    let stored = on.one(READING, version, ()).await?;
    match i64::cmp(&stored, &database.dialect.latest()) {
        Ordering::Less => Err(StoreError::Outdated),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(newer(database.dialect, stored)),
    }
}

pub(super) fn newer(dialect: Dialect, stored: i64) -> StoreError {
    StoreError::Newer { what: "the database", stored, known: dialect.latest() }
}

pub(super) async fn migrate(dialect: Dialect, writer: &mut AnyConnection) -> Result<()> {
    dialect.migrations().run(&mut *writer).await.map_err(|error| match error {
        MigrateError::VersionMissing(stored) if stored > dialect.latest() => newer(dialect, stored),
        error => StoreError::Migrate(error),
    })?;
    renumber(writer).await
}

/// Whether a server's database still lacks migrations. Fails for a schema of a later version.
pub(super) async fn is_outdated(server: &mut AnyConnection) -> Result<bool> {
    let dialect = Dialect::Postgres;
    if !has_table(server, LISTED).await? {
        return Ok(true);
    }
    let applied: Vec<i64> = server.all(READING, "SELECT version FROM _sqlx_migrations", ()).await?;
    if let Some(stored) = applied.iter().copied().find(|v| *v > dialect.latest()) {
        return Err(newer(dialect, stored));
    }
    Ok(!dialect.migrations().iter().all(|migration| applied.contains(&migration.version)))
}

pub(super) async fn has_table(server: &mut AnyConnection, table: &str) -> Result<bool> {
    server.one(READING, "SELECT count(to_regclass($1))", (table,)).await
}
