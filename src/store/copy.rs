//! Copies of the database: making one, and putting one in force.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor};

use super::database::Database;
use super::dialect::Dialect::Sqlite;
use super::file::{DatabaseFile, JOURNALS, SHARED_MEMORY, create_private, sync};
use super::writer::CHECKPOINT;
use super::{Result, Store, StoreError, schema};

/// What was put in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The database as it is now.
    pub database: PathBuf,
    /// Where the database lies that was there before, if there was one.
    pub replaced: Option<PathBuf>,
}

/// What is done with a server's database instead.
const INSTEAD_OF_BACKUP: &str =
    "copy it with `pg_dump --format=custom --file=FILE URL`, also while the bot runs";
const INSTEAD_OF_RESTORE: &str = "end the bot, and put a copy in force with `pg_restore --clean --if-exists --single-transaction --dbname=URL FILE`";

impl Store {
    /// Writes a consistent copy of the database, also while the bot runs, for its owner's eyes only.
    ///
    /// # Errors
    /// The target exists or cannot be written.
    pub async fn backup(&self, target: &Path) -> Result<()> {
        let Some(database) = self.database.file()? else {
            return Err(no_file(&self.database, INSTEAD_OF_BACKUP));
        };
        let mut source = open_to_read(database.path()).await?;
        match create_private(target) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                return Err(StoreError::BackupExists(target.display().to_string()));
            }
            made => made.map_err(StoreError::with_file("making", target))?,
        }
        let written = copy_into(&mut source, target).await;
        if written.is_err() {
            // What is half a copy is none.
            let _ = fs::remove_file(target);
        }
        written
    }

    /// Puts a copy of a database in the place of the one at a `sqlite://` address, at once and for
    /// good or not at all. The copy stays as it is; the database that is replaced is kept.
    ///
    /// # Errors
    /// [`StoreError::InUse`] while a process plays on the database, [`StoreError::Foreign`],
    /// [`StoreError::Newer`] or [`StoreError::Damaged`] if the copy cannot be gone on with, or what
    /// the system says.
    pub async fn restore(url: &str, copy: &Path) -> Result<Restored> {
        let database = Database::at(url)?;
        let Some(database) = database.file()? else {
            return Err(no_file(&database, INSTEAD_OF_RESTORE));
        };
        if DatabaseFile::at(copy)?.path() == database.path() {
            return Err(StoreError::SameFile(copy.display().to_string()));
        }
        let _lock = database.lock()?;
        let mut source = open_to_read(copy).await?;
        check_origin(&mut source, copy).await?;
        check_health(&mut source, copy).await?;

        // Beside the database, since only within a file system a file takes another's place at once.
        let new = database.beside(".restoring");
        let failed = StoreError::with_file("writing", &new);
        match fs::remove_file(&new) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(error)),
            _ => create_private(&new).map_err(failed)?,
        }
        let replaced = match copy_into(&mut source, &new).await {
            Ok(()) => replace(&database, &new).await,
            Err(error) => Err(error),
        };
        if replaced.is_err() {
            let _ = fs::remove_file(&new);
        }
        Ok(Restored {
            replaced: replaced?,
            database: database.path().to_owned(),
        })
    }
}

/// Writes all that a database holds into an empty file, down to the disk.
async fn copy_into(source: &mut SqliteConnection, target: &Path) -> Result<()> {
    sqlx::query("VACUUM INTO ?")
        .bind(target.to_string_lossy())
        .execute(source)
        .await
        .map_err(StoreError::while_("writing a copy of the database"))?;
    sync(target).map_err(StoreError::with_file("writing", target))
}

async fn open_to_read(file: &Path) -> Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.connect().await.map_err(|error| match error {
        sqlx::Error::Database(error) if is_no_database(error.as_ref()) => foreign(file),
        source => StoreError::Open {
            url: file.display().to_string(),
            source,
        },
    })
}

/// Whether this program wrote it, and not a later version of it. One that an earlier version wrote
/// is brought up to date when the bot starts.
async fn check_origin(source: &mut SqliteConnection, file: &Path) -> Result<()> {
    let query = "SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version";
    let applied: Vec<(i64, Vec<u8>)> = match sqlx::query_as(query).fetch_all(source).await {
        Ok(applied) => applied,
        // No such table, or no database at all.
        Err(sqlx::Error::Database(_)) => return Err(foreign(file)),
        Err(error) => {
            return Err(schema::reading()(error));
        }
    };
    let (known, later): (Vec<_>, Vec<_>) = applied
        .into_iter()
        .partition(|(version, _)| *version <= schema::latest(Sqlite));
    let is_ours = |(version, checksum): &(i64, Vec<u8>)| {
        let mut ours = Sqlite.migrations().iter();
        ours.any(|m| m.version == *version && *m.checksum == checksum[..])
    };
    if known.is_empty() || !known.iter().all(is_ours) {
        return Err(foreign(file));
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

/// Puts a file in the place of the database, which is kept under another name.
async fn replace(database: &DatabaseFile, new: &Path) -> Result<Option<PathBuf>> {
    let failed = || StoreError::with_file("replacing", database.path());
    let kept = match fs::exists(database.path()).map_err(failed())? {
        true => Some(keep(database).await.map_err(failed())?),
        false => None,
    };
    fs::rename(new, database.path()).map_err(failed())?;
    let folder = database.path().parent().unwrap_or(Path::new("/"));
    sync(folder).map_err(failed())?;
    Ok(kept)
}

/// Gives the database a second name, and takes away what belongs to it alone: with the file that
/// takes its place, it would make a database of neither.
async fn keep(database: &DatabaseFile) -> io::Result<PathBuf> {
    if let Err(error) = settle(database.path()).await {
        // Damaged, perhaps: what has not come into the file goes where the file goes.
        tracing::warn!(%error, "the database that is replaced could not be closed in good order");
    }
    let kept = free_name(database)?;
    // A file system that knows no second names gets a second file.
    fs::hard_link(database.path(), kept.path())
        .or_else(|_| fs::copy(database.path(), kept.path()).map(drop))?;
    for journal in JOURNALS {
        let moved = fs::rename(database.beside(journal), kept.beside(journal));
        unless_missing(moved)?;
    }
    unless_missing(fs::remove_file(database.beside(SHARED_MEMORY)))?;
    Ok(kept.path().to_owned())
}

/// Brings everything that is saved into the file itself.
async fn settle(database: &Path) -> sqlx::Result<()> {
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

fn unless_missing(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

fn no_file(database: &Database, instead: &'static str) -> StoreError {
    StoreError::NoFile {
        shown: database.shown.clone(),
        instead,
    }
}

fn foreign(file: &Path) -> StoreError {
    StoreError::Foreign(file.display().to_string())
}

/// What SQLite says of a file that is something else.
fn is_no_database(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().as_deref() == Some("26")
}
