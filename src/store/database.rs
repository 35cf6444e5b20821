//! The address of the database, and connecting to it.
//!
//! Owns the address, which may contain a password; it is only ever shown without it.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, ConnectOptions, Connection, Executor};

use super::dialect::Dialect;
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
        let dialect = Dialect::of(url).ok_or_else(|| StoreError::Scheme(without_password(url)))?;
        let shown = without_password(url);
        let failed = |source| cannot_open(&shown, source);
        Ok(match dialect {
            Dialect::Sqlite => {
                // Both slashes separate folders on Windows, but only this one does so in addresses.
                let url = if cfg!(windows) {
                    url.replace('\\', "/")
                } else {
                    url.to_owned()
                };
                let options: SqliteConnectOptions = url.parse().map_err(failed)?;
                let file = options.get_filename().to_owned();
                Database {
                    dialect,
                    writer: of_file(&url, "rw").map_err(failed)?,
                    reader: of_file(&url, "ro").map_err(failed)?,
                    file: Some(file),
                    shown,
                }
            }
            Dialect::Postgres => {
                let options: AnyConnectOptions = url.parse().map_err(failed)?;
                check_parameters(&options, &shown)?;
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

    pub(super) fn file(&self) -> Result<Option<DatabaseFile>> {
        self.file.as_deref().map(DatabaseFile::at).transpose()
    }

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

    /// Connects without any settings, which could change a file.
    pub(super) async fn connect_plainly(&self) -> sqlx::Result<AnyConnection> {
        let connected = tokio::time::timeout(CONNECTING, self.writer.connect()).await;
        connected.unwrap_or_else(|_| Err(timed_out()))
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

    pub(super) fn cannot_open(&self, source: sqlx::Error) -> StoreError {
        cannot_open(&self.shown, source)
    }
}

/// The options for a file in this mode, even if the address asks to create it.
fn of_file(url: &str, mode: &str) -> sqlx::Result<AnyConnectOptions> {
    let (path, parameters) = url.split_once('?').unwrap_or((url, ""));
    let path = path.trim_start_matches("sqlite://");
    let path = path.trim_start_matches("sqlite:").replace('#', "%23");
    // After two slashes, the colon of `C:/` would be taken for that of a port.
    let slashes = if path.starts_with('/') { "//" } else { "" };
    let options = format!("sqlite:{slashes}{path}?{parameters}&mode={mode}");
    let options: AnyConnectOptions = options.parse()?;
    let mut parameters = options.database_url.query_pairs();
    if path == ":memory:" || parameters.any(|(name, value)| name == "mode" && value == "memory") {
        let lost = "everything in it would be lost; name a file";
        return Err(sqlx::Error::Configuration(lost.into()));
    }
    Ok(options)
}

fn cannot_open(shown: &str, source: sqlx::Error) -> StoreError {
    StoreError::Open {
        url: shown.to_owned(),
        source,
    }
}

/// An address for display: without a password, and without parameters, which may contain one.
pub fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once(':').filter(|(s, _)| *s != "sqlite") else {
        return url.to_owned();
    };
    let rest = rest.strip_prefix("//").unwrap_or(rest);
    let address = rest.split(['?', '#']).next().unwrap_or_default();
    let name = |who: &str| who.split(':').next().unwrap_or_default().to_owned();
    let shown = match address.rsplit_once('@') {
        // A password may contain an unescaped slash.
        Some((who, place)) => format!("{}@{place}", name(who)),
        // Or a question mark; then the address ends in the middle of the password.
        None if rest.contains('@') => name(address),
        None => address.to_owned(),
    };
    format!("{scheme}://{shown}")
}

/// Refuses parameters that look like passwords but that the driver doesn't know and would log.
fn check_parameters(options: &AnyConnectOptions, shown: &str) -> Result<()> {
    let mut parameters = options.database_url.query_pairs();
    let misnamed = |name: &str| name != "password" && name.to_lowercase().contains("pass");
    match parameters.any(|(name, _)| misnamed(&name)) {
        true => Err(StoreError::Parameter(shown.to_owned())),
        false => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use sqlx::sqlite::SqliteConnectOptions;

    use super::{Database, StoreError, without_password};

    #[test]
    fn a_files_address_keeps_the_drive_and_odd_characters() {
        for file in [
            "getaway.db",
            "/var/lib/getaway.db",
            "C:/Users/Ann/game 1#.db",
            "c:/x y.db",
            "monday:1.db",
        ] {
            for parameters in ["", "?mode=rwc"] {
                let url = format!("sqlite://{file}{parameters}");
                let database = Database::at(&url).unwrap();
                for options in [&database.writer, &database.reader] {
                    let read = SqliteConnectOptions::try_from(options).unwrap();
                    assert_eq!(read.get_filename(), Path::new(file));
                }
            }
        }
    }

    #[test]
    fn a_database_in_memory_is_refused() {
        for url in [
            "sqlite::memory:",
            "sqlite://:memory:",
            "sqlite://x.db?mode=memory",
        ] {
            let refused = Database::at(url).unwrap_err();
            assert!(matches!(refused, StoreError::Open { .. }), "{refused}");
        }
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            (
                "sqlite://getaway.db?mode=rwc",
                "sqlite://getaway.db?mode=rwc",
            ),
            ("postgres://host/db", "postgres://host/db"),
            ("postgres://me@host/db", "postgres://me@host/db"),
            (
                "postgres://me:pass@host:5432/db",
                "postgres://me@host:5432/db",
            ),
            ("postgres://me:p/a@s:s@host/db", "postgres://me@host/db"),
            ("postgres://me:pa?ss@host/db", "postgres://me"),
            ("postgres://me:pa#ss@host/db?user=x", "postgres://me"),
            ("postgres:me:pass@host/db", "postgres://me@host/db"),
            ("mysql://me:pass@host/db", "mysql://me@host/db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }

    #[test]
    fn an_address_is_shown_without_a_password_among_its_parameters() {
        for query in [
            "user=me&password=secret",
            "password=secret&sslmode=require",
            "p%61ssword=secret",
            "pass\tword=secret",
            "PASSWORD=secret",
            "sslpassword=secret",
            "user=me;password=secret",
            "password=s@secret",
            "password=a&secret@b",
            "options=-c%20role%3Dsecret#secret",
        ] {
            for address in [
                "postgres://host/db",
                "postgres://me@host:5432/db",
                "postgres:///db",
            ] {
                let shown = without_password(&format!("{address}?{query}"));
                assert!(!shown.contains("secret"), "{query}: {shown}");
                assert!(shown.starts_with("postgres://"), "{shown}");
            }
        }
        let shown = without_password("postgres://host:5432/db?user=me&password=secret");
        assert_eq!(shown, "postgres://host:5432/db");
    }

    #[test]
    fn a_misnamed_password_parameter_is_refused() {
        for name in [
            "sslpassword=",
            "PASSWORD=",
            "pass=",
            "ssl%70assword=",
            "password:",
        ] {
            let url = format!("postgres://host/db?{name}secret");
            let refused = Database::at(&url).unwrap_err().to_string();
            assert!(refused.contains("postgres://host/db"), "{refused}");
            assert!(!refused.contains("secret"), "{refused}");
        }
        for query in ["password=secret", "p%61ssword=secret", "user=passenger"] {
            let url = format!("postgres://host/db?{query}");
            let database = Database::at(&url).unwrap();
            assert!(!format!("{database:?}").contains("secret"));
        }
    }
}
