//! The files of a database: permissions, leftovers, and restoring backups.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::super::testing::execute;
use super::outdated::{LATER, create_outdated};
use super::*;

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

/// The names of the files in a folder.
pub(super) fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).unwrap();
    let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
    let mut names: Vec<_> = entries.map(|entry| name(entry).into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn only_one_process_can_write_a_database_but_others_can_read_it() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    // Another path to the same file doesn't get around the lock.
    let link = f.dir.path().join("link.db");
    std::os::unix::fs::symlink(file(&f.dir), &link).unwrap();
    for path in [file(&f.dir), link] {
        let second = Store::open(&testing::url(&path)).await.unwrap_err();
        let said = second.to_string();
        assert!(matches!(second, StoreError::InUse { .. }), "{said}");
        assert!(said.contains("getaway.db is in use"), "{said}");
        assert!(said.contains("stop that one first"), "{said}");
    }
    let reading = Store::open_read_only(&url(&f.dir)).await.unwrap();
    assert!(reading.open_table(table).await.unwrap().is_some());
    reading.backup(&f.dir.path().join("copy.db")).await.unwrap();
    f.commit(table, TableChange::Keep(doc("on")), vec![], 2).await;
    f.store.close().await;
    // A reader doesn't keep anyone from writing.
    let next = Store::open(&url(&f.dir)).await.unwrap();
    assert_eq!(
        next.open_table(table).await.unwrap().unwrap().doc,
        "on",
        "the first process has released it"
    );
}

#[tokio::test]
async fn a_closed_database_is_a_single_file() {
    let f = Fixture::new().await;
    f.open_table().await;
    assert!(names(f.dir.path()).contains(&"getaway.db-wal".to_owned()));
    let clone = f.store.clone();
    f.store.close().await;
    assert_eq!(names(f.dir.path()), ["getaway.db", "getaway.db.lock"]);
    clone.close().await;
    // Also after a failure that closed the connection.
    let f = f.reopened().await;
    f.store.refuse_commits(true);
    assert!(f.store.ping().await.is_err());
    f.store.refuse_commits(false);
    f.store.close().await;
    assert_eq!(names(f.dir.path()), ["getaway.db", "getaway.db.lock"]);
    let reading = Store::open_read_only(&url(&f.dir)).await.unwrap();
    assert_eq!(reading.open_tables().await.unwrap().len(), 1);
}

#[tokio::test]
async fn nothing_is_saved_into_a_file_that_is_gone_until_it_is_back() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let (here, elsewhere) = (file(&f.dir), f.dir.path().join("elsewhere.db"));
    fs::rename(&here, &elsewhere).unwrap();
    let refused = f.store.ping().await.unwrap_err();
    let why = std::error::Error::source(&refused).unwrap().to_string();
    assert!(why.contains("put it back"), "{why}");
    // Everything is in the file that somebody has moved.
    let copy = f.dir.path().join("copy.db");
    fs::copy(&elsewhere, &copy).unwrap();
    assert_eq!(documents(&copy).await, ["{}"]);
    assert!(f.store.ping().await.is_err());
    fs::rename(&elsewhere, &here).unwrap();
    f.commit(table, TableChange::Keep(doc("on")), vec![], 2).await;
    assert_eq!(f.reopened().await.store.open_table(table).await.unwrap().unwrap().doc, "on");
}

#[tokio::test]
async fn waiting_writes_are_saved_before_a_database_is_closed() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let batch = f.batch(table, TableChange::Keep(doc("last")), vec![], 2).await;
    let (saved, ()) = tokio::join!(f.store.commit(batch), f.store.close());
    saved.unwrap();
    let f = f.reopened().await;
    assert_eq!(f.store.open_tables().await.unwrap()[0].doc, "last");
}

#[tokio::test]
async fn only_its_owner_can_read_a_database() {
    let f = Fixture::new().await;
    f.open_table().await;
    let backup = f.dir.path().join("copy.db");
    f.store.backup(&backup).await.unwrap();
    for name in names(f.dir.path()) {
        assert_eq!(mode(&f.dir.path().join(&name)), 0o600, "{name}");
    }
    f.store.close().await;
    // Files created by an earlier version.
    let open = fs::Permissions::from_mode(0o644);
    fs::set_permissions(file(&f.dir), open.clone()).unwrap();
    let wal = f.dir.path().join("getaway.db-wal");
    fs::write(&wal, "").unwrap();
    fs::set_permissions(&wal, open).unwrap();
    let f = f.reopened().await;
    f.open_table_in(ChannelId(7)).await;
    for name in names(f.dir.path()) {
        assert_eq!(mode(&f.dir.path().join(&name)), 0o600, "{name}");
    }
}

