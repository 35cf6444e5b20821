//! The store's errors, with what was being done.

use std::error::Error;
use std::sync::Arc;

/// Why the store failed. Nothing was changed, unless the error says otherwise.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is as configured, without its password.
    #[error("can't open the database {url}")]
    Open { url: String, source: sqlx::Error },
    /// A server that refuses in a way that says what to do about it.
    #[error("can't use the database {shown}: {advice}")]
    Refused { shown: String, advice: &'static str, source: sqlx::Error },
    /// Whatever is set on a connection, such as how long a statement may take, gets lost there.
    #[error(
        "{0} is a connection pooler that gives every transaction another session of the server; name the server itself, or the pooler's own address or setting for sessions (PgBouncer: pool_mode = session; Supabase: port 5432; Neon: the host without -pooler)"
    )]
    TransactionPooler(String),
    /// The file of a database that has to exist.
    #[error("there's no database {0} here")]
    NoDatabase(String),
    #[error("the address of the database has to begin with sqlite:// or postgres://")]
    Scheme,
    #[error("the database address {shown} can't be used: {why}")]
    Address { shown: String, why: &'static str },
    /// The address has an unknown parameter that may be meant as a password.
    #[error(
        "a parameter of the database address {0} looks like a password, but isn't supported; use `password=…`, or put the password before the @"
    )]
    Parameter(String),
    #[error("can't update the database")]
    Migrate(#[source] sqlx::migrate::MigrateError),
    #[error(
        "{what} is of version {stored}, from a later version of this program; this one knows versions up to {known}"
    )]
    Newer { what: &'static str, stored: i64, known: i64 },
    /// The schema is an older one, and readers don't change it.
    #[error(
        "the database is from an older version of this program; the bot updates it when it starts"
    )]
    Outdated,
    #[error(
        "the database {file} is in use: another process holds {lock}; stop that one first, or give this one its own database"
    )]
    InUse { file: String, lock: String },
    #[error(
        "the shards {ours} overlap with {theirs}, which {holder} runs on the same database; stop that one first"
    )]
    RangeTaken { ours: super::ShardRange, theirs: super::ShardRange, holder: String },
    /// The schema has to be updated, but another process is using it.
    #[error(
        "this version of the program has to update the database, but {holder} runs the shards {theirs} on it with an older one; stop all processes that use this database, then start this one again"
    )]
    OlderProgram { theirs: super::ShardRange, holder: String },
    #[error("another process has taken over the servers of this one")]
    LeaseLost,
    /// A backup is about to replace the database, but hasn't yet.
    #[error(
        "restoring {file} isn't finished; start the bot or run `getaway restore` again to complete it"
    )]
    RestoreUnfinished { file: String, source: Option<std::io::Error> },
    #[error("{database} isn't a database of this program: {found}; nothing of it was changed")]
    Foreign { database: String, found: String },
    #[error("{file} is {what} and not a file, so it can't be a database")]
    NotAFile { file: String, what: &'static str },
    #[error("there's no folder {0}; make it, or name another file")]
    NoFolder(String),
    /// The bot couldn't save anything.
    #[error(
        "{file} can't be written: let the bot's user read and write it, its folder and the files next to it, and see whether the disk is full"
    )]
    Unwritable { file: String, source: Box<dyn Error + Send + Sync> },
    /// The bot's own processes take turns; only another program keeps a file locked.
    #[error("another program has {file} open and is writing to it; close it")]
    Busy { file: String, source: sqlx::Error },
    /// A copy to restore.
    #[error("{file} can't be read: let the bot's user read it and enter its folder")]
    Unreadable { file: String, source: Box<dyn Error + Send + Sync> },
    /// A server doesn't let the bot create its tables.
    #[error(
        "{shown} doesn't let the bot's user create tables: make that user the owner of the database"
    )]
    NotOwner { shown: String, source: sqlx::Error },
    #[error("{file} is damaged: {damage}")]
    Damaged { file: String, damage: String },
    #[error("{0} is the database itself, so there's nothing to restore")]
    SameFile(String),
    #[error("{doing} {file} failed")]
    File { doing: &'static str, file: String, source: std::io::Error },
    /// Somebody else has saved the table since the step was made.
    #[error("the table has changed since the step was made")]
    Conflict,
    #[error("the channel has an open table")]
    ChannelTaken,
    #[error(
        "{0} isn't empty, and a copy overwrites nothing; an interrupted copy left either nothing or everything there"
    )]
    NotEmpty(String),
    #[error("the copy of the table {0} differs from the original; nothing was changed")]
    Different(&'static str),
    /// The target of a backup exists, or what an interrupted backup left next to it.
    #[error(
        "{0} already exists, and a backup overwrites nothing; delete it first or choose another name"
    )]
    BackupExists(String),
    /// The target of a backup is what it is to copy.
    #[error("{0} is the database itself, or one of its files; name another file")]
    OwnFile(String),
    /// A stored document can't be read, or a value can't be stored as one.
    #[error("{what} isn't valid")]
    Document { what: String, source: serde_json::Error },
    /// Writes couldn't be saved. If the COMMIT itself failed, they may be saved after all: only the
    /// database knows.
    #[error("the database couldn't save the waiting changes")]
    Commit(#[source] Arc<sqlx::Error>),
    #[error("no game numbers are left until the database answers")]
    NoNumbers,
    #[error("{shown} isn't a file: {instead}")]
    NoFile { shown: String, instead: &'static str },
    #[error("the database is closed")]
    Closed,
    #[error("the database failed while {doing}")]
    Sql { doing: &'static str, source: sqlx::Error },
}

/// An error as the log takes it, with its causes.
pub fn causes<'a>(error: &'a (dyn Error + 'static)) -> &'a (dyn Error + 'static) {
    error
}

/// The database's own code for an error: its text may name another file or block each time.
pub fn database_code(error: &(dyn Error + 'static)) -> Option<String> {
    let shared = || Some(&**error.downcast_ref::<Arc<sqlx::Error>>()?);
    StoreError::code_of(error.downcast_ref().or_else(shared)?)
}

/// Names what was being done when the database failed.
pub(super) trait Doing<T> {
    fn doing(self, doing: &'static str) -> super::Result<T>;
}

impl<T> Doing<T> for sqlx::Result<T> {
    fn doing(self, doing: &'static str) -> super::Result<T> {
        self.map_err(|source| StoreError::Sql { doing, source })
    }
}

impl StoreError {
    /// The database's own code for what went wrong.
    pub(super) fn code(&self) -> Option<String> {
        match self {
            StoreError::Sql { source, .. } => StoreError::code_of(source),
            _ => None,
        }
    }

    /// Whether a query names a table or a column that isn't there.
    pub(super) fn is_unknown_name(&self) -> bool {
        // SQLite's code, and PostgreSQL's for tables and for columns.
        matches!(self.code().as_deref(), Some("1" | "42P01" | "42703"))
    }

    pub(super) fn code_of(error: &sqlx::Error) -> Option<String> {
        Some(error.as_database_error()?.code()?.into_owned())
    }

    pub(super) fn unwritable(
        file: impl Into<String>,
        source: impl Into<Box<dyn Error + Send + Sync>>,
    ) -> StoreError {
        StoreError::Unwritable { file: file.into(), source: source.into() }
    }

    /// Whether the address is wrong, and not the database.
    pub const fn is_about_the_address(&self) -> bool {
        matches!(self, StoreError::Scheme | StoreError::Address { .. } | StoreError::Parameter(_))
    }

    /// Whether somebody has to name another place, or make room at this one.
    pub const fn needs_another_address(&self) -> bool {
        matches!(
            self,
            StoreError::Foreign { .. }
                | StoreError::NotAFile { .. }
                | StoreError::NoFolder(_)
                | StoreError::TransactionPooler(_)
        )
    }

    pub const fn has_advice(&self) -> bool {
        self.is_about_the_address()
            || matches!(
                self,
                StoreError::NotAFile { .. }
                    | StoreError::NoFolder(_)
                    | StoreError::Refused { .. }
                    | StoreError::TransactionPooler(_)
                    | StoreError::Busy { .. }
                    | StoreError::Unwritable { .. }
                    | StoreError::Unreadable { .. }
                    | StoreError::NotOwner { .. }
                    | StoreError::RestoreUnfinished { .. }
            )
    }

    pub(super) fn with_file(
        doing: &'static str,
        file: &std::path::Path,
    ) -> impl FnOnce(std::io::Error) -> StoreError {
        move |source| StoreError::File { doing, file: file.display().to_string(), source }
    }

    pub fn in_document(what: impl Into<String>) -> impl FnOnce(serde_json::Error) -> StoreError {
        move |source| StoreError::Document { what: what.into(), source }
    }
}
