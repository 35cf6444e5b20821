//! Where SQLite and PostgreSQL differ. Every query that is not here has one text for both: columns are
//! 64-bit integers and text, conflicts name their columns, parameters are `$1`, and a column that one
//! of them takes for a word of its own (`"user"`) is quoted.
//!
//! On PostgreSQL only what others who speak its protocol accept too: no advisory lock, no LISTEN, no
//! sequence.

use std::time::Duration;

use sqlx::migrate::Migrator;

use super::migrations;

/// Which kind of database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    /// A file that belongs to one process.
    Sqlite,
    /// A server that several processes share.
    Postgres,
}

impl Dialect {
    /// By the scheme of an address.
    pub(super) fn of(url: &str) -> Option<Dialect> {
        match url.split_once(':')?.0 {
            "sqlite" => Some(Dialect::Sqlite),
            "postgres" | "postgresql" => Some(Dialect::Postgres),
            _ => None,
        }
    }

    /// The schema, step by step.
    pub(super) fn migrations(self) -> &'static Migrator {
        match self {
            Dialect::Sqlite => &migrations::SQLITE,
            Dialect::Postgres => &migrations::POSTGRES,
        }
    }

    /// What is set for the connection that writes: what is committed survives a power cut. A server
    /// takes back what a process began and does not go on with, so that its locks keep nobody waiting.
    pub(super) const fn writer_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
            Dialect::Postgres => {
                "SET synchronous_commit = on; SET statement_timeout = '4s'; SET lock_timeout = '3s'; \
                 SET idle_in_transaction_session_timeout = '4s'"
            }
        }
    }

    /// What is set for a connection that only reads. SQLite's is opened so.
    pub(super) const fn reader_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => {
                "SET default_transaction_read_only = on; SET statement_timeout = '5s'; \
                 SET idle_in_transaction_session_timeout = '5s'"
            }
        }
    }

    /// How long a group of writes may take, or a read: a server may not answer at all. Less than the time
    /// in which people are told, and more than the server itself takes to give a statement up.
    pub(super) const fn patience(self) -> Option<Duration> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some(Duration::from_secs(5)),
        }
    }

    /// Begins a transaction that writes. SQLite's at once, because one that turns from reading to
    /// writing can fail at any time, whatever the busy timeout.
    pub(super) const fn begin_to_write(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// Begins a transaction that sees the database as it is at one moment.
    pub(super) const fn begin_to_read(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        }
    }

    /// Begins a transaction that sees the database as it is at one moment, and may write.
    pub(super) const fn begin_to_copy(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
        }
    }

    /// Set for a connection over which everything is copied: that takes its time.
    pub(super) const fn patient_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA busy_timeout = 5000",
            Dialect::Postgres => {
                "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"
            }
        }
    }

    /// Set for the transaction in which a server's schema is brought up to date: counting through a million
    /// games takes minutes, and another process may be at it.
    pub(super) const fn migrating_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => {
                "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
                 SET LOCAL idle_in_transaction_session_timeout = '60s'"
            }
        }
    }

    /// The highest number of a series that was ever used or reserved.
    pub(super) const fn last_number(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = $1",
            Dialect::Postgres => "SELECT last FROM numbers WHERE name = $1",
        }
    }

    /// Sees to it that all numbers of a series up to this one are used.
    pub(super) const fn raise_last_number(self) -> &'static [&'static str] {
        match self {
            Dialect::Sqlite => &[
                "INSERT INTO sqlite_sequence (name, seq) SELECT $1, $2
                 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = $1)",
                "UPDATE sqlite_sequence SET seq = $2 WHERE name = $1 AND seq < $2",
            ],
            Dialect::Postgres => &["UPDATE numbers SET last = $2 WHERE name = $1 AND last < $2"],
        }
    }

    /// Writes something that means nothing, down to the disk: the head of a file as it is. Where there
    /// is a lease, every transaction renews it.
    pub(super) const fn ping(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA user_version = 0",
            Dialect::Postgres => "SELECT 1",
        }
    }
}
