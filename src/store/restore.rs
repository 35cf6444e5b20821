//! Restoring a backup: a copy takes the place of the database, wherever that is interrupted.
//!
//! The copy is written beside the database as `FILE.restoring`. Renaming it to `FILE.restored` decides:
//! before that the database is untouched, and after that the copy is what counts. Whoever opens the database
//! to write first moves the old files away and the copy into their place ([`finish`]). All of that can be
//! repeated, so a process that is killed in the middle of it leaves nothing that the next one can't complete.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};

use super::copy::{copy_into, no_file, open_to_read};
use super::database::Database;
use super::dialect::Dialect::Sqlite;
use super::file::{DatabaseFile, JOURNALS, SHARED_MEMORY};
use super::file::{remove_if_there, rename, rename_if_there, sync};
use super::writer::CHECKPOINT;
use super::{Result, Store, StoreError, schema};

/// A copy that is being written.
const RESTORING: &str = ".restoring";
/// A whole copy that is to take the place of the database.
const RESTORED: &str = ".restored";

/// What to do with a server's database instead.
const INSTEAD: &str = "end the bot, and restore a copy with `pg_restore --clean --if-exists --single-transaction --dbname=URL FILE`";

/// What was restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The database as it is now.
    pub database: PathBuf,
    /// Where the database lies that was there before, if there was one.
    pub replaced: Option<PathBuf>,
}

impl Store {
    /// Puts a copy of a database in the place of the one at a `sqlite://` address, for good or not at
    /// all. The copy stays as it is; the database that is replaced is kept.
    ///
    /// # Errors
    /// [`StoreError::InUse`] while a process plays on the database, [`StoreError::Foreign`],
    /// [`StoreError::Newer`] or [`StoreError::Damaged`] if the copy cannot be gone on with, or what the
    /// system says. Only [`StoreError::RestoreUnfinished`] means that the copy counts all the same.
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

/// Refuses a database that is about to be replaced.
pub(super) fn refuse_unfinished(database: &DatabaseFile) -> Result<()> {
    match is_unfinished(database)? {
        true => Err(unfinished(database, None)),
        false => Ok(()),
    }
}

/// Whether a copy is about to take the place of the database, which may be gone already.
pub(super) fn is_unfinished(database: &DatabaseFile) -> Result<bool> {
    let new = database.beside(RESTORED);
    fs::exists(&new).map_err(StoreError::with_file("looking for", &new))
}

/// Completes a restore that was interrupted once it was decided, and removes what one left that wasn't.
/// Gives the name under which the old database is kept. The caller holds the database's lock.
pub(super) fn finish(database: &DatabaseFile) -> Result<Option<PathBuf>> {
    let partial = database.beside(RESTORING);
    remove_if_there(&partial).map_err(StoreError::with_file("removing", &partial))?;
    if !is_unfinished(database)? {
        return Ok(None);
    }
    put_in_place(database).map_err(|source| unfinished(database, Some(source)))
}

/// Writes a whole copy beside the database, ready to take its place. The last step decides.
async fn prepare(source: &mut SqliteConnection, database: &DatabaseFile) -> Result<()> {
    let new = database.beside(RESTORING);
    copy_into(source, &new).await?;
    if let Err(error) = settle(database.path()).await {
        // Damaged, perhaps, or somebody reads it: what isn't in the file yet goes where the file goes.
        tracing::warn!(%error, "the database that is replaced could not be closed in good order");
    }
    let decided = free_name(database).and_then(|kept| {
        // A log there belonged to a database that somebody has removed.
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

/// Moves the old database away, with what belongs to it alone: beside the new one, that would make a
/// database of neither.
fn put_in_place(database: &DatabaseFile) -> io::Result<Option<PathBuf>> {
    sync(database.folder())?;
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
    sync(database.folder())?;
    rename_if_there(database.path(), kept.path())?;
    sync(database.folder())?;
    rename(&database.beside(RESTORED), database.path())?;
    sync(database.folder())?;
    Ok(is_there.then(|| kept.path().to_owned()))
}

/// Brings everything that is saved into the file itself, if there is one.
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

/// `FILE.replaced-1`, or the first number that is free.
fn free_name(database: &DatabaseFile) -> io::Result<DatabaseFile> {
    for n in 1_u32.. {
        let name = database.beside(&format!(".replaced-{n}"));
        if !fs::exists(&name)? {
            return DatabaseFile::at(&name).map_err(io::Error::other);
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Whether this program wrote it, and not a later version of it. One that an earlier version wrote
/// is brought up to date when the bot starts.
async fn check_origin(source: &mut SqliteConnection, file: &Path) -> Result<()> {
    let foreign = || StoreError::Foreign(file.display().to_string());
    let query = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
    let applied: Vec<(i64, Vec<u8>)> = match sqlx::query_as(query).fetch_all(source).await {
        Ok(applied) => applied,
        // No such table, or no database at all.
        Err(sqlx::Error::Database(_)) => return Err(foreign()),
        Err(error) => return Err(schema::reading()(error)),
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