impl Fixture {
    async fn open_table_in(&self, channel: ChannelId) {
        let place = Place { channel, ..PLACE };
        let open = Batch { place, ..opening(self.store.new_table().unwrap(), 1) };
        self.store.commit(open).await.unwrap();
    }
}

/// The documents of the open tables of a database that nobody has open.
pub(super) async fn documents(file: &Path) -> Vec<String> {
    let store = Store::open(&testing::url(file)).await.unwrap();
    let open = store.open_tables().await.unwrap();
    store.close().await;
    open.into_iter().map(|table| table.doc).collect()
}

/// A database that has changed since its backup.
async fn backed_up() -> (Fixture, PathBuf) {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let copy = f.dir.path().join("copy.db");
    f.store.backup(&copy).await.unwrap();
    f.commit(table, TableChange::Keep(doc("later")), vec![], 2).await;
    (f, copy)
}

#[tokio::test]
async fn a_restored_backup_replaces_the_database() {
    let (f, copy) = backed_up().await;
    let refused = Store::restore(&url(&f.dir), &copy).await;
    assert!(matches!(refused, Err(StoreError::InUse { .. })));
    f.store.close().await;

    let restored = Store::restore(&url(&f.dir), &copy).await.unwrap();
    let database = fs::canonicalize(file(&f.dir)).unwrap();
    let replaced = database.with_file_name("getaway.db.replaced-1");
    assert_eq!(restored, Restored { database: database.clone(), replaced: Some(replaced.clone()) });
    assert_eq!(
        names(f.dir.path()),
        ["copy.db", "getaway.db", "getaway.db.lock", "getaway.db.replaced-1"]
    );
    assert_eq!((mode(&database), mode(&replaced)), (0o600, 0o600));
    assert_eq!(documents(&database).await, ["{}"]);
    // And back again; the database replaced first is kept.
    Store::restore(&url(&f.dir), &replaced).await.unwrap();
    assert_eq!(documents(&database).await, ["later"]);
    assert!(names(f.dir.path()).contains(&"getaway.db.replaced-2".to_owned()));
}

#[tokio::test]
async fn a_killed_processs_log_does_not_get_into_the_restored_database() {
    let (f, copy) = backed_up().await;
    // As after a kill: the log contains moves that are not in the database file.
    let killed = tempfile::tempdir().unwrap();
    for name in ["getaway.db", "getaway.db-wal", "getaway.db-shm"] {
        fs::copy(f.dir.path().join(name), killed.path().join(name)).unwrap();
    }
    let database = file(&killed);
    let restored = Store::restore(&url(&killed), &copy).await.unwrap();
    assert_eq!(documents(&database).await, ["{}"]);
    let replaced = restored.replaced.unwrap();
    assert_eq!(documents(&replaced).await, ["later"], "the log isn't lost either");
}

#[tokio::test]
async fn a_damaged_database_can_be_replaced() {
    let (f, copy) = backed_up().await;
    f.store.close().await;
    fs::write(file(&f.dir), "no database at all").unwrap();
    fs::write(f.dir.path().join("getaway.db-wal"), "nor a log").unwrap();
    let restored = Store::restore(&url(&f.dir), &copy).await.unwrap();
    assert_eq!(documents(&file(&f.dir)).await, ["{}"]);
    let replaced = fs::read_to_string(restored.replaced.unwrap()).unwrap();
    assert_eq!(replaced, "no database at all");
}

#[tokio::test]
async fn a_restore_creates_a_missing_database() {
    let f = Fixture::new().await;
    f.open_table().await;
    let fresh = tempfile::tempdir().unwrap();
    // The source may be in use, only the target must not.
    let restored = Store::restore(&url(&fresh), &file(&f.dir)).await.unwrap();
    assert_eq!(restored.replaced, None);
    assert_eq!(documents(&file(&fresh)).await, ["{}"]);
    assert_eq!(mode(&file(&fresh)), 0o600);
}

