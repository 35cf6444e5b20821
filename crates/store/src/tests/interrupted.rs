//! Processes killed while they back up, restore or copy: existing data stays intact, and trying
//! again succeeds or says what to do.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use sqlx::{Connection, Executor};

use super::super::copy::TABLES;
use super::files::{documents, names};
use super::killed::kill_after;
use super::*;

/// Runs something in a process that is killed after this many steps.
async fn killed<T>(steps: usize, work: impl Future<Output = T>) -> T {
    kill_after(Some(steps));
    let done = work.await;
    kill_after(None);
    done
}

/// How many processes are killed at once: all of a restore, which waits for seconds for a reader.
const AT_ONCE: usize = 18;

/// Kills a process before each of its steps, until `is_done` says that it had no more than these.
/// Each has a thread of its own: most of the time, it waits for a lock.
fn at_every_step(least: usize, is_done: impl AsyncFn(usize) -> bool + Sync) {
    let (next, end) = (AtomicUsize::new(0), AtomicUsize::new(usize::MAX));
    let run = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        loop {
            let steps = next.fetch_add(1, Relaxed);
            if steps >= end.load(Relaxed) {
                return;
            }
            if runtime.block_on(is_done(steps)) {
                end.fetch_min(steps, Relaxed);
            }
        }
    };
    std::thread::scope(|scope| (0..AT_ONCE).for_each(|_| drop(scope.spawn(run))));
    let steps = end.into_inner();
    assert!(steps > least, "only {steps} steps at which it can be killed");
}

/// A database with the document "later", an earlier backup with "{}", and perhaps a reader that
/// keeps the log from being merged into the file.
async fn two_states(is_read: bool) -> (tempfile::TempDir, PathBuf, Option<sqlx::SqlitePool>) {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let copy = f.dir.path().join("copy.db");
    f.store.backup(&copy).await.unwrap();
    let mut reader = None;
    if is_read {
        let pool = testing::raw(&file(&f.dir)).await;
        let look = "BEGIN; SELECT * FROM tables";
        sqlx::raw_sql(look).fetch_all(&pool).await.unwrap();
        reader = Some(pool);
    }
    f.commit(table, TableChange::Keep(doc("later")), vec![], 2).await;
    f.store.close().await;
    // Closing merges and removes the log, unless somebody is reading.
    let log = fs::metadata(f.dir.path().join("getaway.db-wal"));
    assert_eq!(log.is_ok_and(|log| log.len() > 0), is_read);
    (f.dir, copy, reader)
}

/// The documents of each replaced database.
async fn replaced(dir: &Path) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for name in names(dir) {
        let is_database =
            name.rsplit_once(".replaced-").is_some_and(|(_, n)| n.parse::<u32>().is_ok());
        if is_database {
            all.push(documents(&dir.join(name)).await);
        }
    }
    all
}

/// Kills a restore before each of its steps, perhaps opens the database, and restores again.
fn restore_is_killed(is_read: bool, is_opened: bool) {
    at_every_step(8, async |steps| {
        let (dir, copy, reader) = two_states(is_read).await;
        let database = file(&dir);
        let restored = killed(steps, Store::restore(&url(&dir), &copy)).await;
        if restored.is_ok() {
            return true;
        }
        let reading = Store::open_read_only(&url(&dir)).await;
        match &reading {
            Ok(_) | Err(StoreError::RestoreUnfinished { .. }) => {}
            Err(other) => panic!("after {steps} steps: {other}"),
        }
        if let Ok(reading) = reading {
            let open = reading.open_tables().await.unwrap();
            let is_whole = ["{}", "later"].contains(&&open[0].doc[..]);
            assert!(is_whole, "after {steps} steps: {open:?}");
            reading.close().await;
        }
        if is_opened {
            let found = documents(&database).await;
            match replaced(dir.path()).await.as_slice() {
                [] => assert_eq!(found, ["later"], "after {steps} steps"),
                kept => {
                    assert_eq!(found, ["{}"], "after {steps} steps");
                    assert_eq!(kept, [["later"]], "after {steps} steps");
                }
            }
        }
        Store::restore(&url(&dir), &copy).await.unwrap();
        let ends = ["getaway.db-wal", "getaway.db-shm", ".restoring", ".restored"];
        for name in names(dir.path()) {
            let is_left = ends.iter().any(|end| name.ends_with(end));
            assert!(!is_left, "after {steps} steps: {name}");
        }
        // Also while somebody still reads the old log.
        assert_eq!(documents(&database).await, ["{}"], "after {steps} steps");
        drop(reader);
        let kept = replaced(dir.path()).await;
        assert!(kept.contains(&vec!["later".to_owned()]), "after {steps} steps: {kept:?}");
        false
    });
}

