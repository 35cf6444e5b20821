//! Databases that the bot must leave alone, or can't use: refused by every command and by the doctor with the
//! same words, and not changed.

use std::collections::BTreeMap;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use sqlx::{Connection, SqliteConnection};

use super::{TOKEN, assert_ended, bot, getaway, run, stderr, stdout};

/// By path: the mode, when it was changed in seconds and nanoseconds, and what is in it.
type Files = BTreeMap<String, (u32, i64, i64, Option<Vec<u8>>)>;

/// What is in a folder: names, with mode, time of the last change, and content of files.
fn everything(dir: &Path) -> Files {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        let about = std::fs::symlink_metadata(&path).unwrap();
        let content = about.is_file().then(|| std::fs::read(&path).unwrap());
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        (name, (about.mode(), about.mtime(), about.mtime_nsec(), content))
    });
    entries.collect()
}

fn make(file: &Path, sql: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let url = format!("sqlite://{}?mode=rwc", file.display());
        let mut database = SqliteConnection::connect(&url).await.unwrap();
        let sql = sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned()));
        sql.execute(&mut database).await.unwrap();
        database.close().await.unwrap();
    });
    open(file, 0o644);
}

/// Opens a file or a folder to those whom these mode bits name.
fn open(path: &Path, mode: u32) {
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
}

fn on(dir: &Path, args: &[&str], file: &str) -> Output {
    let url = format!("sqlite://{file}");
    let mut command = match args {
        ["run"] => bot(dir),
        args => getaway(dir, args),
    };
    command.env("DATABASE_URL", url).output().expect("the binary runs")
}

/// Every command refuses this database with these words, and changes nothing.
#[track_caller]
fn assert_left_alone(dir: &Path, file: &str, words: &str) {
    let before = everything(dir);
    for args in [
        &["run"][..],
        &["backup", "copy.db"],
        &["restore", "good.db"],
        &["export", "1"],
        &["ratings"],
        &["ratings", "--recompute"],
    ] {
        assert_ended(&on(dir, args, file), 2, &["DATABASE_URL: ", words]);
        assert!(everything(dir) == before, "{args:?} changed something");
    }
    let url = format!("sqlite://{file}");
    for args in [
        ["copy", "--from", &url, "--to", "sqlite://new.db"],
        ["copy", "--from", "sqlite://good.db", "--to", &url],
    ] {
        assert_ended(&run(dir, &args), 1, &[words]);
        for made in ["good.db.lock", "new.db"] {
            let _ = std::fs::remove_file(dir.join(made));
        }
        assert!(everything(dir) == before, "{args:?} changed something");
    }
    let examined = on(dir, &["doctor"], file);
    let is_it = |line: &str| line.starts_with("wrong        database  ") && line.contains(words);
    let said = stdout(&examined);
    assert!(said.lines().any(is_it), "{said}{}", stderr(&examined));
    assert!(everything(dir) == before, "the doctor changed something");
}

/// A folder with a good database of the bot.
fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = format!("sqlite://{}", dir.path().join("good.db").display());
    runtime.block_on(async { getaway::store::Store::open(&url).await.unwrap().close().await });
    std::fs::remove_file(dir.path().join("good.db.lock")).unwrap();
    dir
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let dir = folder();
    let migrations = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT, \
        success BOOLEAN, checksum BLOB, execution_time BIGINT);";
    for (name, sql, words) in [
        (
            "tables.db",
            "CREATE TABLE users (n INT); CREATE TABLE orders (n INT)".to_owned(),
            "it has tables of another program: “orders”, “users”",
        ),
        (
            "journal.db",
            "PRAGMA journal_mode = WAL; CREATE TABLE users (n INT); INSERT INTO users VALUES (1)"
                .to_owned(),
            "“users”",
        ),
        ("view.db", "CREATE VIEW v AS SELECT 1".to_owned(), "“v”"),
        ("id.db", "PRAGMA application_id = 1234".to_owned(), "it has the application id 1234"),
        (
            "version.db",
            "PRAGMA user_version = 7".to_owned(),
            "another program has marked it with the version 7",
        ),
        (
            "migrations.db",
            format!(
                "{migrations} INSERT INTO _sqlx_migrations VALUES (1, 'x', 1, x'00', 0); CREATE TABLE tables (n INT)"
            ),
            "another program keeps its migrations in it",
        ),
        (
            "later.db",
            format!(
                "{migrations} INSERT INTO _sqlx_migrations VALUES (20240101, 'x', 1, x'00', 0); CREATE TABLE t (n INT)"
            ),
            "another program keeps its migrations in it",
        ),
        (
            "tool.db",
            "CREATE TABLE _sqlx_migrations (id INT); CREATE TABLE t (n INT)".to_owned(),
            "another program keeps its migrations in it",
        ),
    ] {
        make(&dir.path().join(name), &sql);
        assert_left_alone(dir.path(), name, words);
    }
    std::fs::write(dir.path().join("notes.txt"), "not a database, but notes").unwrap();
    assert_left_alone(dir.path(), "notes.txt", "it is not a database at all");
    std::os::unix::fs::symlink("tables.db", dir.path().join("link.db")).unwrap();
    assert_left_alone(dir.path(), "link.db", "“orders”");
}

