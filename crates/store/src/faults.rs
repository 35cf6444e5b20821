//! Faults of a database that tests switch on and off. They are always compiled, so that what is
//! tested is what runs; as long as none is on, each costs a look at a flag.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, OnceLock};

use sqlx::AnyConnection;

use super::dialect::Dialect;
use super::error::Doing;
use super::{Result, Store};

#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Switches>);

#[derive(Debug, Default)]
struct Switches {
    refuse_commits: AtomicBool,
    /// Whether the disk is full, once that was ever asked for.
    fill_disk: OnceLock<AtomicBool>,
    lose_answers: AtomicBool,
    hang_after_commits: AtomicBool,
    refuse_reads: AtomicBool,
}

impl Store {
    /// Makes every COMMIT fail: the transaction is rolled back behind the driver's back, as when
    /// the disk fails or the server goes away.
    pub fn refuse_commits(&self, on: bool) {
        self.faults.0.refuse_commits.store(on, SeqCst);
    }

    pub fn fill_disk(&self, on: bool) {
        self.faults.0.fill_disk.get_or_init(AtomicBool::default).store(on, SeqCst);
    }

    /// Makes every COMMIT take effect but report a failure.
    pub fn lose_answers(&self, on: bool) {
        self.faults.0.lose_answers.store(on, SeqCst);
    }

    /// Makes every COMMIT take effect, and the server fall silent afterwards.
    pub fn hang_after_commits(&self, on: bool) {
        self.faults.0.hang_after_commits.store(on, SeqCst);
    }

    pub fn refuse_reads(&self, on: bool) {
        self.faults.0.refuse_reads.store(on, SeqCst);
    }
}

impl Faults {
    /// Prepares a connection for one group of writes, with the current faults.
    pub(super) async fn prepare(
        &self,
        dialect: Dialect,
        mut connection: AnyConnection,
    ) -> sqlx::Result<AnyConnection> {
        let (Some(is_full), Dialect::Sqlite) = (self.0.fill_disk.get(), dialect) else {
            return Ok(connection);
        };
        // SQLite raises the limit to the number of pages that exist.
        let pages = if is_full.load(SeqCst) {
            "PRAGMA max_page_count = 1"
        } else {
            "PRAGMA max_page_count = 1000000000"
        };
        sqlx::query(pages).execute(&mut connection).await?;
        Ok(connection)
    }

    /// Rolls back what is about to be committed.
    pub(super) async fn spoil_the_commit(&self, dialect: Dialect, tx: &mut AnyConnection) {
        if self.0.refuse_commits.load(SeqCst) {
            let spoil = match dialect {
                Dialect::Sqlite => "ROLLBACK",
                Dialect::Postgres => "SELECT pg_terminate_backend(pg_backend_pid())",
            };
            // A server that goes away doesn't answer.
            let _ = sqlx::raw_sql(spoil).execute(tx).await;
        }
    }

    pub(super) fn lose_the_answer(&self) -> sqlx::Result<()> {
        fails_if(&self.0.lose_answers)
    }

    pub(super) async fn hang_after_the_commit(&self) {
        if self.0.hang_after_commits.load(SeqCst) {
            std::future::pending::<()>().await;
        }
    }

    pub(super) fn reading(&self, doing: &'static str) -> Result<()> {
        fails_if(&self.0.refuse_reads).doing(doing)
    }
}

fn fails_if(switch: &AtomicBool) -> sqlx::Result<()> {
    if switch.load(SeqCst) { Err(sqlx::Error::WorkerCrashed) } else { Ok(()) }
}
