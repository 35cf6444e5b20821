//! Databases with the schema of another version.

use crate::dialect::Dialect;
use crate::testing::create;

/// Marks a file as updated by a later program.
pub const LATER: &str =
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
     VALUES (9000, 'from the future', 1, x'00', 0)";

/// Creates a database, a file or on a server, with the schema of the version before the latest.
pub async fn create_outdated(url: &str) {
    let dialect = Dialect::of(url).unwrap();
    let versions: Vec<i64> = dialect.migrations().iter().map(|m| m.version).collect();
    create(url, versions[versions.len() - 2]).await;
}
