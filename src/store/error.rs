//! What can go wrong with the database, with what was being done.

/// Why the store could not do it. Nothing was changed, unless the error says otherwise.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is none, or the file cannot be opened.
    #[error("the database {url} cannot be opened")]
    Open {
        /// The address as configured, without its password.
        url: String,
        /// What the database says.
        source: sqlx::Error,
    },
    /// The address is of a kind of database that nobody here knows.
    #[error(
        "the database {0} is none that is known: the address must begin with sqlite:// or postgres://"
    )]
    Scheme(String),
    /// The address has a parameter that may be meant as a password, and that nobody knows.
    #[error(
        "a parameter of the database address {0} seems to be meant as a password and is not supported; give the password as `password=…`, or before the @"
    )]
    Parameter(String),
    /// The schema cannot be brought up to date.
    #[error("the database cannot be brought up to date")]
    Migrate(#[source] sqlx::migrate::MigrateError),
    /// A later version of this program wrote it.
    #[error(
        "{what} is of version {stored}, from a later version of this program; this one knows versions up to {known}"
    )]
    Newer {
        /// What is of a later version.
        what: &'static str,
        /// Its version.
        stored: i64,
        /// The latest version that this program knows.
        known: i64,
    },
    /// The schema is an earlier one, and whoever only reads does not change it.
    #[error(
        "the database is from an earlier version of this program; the bot brings it up to date when it starts"
    )]
    Outdated,
    /// Another process has the database open to write it.
    #[error(
        "the database {file} is in use: another process of this program holds {lock}; end that one first, or give this one a database of its own"
    )]
    InUse {
        /// The database.
        file: String,
        /// The file that the other process holds locked.
        lock: String,
    },
    /// Another process runs some of the same servers.
    #[error(
        "the shards {ours} overlap with {theirs}, which {holder} runs on the same database; end that one first, or give each process a range of its own in SHARDS"
    )]
    RangeTaken {
        /// What this process was to run.
        ours: super::ShardRange,
        /// What the other runs.
        theirs: super::ShardRange,
        /// Which process that is.
        holder: String,
    },
    /// The schema has to be brought up to date, and another process works with it as it is.
    #[error(
        "the database has to be brought up to date for this version of the program, but {holder} runs the shards {theirs} on it with an earlier one; end all processes that use this database, then start this one again"
    )]
    OlderProgram {
        /// What the other runs.
        theirs: super::ShardRange,
        /// Which process that is.
        holder: String,
    },
    /// The lease ran out, and another process has taken over.
    #[error("another process has taken over the servers of this one")]
    LeaseLost,
    /// A backup is ready to take the place of the database, and has not taken it yet.
    #[error(
        "a restore of {file} is not finished; starting the bot or running `getaway restore` again completes it"
    )]
    RestoreUnfinished {
        /// The database.
        file: String,
        /// What kept it from being finished, if that is known.
        source: Option<std::io::Error>,
    },
    /// A file is no database, or that of another program.
    #[error("{0} is no database of this program")]
    Foreign(String),
    /// A file is a database of this program that cannot be relied on.
    #[error("{file} is damaged: {damage}")]
    Damaged {
        /// The file.
        file: String,
        /// What the database says.
        damage: String,
    },
    /// The database was to be replaced by itself.
    #[error("{0} is the database itself; there is nothing to restore")]
    SameFile(String),
    /// The operating system refuses something with a file.
    #[error("{doing} {file} failed")]
    File {
        /// What was being done.
        doing: &'static str,
        /// Which file.
        file: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// The table is not as it was when the step was made: somebody else has saved one since.
    #[error("the table has changed since the step was made")]
    Conflict,
    /// There is an open table in the channel already.
    #[error("the channel has an open table")]
    ChannelTaken,
    /// The target of a copy holds something.
    #[error(
        "{0} is not empty, and a copy overwrites nothing; an earlier copy that was interrupted left either nothing or all of it there"
    )]
    NotEmpty(String),
    /// What was copied is not what was there.
    #[error("the copy of the table {0} is not what it was copied from; nothing was changed")]
    Different(&'static str),
    /// The target of a backup exists, or what an interrupted one left beside it.
    #[error("{0} exists, and a backup overwrites nothing; remove it first or choose another name")]
    BackupExists(String),
    /// A stored document cannot be read, or a value cannot be stored as one.
    #[error("{what} cannot be understood")]
    Document {
        /// Which document.
        what: String,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// What waited could not be saved together. If it was the COMMIT itself that failed, it may have
    /// taken effect all the same: what is true is in the database.
    #[error("the database could not save what waited")]
    Commit(#[source] std::sync::Arc<sqlx::Error>),
    /// No number is left for a table or a game.
    #[error("no number is left until the database answers")]
    NoNumbers,
    /// What was asked for is done with files, and the database is a server.
    #[error("{shown} is no file: {instead}")]
    NoFile {
        /// The database, without its password.
        shown: String,
        /// What to do instead.
        instead: &'static str,
    },
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// Something else that the database refused.
    #[error("the database failed while {doing}")]
    Sql {
        /// What was being done.
        doing: &'static str,
        /// What the database says.
        source: sqlx::Error,
    },
}

impl StoreError {
    /// Names what was being done when the database failed.
    pub(super) fn while_(doing: &'static str) -> impl FnOnce(sqlx::Error) -> StoreError {
        move |source| StoreError::Sql { doing, source }
    }

    /// Names the file that gives trouble.
    pub(super) fn with_file(
        doing: &'static str,
        file: &std::path::Path,
    ) -> impl FnOnce(std::io::Error) -> StoreError {
        move |source| StoreError::File {
            doing,
            file: file.display().to_string(),
            source,
        }
    }

    /// Names the document that is not as it should be.
    pub(super) fn in_document(
        what: impl Into<String>,
    ) -> impl FnOnce(serde_json::Error) -> StoreError {
        move |source| StoreError::Document {
            what: what.into(),
            source,
        }
    }
}
