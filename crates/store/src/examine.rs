//! Looks at a database without changing anything that stays: no file is created, no migration is
//! run, and what is written is rolled back, or gone with its connection.

use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection, Executor};

use super::database::Database;
use super::error::Doing;
use super::file::DatabaseFile;
use super::origin::{self, Origin};
use super::{Result, Store, StoreError, backup, lease, reader, schema};

#[derive(Debug)]
pub struct Examined {
    pub schema: Result<Schema>,
    pub write: Result<Duration>,
    pub users: Result<Vec<String>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    New,
    /// An earlier version of the program wrote it.
    Earlier,
    Current(i64),
}

impl Store {
    /// Looks at the database at this address. `None` if its file doesn't exist.
    pub async fn examine(url: &str) -> Result<Option<Examined>> {
        let database = Database::at(url)?;
        let file = database.file()?;
        if let Some(file) = &file {
            backup::refuse_unfinished(file)?;
            if !file.path().exists() {
                file.try_writing()?;
                return Ok(None);
            }
            origin::refuse_others_file(file, &database.shown).await?;
        }
        let mut connection = database.connect_plainly().await?;
        if file.is_none() {
            database.refuse_transaction_pooler(&mut connection).await?;
        }
        let examined = async {
            let schema =
                schema(&database, &mut connection).await.map_err(|error| database.advises(error));
            let file = file.as_ref();
            let known = schema.as_ref().ok().copied();
            Examined {
                write: write(&database, file, &mut connection).await,
                users: users(file, known, &mut connection).await,
                schema,
            }
        };
        let examined = match database.dialect.patience() {
            Some(patience) => tokio::time::timeout(3 * patience, examined).await,
            None => Ok(examined.await),
        };
        let examined = examined.map_err(|_| database.cannot_open(reader::timed_out()))?;
        connection.close().await.doing("closing the connection")?;
        Ok(Some(examined))
    }
}

async fn schema(database: &Database, connection: &mut AnyConnection) -> Result<Schema> {
    if origin::of(database.dialect, connection).await? == Origin::Empty {
        return Ok(Schema::New);
    }
    match schema::refuse_other(database, connection).await {
        Ok(()) => Ok(Schema::Current(database.dialect.latest())),
        Err(StoreError::Outdated) => Ok(Schema::Earlier),
        Err(error) => Err(error),
    }
}

/// Writes something that doesn't stay, and measures how long that takes to be on disk.
async fn write(
    database: &Database,
    file: Option<&DatabaseFile>,
    connection: &mut AnyConnection,
) -> Result<Duration> {
    let dialect = database.dialect;
    let took = file.map(DatabaseFile::try_writing).transpose()?;
    let rolled_back = async {
        connection.execute(dialect.begin_to_write()).await?;
        let made = connection.execute("CREATE TABLE doctor (n BIGINT)").await;
        connection.execute("ROLLBACK").await?;
        made.map(drop)
    };
    rolled_back.await.map_err(|source| match file {
        Some(_) => database.cannot_open(source),
        None => database.advises(StoreError::Sql { doing: "writing something", source }),
    })?;
    match took {
        // A commit would leave something behind. Most of its time is spent waiting for the disk.
        Some(took) => Ok(took),
        None => {
            let began = Instant::now();
            let committed = async {
                connection.execute(dialect.begin_to_write()).await?;
                connection.execute("SET LOCAL synchronous_commit = on").await?;
                connection
                    .execute("CREATE TEMPORARY TABLE doctor (n BIGINT) ON COMMIT DROP")
                    .await?;
                connection.execute("COMMIT").await
            };
            committed.await.doing("committing something")?;
            Ok(began.elapsed())
        }
    }
}

async fn users(
    file: Option<&DatabaseFile>,
    schema: Option<Schema>,
    connection: &mut AnyConnection,
) -> Result<Vec<String>> {
    match file {
        Some(file) => {
            let failed = StoreError::with_file("looking at the lock of", file.path());
            if file.is_locked().map_err(failed)? {
                Ok(vec!["a process on this machine".to_owned()])
            } else {
                Ok(Vec::new())
            }
        }
        None if schema == Some(Schema::New) => Ok(Vec::new()),
        None => lease::holders(connection).await,
    }
}