#[test]
fn a_restore_killed_at_any_step_leaves_the_old_database_or_the_new_one() {
    restore_is_killed(false, true);
}

#[test]
fn a_restore_killed_at_any_step_can_be_repeated_at_once() {
    restore_is_killed(false, false);
}

#[test]
fn a_restore_killed_at_any_step_keeps_a_log_with_its_database() {
    restore_is_killed(true, true);
}

#[tokio::test]
async fn a_log_without_its_database_does_not_get_into_the_restored_one() {
    let (dir, copy, reader) = two_states(true).await;
    fs::remove_file(file(&dir)).unwrap();
    let restored = Store::restore(&url(&dir), &copy).await.unwrap();
    assert_eq!(restored.replaced, None);
    drop(reader);
    assert_eq!(documents(&file(&dir)).await, ["{}"]);
}

#[tokio::test]
async fn a_killed_restore_is_completed_through_a_link_too() {
    let (dir, copy, _) = two_states(false).await;
    let link = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(file(&dir), file(&link)).unwrap();
    // The old database has been moved away, and the new one isn't in its place yet.
    fs::rename(file(&dir), dir.path().join("getaway.db.replaced-1")).unwrap();
    fs::rename(copy, dir.path().join("getaway.db.restored")).unwrap();
    assert_eq!(documents(&file(&link)).await, ["{}"]);
}

#[test]
fn a_backup_killed_at_any_step_leaves_nothing_or_a_complete_backup() {
    at_every_step(3, async |steps| {
        let f = Fixture::new().await;
        f.open_table().await;
        let target = f.dir.path().join("copy.db");
        let made = killed(steps, f.store.backup(&target)).await;
        if target.exists() {
            assert_eq!(documents(&target).await, ["{}"], "after {steps} steps");
        }
        if made.is_ok() {
            return true;
        }
        match f.store.backup(&target).await {
            Ok(()) => assert_eq!(documents(&target).await, ["{}"], "after {steps} steps"),
            Err(refused) => {
                let said = refused.to_string();
                assert!(matches!(refused, StoreError::BackupExists(_)), "{said}");
                assert!(said.contains("delete it first"), "{said}");
            }
        }
        false
    });
}

/// Kills a copy before each of its steps, and copies again.
fn copy_is_killed(to: impl AsyncFn(&Path) -> String + Sync) {
    at_every_step(TABLES.len(), async |steps| {
        let f = Fixture::new().await;
        let table = f.open_table().await;
        f.finished(table, &[1, 2], 0, 10).await;
        f.store.close().await;
        let to = to(f.dir.path()).await;
        let copied = killed(steps, Store::copy(&f.url, &to)).await;
        if copied.is_ok() {
            return true;
        }
        if let Dialect::Postgres = Dialect::of(&to).unwrap() {
            // The killed process's lease runs out. The tables may not exist yet.
            let mut database = sqlx::PgConnection::connect(&to).await.unwrap();
            let _ = database.execute("UPDATE leases SET expires_at = 0").await;
        }
        assert_eq!(documents(&file(&f.dir)).await, ["{}"], "after {steps} steps");
        match Store::copy(&f.url, &to).await {
            Ok(copied) => assert!(copied.iter().any(|c| c.rows > 0)),
            Err(refused) => {
                let said = refused.to_string();
                assert!(matches!(refused, StoreError::NotEmpty(_)), "{said}");
                assert!(said.contains("nothing or everything"), "{said}");
            }
        }
        let copy = Store::open(&to).await.unwrap();
        assert_eq!(copy.open_tables().await.unwrap().len(), 1, "after {steps} steps");
        let all = whole_leaderboard(&copy, GUILD, KIND, None).await.unwrap();
        assert_eq!(all.len(), 2, "after {steps} steps");
        assert!(copy.new_game().unwrap() > GameNumber(1), "after {steps} steps");
        copy.close().await;
        false
    });
}

#[test]
fn a_copy_killed_at_any_step_leaves_nothing_or_everything() {
    copy_is_killed(async |dir| testing::url(&dir.join("new.db")));
}

#[tokio::test]
async fn a_copy_to_a_server_killed_at_any_step_leaves_nothing_or_everything() {
    if new_database().await.is_none() {
        return;
    }
    let killed = || copy_is_killed(async |_| new_database().await.unwrap());
    tokio::task::spawn_blocking(killed).await.unwrap();
}
