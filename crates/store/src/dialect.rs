//! The differences between SQLite and PostgreSQL. All other queries have one text for both: columns
//! are 64-bit integers and text, conflicts name their columns, parameters are `$1`, and a column
//! name that is a keyword in one of them (`"user"`) is quoted.
//!
//! For PostgreSQL, only use features that compatible servers accept, too: no advisory locks, no
//! LISTEN, no sequences.

use std::time::Duration;

use sqlx::migrate::Migrator;

use super::migrations;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

/// Merges the write-ahead log into the database file. A reader, such as a backup, may prevent that;
/// then nothing is lost, and a shutdown does not wait for long.
pub(super) const CHECKPOINT: &str = "PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)";

/// The migrations of a database, by its address; `None` if no such database can be had.
pub fn migrator(url: &str) -> Option<&'static Migrator> {
    Dialect::of(url).map(Dialect::migrations)
}

impl Dialect {
    pub(super) fn of(url: &str) -> Option<Dialect> {
        match url.split_once(':')?.0 {
            "sqlite" => Some(Dialect::Sqlite),
            "postgres" | "postgresql" => Some(Dialect::Postgres),
            _ => None,
        }
    }

    pub(super) fn migrations(self) -> &'static Migrator {
        match self {
            Dialect::Sqlite => &migrations::SQLITE,
            Dialect::Postgres => &migrations::POSTGRES,
        }
    }

    /// Settings for the writing connection. A commit survives a power cut. A server rolls back
    /// abandoned transactions, so that their locks keep nobody waiting.
    pub(super) const fn writer_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
            Dialect::Postgres => {
                "SET synchronous_commit = on; SET statement_timeout = '4s'; SET lock_timeout = '3s'; \
                 SET idle_in_transaction_session_timeout = '4s'"
            }
        }
    }

    /// Settings for a reading connection. SQLite's is opened read-only instead.
    pub(super) const fn reader_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => {
                "SET default_transaction_read_only = on; SET statement_timeout = '5s'; \
                 SET idle_in_transaction_session_timeout = '5s'"
            }
        }
    }

    /// How long a group of writes or a read may take, since a server may never answer. Shorter than
    /// people wait for an answer, and longer than the server's own timeout for a statement.
    pub(super) const fn patience(self) -> Option<Duration> {
        match self {
            Dialect::Sqlite => None,
            Dialect::Postgres => Some(Duration::from_secs(5)),
        }
    }

    /// Begins a writing transaction. SQLite takes the write lock at once, because a transaction
    /// that turns from reading to writing can fail at any time, whatever the busy timeout.
    pub(super) const fn begin_to_write(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// Begins a transaction that sees the database at one moment.
    pub(super) const fn begin_to_read(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ",
        }
    }

    /// Settings for a connection that copies everything, which takes a while.
    pub(super) const fn patient_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA busy_timeout = 5000",
            Dialect::Postgres => {
                "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0"
            }
        }
    }

    /// Settings for the transaction that updates a server's schema: counting a million games takes
    /// minutes, and another process may be doing it.
    pub(super) const fn migrating_settings(self) -> &'static str {
        match self {
            Dialect::Sqlite => "",
            Dialect::Postgres => {
                "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; \
                 SET LOCAL idle_in_transaction_session_timeout = '60s'"
            }
        }
    }

    /// Lists a table's columns, key columns first: name, whether it is text, and place in the key.
    pub(super) const fn columns(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT name, CASE type WHEN 'TEXT' THEN 1 ELSE 0 END AS is_text, pk AS key
                 FROM pragma_table_info($1) ORDER BY pk = 0, pk, cid"
            }
            Dialect::Postgres => {
                "SELECT CAST(c.column_name AS TEXT) AS name,
                        CAST(CASE c.data_type WHEN 'text' THEN 1 ELSE 0 END AS BIGINT) AS is_text,
                        CAST(coalesce(k.ordinal_position, 0) AS BIGINT) AS key
                 FROM information_schema.columns c
                 LEFT JOIN (information_schema.key_column_usage k
                            JOIN information_schema.table_constraints t
                              ON t.constraint_schema = k.constraint_schema
                             AND t.constraint_name = k.constraint_name
                             AND t.table_name = k.table_name AND t.constraint_type = 'PRIMARY KEY')
                        ON k.table_schema = c.table_schema AND k.table_name = c.table_name
                       AND k.column_name = c.column_name
                 WHERE c.table_schema = current_schema() AND c.table_name = $1
                 ORDER BY k.ordinal_position IS NULL, k.ordinal_position, c.ordinal_position"
            }
        }
    }

    /// Reads the highest number of a series ever used or reserved. SQLite's AUTOINCREMENT remembers
    /// it even if its row is deleted.
    pub(super) const fn last_number(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = $1",
            Dialect::Postgres => "SELECT last FROM numbers WHERE name = $1",
        }
    }

    /// Marks all numbers of a series up to this one as used.
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

    /// Lists what can be queried in a database, whoever may do that: tables and views, but none of
    /// an extension, which managed servers put into every database.
    pub(super) const fn tables(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT name FROM sqlite_schema
                 WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
            }
            Dialect::Postgres => {
                "SELECT CAST(c.relname AS TEXT) AS name FROM pg_class c
                 JOIN pg_namespace n ON n.oid = c.relnamespace
                 WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
                   AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.deptype = 'e'
                                     AND d.classid = 'pg_class'::regclass AND d.objid = c.oid)
                 ORDER BY c.relname"
            }
        }
    }

    pub(super) const fn applied(self) -> &'static str {
        match self {
            Dialect::Sqlite => {
                "SELECT version, lower(hex(checksum)) AS checksum FROM _sqlx_migrations WHERE success"
            }
            Dialect::Postgres => {
                "SELECT version, encode(checksum, 'hex') AS checksum FROM _sqlx_migrations WHERE success"
            }
        }
    }

    /// The version of the schema that this program knows.
    pub(super) fn latest(self) -> i64 {
        self.migrations().iter().map(|one| one.version).max().unwrap_or(0)
    }

    /// Writes something meaningless to disk: for SQLite, the file's header unchanged. With a lease,
    /// the transaction renews it anyway.
    pub(super) const fn ping(self) -> &'static str {
        match self {
            Dialect::Sqlite => "PRAGMA user_version = 0",
            Dialect::Postgres => "SELECT 1",
        }
    }
}
