//! Where the database is, and how it is connected to.
//!
//! Owns the address, which may hold a password: it is shown without.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor};

use super::dialect::Dialect;
use super::file::DatabaseFile;
use super::reader::Reader;
use super::{Result, StoreError};

/// Enough for the bot's reads; a read is a matter of microseconds.
const READERS: u32 = 4;

/// How long anybody waits for a connection: longer than any queue of commits should ever be, and
/// short enough that a person still gets an answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a server may take to answer a new connection.
const CONNECTING: Duration = Duration::from_secs(3);

/// A database, whether it can be reached or not.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) dialect: Dialect,
    /// The address without the password.
    pub(super) shown: String,
    writer: AnyConnectOptions,
    reader: AnyConnectOptions,
    /// Where SQLite keeps it.
    file: Option<std::path::PathBuf>,
}

impl Database {
    pub(super) fn at(url: &str) -> Result<Database> {
        sqlx::any::install_default_drivers();
        let dialect = Dialect::of(url).ok_or_else(|| StoreError::Scheme(without_password(url)))?;
        let shown = without_password(url);
        let failed = |source| cannot_open(&shown, source);
        Ok(match dialect {
            Dialect::Sqlite => {
                let options: SqliteConnectOptions = url.parse().map_err(failed)?;
                let file = options.get_filename().to_owned();
                let any = |options: SqliteConnectOptions| {
                    AnyConnectOptions::from_url(&options.to_url_lossy())
                };
                Database {
                    dialect,
                    writer: any(options.clone()).map_err(failed)?,
                    reader: any(options.read_only(true)).map_err(failed)?,
                    file: Some(file),
                    shown,
                }
            }
            Dialect::Postgres => {
                let options: AnyConnectOptions = url.parse().map_err(failed)?;
                Database {
                    dialect,
                    writer: options.clone(),
                    reader: options,
                    file: None,
                    shown,
                }
            }
        })
    }

    /// The file of a SQLite database.
    pub(super) fn file(&self) -> Result<Option<DatabaseFile>> {
        self.file.as_deref().map(DatabaseFile::at).transpose()
    }

    /// A connection that writes.
    pub(super) async fn connect(&self) -> sqlx::Result<AnyConnection> {
        let connecting = async {
            let mut writer = self.writer.connect().await?;
            let settings = self.dialect.writer_settings();
            writer.execute(settings).await?;
            Ok(writer)
        };
        let connected = tokio::time::timeout(CONNECTING, connecting).await;
        connected.unwrap_or_else(|_| Err(timed_out()))
    }

    /// Connections that only read.
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
            // One that could not end its transaction would see what it saw then for ever.
            .before_acquire(|reader, _| {
                let is_free = !reader.is_in_transaction();
                Box::pin(async move { Ok(is_free) })
            });
        let options = match self.dialect {
            // A file's connection does not age.
            Dialect::Sqlite => options.max_lifetime(None).idle_timeout(None),
            // One that does not answer any more is found out before it is used.
            Dialect::Postgres => options.acquire_timeout(CONNECTING),
        };
        let connected = options.connect_with(self.reader.clone()).await;
        Ok(Reader {
            pool: connected.map_err(|source| self.cannot_open(source))?,
            patience: self.dialect.patience(),
        })
    }

    pub(super) fn cannot_open(&self, source: sqlx::Error) -> StoreError {
        cannot_open(&self.shown, source)
    }
}

/// What a server did not do in time.
pub(super) fn timed_out() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

fn cannot_open(shown: &str, source: sqlx::Error) -> StoreError {
    StoreError::Open {
        url: shown.to_owned(),
        source,
    }
}

/// An address as it may be shown.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    // Who and where; a password may hold a slash that was not written as it should be.
    let Some((who, place)) = rest.rsplit_once('@') else {
        return url.to_owned();
    };
    let who = who.split_once(':').map_or(who, |(name, _)| name);
    format!("{scheme}://{who}@{place}")
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            ("sqlite://getaway.db", "sqlite://getaway.db"),
            ("postgres://host/db", "postgres://host/db"),
            ("postgres://me@host/db", "postgres://me@host/db"),
            (
                "postgres://me:pass@host:5432/db",
                "postgres://me@host:5432/db",
            ),
            ("postgres://me:p/a@s:s@host/db", "postgres://me@host/db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
