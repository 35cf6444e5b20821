//! Connecting to a database, to read or to write.
//!
//! Owns the address, which may contain a password; it is only ever shown without it.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor};

use super::address::{self, without_password};
use super::dialect::Dialect;
use super::error::Doing;
use super::file::DatabaseFile;
use super::reader::{Reader, timed_out};
use super::{Result, StoreError};

/// The number of reading connections: enough for the bot, since a read takes microseconds.
const READERS: u32 = 4;

/// How long to wait for a connection: longer than commits should ever queue, and short enough that
/// a person still gets an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a server may take to answer a new connection.
const CONNECTING: Duration = Duration::from_secs(3);

#[derive(Clone)]
pub(super) struct Database {
    pub(super) dialect: Dialect,
    pub(super) shown: String,
    writer: AnyConnectOptions,
    reader: AnyConnectOptions,
    file: Option<std::path::PathBuf>,
}

impl std::fmt::Debug for Database {
    /// Leaves out the options, which contain the password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Database").field(&self.shown).finish()
    }
}

impl Database {
    pub(super) fn at(url: &str) -> Result<Database> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url).ok_or(StoreError::Scheme)?;
        let shown = without_password(url);
        Ok(match dialect {
            Dialect::Sqlite => {
                let writer = address::of_file(url, "rw")?;
                let file = SqliteConnectOptions::try_from(&writer)
                    .map_err(|source| cannot_open(&shown, source))?;
                Database {
                    dialect,
                    writer,
                    reader: address::of_file(url, "ro")?,
                    file: Some(file.get_filename().to_owned()),
                    shown,
                }
            }
            Dialect::Postgres => {
                let options = address::of_server(url)?;
                Database { dialect, writer: options.clone(), reader: options, file: None, shown }
            }
        })
    }

    pub(super) fn file(&self) -> Result<Option<DatabaseFile>> {
        self.file.as_deref().map(DatabaseFile::at).transpose()
    }

    /// Whether its file is certain not to be there.
    pub(super) fn is_gone(&self) -> bool {
        self.file.as_ref().is_some_and(|file| matches!(file.try_exists(), Ok(false)))
    }

    pub(super) async fn connect(&self) -> sqlx::Result<AnyConnection> {
        let connecting = async {
            let mut writer = self.writer.connect().await?;
            writer.execute(self.dialect.writer_settings()).await?;
            Ok(writer)
        };
        tokio::time::timeout(CONNECTING, connecting).await.unwrap_or_else(|_| Err(timed_out()))
    }

    /// Connects without any settings, which could change a file.
    pub(super) async fn connect_plainly(&self) -> Result<AnyConnection> {
        let connected = tokio::time::timeout(CONNECTING, self.writer.connect())
            .await
            .unwrap_or_else(|_| Err(timed_out()));
        connected.map_err(|source| self.cannot_open(source))
    }

    pub(super) async fn readers(&self) -> Result<Reader> {
        let settings = self.dialect.reader_settings();
        let options = AnyPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .after_connect(move |reader, _| {
                Box::pin(async move {
                    reader.execute(settings).await?;
                    Ok(())
                })
            })
            // A connection that failed to end its transaction would see the same old data for ever.
            .before_acquire(|reader, _| {
                let is_free = !reader.is_in_transaction();
                Box::pin(async move { Ok(is_free) })
            });
        let options = match self.dialect {
            // A file's connection does not age.
            Dialect::Sqlite => options.max_lifetime(None).idle_timeout(None),
            // A connection that no longer answers is detected before it is used.
            Dialect::Postgres => options.acquire_timeout(CONNECTING),
        };
        let connected = options.connect_with(self.reader.clone()).await;
        Ok(Reader {
            pool: connected.map_err(|source| self.cannot_open(source))?,
            patience: self.dialect.patience(),
        })
    }

    /// A server that lets the bot do nothing, and a disk that is full, say what to do about it.
    pub(super) fn advises(&self, error: StoreError) -> StoreError {
        let source = match error {
            StoreError::Migrate(
                MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _),
            ) => source,
            StoreError::Sql { source, .. } => source,
            other => return other,
        };
        self.cannot_open(source)
    }

    /// Why there is no connection. A file that can't be written says what to do about it.
    pub(super) fn cannot_open(&self, source: sqlx::Error) -> StoreError {
        match &self.file {
            Some(_) if is_busy(&source) => StoreError::Busy { file: self.shown.clone(), source },
            // One that is missing is said to be that.
            Some(file) if is_about_rights(&source) && file.exists() => {
                StoreError::unwritable(self.shown.clone(), source)
            }
            Some(_) => cannot_open(&self.shown, source),
            None if is_about_a_file(&source) && !self.has_socket() => {
                StoreError::Refused { shown: self.shown.clone(), advice: VARIABLES, source }
            }
            None => server_refuses(&self.shown, source),
        }
    }

    /// Whether the server is reached through a file on this machine.
    fn has_socket(&self) -> bool {
        let options = PgConnectOptions::try_from(&self.writer);
        options.is_ok_and(|to| to.get_socket().is_some() || to.get_host().starts_with('/'))
    }

    /// Refuses a pooler that hands the server's sessions out by the transaction: two connections
    /// that are open at the same time have the same session there.
    pub(super) async fn refuse_transaction_pooler(&self, one: &mut AnyConnection) -> Result<()> {
        let mut other = self.connect_plainly().await?;
        let mut is_shared = false;
        // Somebody else's transaction may come in between.
        for _ in 0..3 {
            let (one, other) = (session(one).await?, session(&mut other).await?);
            is_shared |= one == other;
        }
        other.close().await.doing(SESSION)?;
        if is_shared { Err(StoreError::TransactionPooler(self.shown.clone())) } else { Ok(()) }
    }
}

