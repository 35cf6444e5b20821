//! Sample databases, for the tests of the store and of whatever stands on it.
//!
//! The store's own tests compile this file as a part of theirs, so it uses only what the store
//! exports.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use getaway_store::{
    GuildId, LEASE, Order, Result, ShardRange, Share, Standing, Store, StoreError, TABLES, migrator,
};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AnyConnection, Connection, SqlitePool};
use tempfile::TempDir;

#[path = "../../../tests/postgres/mod.rs"]
pub mod postgres;

/// Opens a shared database for two processes, each with half of the servers.
pub async fn two_stores(url: &str) -> [Store; 2] {
    let open = async |range| Store::open_share(url, share(range, LEASE)).await.unwrap();
    [open("0/2").await, open("1/2").await]
}

pub fn share(range: &str, lease: Duration) -> Share {
    let range = ShardRange::parse(range).unwrap();
    Share { range, lease }
}

/// The rows of a database of version 0.1.0: see `tests/data/README.md`.
pub const BASELINE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/0.1.0.sql");

/// Fills a new database, a file or on a server, as version 0.1.0 left it. Returns the time at which
/// that was, in milliseconds since 1970.
pub async fn load_baseline(url: &str) -> u64 {
    create(url, 1).await;
    let rows = std::fs::read_to_string(BASELINE).unwrap();
    let made = rows.lines().next().unwrap().rsplit(' ').next().unwrap().trim_end_matches('.');
    let made = made.parse().unwrap();
    let mut database = AnyConnection::connect(url).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&mut database).await.unwrap();
    if !is_file(url) {
        sqlx::raw_sql("UPDATE numbers SET last = 1000").execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    made
}

/// Creates a database, a file or on a server, with the schema of this version.
pub async fn create(url: &str, version: i64) {
    if is_file(url) {
        std::fs::File::create(url.trim_start_matches("sqlite://")).unwrap();
    }
    sqlx::any::install_default_drivers();
    let mut database = AnyConnection::connect(url).await.unwrap();
    migrator(url).unwrap().run_to(version, &mut database).await.unwrap();
    database.close().await.unwrap();
}

fn is_file(url: &str) -> bool {
    url.starts_with("sqlite:")
}

/// Everything that a file has, as statements that insert it.
pub async fn rows(file: &Path) -> String {
    let pool = raw(file).await;
    let mut text = String::new();
    for table in TABLES {
        let columns = format!("SELECT name FROM pragma_table_info('{table}') ORDER BY cid");
        let columns: Vec<String> =
            sqlx::query_scalar(sqlx::AssertSqlSafe(columns)).fetch_all(&pool).await.unwrap();
        let columns: Vec<String> = columns.iter().map(|name| format!("\"{name}\"")).collect();
        let values: Vec<String> = columns.iter().map(|name| format!("quote({name})")).collect();
        let (values, columns) = (values.join(" || ',' || "), columns.join(", "));
        let all = format!("SELECT {values} FROM {table} ORDER BY {columns}");
        let all: Vec<String> =
            sqlx::query_scalar(sqlx::AssertSqlSafe(all)).fetch_all(&pool).await.unwrap();
        if !all.is_empty() {
            let all = all.join("),\n(");
            text += &format!("INSERT INTO {table} ({columns}) VALUES\n({all});\n");
        }
    }
    pool.close().await;
    text
}

/// A new database, in a directory that is deleted with the first value.
pub async fn empty() -> (TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(&url(&dir.path().join("getaway.db"))).await;
    (dir, store.unwrap())
}

pub fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// Opens a file directly with SQLite, whatever its schema, creating it if it is missing.
pub async fn raw(file: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap()
}

/// What the store says if these statements fail.
pub async fn failure(sql: &'static str) -> StoreError {
    let dir = tempfile::tempdir().unwrap();
    let failed = sqlx::raw_sql(sql).execute(&raw(&dir.path().join("x.db")).await).await;
    StoreError::Commit(Arc::new(failed.unwrap_err()))
}

pub async fn execute(file: &Path, sql: impl sqlx::SqlSafeStr) {
    let pool = raw(file).await;
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

/// All that a leaderboard has.
pub async fn whole_leaderboard(
    store: &Store,
    guild: GuildId,
    kind: &str,
    since: Option<SystemTime>,
) -> Result<Vec<Standing>> {
    let board = store.leaderboard(guild, kind, Order::Fewest, since, 0..u32::MAX).await?;
    assert_eq!(board.people as usize, board.standings.len());
    Ok(board.standings)
}
