//! Recognises whether a database is ours. Another program's is refused before anything of it is
//! changed: neither its rights nor its journal, and nothing is created next to it.

use std::fs;
use std::path::Path;

use sqlx::{AnyConnection, ConnectOptions, Connection};

use super::address;
use super::database::is_about_rights;
use super::dialect::Dialect;
use super::error::Doing;
use super::file::DatabaseFile;
use super::migrations::LISTED;
use super::sql::{Run, row};
use super::{Result, StoreError};

const LOOKING: &str = "finding out whose database it is";

const NAMED: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// There is nothing in it, so it can become this program's.
    Empty,
    /// This program's, of whatever version.
    Ours,
    /// Another program's, and how one can tell.
    Other(String),
}

row! {
    struct Applied {
        version: i64,
        checksum: String,
    }
}

/// Finds out whose database is behind this connection.
pub(super) async fn of(dialect: Dialect, connection: &mut AnyConnection) -> Result<Origin> {
    if dialect == Dialect::Sqlite {
        let id: i64 = connection.one(LOOKING, "PRAGMA application_id", ()).await?;
        if id != 0 {
            return Ok(Origin::Other(format!("it has the application id {id}")));
        }
        // Some programs number their versions before they have a table.
        let version: i64 = connection.one(LOOKING, "PRAGMA user_version", ()).await?;
        if version != 0 {
            let found = format!("another program has marked it with the version {version}");
            return Ok(Origin::Other(found));
        }
    }
    let tables: Vec<String> = connection.all(LOOKING, dialect.tables(), ()).await?;
    if tables.is_empty() {
        return Ok(Origin::Empty);
    }
    if !tables.iter().any(|name| name == LISTED) {
        return Ok(Origin::Other(named(&tables)));
    }
    let other = || Origin::Other("another program keeps its migrations in it".to_owned());
    let applied: Vec<Applied> = match connection.all(LOOKING, dialect.applied(), ()).await {
        // Another program has given the same table other columns.
        Err(error) if error.is_unknown_name() => return Ok(other()),
        applied => applied?,
    };
    // A process was killed before its first migration.
    if applied.is_empty() && tables.len() == 1 {
        return Ok(Origin::Empty);
    }
    let known: Vec<_> = applied.iter().filter(|one| one.version <= dialect.latest()).collect();
    let is_ours = |one: &&Applied| {
        let mut ours = dialect.migrations().iter();
        ours.any(|m| m.version == one.version && hex::encode(&m.checksum) == one.checksum)
    };
    if !known.is_empty() && known.iter().all(is_ours) { Ok(Origin::Ours) } else { Ok(other()) }
}

/// The first tables of another program, and how many more there are.
fn named(tables: &[String]) -> String {
    let first =
        tables.iter().take(NAMED).map(|name| format!("“{name}”")).collect::<Vec<_>>().join(", ");
    match tables.len().saturating_sub(NAMED) {
        0 => format!("it has tables of another program: {first}"),
        more => format!("it has tables of another program: {first} and {more} more"),
    }
}

/// Finds out whose file it is, which exists.
pub(super) async fn of_file(path: &Path) -> Result<Origin> {
    // SQLite creates nothing next to a file of which it believes that nobody ever changes it.
    match look(path, "?immutable=true").await {
        // What it has may still be in its log, or somebody is changing it.
        Ok(Origin::Empty) | Err(StoreError::Sql { .. }) => look(path, "").await,
        found => found,
    }
}

async fn look(path: &Path, parameters: &str) -> Result<Origin> {
    let options = address::of_path(path, parameters)?;
    let url = path.display().to_string();
    let mut connection = match options.connect().await {
        Ok(connection) => connection,
        Err(error) if is_no_database(&error) => return Ok(no_database()),
        Err(source) if is_about_rights(&source) => return Err(StoreError::unwritable(url, source)),
        Err(source) => return Err(StoreError::Open { url, source }),
    };
    let found = of(Dialect::Sqlite, &mut connection).await;
    connection.close().await.doing(LOOKING)?;
    match found {
        Err(StoreError::Sql { source, .. }) if is_no_database(&source) => Ok(no_database()),
        // To read what is in its log, SQLite has to write next to it.
        Err(StoreError::Sql { source, .. }) if is_about_rights(&source) => {
            Err(StoreError::unwritable(url, source))
        }
        found => found,
    }
}

fn no_database() -> Origin {
    Origin::Other("it is not a database at all".to_owned())
}

/// Whether this is SQLite's error for a file that isn't a database.
fn is_no_database(error: &sqlx::Error) -> bool {
    StoreError::code_of(error).as_deref() == Some("26")
}

impl Origin {
    pub(super) fn refuse_other(self, shown: &str) -> Result<Origin> {
        match self {
            Origin::Other(found) => Err(StoreError::Foreign { database: shown.to_owned(), found }),
            ours => Ok(ours),
        }
    }

    /// Refuses a database in which this program has never stored anything.
    pub(super) fn refuse_all_but_ours(self, shown: &str) -> Result<()> {
        match self.refuse_other(shown)? {
            Origin::Empty => Err(StoreError::Foreign {
                database: shown.to_owned(),
                found: "it is empty".to_owned(),
            }),
            _ => Ok(()),
        }
    }
}

/// Refuses a file of another program. Returns whose it is; `None` if there is none.
pub(super) async fn refuse_others_file(file: &DatabaseFile, shown: &str) -> Result<Option<Origin>> {
    if file.path().exists() {
        of_file(file.path()).await?.refuse_other(shown).map(Some)
    } else {
        Ok(None)
    }
}

/// Refuses to move away a file of another program. One that can't be read any more, or isn't a database any
/// more, may be this program's, if it has a lock: then it is what a backup is for.
pub(super) async fn refuse_to_replace_others(file: &DatabaseFile, shown: &str) -> Result<()> {
    let was_used = fs::exists(file.lock_path()).unwrap_or(false);
    match refuse_others_file(file, shown).await {
        Err(StoreError::Foreign { .. } | StoreError::Sql { .. } | StoreError::Open { .. })
            if was_used && !is_whole(file).await =>
        {
            Ok(())
        }
        refused => refused.map(drop),
    }
}

/// Whether a file is a database that can be read.
async fn is_whole(file: &DatabaseFile) -> bool {
    let Ok(options) = address::of_path(file.path(), "?immutable=true") else { return false };
    let Ok(mut connection) = options.connect().await else { return false };
    let tables: Result<Vec<String>> = connection.all(LOOKING, Dialect::Sqlite.tables(), ()).await;
    tables.is_ok()
}
