//! Updating a server's schema: without time limits, and only while no other process runs.

use sqlx::{Connection, Executor, PgConnection};
use tokio_util::sync::CancellationToken;

use super::outdated::create_outdated;
use super::*;
use crate::migrations::POSTGRES;

on_postgres!(super::outdated:
    migrations_have_no_time_limit_but_writes_do,
    the_schema_is_not_updated_while_an_older_process_runs,
    processes_that_start_at_once_update_the_schema_once,
);

/// A database with the schema of the previous version.
pub async fn outdated() -> Option<String> {
    let url = new_database().await?;
    create_outdated(&url).await;
    Some(url)
}

/// How many migrations have not been run yet.
pub async fn missing(url: &str) -> usize {
    let mut database = PgConnection::connect(url).await.unwrap();
    let done: i64 = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations")
        .fetch_one(&mut database)
        .await
        .unwrap();
    POSTGRES.iter().count() - usize::try_from(done).unwrap()
}

async fn migrations_have_no_time_limit_but_writes_do(url: String) {
    let mut database = PgConnection::connect(&url).await.unwrap();
    // Records the time limits for changing the schema, for taking the right to do so, and for
    // renewing a lease.
    database
        .execute(
            "CREATE TABLE limits (at TEXT, statement TEXT, lock TEXT);
             CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO limits VALUES ('migrating', current_setting('statement_timeout'), current_setting('lock_timeout'));
             END $$;
             CREATE FUNCTION note_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                 INSERT INTO limits VALUES (TG_ARGV[0], current_setting('statement_timeout'), current_setting('lock_timeout'));
                 RETURN NEW;
             END $$;
             CREATE TRIGGER note BEFORE UPDATE ON numbers FOR EACH ROW WHEN (OLD.name = 'leases')
                 EXECUTE FUNCTION note_row('migrating');
             CREATE TRIGGER note BEFORE UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION note_row('writing');
             CREATE EVENT TRIGGER note ON ddl_command_end EXECUTE FUNCTION note()",
        )
        .await
        .unwrap();
    let store = Store::open(&url).await.unwrap();
    store.ping().await.unwrap();
    assert_eq!(missing(&url).await, 0);
    let limits: Vec<(String, String, String)> =
        sqlx::query_as("SELECT DISTINCT at, statement, lock FROM limits ORDER BY at")
            .fetch_all(&mut database)
            .await
            .unwrap();
    let limits: Vec<_> = limits.iter().map(|(a, s, l)| [&a[..], s, l]).collect();
    assert_eq!(limits, [["migrating", "0", "0"], ["writing", "4s", "3s"]]);
}

/// Lets every lease run out after so many milliseconds.
async fn expire_after(millis: i64, server: &mut PgConnection) {
    let renew = "UPDATE leases SET expires_at = $1 + CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
    sqlx::query(renew).bind(millis).execute(server).await.unwrap();
}

async fn the_schema_is_not_updated_while_an_older_process_runs(url: String) {
    let mut older = PgConnection::connect(&url).await.unwrap();
    let lease = "INSERT INTO leases VALUES (77, 2, 3, 4, 'an older process', 0)";
    older.execute(lease).await.unwrap();
    // Each renewal lasts for longer than a machine stands still.
    let killed = CancellationToken::new();
    let until = killed.clone();
    let renewing = tokio::spawn(async move {
        while !until.is_cancelled() {
            expire_after(6000, &mut older).await;
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        expire_after(1000, &mut older).await;
    });
    let dir = tempfile::tempdir().unwrap();
    let file = super::url(&dir);
    Store::open(&file).await.unwrap().close().await;
    let (opened, copied) =
        tokio::join!(Store::open_share(&url, share("0/4", LEASE)), Store::copy(&file, &url),);
    for refused in [opened.unwrap_err(), copied.unwrap_err()] {
        let said = refused.to_string();
        assert!(matches!(refused, StoreError::OlderProgram { .. }), "{said}");
        assert!(said.contains("an older process runs the shards 2-3/4"), "{said}");
        assert!(said.contains("stop all processes"), "{said}");
    }
    assert_eq!(missing(&url).await, 1);

    // The older process is killed: its lease runs out, and it never writes again. It had renewed it
    // a while before.
    killed.cancel();
    renewing.await.unwrap();
    let store = Store::open_share(&url, share("0/4", LEASE)).await.unwrap();
    assert_eq!(missing(&url).await, 0);
    let older: Option<i64> =
        store.reader.optional("testing", "SELECT id FROM leases WHERE id = 77", ()).await.unwrap();
    assert_eq!(older, None);
    // With the schema updated, other processes can open the database again.
    Store::open_share(&url, share("1/4", LEASE)).await.unwrap();
}

async fn processes_that_start_at_once_update_the_schema_once(url: String) {
    let open = |range| Store::open_share(&url, share(range, LEASE));
    let (a, b, c) = tokio::join!(open("0/3"), open("1/3"), open("2/3"));
    for store in [a, b, c] {
        store.unwrap().ping().await.unwrap();
    }
    assert_eq!(missing(&url).await, 0);
}
