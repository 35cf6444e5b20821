//! Backups: complete copies of a database file.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::database::Database;
use super::file::{
    create_private, folder_of, remove_if_there, rename, sync, sync_folder, with_suffix,
};
use super::{Result, Store, StoreError};

const PART: &str = ".part";

/// How to back up a server's database instead.
const INSTEAD: &str =
    "copy it with `pg_dump --format=custom --file=FILE URL`, even while the bot runs";

impl Store {
    /// Writes a consistent copy of the database, even while the bot runs; only its owner can read
    /// it. Until the copy is complete, its name ends in `.part`.
    ///
    /// # Errors
    /// The target exists or cannot be written.
    pub async fn backup(&self, target: &Path) -> Result<()> {
        let Some(database) = self.database.file()? else {
            return Err(no_file(&self.database, INSTEAD));
        };
        let mut source = open_to_read(database.path()).await?;
        refuse_existing(target)?;
        let part = with_suffix(target, PART);
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
}

fn refuse_existing(target: &Path) -> Result<()> {
    match fs::exists(target).map_err(StoreError::with_file("looking for", target))? {
        true => Err(StoreError::BackupExists(target.display().to_string())),
        false => Ok(()),
    }
}

/// Writes a whole database into a new file, and waits until it is on disk.
///
/// # Errors
/// The file already exists, or cannot be written; a partial copy is removed.
pub(super) async fn copy_into(source: &mut SqliteConnection, target: &Path) -> Result<()> {
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
    let name = target.to_str().ok_or(ErrorKind::InvalidFilename.into());
    let name = name.map_err(StoreError::with_file("writing", target))?;
    sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(source)
        .await
        .map_err(StoreError::while_("writing a copy of the database"))?;
    sync(target).map_err(StoreError::with_file("writing", target))
}

pub(super) async fn open_to_read(file: &Path) -> Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.connect().await.map_err(|error| match error {
        sqlx::Error::Database(error) if is_no_database(error.as_ref()) => {
            StoreError::Foreign(file.display().to_string())
        }
        source => StoreError::Open {
            url: file.display().to_string(),
            source,
        },
    })
}

pub(super) fn no_file(database: &Database, instead: &'static str) -> StoreError {
    StoreError::NoFile {
        shown: database.shown.clone(),
        instead,
    }
}

/// Whether this is SQLite's error for a file that isn't a database.
fn is_no_database(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().as_deref() == Some("26")
}
