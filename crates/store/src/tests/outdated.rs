//! Databases with the schema of an earlier version.

use crate::dialect::Dialect;
use crate::testing::create;

/// Creates a database, a file or on a server, with the schema of the version before the latest.
pub async fn create_outdated(url: &str) {
    let dialect = Dialect::of(url).unwrap();
    let versions: Vec<i64> = dialect.migrations().iter().map(|m| m.version).collect();
    create(url, versions[versions.len() - 2]).await;
}