#[test]
fn what_is_not_a_file_is_refused_before_it_is_touched() {
    let dir = folder();
    let at = |name: &str| dir.path().join(name);
    std::fs::create_dir(at("folder")).unwrap();
    let made = Command::new("mkfifo").arg(at("pipe")).status();
    assert!(made.expect("mkfifo").success());
    let _socket = UnixListener::bind(at("socket")).unwrap();
    std::os::unix::fs::symlink("/dev/full", at("device")).unwrap();
    for (name, what) in
        [("folder", "a folder"), ("pipe", "a pipe"), ("socket", "a socket"), ("device", "a device")]
    {
        let words = format!("is {what} and not a file");
        assert_left_alone(dir.path(), name, &words);
        if name != "device" {
            let link = format!("link-to-{name}");
            std::os::unix::fs::symlink(name, at(&link)).unwrap();
            assert_left_alone(dir.path(), &link, &words);
        }
        // Neither is it a copy, nor a lock or a log.
        let restored = on(dir.path(), &["restore", name], "new.db");
        assert_ended(&restored, 1, &[&words]);
        let _ = std::fs::remove_file(at("new.db.lock"));
        for suffix in [".lock", "-wal", "-shm", "-journal"] {
            let beside = at(&format!("good.db{suffix}"));
            std::os::unix::fs::symlink(name, &beside).unwrap();
            let before = everything(dir.path());
            let started = on(dir.path(), &["run"], "good.db");
            assert_ended(&started, 2, &[&words]);
            let examined = on(dir.path(), &["doctor"], "good.db");
            assert!(stdout(&examined).contains(&words), "{}", stdout(&examined));
            assert!(everything(dir.path()) == before, "{suffix} was changed");
            std::fs::remove_file(beside).unwrap();
        }
    }
}

#[test]
fn a_backup_over_the_database_or_its_files_is_refused_without_the_advice_to_delete_it() {
    let dir = folder();
    std::os::unix::fs::symlink("good.db", dir.path().join("link.db")).unwrap();
    // A reader may make the log and the shared memory.
    let own = || {
        let mut files = everything(dir.path());
        files.retain(|name, _| !name.ends_with("-wal") && !name.ends_with("-shm"));
        files
    };
    let before = own();
    let suffixes = ["-wal", "-shm", "-journal", ".lock", ".restoring", ".restored"];
    let suffixes = suffixes.map(|suffix| format!("good.db{suffix}"));
    let targets = ["good.db", "./good.db", "link.db"].into_iter();
    for target in targets.chain(suffixes.iter().map(String::as_str)) {
        let refused = on(dir.path(), &["backup", target], "good.db");
        assert_ended(&refused, 1, &[target, "is the database itself, or one of its files"]);
        assert!(!stderr(&refused).contains("delete"), "{}", stderr(&refused));
        assert!(own() == before, "{target} changed something");
    }
}

#[test]
fn a_database_that_another_program_writes_is_said_to_be_that() {
    let dir = folder();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = format!("sqlite://{}", dir.path().join("good.db").display());
    let mut other = runtime.block_on(SqliteConnection::connect(&url)).unwrap();
    runtime.block_on(sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other)).unwrap();
    let words = "another program has sqlite://good.db open and is writing to it; close it";
    let examined = on(dir.path(), &["doctor"], "good.db");
    assert!(stdout(&examined).contains(words), "{}", stdout(&examined));
    assert!(!stdout(&examined).contains("disk is full"), "{}", stdout(&examined));
    assert_ended(&on(dir.path(), &["run"], "good.db"), 1, &[words]);
    runtime.block_on(other.close()).unwrap();
}

