//! What can go wrong with the database, with what was being done.

/// Why the store could not do it. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The address is none, or the file cannot be opened.
    #[error("the database {url} cannot be opened")]
    Open {
        /// The address as configured.
        url: String,
        /// What SQLite says.
        source: sqlx::Error,
    },
    /// The schema cannot be brought up to date.
    #[error("the database cannot be brought up to date")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// There is an open table in the channel already.
    #[error("the channel has an open table")]
    ChannelTaken,
    /// The target of a backup exists.
    #[error("{0} exists; a backup overwrites nothing")]
    BackupExists(String),
    /// A stored document cannot be read, or a value cannot be stored as one.
    #[error("{what} cannot be understood")]
    Document {
        /// Which document.
        what: String,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// The steps of several tables could not be saved together.
    #[error("the database could not save what waited")]
    Commit(#[source] std::sync::Arc<sqlx::Error>),
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
    /// Something else that SQLite refused.
    #[error("the database failed while {doing}")]
    Sql {
        /// What was being done.
        doing: &'static str,
        /// What SQLite says.
        source: sqlx::Error,
    },
}

impl StoreError {
    /// Names what was being done when SQLite failed.
    pub(super) fn while_(doing: &'static str) -> impl FnOnce(sqlx::Error) -> StoreError {
        move |source| StoreError::Sql { doing, source }
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
