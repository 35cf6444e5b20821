//! Backups of a database file: complete copies of it, and replacing it by one, safely even if
//! interrupted.
//!
//! To restore, the copy is written next to the database as `FILE.restoring`. Renaming it to
//! `FILE.restored` decides: before that the database is untouched, and after that the copy is what
//! counts. The next process that opens the database for writing moves the old files away and the
//! copy into their place ([`finish`]). All of this can be repeated, so the next process can complete
//! whatever a killed one left.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};

use super::database::Database;
use super::dialect::CHECKPOINT;
use super::dialect::Dialect::Sqlite;
use super::error::Doing;
use super::file::{DatabaseFile, JOURNALS, LOCK, SHARED_MEMORY};
use super::file::{canonical, create_private, folder_of, with_suffix};
use super::file::{remove_if_there, rename, rename_if_there, sync, sync_folder};
use super::{Result, Store, StoreError, origin, schema};

const PART: &str = ".part";

const BACK_UP_INSTEAD: &str =
    "copy it with `pg_dump --format=custom --file=FILE URL`, even while the bot runs";
const RESTORING: &str = ".restoring";
/// The suffix of a complete copy that will replace the database.
const RESTORED: &str = ".restored";

const RESTORE_INSTEAD: &str = "stop the bot, and restore a copy with `pg_restore --clean --if-exists --single-transaction --dbname=URL FILE`";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    pub database: PathBuf,
    pub replaced: Option<PathBuf>,
}

impl Store {
    /// Writes a consistent copy of the database, even while the bot runs; only its owner can read
    /// it. Until the copy is complete, its name ends in `.part`.
    pub async fn backup(&self, target: &Path) -> Result<()> {
        let Some(database) = self.database.file()? else {
            return Err(no_file(&self.database, BACK_UP_INSTEAD));
        };
        let part = with_suffix(target, PART);
        refuse_own_files(&database, target)?;
        refuse_own_files(&database, &part)?;
        let mut source = open_to_read(database.path()).await?;
        refuse_existing(target)?;
        copy_into(&mut source, &part).await?;
        let failed = || StoreError::with_file("creating", target);
        let named = refuse_existing(target)
            .and_then(|()| rename(&part, target).map_err(failed()))
            .and_then(|()| sync_folder(folder_of(target)).map_err(failed()));
        if named.is_err() {
            let _ = remove_if_there(&part);
        }
        named
    }

    /// Replaces the database at a `sqlite://` address with a copy of a database, completely or not
    /// at all. The copy stays as it is, and the replaced database is kept.
    ///
    /// # Errors
    /// [`StoreError::InUse`] while a process uses the database, [`StoreError::Foreign`],
    /// [`StoreError::Newer`] or [`StoreError::Damaged`] if the copy cannot be used, or the system
    /// reports an error. Only [`StoreError::RestoreUnfinished`] means that the copy counts all the
    /// same.
    pub async fn restore(url: &str, copy: &Path) -> Result<Restored> {
        let database = Database::at(url)?;
        let Some(file) = database.file()? else { return Err(no_file(&database, RESTORE_INSTEAD)) };
        let from = DatabaseFile::at(copy).map_err(|error| match error {
            StoreError::Unwritable { file, source } => StoreError::Unreadable { file, source },
            error => error,
        })?;
        if from.path() == file.path() {
            return Err(StoreError::SameFile(copy.display().to_string()));
        }
        origin::refuse_to_replace_others(&file, &database.shown).await?;
        // Before the lock, whose file would stay behind if the copy can't be used.
        check_origin(copy).await?;
        let mut source = open_to_read(copy).await?;
        check_version(&mut source).await?;
        check_health(&mut source, copy).await?;
        let _lock = file.lock()?;
        file.try_writing()?;
        finish(&file)?;
        prepare(&mut source, &file).await?;
        Ok(Restored { replaced: finish(&file)?, database: file.path().to_owned() })
    }
}

/// Refuses the database itself as the target of its backup, and the names next to it that mean something.
fn refuse_own_files(database: &DatabaseFile, target: &Path) -> Result<()> {
    // A folder that isn't there is named when the file is to be created.
    let Ok(found) = canonical(target) else { return Ok(()) };
    let suffixes = ["", LOCK, SHARED_MEMORY, RESTORING, RESTORED].into_iter().chain(JOURNALS);
    if suffixes.map(|suffix| database.sibling(suffix)).any(|own| own == found) {
        Err(StoreError::OwnFile(target.display().to_string()))
    } else {
        Ok(())
    }
}

fn refuse_existing(target: &Path) -> Result<()> {
    if fs::exists(target).map_err(StoreError::with_file("looking for", target))? {
        Err(StoreError::BackupExists(target.display().to_string()))
    } else {
        Ok(())
    }
}

/// Writes a whole database into a new file, and waits until it is on disk.
async fn copy_into(source: &mut SqliteConnection, target: &Path) -> Result<()> {
    create_private(target).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::BackupExists(target.display().to_string()),
        _ => StoreError::with_file("creating", target)(error),
    })?;
    let written = write_into(source, target).await;
    if written.is_err() {
        // A partial copy is of no use.
        let _ = remove_if_there(target);
    }
    written
}

async fn write_into(source: &mut SqliteConnection, target: &Path) -> Result<()> {
    // The name is bound as text: one that isn't valid text would become another file.
    let name = target
        .to_str()
        .ok_or(ErrorKind::InvalidFilename.into())
        .map_err(StoreError::with_file("writing", target))?;
    sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(source)
        .await
        .doing("writing a copy of the database")?;
    sync(target).map_err(StoreError::with_file("writing", target))
}