#[test]
fn an_empty_file_is_not_changed_by_a_copy_that_refuses_it() {
    let dir = folder();
    let empty = dir.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    open(&empty, 0o644);
    let before = everything(dir.path());
    let args = ["copy", "--from", "sqlite://empty.db", "--to", "sqlite://new.db"];
    assert_ended(&run(dir.path(), &args), 1, &["it is empty; nothing of it was changed"]);
    assert!(everything(dir.path()) == before, "something was changed");
}

#[test]
fn an_address_at_which_no_database_can_be_ends_the_bot_with_2() {
    let dir = folder();
    for (file, words) in [
        ("/dev", "is a folder and not a file"),
        ("nowhere/x.db", "there's no folder nowhere; make it"),
        ("/etc/passwd", "isn't a database of this program"),
    ] {
        for args in [&["run"][..], &["export", "1"], &["restore", "good.db"]] {
            let output = on(dir.path(), args, file);
            assert_ended(&output, 2, &["DATABASE_URL: ", words]);
        }
        let examined = stdout(&on(dir.path(), &["doctor"], file));
        assert!(examined.contains(words), "{examined}");
        // It may be mended without another variable.
        let restored = on(dir.path(), &["restore", file], "new.db");
        assert_eq!(restored.status.code(), Some(1), "{}", stderr(&restored));
    }
}

/// Runs a command as somebody who owns nothing. `None` unless the tests run as root.
fn as_nobody(dir: &Path, args: &[&str], file: &str) -> Option<Output> {
    let user = Command::new("id").arg("-u").output().expect("an id");
    if user.stdout != b"0\n" {
        return None;
    }
    let program = env!("CARGO_BIN_EXE_getaway");
    let output = Command::new("setpriv")
        .args(["--reuid=65534", "--regid=65534", "--clear-groups", program])
        .args(args)
        .current_dir(dir)
        .env("DISCORD_TOKEN", TOKEN)
        .env("DISCORD_PROXY_URL", "http://127.0.0.1:9")
        .env("DATABASE_URL", format!("sqlite://{file}"))
        .output();
    Some(output.expect("setpriv"))
}

/// The bot refuses to start with the words that the doctor has, and leaves everything as it is.
#[track_caller]
fn assert_unwritable(dir: &Path, bot: &Output, doctor: &Output, before: &Files) {
    let words = "can't be written: let the bot's user read and write it";
    assert_ended(bot, 1, &[words]);
    assert!(stdout(doctor).contains(words), "{}{}", stdout(doctor), stderr(doctor));
    assert_eq!(doctor.status.code(), Some(1));
    assert!(&everything(dir) == before, "something was changed");
}

#[test]
fn a_database_marked_as_read_only_is_refused_at_the_start_and_stays_so() {
    let dir = folder();
    let file = dir.path().join("good.db");
    for mode in [0o444, 0o400] {
        open(&file, mode);
        let started = on(dir.path(), &["run"], "good.db");
        let _ = std::fs::remove_file(dir.path().join("good.db.lock"));
        let before = everything(dir.path());
        let examined = on(dir.path(), &["doctor"], "good.db");
        assert_unwritable(dir.path(), &started, &examined, &before);
        assert_eq!(std::fs::metadata(&file).unwrap().mode() & 0o777, mode);
    }
}

#[test]
fn files_and_folders_of_somebody_else_are_refused_at_the_start() {
    let dir = folder();
    // Somebody else's folder, with no database yet, and with one.
    open(dir.path(), 0o755);
    for file in ["none.db", "good.db"] {
        open(&dir.path().join("good.db"), 0o644);
        let before = everything(dir.path());
        let Some(started) = as_nobody(dir.path(), &["run"], file) else { return };
        let examined = as_nobody(dir.path(), &["doctor"], file).unwrap();
        assert_unwritable(dir.path(), &started, &examined, &before);
        let said = stdout(&examined);
        let wrong = |line: &str| line.contains("  database  ") && line.contains("can't be written");
        assert!(said.lines().any(wrong) && !said.contains("check DATABASE_URL"), "{said}");
    }
    // A database and a lock that root has left in the bot's folder.
    open(dir.path(), 0o777);
    for (file, mode) in [("good.db", 0o644), ("good.db", 0o600)] {
        open(&dir.path().join(file), mode);
        let started = as_nobody(dir.path(), &["run"], file).unwrap();
        let words = "can't be written: let the bot's user read and write it";
        assert_ended(&started, 1, &[words]);
        let examined = as_nobody(dir.path(), &["doctor"], file).unwrap();
        assert!(stdout(&examined).contains(words), "{}", stdout(&examined));
        let _ = std::fs::remove_file(dir.path().join("good.db.lock"));
    }
    let lock = dir.path().join("other.db.lock");
    std::fs::write(&lock, "").unwrap();
    open(&lock, 0o600);
    let before = everything(dir.path());
    let started = as_nobody(dir.path(), &["run"], "other.db").unwrap();
    let examined = as_nobody(dir.path(), &["doctor"], "other.db").unwrap();
    assert_unwritable(dir.path(), &started, &examined, &before);
}

