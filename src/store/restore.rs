//! Restores a backup: a copy replaces the database, safely even if interrupted.
//!
//! The copy is written next to the database as `FILE.restoring`. Renaming it to `FILE.restored`
//! decides: before that the database is untouched, and after that the copy is what counts. The next
//! process that opens the database for writing moves the old files away and the copy into their
//! place ([`finish`]). All of this can be repeated, so the next process can complete whatever a
//! killed one left.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};

use super::backup::{copy_into, no_file, open_to_read};
use super::database::Database;
use super::dialect::Dialect::Sqlite;
use super::file::{DatabaseFile, JOURNALS, SHARED_MEMORY};
use super::file::{remove_if_there, rename, rename_if_there, sync_folder};
use super::writer::CHECKPOINT;
use super::{Result, Store, StoreError, schema};

const RESTORING: &str = ".restoring";
/// The suffix of a complete copy that will replace the database.
const RESTORED: &str = ".restored";

/// How to restore a server's database instead.
const INSTEAD: &str = "stop the bot, and restore a copy with `pg_restore --clean --if-exists --single-transaction --dbname=URL FILE`";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    pub database: PathBuf,
    /// Where the replaced database is kept, if there was one.
    pub replaced: Option<PathBuf>,
}

impl Store {
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
        let Some(file) = database.file()? else {
            return Err(no_file(&database, INSTEAD));
        };
        if DatabaseFile::at(copy)?.path() == file.path() {
            return Err(StoreError::SameFile(copy.display().to_string()));
        }
        let _lock = file.lock()?;
        finish(&file)?;
        let mut source = open_to_read(copy).await?;
        check_origin(&mut source, copy).await?;
        check_health(&mut source, copy).await?;
        prepare(&mut source, &file).await?;
        Ok(Restored {
            replaced: finish(&file)?,
            database: file.path().to_owned(),
        })
    }
}

/// Returns an error if the database is about to be replaced.
pub(super) fn refuse_unfinished(database: &DatabaseFile) -> Result<()> {
    match is_unfinished(database)? {
        true => Err(unfinished(database, None)),
        false => Ok(()),
    }
}

/// Whether a copy is about to replace the database, which may already be gone.
pub(super) fn is_unfinished(database: &DatabaseFile) -> Result<bool> {
    let new = database.beside(RESTORED);
    fs::exists(&new).map_err(StoreError::with_file("looking for", &new))
}

/// Completes an interrupted restore if it was decided, and otherwise removes its leftovers. Returns
/// the path under which the old database is kept. The caller must hold the database's lock.
pub(super) fn finish(database: &DatabaseFile) -> Result<Option<PathBuf>> {
    let partial = database.beside(RESTORING);
    remove_if_there(&partial).map_err(StoreError::with_file("removing", &partial))?;
    if !is_unfinished(database)? {
        return Ok(None);
    }
    put_in_place(database).map_err(|source| unfinished(database, Some(source)))
}

/// Writes a complete copy next to the database, ready to replace it. The last step decides.
async fn prepare(source: &mut SqliteConnection, database: &DatabaseFile) -> Result<()> {
    let new = database.beside(RESTORING);
    copy_into(source, &new).await?;
    if let Err(error) = settle(database.path()).await {
        // It may be damaged, or somebody reads it. The log moves along with the file.
        tracing::warn!(%error, "could not merge the replaced database's log into its file; both are kept");
    }
    let decided = free_name(database).and_then(|kept| {
        // A log with that name belonged to a database that somebody has removed.
        for journal in JOURNALS {
            remove_if_there(&kept.beside(journal))?;
        }
        rename(&new, &database.beside(RESTORED))
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
        let log = database.beside(journal);
        match is_there {
            true => rename_if_there(&log, &kept.beside(journal))?,
            false => remove_if_there(&log)?,
        }
    }
    remove_if_there(&database.beside(SHARED_MEMORY))?;
    sync_folder(database.folder())?;
    rename_if_there(database.path(), kept.path())?;
    sync_folder(database.folder())?;
    rename(&database.beside(RESTORED), database.path())?;
    sync_folder(database.folder())?;
    Ok(is_there.then(|| kept.path().to_owned()))
}

/// Merges the log into the database file, if there is one.
async fn settle(database: &Path) -> sqlx::Result<()> {
    if !fs::exists(database)? {
        return Ok(());
    }
    let options = SqliteConnectOptions::new().filename(database);
    let mut connection = options.connect().await?;
    let settled = connection.execute(CHECKPOINT).await;
    connection.close().await?;
    settled.map(drop)
}

/// Returns `FILE.replaced-1`, or the first free number.
fn free_name(database: &DatabaseFile) -> io::Result<DatabaseFile> {
    for n in 1_u32.. {
        let name = database.beside(&format!(".replaced-{n}"));
        if !fs::exists(&name)? {
            return DatabaseFile::at(&name).map_err(io::Error::other);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Checks that this version of the program, or an earlier one, wrote the copy. The bot updates an
/// earlier one when it starts.
async fn check_origin(source: &mut SqliteConnection, file: &Path) -> Result<()> {
    let foreign = || StoreError::Foreign(file.display().to_string());
    let query = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
    let applied: Vec<(i64, Vec<u8>)> = match sqlx::query_as(query).fetch_all(source).await {
        Ok(applied) => applied,
        // No such table, or no database at all.
        Err(sqlx::Error::Database(_)) => return Err(foreign()),
        Err(error) => return Err(StoreError::while_(schema::READING)(error)),
    };
    let (known, later): (Vec<_>, Vec<_>) = applied
        .into_iter()
        .partition(|(version, _)| *version <= schema::latest(Sqlite));
    let is_ours = |(version, checksum): &(i64, Vec<u8>)| {
        let mut ours = Sqlite.migrations().iter();
        ours.any(|m| m.version == *version && *m.checksum == checksum[..])
    };
    if known.is_empty() || !known.iter().all(is_ours) {
        return Err(foreign());
    }
    later
        .last()
        .map_or(Ok(()), |(version, _)| Err(schema::newer(Sqlite, *version)))
}

async fn check_health(source: &mut SqliteConnection, file: &Path) -> Result<()> {
    let damaged = |damage: String| StoreError::Damaged {
        file: file.display().to_string(),
        damage,
    };
    let found: std::result::Result<Vec<String>, _> = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(source)
        .await;
    match found {
        Ok(lines) if lines == ["ok"] => Ok(()),
        Ok(lines) => Err(damaged(lines.join("; "))),
        Err(error) => Err(damaged(error.to_string())),
    }
}

fn unfinished(database: &DatabaseFile, source: Option<io::Error>) -> StoreError {
    StoreError::RestoreUnfinished {
        file: database.path().display().to_string(),
        source,
    }
}