const SESSION: &str = "asking for the server's session";

/// The number of the server's process behind a connection. Not prepared, which such a pooler refuses.
async fn session(connection: &mut AnyConnection) -> Result<i64> {
    let sql = "SELECT CAST(pg_backend_pid() AS BIGINT)";
    let row = sqlx::raw_sql(sql).fetch_one(connection).await;
    row.and_then(|row| super::sql::read(&row)).doing(SESSION)
}

/// The files that the address names are there.
const VARIABLES: &str = "PGSSLROOTCERT, PGSSLCERT or PGSSLKEY names a file that isn't there; let it name one that the bot's user can read, or leave the variable out for the bot (there is no PGSSLROOTCERT=system)";

/// Whether a file isn't there, or is a folder.
fn is_about_a_file(error: &sqlx::Error) -> bool {
    use std::io::ErrorKind::{IsADirectory, NotFound};
    matches!(error, sqlx::Error::Io(error) if matches!(error.kind(), NotFound | IsADirectory))
}

/// What a server's refusal means. Its codes are PostgreSQL's.
fn server_refuses(shown: &str, source: sqlx::Error) -> StoreError {
    let shown = shown.to_owned();
    let advice = match StoreError::code_of(&source).as_deref() {
        None if is_about_a_file(&source) => {
            "there's no server's socket in the folder that its host is, or in the usual one if it names no host; name the host"
        }
        None if matches!(source, sqlx::Error::Tls(_)) => {
            "the encrypted connection fails; its certificate has to be for the host that the address names, and of an authority that the bot knows or that sslrootcert=FILE names, and a server without encryption needs sslmode=disable"
        }
        Some("28P01") => {
            "it refuses the user's password; everything in it but letters and digits has to be written as a code, such as %40 for @"
        }
        Some("28000") => {
            "it lets this user in neither from here nor in this way; its pg_hba.conf says who may connect, and whether with sslmode=require"
        }
        Some("3D000") => "it has no such database; make it, or name one that is there",
        Some("53300") => "all its connections are in use; close others, or let it have more",
        Some("53100") => "its disk is full; make room there",
        Some("57P03") => "it's starting or stopping; try again in a moment",
        Some("42501") => return StoreError::NotOwner { shown, source },
        // A prepared statement is there already, or isn't: another session has it.
        Some("42P05" | "26000") => return StoreError::TransactionPooler(shown),
        Some("25006") => {
            "the server takes no writes, because it is a standby or default_transaction_read_only is on; name one that does"
        }
        // PgBouncer names the parameter.
        Some("08P01") if source.to_string().contains("unsupported startup parameter") => {
            "a pooler stands before it; PgBouncer needs the line `ignore_startup_parameters = extra_float_digits` among its settings"
        }
        _ => return cannot_open(&shown, source),
    };
    StoreError::Refused { shown, advice, source }
}

/// SQLite's code of an error; what it means in detail is in its higher bits.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    StoreError::code_of(error)?.parse().ok()
}

/// Whether another connection kept a SQLite file locked for too long: SQLITE_BUSY.
fn is_busy(error: &sqlx::Error) -> bool {
    sqlite_code(error).is_some_and(|code| code & 0xff == 5)
}

/// Whether SQLite may not write a file, or has no space for it.
pub(super) fn is_about_rights(error: &sqlx::Error) -> bool {
    // SQLITE_READONLY, SQLITE_FULL and SQLITE_CANTOPEN.
    const WHOLE: [u32; 3] = [8, 13, 14];
    // The parts of SQLITE_IOERR that are about writing, syncing, and opening and growing shared memory.
    const WRITING: [u32; 6] = [3, 4, 6, 18, 19, 21];
    sqlite_code(error).is_some_and(|code| match code & 0xff {
        10 => WRITING.contains(&(code >> 8)),
        code => WHOLE.contains(&code),
    })
}

fn cannot_open(shown: &str, source: sqlx::Error) -> StoreError {
    StoreError::Open { url: shown.to_owned(), source }
}
