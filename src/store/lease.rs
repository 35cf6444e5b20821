//! Which process writes for which servers, where several share a database: a range of shards is leased
//! by a row with an expiry, by the database's own clock.
//!
//! Whatever is written renews the lease in the same transaction, first of all. That row is then
//! locked until the commit, so nobody can take the range over in between; and where it is gone, nothing
//! is written. A process that was cut off, paused or is slow therefore never writes over its
//! successor. What it still shows is another matter: it stops when the lease has run out by its own
//! clock ([`Lease::is_held`]), which it began to count before the database did.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection};
use tokio_util::sync::CancellationToken;

use super::dialect::Dialect;
use super::rows::row;
use super::{Result, ShardRange, Share, StoreError};

/// How long a lease holds from when it was last renewed, unless it is said otherwise.
pub const LEASE: Duration = Duration::from_secs(15);

/// How often a lease is looked for that another process holds.
const LOOK: Duration = Duration::from_millis(250);

/// The database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}
pub(super) use now;

/// That this process runs the tables of a range of shards. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Lease {
    /// None where there is one process anyway.
    row: Option<i64>,
    time: Duration,
    held_until: Arc<Mutex<Instant>>,
    lost: CancellationToken,
}

row! {
    /// A lease of any process.
    struct LeaseRow {
        id: i64,
        first_shard: u32,
        last_shard: u32,
        shards: u32,
        holder: String,
        /// Milliseconds until it runs out.
        rest: i64,
    }
}

impl Lease {
    /// The lease of a process that has the database for itself: it does not run out.
    #[must_use]
    pub fn for_ever() -> Lease {
        Lease::new(None, Duration::MAX, Instant::now())
    }

    fn new(row: Option<i64>, time: Duration, since: Instant) -> Lease {
        Lease {
            row,
            time,
            held_until: Arc::new(Mutex::new(since.checked_add(time).unwrap_or(since))),
            lost: CancellationToken::new(),
        }
    }

    /// That of a process which has this share of a database.
    ///
    /// # Errors
    /// As [`take`](Self::take).
    pub(super) async fn of(
        dialect: Dialect,
        writer: &mut AnyConnection,
        share: Share,
    ) -> Result<Lease> {
        match dialect {
            Dialect::Sqlite => Ok(Lease::for_ever()),
            Dialect::Postgres => Lease::take(writer, share.range, share.lease).await,
        }
    }

    /// Takes a range. The lease of a process that was killed runs out by itself: it is waited for, for
    /// as long as it would need.
    ///
    /// # Errors
    /// [`StoreError::RangeTaken`] if another process goes on renewing one that overlaps.
    pub(super) async fn take(
        writer: &mut AnyConnection,
        range: ShardRange,
        time: Duration,
    ) -> Result<Lease> {
        let mut until = None;
        loop {
            let since = Instant::now();
            let tried = try_to_take(writer, range, time).await;
            let other = match tried.map_err(StoreError::while_("leasing a range of shards"))? {
                Ok(row) => return Ok(Lease::new(Some(row), time, since)),
                Err(other) => other,
            };
            let rest = Duration::from_millis(u64::try_from(other.rest).unwrap_or(0));
            let until = *until.get_or_insert_with(|| {
                tracing::info!(
                    ours = %range, theirs = %other.range(), holder = other.holder,
                    "another process runs some of the same servers; waiting until its lease runs out, {} s at the most",
                    rest.as_secs() + 1,
                );
                since + rest + 2 * LOOK
            });
            if since > until {
                return Err(StoreError::RangeTaken {
                    ours: range,
                    theirs: other.range(),
                    holder: other.holder,
                });
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// Renews it in a transaction, if it is still there.
    pub(super) async fn renew(&self, tx: &mut AnyConnection) -> sqlx::Result<bool> {
        let Some(row) = self.row else {
            return Ok(true);
        };
        let renew = sqlx::query(concat!(
            "UPDATE leases SET expires_at = $1 + ",
            now!(),
            " WHERE id = $2"
        ));
        let renewed = renew.bind(millis(self.time)).bind(row).execute(tx).await?;
        Ok(renewed.rows_affected() == 1)
    }

    /// A renewal that began then is committed.
    pub(super) fn renewed(&self, began: Instant) {
        if self.row.is_some() {
            *self.lock() = began + self.time;
        }
    }

    /// Another process has taken the range over.
    pub(super) fn lose(&self) {
        self.lost.cancel();
    }

    /// Gives it back, so that nobody has to wait for it.
    pub(super) async fn give_back(&self, writer: &mut AnyConnection) -> sqlx::Result<()> {
        sqlx::query("DELETE FROM leases WHERE id = $1")
            .bind(self.row)
            .execute(writer)
            .await?;
        Ok(())
    }

    /// How often it has to be renewed; never, where it does not run out.
    pub(super) fn rhythm(&self) -> Option<Duration> {
        self.row.map(|_| self.time / 3)
    }

    /// Whether another process has taken the range over.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost.is_cancelled()
    }

    /// Waits until another process has taken the range over.
    pub async fn lost(&self) {
        self.lost.cancelled().await;
    }

    /// Whether no other process can have taken the range over: only then what this one knows may be
    /// shown.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.row.is_none() || (!self.is_lost() && Instant::now() < *self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, Instant> {
        // Held to read or set it, never across an await.
        self.held_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

impl LeaseRow {
    const fn range(&self) -> ShardRange {
        ShardRange {
            first: self.first_shard,
            last: self.last_shard,
            total: self.shards,
        }
    }
}

/// Takes a range unless another process has one that overlaps.
async fn try_to_take(
    writer: &mut AnyConnection,
    range: ShardRange,
    time: Duration,
) -> sqlx::Result<std::result::Result<i64, LeaseRow>> {
    let mut tx = writer.begin().await?;
    // Nobody else looks before this is committed.
    let next = "UPDATE numbers SET last = last + 1 WHERE name = 'leases' RETURNING last";
    let row: i64 = sqlx::query_scalar(next).fetch_one(&mut *tx).await?;
    let all: Vec<LeaseRow> = sqlx::query_as(concat!(
        "SELECT leases.*, expires_at - ",
        now!(),
        " AS rest FROM leases"
    ))
    .fetch_all(&mut *tx)
    .await?;
    for other in all {
        if !other.range().overlaps(&range) {
            continue;
        }
        // Waits for what its process may be committing at the moment, which renews it.
        let gone = sqlx::query(concat!(
            "DELETE FROM leases WHERE id = $1 AND expires_at <= ",
            now!()
        ));
        let gone = match other.rest {
            ..=0 => gone.bind(other.id).execute(&mut *tx).await?.rows_affected(),
            _ => 0,
        };
        if gone == 0 {
            tx.rollback().await?;
            return Ok(Err(other));
        }
    }
    sqlx::query(concat!(
        "INSERT INTO leases (id, first_shard, last_shard, shards, holder, expires_at) VALUES ($1, $2, $3, $4, $5, $6 + ",
        now!(),
        ")"
    ))
    .bind(row)
    .bind(i64::from(range.first))
    .bind(i64::from(range.last))
    .bind(i64::from(range.total))
    .bind(holder())
    .bind(millis(time))
    .execute(&mut *tx)
    .await?;
    tx.commit().await?;
    Ok(Ok(row))
}

/// This process, for whoever has to find it.
fn holder() -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname");
    let machine = machine.unwrap_or_else(|_| "an unknown machine".to_owned());
    format!("process {} on {}", std::process::id(), machine.trim())
}

pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
