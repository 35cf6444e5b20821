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

use sqlx::{AnyConnection, Connection, Executor};
use tokio_util::sync::CancellationToken;

use super::dialect::Dialect;
use super::rows::row;
use super::{Result, ShardRange, Share, StoreError, schema};

/// How long a lease holds from when it was last renewed, unless it is said otherwise.
pub const LEASE: Duration = Duration::from_secs(15);

/// How often a lease is looked for that another process holds.
const LOOK: Duration = Duration::from_millis(250);

/// How long another process may need to make the tables of an empty database.
const SETTING_UP: Duration = Duration::from_secs(2);

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

    /// Takes a share of a server's database, after bringing the schema up to date if need be: in one
    /// transaction, so that nobody starts to work with the old one in between. If a process stands in the
    /// way, this waits for as long as its lease would need to run out, in case it was killed.
    ///
    /// # Errors
    /// [`StoreError::RangeTaken`] if another process goes on renewing a range that overlaps, and
    /// [`StoreError::OlderProgram`] if there are migrations to carry out and it goes on renewing any.
    pub(super) async fn take(writer: &mut AnyConnection, share: Share) -> Result<Lease> {
        let mut until = None;
        loop {
            let obstacle = match try_to_take(writer, share).await? {
                Ok(lease) => return Ok(lease),
                Err(obstacle) => obstacle,
            };
            let now = Instant::now();
            let until = *until.get_or_insert_with(|| {
                obstacle.log(share.range);
                now + obstacle.rest() + 2 * LOOK
            });
            if now > until {
                return Err(obstacle.into_error(share.range));
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

/// Why a range can't be taken at the moment.
enum Obstacle {
    /// Another process runs some of the same servers.
    Overlap(LeaseRow),
    /// The schema has to be brought up to date, and another process works with it as it is.
    OlderProgram(LeaseRow),
    /// The tables of an empty database could not be made: another process may be making them.
    NotSetUp(StoreError),
}

impl Obstacle {
    /// How long it lasts at the most, unless it's there to stay.
    fn rest(&self) -> Duration {
        match self {
            Obstacle::Overlap(other) | Obstacle::OlderProgram(other) => {
                Duration::from_millis(u64::try_from(other.rest).unwrap_or(0))
            }
            Obstacle::NotSetUp(_) => SETTING_UP,
        }
    }

    fn log(&self, ours: ShardRange) {
        let seconds = self.rest().as_secs() + 1;
        match self {
            Obstacle::Overlap(other) => tracing::info!(
                %ours, theirs = %other.range(), holder = other.holder,
                "another process runs some of the same servers; waiting until its lease runs out, {seconds} s at the most",
            ),
            Obstacle::OlderProgram(other) => tracing::info!(
                %ours, theirs = %other.range(), holder = other.holder,
                "the database has to be brought up to date, and another process runs on it; waiting until its lease runs out, {seconds} s at the most",
            ),
            Obstacle::NotSetUp(error) => tracing::info!(
                %error,
                "the database cannot be set up; trying again, as another process may be doing so",
            ),
        }
    }

    fn into_error(self, ours: ShardRange) -> StoreError {
        match self {
            Obstacle::Overlap(other) => StoreError::RangeTaken {
                ours,
                theirs: other.range(),
                holder: other.holder,
            },
            Obstacle::OlderProgram(other) => StoreError::OlderProgram {
                theirs: other.range(),
                holder: other.holder,
            },
            Obstacle::NotSetUp(error) => error,
        }
    }
}

/// Takes a range unless something stands in the way; nothing is changed then.
async fn try_to_take(
    writer: &mut AnyConnection,
    share: Share,
) -> Result<std::result::Result<Lease, Obstacle>> {
    let failed = || StoreError::while_("leasing a range of shards");
    let mut tx = writer.begin().await.map_err(failed())?;
    if schema::is_outdated(&mut tx).await? {
        let patient = tx.execute(Dialect::Postgres.migrating_settings()).await;
        patient.map_err(failed())?;
    }
    if !schema::has_table(&mut tx, "leases").await?
        && let Err(error) = schema::migrate(Dialect::Postgres, &mut tx).await
    {
        tx.rollback().await.map_err(failed())?;
        return Ok(Err(Obstacle::NotSetUp(error)));
    }
    // Nobody else looks before this is committed.
    let next = "UPDATE numbers SET last = last + 1 WHERE name = 'leases' RETURNING last";
    let next = sqlx::query_scalar(next).fetch_one(&mut *tx).await;
    let row: i64 = next.map_err(failed())?;
    // Asked again, since another process may just have brought it up to date.
    let outdated = schema::is_outdated(&mut tx).await?;
    let is_in_the_way = |range: ShardRange| outdated || range.overlaps(&share.range);
    let other = clear_the_way(&mut tx, is_in_the_way).await;
    if let Some(other) = other.map_err(failed())? {
        tx.rollback().await.map_err(failed())?;
        return Ok(Err(match outdated {
            true => Obstacle::OlderProgram(other),
            false => Obstacle::Overlap(other),
        }));
    }
    if outdated {
        tracing::info!("bringing the database up to date; with many games this takes a while");
    }
    schema::migrate(Dialect::Postgres, &mut tx).await?;
    let since = Instant::now();
    insert(&mut tx, row, share).await.map_err(failed())?;
    tx.commit().await.map_err(failed())?;
    Ok(Ok(Lease::new(Some(row), share.lease, since)))
}

/// Deletes the leases in the way that have run out, so that their processes never write again. Gives the
/// one that lasts longest if one hasn't.
async fn clear_the_way(
    tx: &mut AnyConnection,
    is_in_the_way: impl Fn(ShardRange) -> bool,
) -> sqlx::Result<Option<LeaseRow>> {
    let all: Vec<LeaseRow> = sqlx::query_as(concat!(
        "SELECT leases.*, expires_at - ",
        now!(),
        " AS rest FROM leases ORDER BY expires_at DESC"
    ))
    .fetch_all(&mut *tx)
    .await?;
    for other in all {
        if !is_in_the_way(other.range()) {
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
            return Ok(Some(other));
        }
    }
    Ok(None)
}

async fn insert(tx: &mut AnyConnection, row: i64, share: Share) -> sqlx::Result<()> {
    let insert = sqlx::query(concat!(
        "INSERT INTO leases (id, first_shard, last_shard, shards, holder, expires_at) VALUES ($1, $2, $3, $4, $5, $6 + ",
        now!(),
        ")"
    ));
    let insert = insert
        .bind(row)
        .bind(i64::from(share.range.first))
        .bind(i64::from(share.range.last))
        .bind(i64::from(share.range.total))
        .bind(holder())
        .bind(millis(share.lease));
    insert.execute(tx).await?;
    Ok(())
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
