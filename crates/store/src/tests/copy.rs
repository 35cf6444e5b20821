//! Copying a database into another one, and back.

use std::collections::BTreeSet;
use std::fs;

use super::super::copy::TABLES;
use super::files::documents;
use super::outdated::create_outdated;
use super::*;

on_postgres!(super::new_database:
    everything_is_copied_there_and_back,
);

/// A file with rows in every table.
async fn furnished() -> (tempfile::TempDir, String) {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    for n in 0..3 {
        f.finished(table, &[1, u64::MAX, 3], n, 10).await;
    }
    f.store.save_messages(table, &"naïve ♠ 'quoted'").await.unwrap();
    daily::furnish(&f).await;
    plans::furnish(&f).await;
    let settings = settings(1, "{}");
    f.store.save_settings(GUILD, &settings).await.unwrap();
    let language = Some("urdu".to_owned());
    f.store.save_language(UserId(1), language).await.unwrap();
    f.store.note_life(at(11)).await.unwrap();
    f.store.close_month(GUILD, 202_611).await.unwrap();
    challenges::asks(&f.store, 1, 1, at(11)).await.unwrap();
    let names_one = TableChange::Keep(doc(r#"{"user":3}"#));
    f.commit(table, names_one, vec![], 11).await;
    f.store.forget(UserId(3), DAY).await.unwrap();
    f.store.close().await;
    (f.dir, f.url)
}

fn address_in(dir: &tempfile::TempDir, name: &str) -> String {
    testing::url(&dir.path().join(name))
}

async fn everything_is_copied_there_and_back(there: String) {
    let (dir, home) = furnished().await;
    let back = address_in(&dir, "back.db");
    let moved = Store::copy(&home, &there).await.unwrap();
    assert!(moved.iter().all(|copied| copied.rows > 0), "{moved:?}");
    assert_eq!(Store::copy(&there, &back).await.unwrap(), moved);
    let before = Store::open(&home).await.unwrap();
    let numbers = (before.new_game().unwrap(), before.new_table().unwrap());
    for url in [&there, &back] {
        let after = Store::open(url).await.unwrap();
        let open = before.open_tables().await.unwrap();
        let moved = after.open_tables().await.unwrap();
        assert_eq!(format!("{moved:?}"), format!("{open:?}"));
        for number in (1..40).map(GameNumber) {
            let game = before.game(number).await.unwrap();
            let moved = after.game(number).await.unwrap();
            assert_eq!(format!("{moved:?}"), format!("{game:?}"));
        }
        let standings = whole_leaderboard(&before, GUILD, KIND, None).await.unwrap();
        assert_eq!(standings.len(), 2);
        let moved = whole_leaderboard(&after, GUILD, KIND, None).await.unwrap();
        assert_eq!(moved, standings);
        let next = (after.new_game().unwrap(), after.new_table().unwrap());
        assert_eq!(next, numbers);
    }
}

#[tokio::test]
async fn a_copy_creates_no_source() {
    let dir = tempfile::tempdir().unwrap();
    let missing = address_in(&dir, "missing.db");
    let copied = Store::copy(&missing, &address_in(&dir, "new.db")).await;
    assert!(copied.is_err());
    assert!(!dir.path().join("missing.db").exists());
}

/// The SQL schema of a file.
async fn schema_of(dir: &tempfile::TempDir) -> Vec<String> {
    let pool = testing::raw(&file(dir)).await;
    let made = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name";
    let made: Vec<String> = sqlx::query_scalar(made).fetch_all(&pool).await.unwrap();
    pool.close().await;
    made
}

/// Asserts that copying from here is refused and creates no file.
async fn is_refused(from: &str, dir: &tempfile::TempDir) -> StoreError {
    let new = address_in(dir, "new.db");
    let refused = Store::copy(from, &new).await.unwrap_err();
    assert!(!dir.path().join("new.db").exists());
    refused
}

#[tokio::test]
async fn an_outdated_source_is_refused_and_stays_unchanged() {
    let dir = tempfile::tempdir().unwrap();
    create_outdated(&url(&dir)).await;
    let before = schema_of(&dir).await;
    let refused = is_refused(&url(&dir), &dir).await;
    assert!(matches!(refused, StoreError::Outdated), "{refused}");
    assert_eq!(schema_of(&dir).await, before);
    // After the bot has updated it, it can be copied.
    Store::open(&url(&dir)).await.unwrap().close().await;
    Store::copy(&url(&dir), &address_in(&dir, "new.db")).await.unwrap();
}

#[tokio::test]
async fn an_outdated_source_on_a_server_is_refused_and_stays_unchanged() {
    let Some(there) = super::schema::outdated().await else { return };
    let dir = tempfile::tempdir().unwrap();
    let refused = is_refused(&there, &dir).await;
    assert!(matches!(refused, StoreError::Outdated), "{refused}");
    assert_eq!(super::schema::missing(&there).await, 1);
    let empty = new_database().await.unwrap();
    let refused = is_refused(&empty, &dir).await;
    assert!(matches!(refused, StoreError::Foreign { .. }), "{refused}");
}

#[tokio::test]
async fn nothing_is_copied_while_a_process_runs() {
    let (dir, home) = furnished().await;
    let new = address_in(&dir, "new.db");
    Store::open(&new).await.unwrap().close().await;
    let playing = Store::open(&home).await.unwrap();
    for (from, to) in [(&home, &new), (&new, &home)] {
        let refused = Store::copy(from, to).await.unwrap_err();
        assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    }
    playing.close().await;
    let Some(there) = new_database().await else { return };
    let share = share("2-3/4", Duration::from_secs(2));
    let playing = Store::open_share(&there, share).await.unwrap();
    let other = address_in(&dir, "other.db");
    let (a, b) = tokio::join!(Store::copy(&home, &there), Store::copy(&there, &other));
    for refused in [a.unwrap_err(), b.unwrap_err()] {
        assert!(matches!(refused, StoreError::RangeTaken { .. }), "{refused}");
    }
    playing.close().await;
    Store::copy(&home, &there).await.unwrap();
}

/// So nobody stops a bot to learn that the target's address was mistyped.
#[tokio::test]
async fn a_target_that_cannot_be_used_is_refused_even_while_the_source_is_in_use() {
    let (dir, home) = furnished().await;
    let playing = Store::open(&home).await.unwrap();
    let other = dir.path().join("other.db");
    fs::write(&other, "not a database").unwrap();
    let refused = Store::copy(&home, &testing::url(&other)).await.unwrap_err();
    assert!(matches!(refused, StoreError::Foreign { .. }), "{refused}");
    assert_eq!(fs::read(&other).unwrap(), b"not a database");
    let nobody = "postgres://me@127.0.0.1:1/db";
    let refused = Store::copy(&home, nobody).await.unwrap_err();
    assert!(matches!(refused, StoreError::Open { .. }), "{refused}");
    let full = Fixture::new().await;
    full.open_table().await;
    full.store.close().await;
    let refused = Store::copy(&home, &full.url).await.unwrap_err();
    assert!(matches!(refused, StoreError::NotEmpty(_)), "{refused}");
    assert_eq!(documents(&file(&full.dir)).await, ["{}"], "nothing is overwritten");
    // A new file is fine, and isn't made as long as nothing can be copied.
    let refused = is_refused(&home, &dir).await;
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    playing.close().await;
}

#[tokio::test]
async fn every_table_is_copied() {
    let listed = BTreeSet::from(TABLES.map(str::to_owned));
    let f = Fixture::new().await;
    let all = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
                 AND name NOT LIKE 'sqlite_%' AND name <> '_sqlx_migrations'";
    let all: Vec<String> = f.read(all).await;
    assert_eq!(BTreeSet::from_iter(all), listed);
    let Some(f) = Fixture::postgres().await else { return };
    let all = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
               WHERE table_schema = 'public'
                 AND table_name NOT IN ('_sqlx_migrations', 'numbers', 'leases')";
    let all: Vec<String> = f.read(all).await;
    assert_eq!(BTreeSet::from_iter(all), listed);
}