#[tokio::test]
async fn a_backup_from_an_earlier_program_can_be_restored() {
    let f = Fixture::new().await;
    f.store.close().await;
    let release = f.dir.path().join("release.db");
    create_outdated(&testing::url(&release)).await;
    let table =
        "INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, version)
                 VALUES (1, 10, 20, 'whist', 1, 1, 'earlier', 1000, 4)";
    execute(&release, table).await;
    Store::restore(&url(&f.dir), &release).await.unwrap();
    assert_eq!(documents(&file(&f.dir)).await, ["earlier"]);
    f.reopened().await;
}

#[tokio::test]
async fn only_an_intact_database_of_this_program_can_be_restored() {
    let f = Fixture::new().await;
    f.open_table().await;
    f.store.close().await;
    // Most of the file is rows.
    execute(
        &file(&f.dir),
        "INSERT INTO zones
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         SELECT i, printf('%1000d', i) FROM n",
    )
    .await;
    let dir = tempfile::tempdir().unwrap();
    let before = fs::read(file(&f.dir)).unwrap();
    let at = |name: &str| dir.path().join(name);

    fs::write(at("text"), "no database".repeat(1000)).unwrap();
    fs::write(at("empty"), "").unwrap();
    execute(&at("another"), "CREATE TABLE cooking (recipe TEXT)").await;
    execute(
        &at("migrated"),
        "CREATE TABLE _sqlx_migrations (version BIGINT, success BOOLEAN, checksum BLOB);
         INSERT INTO _sqlx_migrations VALUES (1, 1, x'00')",
    )
    .await;
    for name in ["text", "empty", "another", "migrated"] {
        let refused = Store::restore(&url(&f.dir), &at(name)).await.unwrap_err();
        assert!(
            refused.to_string().contains(&format!("{name} isn't a database of this program")),
            "{name}: {refused}"
        );
    }
    let refused = Store::restore(&url(&f.dir), &at("none")).await.unwrap_err();
    let path = at("none").display().to_string();
    assert!(refused.to_string().contains(&path), "{refused}");
    let refused = Store::restore(&url(&f.dir), &file(&f.dir)).await;
    assert!(matches!(refused, Err(StoreError::SameFile(_))));

    fs::copy(file(&f.dir), at("later")).unwrap();
    execute(&at("later"), LATER).await;
    let refused = Store::restore(&url(&f.dir), &at("later")).await;
    assert!(matches!(refused, Err(StoreError::Newer { stored: 9000, .. })));

    let mut damaged = before.clone();
    // Pages of table rows, far behind the schema.
    let behind = damaged.len() * 9 / 10;
    damaged[behind..].fill(0xff);
    fs::write(at("damaged"), damaged).unwrap();
    let refused = Store::restore(&url(&f.dir), &at("damaged")).await;
    assert!(matches!(refused, Err(StoreError::Damaged { .. })), "{refused:?}");

    assert_eq!(fs::read(file(&f.dir)).unwrap(), before, "untouched");
    assert_eq!(names(f.dir.path()), ["getaway.db", "getaway.db.lock"]);
}

#[tokio::test]
async fn the_settings_of_sqlite_make_commits_durable() {
    let mut writer = Fixture::new().await.store.database.connect().await.unwrap();
    let journal: String = writer.one("testing", "PRAGMA journal_mode", ()).await.unwrap();
    assert_eq!(journal, "wal");
    for (setting, expected) in [("PRAGMA synchronous", 2), ("PRAGMA foreign_keys", 1)] {
        let found: i64 = writer.one("testing", setting, ()).await.unwrap();
        assert_eq!(found, expected, "{setting}");
    }
}

#[tokio::test]
async fn a_backup_is_complete_and_overwrites_nothing() {
    let f = Fixture::new().await;
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let target = f.dir.path().join("copy of it.db");
    let read_only = Store::open_read_only(&url(&f.dir)).await.unwrap();
    read_only.backup(&target).await.unwrap();
    assert!(matches!(read_only.backup(&target).await, Err(StoreError::BackupExists(_))));
    assert!(read_only.save_settings(GUILD, &settings(1, "")).await.is_err());
    let copy = Store::open(&format!("sqlite://{}", target.display())).await.unwrap();
    assert!(copy.game(game).await.unwrap().is_some());
}