#[test]
fn a_folder_that_cannot_be_entered_is_refused_with_advice() {
    let dir = folder();
    open(dir.path(), 0o755);
    let closed = dir.path().join("closed");
    std::fs::create_dir(&closed).unwrap();
    std::fs::copy(dir.path().join("good.db"), closed.join("good.db")).unwrap();
    open(&closed, 0o700);
    let before = everything(dir.path());
    for file in ["closed/good.db", "closed/none.db", "closed/none/none.db"] {
        let Some(started) = as_nobody(dir.path(), &["run"], file) else { return };
        let examined = as_nobody(dir.path(), &["doctor"], file).unwrap();
        assert_unwritable(dir.path(), &started, &examined, &before);
    }
}

#[test]
fn a_copy_that_cannot_be_read_is_said_to_be_unreadable() {
    let dir = folder();
    let folder = dir.path().join("folder");
    std::fs::create_dir(&folder).unwrap();
    for copy in [dir.path().join("copy.db"), folder.join("copy.db")] {
        std::fs::copy(dir.path().join("good.db"), &copy).unwrap();
        open(&copy, 0o600);
    }
    open(&folder, 0o700);
    open(dir.path(), 0o777);
    for copy in ["copy.db", "folder/copy.db"] {
        let Some(restored) = as_nobody(dir.path(), &["restore", copy], "new.db") else { return };
        let words = format!("{copy} can't be read: let the bot's user read it");
        assert_ended(&restored, 1, &[&words]);
        assert!(!stderr(&restored).contains("written"), "{}", stderr(&restored));
    }
}

/// A small disk of its own.
struct Disk(PathBuf);

impl Disk {
    /// `None` unless the tests run as root, and may mount something.
    fn mount(at: PathBuf) -> Option<Disk> {
        std::fs::create_dir(&at).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]);
        mount.arg(&at).output().ok()?.status.success().then_some(Disk(at))
    }

    /// Leaves this many bytes.
    fn fill(&self, left: u64) {
        let path = self.0.join("filler");
        let mut filler = std::fs::File::create(&path).unwrap();
        while filler.write_all(&[1; 4096]).is_ok() {}
        let length = filler.metadata().unwrap().len();
        filler.set_len(length - left).unwrap();
    }

    fn clear(&self) {
        std::fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[test]
fn a_disk_that_is_full_at_the_start_is_named() {
    let dir = folder();
    let Some(disk) = Disk::mount(dir.path().join("disk")) else { return };
    std::fs::copy(dir.path().join("good.db"), disk.0.join("good.db")).unwrap();
    // A little space isn't enough for a new database, or for what an existing one needs to begin.
    for left in [0, 8_192, 65_536, 524_288] {
        for name in ["good.db", "new.db"] {
            disk.fill(left);
            let file = format!("disk/{name}");
            let before = std::fs::read(disk.0.join("good.db")).unwrap();
            let words = "and see whether the disk is full";
            let started = on(dir.path(), &["run"], &file);
            assert_ended(&started, 1, &["can't be written", words]);
            let examined = stdout(&on(dir.path(), &["doctor"], &file));
            assert!(examined.contains(words), "{left}, {name}: {examined}");
            let after = std::fs::read(disk.0.join("good.db")).unwrap();
            assert!(after == before, "{left}, {name}");
            disk.clear();
            // Nothing that is left there is in the way once there is space.
            let restored = on(dir.path(), &["restore", "good.db"], &file);
            assert_ended(&restored, 0, &[]);
            let _ = std::fs::remove_file(disk.0.join("new.db"));
        }
    }
}