async fn open_to_read(file: &Path) -> Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options
        .connect()
        .await
        .map_err(|source| StoreError::Open { url: file.display().to_string(), source })
}

fn no_file(database: &Database, instead: &'static str) -> StoreError {
    StoreError::NoFile { shown: database.shown.clone(), instead }
}

pub(super) fn refuse_unfinished(database: &DatabaseFile) -> Result<()> {
    if is_unfinished(database)? { Err(unfinished(database, None)) } else { Ok(()) }
}

/// Whether a copy is about to replace the database, which may already be gone.
pub(super) fn is_unfinished(database: &DatabaseFile) -> Result<bool> {
    let new = database.sibling(RESTORED);
    fs::exists(&new).map_err(StoreError::with_file("looking for", &new))
}

/// Completes an interrupted restore if it was decided, and otherwise removes its leftovers. Returns
/// the path under which the old database is kept. The caller must hold the database's lock.
pub(super) fn finish(database: &DatabaseFile) -> Result<Option<PathBuf>> {
    let partial = database.sibling(RESTORING);
    remove_if_there(&partial).map_err(StoreError::with_file("removing", &partial))?;
    if !is_unfinished(database)? {
        return Ok(None);
    }
    put_in_place(database).map_err(|source| unfinished(database, Some(source)))
}

/// Writes a complete copy next to the database, ready to replace it. The last step decides.
async fn prepare(source: &mut SqliteConnection, database: &DatabaseFile) -> Result<()> {
    let new = database.sibling(RESTORING);
    copy_into(source, &new).await?;
    if let Err(error) = merge_log(database.path()).await {
        // It may be damaged, or somebody reads it. The log moves along with the file.
        tracing::warn!(%error, "could not merge the replaced database's log into its file; both are kept");
    }
    let decided = free_name(database).and_then(|kept| {
        // A log with that name belonged to a database that somebody has removed.
        for journal in JOURNALS {
            remove_if_there(&kept.sibling(journal))?;
        }
        rename(&new, &database.sibling(RESTORED))
    });
    if decided.is_err() {
        let _ = remove_if_there(&new);
    }
    decided.map_err(StoreError::with_file("replacing", database.path()))
}

/// Moves the old database away, together with its logs, which would corrupt the new one.
fn put_in_place(database: &DatabaseFile) -> io::Result<Option<PathBuf>> {
    sync_folder(database.folder())?;
    let kept = free_name(database)?;
    let is_there = fs::exists(database.path())?;
    // The logs first: until the database itself has moved, a repetition finds the same name for both.
    for journal in JOURNALS {
        let log = database.sibling(journal);
        if is_there {
            rename_if_there(&log, &kept.sibling(journal))?
        } else {
            remove_if_there(&log)?
        }
    }
    remove_if_there(&database.sibling(SHARED_MEMORY))?;
    sync_folder(database.folder())?;
    rename_if_there(database.path(), kept.path())?;
    sync_folder(database.folder())?;
    rename(&database.sibling(RESTORED), database.path())?;
    sync_folder(database.folder())?;
    Ok(is_there.then(|| kept.path().to_owned()))
}

/// Merges the database's log into its file.
async fn merge_log(database: &Path) -> sqlx::Result<()> {
    if !fs::exists(database)? {
        return Ok(());
    }
    let mut connection = SqliteConnectOptions::new().filename(database).connect().await?;
    let merged = connection.execute(CHECKPOINT).await;
    connection.close().await?;
    merged.map(drop)
}

/// Returns `FILE.replaced-1`, or the first free number.
fn free_name(database: &DatabaseFile) -> io::Result<DatabaseFile> {
    for n in 1_u32.. {
        let name = database.sibling(&format!(".replaced-{n}"));
        if !fs::exists(&name)? {
            return DatabaseFile::at(&name).map_err(io::Error::other);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Checks that this version of the program, or an earlier one, wrote the copy. The bot updates an
/// earlier one when it starts.
async fn check_origin(copy: &Path) -> Result<()> {
    let shown = copy.display().to_string();
    fs::File::open(copy).map_err(|error| match error.kind() {
        ErrorKind::PermissionDenied => {
            StoreError::Unreadable { file: shown.clone(), source: error.into() }
        }
        _ => StoreError::with_file("opening", copy)(error),
    })?;
    origin::of_file(copy).await?.refuse_all_but_ours(&shown)
}

/// Refuses a copy that a later version of this program wrote.
async fn check_version(source: &mut SqliteConnection) -> Result<()> {
    let sql = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success";
    let latest = sqlx::query_scalar(sql).fetch_one(source).await;
    match latest.doing(schema::READING)? {
        later if later > Sqlite.latest() => Err(schema::newer(Sqlite, later)),
        _ => Ok(()),
    }
}

async fn check_health(source: &mut SqliteConnection, file: &Path) -> Result<()> {
    let damaged = |damage: String| StoreError::Damaged { file: file.display().to_string(), damage };
    let found: std::result::Result<Vec<String>, _> =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_all(source).await;
    match found {
        Ok(lines) if lines == ["ok"] => Ok(()),
        Ok(lines) => Err(damaged(lines.join("; "))),
        Err(error) => Err(damaged(error.to_string())),
    }
}

fn unfinished(database: &DatabaseFile, source: Option<io::Error>) -> StoreError {
    StoreError::RestoreUnfinished { file: database.path().display().to_string(), source }
}
