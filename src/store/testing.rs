//! Databases as they lie in files, and databases in trouble, for the tests of whoever uses them.

use std::cell::Cell;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::SystemTime;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{AnyConnection, SqlitePool};

use super::dialect::Dialect;
use super::{GuildId, Result, Standing, Store};

#[path = "../../tests/postgres/mod.rs"]
pub(crate) mod postgres;

/// What release 0.1.0 wrote: see `tests/data/release-0.1.0.md`.
pub(crate) const RELEASE_0_1_0: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/data/release-0.1.0.sql"
));

/// The address of a file.
pub(crate) fn url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// A file as SQLite sees it, whatever its schema; made when missing.
pub(super) async fn raw(file: &Path) -> SqlitePool {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true);
    SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options)
        .await
        .unwrap()
}

/// Carries statements out on a file.
pub(crate) async fn execute(file: &Path, sql: &'static str) {
    let pool = raw(file).await;
    sqlx::raw_sql(sql).execute(&pool).await.unwrap();
    pool.close().await;
}

thread_local! {
    static STEPS_TO_LIVE: Cell<Option<usize>> = const { Cell::new(None) };
}

/// From now on this thread's process has so many steps to live: whatever it does then has no effect, as
/// if it had been killed. Without a number it lives on.
pub(super) fn kill_after(steps: Option<usize>) {
    STEPS_TO_LIVE.set(steps);
}

/// One step more, if the process is still alive.
pub(super) fn live_on() -> std::io::Result<()> {
    match STEPS_TO_LIVE.get() {
        None => Ok(()),
        Some(0) => Err(std::io::Error::other("the process was killed")),
        Some(steps) => {
            STEPS_TO_LIVE.set(Some(steps - 1));
            Ok(())
        }
    }
}

/// Trouble that a database is in until it is over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Faults(Arc<Switches>);

#[derive(Debug, Default)]
struct Switches {
    refuse_commits: AtomicBool,
    fill_disk: AtomicBool,
    lose_answers: AtomicBool,
    refuse_reads: AtomicBool,
}

impl Store {
    /// The leaderboard as a whole.
    pub(crate) async fn whole_leaderboard(
        &self,
        guild: GuildId,
        kind: &str,
        since: Option<SystemTime>,
    ) -> Result<Vec<Standing>> {
        let board = self.leaderboard(guild, kind, since, 0..u32::MAX).await?;
        assert_eq!(board.people as usize, board.standings.len());
        Ok(board.standings)
    }

    /// Every COMMIT fails, and what it was to save is taken back behind the back of whoever counts
    /// transactions, as when the disk fails or the server goes.
    pub(crate) fn refuse_commits(&self, on: bool) {
        self.faults.0.refuse_commits.store(on, SeqCst);
    }

    /// The database cannot grow.
    pub(crate) fn fill_disk(&self, on: bool) {
        self.faults.0.fill_disk.store(on, SeqCst);
    }

    /// A COMMIT takes effect and says that it failed.
    pub(crate) fn lose_answers(&self, on: bool) {
        self.faults.0.lose_answers.store(on, SeqCst);
    }

    /// An open table cannot be read.
    pub(crate) fn refuse_reads(&self, on: bool) {
        self.faults.0.refuse_reads.store(on, SeqCst);
    }
}

impl Faults {
    /// A connection for one group of writes, in the trouble of the moment.
    pub(super) async fn prepare(
        &self,
        dialect: Dialect,
        mut connection: AnyConnection,
    ) -> sqlx::Result<AnyConnection> {
        if dialect == Dialect::Postgres {
            return Ok(connection);
        }
        // SQLite takes the least that is possible: as many pages as there are.
        let pages = if self.0.fill_disk.load(SeqCst) {
            "PRAGMA max_page_count = 1"
        } else {
            "PRAGMA max_page_count = 1000000000"
        };
        sqlx::query(pages).execute(&mut connection).await?;
        Ok(connection)
    }

    /// Takes back what is about to be committed.
    pub(super) async fn spoil_the_commit(&self, dialect: Dialect, tx: &mut AnyConnection) {
        if self.0.refuse_commits.load(SeqCst) {
            let spoil = match dialect {
                Dialect::Sqlite => "ROLLBACK",
                Dialect::Postgres => "SELECT pg_terminate_backend(pg_backend_pid())",
            };
            // A server that goes answers no more.
            let _ = sqlx::raw_sql(spoil).execute(tx).await;
        }
    }

    pub(super) fn lose_the_answer(&self) -> sqlx::Result<()> {
        fails_if(&self.0.lose_answers)
    }

    pub(super) fn reading(&self) -> sqlx::Result<()> {
        fails_if(&self.0.refuse_reads)
    }
}

fn fails_if(switch: &AtomicBool) -> sqlx::Result<()> {
    match switch.load(SeqCst) {
        true => Err(sqlx::Error::WorkerCrashed),
        false => Ok(()),
    }
}
