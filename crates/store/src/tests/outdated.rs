//! Databases with the schema of an earlier version.

use sqlx::{AnyConnection, Connection};

use crate::dialect::Dialect;

/// Creates a database, a file or on a server, with the schema of the version before the latest.
pub async fn create_outdated(url: &str) {
    let dialect = Dialect::of(url).unwrap();
    let versions: Vec<i64> = dialect.migrations().iter().map(|m| m.version).collect();
    create(url, versions[versions.len() - 2]).await;
}

/// Creates a database, a file or on a server, with the schema of this version.
async fn create(url: &str, version: i64) {
    let dialect = Dialect::of(url).unwrap();
    if dialect == Dialect::Sqlite {
        std::fs::File::create(url.trim_start_matches("sqlite://")).unwrap();
    }
    sqlx::any::install_default_drivers();
    let mut database = AnyConnection::connect(url).await.unwrap();
    let migrations = dialect.migrations();
    migrations.run_to(version, &mut database).await.unwrap();
    database.close().await.unwrap();
}
