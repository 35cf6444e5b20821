//! Leases: which process writes for which servers, if several share a database. A lease on a range
//! of shards is a row with an expiry, by the database's own clock.
//!
//! Every write first renews the lease in the same transaction. Its row is then locked until the
//! commit, so nobody can take the range over in between; and if the row is gone, nothing is
//! written. So a process that was cut off or paused, or that is slow, never overwrites its
//! successor's work. It also stops showing anything once the lease has run out by its own clock
//! ([`Lease::is_held`]), which started before the database's did.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime};

use parking_lot::Mutex;
use sqlx::{AnyConnection, Connection, Executor};
use tokio_util::sync::CancellationToken;

use super::dialect::Dialect;
use super::error::Doing;
use super::sql::{Run, query, row};
use super::{Result, ShardRange, Share, Store, StoreError, schema};

const LEASING: &str = "leasing a range of shards";

const CHECK_EVERY: Duration = Duration::from_millis(250);

/// How often those who wait for the lease look whether it is held.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// How long another process may need to set up an empty database.
const SETTING_UP: Duration = Duration::from_secs(2);

/// The database's clock, in milliseconds since 1970.
macro_rules! now {
    () => {
        "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    };
}

impl Store {
    /// The database's time. `None` for a file: one process has it, whose own clock is as good.
    pub async fn clock(&self) -> Result<Option<SystemTime>> {
        match self.database.dialect {
            Dialect::Sqlite => Ok(None),
            Dialect::Postgres => {
                let doing = "reading the database's clock";
                self.reader.one(doing, concat!("SELECT ", now!()), ()).await.map(Some)
            }
        }
    }
}

/// What other processes must not start for a while, in `numbers`: the end of that time, by the
/// database's clock.
const START: &str = "start ";

#[derive(Debug)]
struct Starts {
    lanes: Vec<u64>,
    apart: i64,
    /// How long the first one waits, in milliseconds, once that is known.
    wait: Arc<AtomicI64>,
}

impl Store {
    /// Reserves times for starts that must be `apart` in each lane, in all processes that share the
    /// database. This process makes one in each of these lanes, one after the other. Returns how long
    /// the first one has to wait; `None` for a file, which no other process shares.
    pub async fn reserve_starts(
        &self,
        lanes: Vec<u64>,
        apart: Duration,
    ) -> Result<Option<Duration>> {
        if self.database.dialect == Dialect::Sqlite {
            return Ok(None);
        }
        let wait = Arc::new(AtomicI64::new(0));
        let starts = Starts { lanes, apart: millis(apart), wait: wait.clone() };
        self.queue.save(starts, |starts, tx| Box::pin(reserve(starts, tx))).await?;
        let wait = u64::try_from(wait.load(Ordering::Relaxed)).unwrap_or(0);
        Ok(Some(Duration::from_millis(wait)))
    }
}

async fn reserve(starts: &Starts, tx: &mut AnyConnection) -> Result<()> {
    let doing = "reserving the time of a start";
    // This row stays locked until the commit, so nobody else looks before.
    tx.run(doing, "UPDATE numbers SET last = last WHERE name = 'leases'", ()).await?;
    let now: i64 = tx.one(doing, concat!("SELECT ", now!()), ()).await?;
    let at = |first: i64, place: usize| first + starts.apart * i64::try_from(place).unwrap_or(0);
    let mut first = now;
    for (place, lane) in starts.lanes.iter().enumerate() {
        let sql = "SELECT last FROM numbers WHERE name = $1";
        let taken: Option<i64> = tx.optional(doing, sql, (format!("{START}{lane}"),)).await?;
        first = first.max(taken.unwrap_or(now) - at(0, place));
    }
    for (place, lane) in starts.lanes.iter().enumerate() {
        let take = "INSERT INTO numbers (name, last) VALUES ($1, $2)
                    ON CONFLICT (name) DO UPDATE SET last = excluded.last";
        let until = at(first, place + 1);
        tx.run(doing, take, (format!("{START}{lane}"), until)).await?;
    }
    starts.wait.store(first - now, Ordering::Relaxed);
    Ok(())
}

/// This process's right to run the tables of a range of shards. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Lease {
    /// `None` if there is only one process anyway.
    row: Option<i64>,
    time: Duration,
    held_until: Arc<Mutex<Instant>>,
    lost: CancellationToken,
}

row! {
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
    /// The lease of a process that has the database to itself; it does not run out.
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

    /// Takes a share of a server's database, after updating the schema if necessary. Both happen in
    /// one transaction, so nobody starts to use the old schema in between. If a process stands in
    /// the way, this waits until its lease would have run out, in case the process was killed.
    ///
    /// # Errors
    /// [`StoreError::RangeTaken`] if another process keeps renewing an overlapping range, and
    /// [`StoreError::OlderProgram`] if there are migrations to run and another process keeps
    /// renewing any range.
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
                now + obstacle.time_left() + 2 * CHECK_EVERY
            });
            if now > until && !obstacle.ends_by_itself() {
                return Err(obstacle.into_error(share.range));
            }
            tokio::time::sleep(CHECK_EVERY).await;
        }
    }

    /// Renews the lease in a transaction; returns whether it was still there.
    pub(super) async fn renew(&self, tx: &mut AnyConnection) -> sqlx::Result<bool> {
        let Some(row) = self.row else { return Ok(true) };
        let renew = concat!("UPDATE leases SET expires_at = $1 + ", now!(), " WHERE id = $2");
        Ok(query(renew, (millis(self.time), row)).execute(tx).await?.rows_affected() == 1)
    }

    /// Notes that a renewal, begun at this time, is committed.
    pub(super) fn renewed(&self, began: Instant) {
        if self.row.is_some() {
            *self.held_until.lock() = began + self.time;
        }
    }

    pub(super) fn lose(&self) {
        self.lost.cancel();
    }

    pub(super) async fn give_back(&self, writer: &mut AnyConnection) -> sqlx::Result<()> {
        query("DELETE FROM leases WHERE id = $1", (self.row,)).execute(writer).await.map(drop)
    }

    /// How often the lease must be renewed; `None` if it does not run out.
    pub(super) fn renewal_interval(&self) -> Option<Duration> {
        self.row.map(|_| self.time / 3)
    }

    /// How long ago the last renewal began.
    pub(super) fn since_renewal(&self) -> Duration {
        let held_until = *self.held_until.lock();
        held_until.checked_sub(self.time).map(|began| began.elapsed()).unwrap_or_default()
    }

    pub fn is_lost(&self) -> bool {
        self.lost.is_cancelled()
    }

    pub async fn lost(&self) {
        self.lost.cancelled().await;
    }

    /// Waits until it is held, if it isn't: for so long at most, and not if it is lost.
    pub async fn held_within(&self, patience: Duration) {
        let until = Instant::now() + patience;
        while !self.is_held() && !self.is_lost() && Instant::now() < until {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }

    /// Whether no other process can have taken the range over: only then may this one show things.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.row.is_none() || (!self.is_lost() && Instant::now() < *self.held_until.lock())
    }
}

impl LeaseRow {
    const fn range(&self) -> ShardRange {
        ShardRange { first: self.first_shard, last: self.last_shard, total: self.shards }
    }
}

enum Obstacle {
    Overlap(LeaseRow),
    /// The schema has to be updated, and another process uses the old one.
    OlderProgram(LeaseRow),
    /// An empty database could not be set up; another process may be doing so.
    NotSetUp(StoreError),
    /// A process that stopped in the middle of a transaction still locks its expired lease.
    Locked(StoreError),
}

impl Obstacle {
    /// How long the obstacle lasts at most, unless it is permanent.
    fn time_left(&self) -> Duration {
        match self {
            Obstacle::Overlap(other) | Obstacle::OlderProgram(other) => {
                Duration::from_millis(u64::try_from(other.rest).unwrap_or(0))
            }
            Obstacle::NotSetUp(_) => SETTING_UP,
            Obstacle::Locked(_) => CHECK_EVERY,
        }
    }

    /// Whether the obstacle goes away whatever other processes do: the database ends a transaction
    /// in which nothing happens.
    const fn ends_by_itself(&self) -> bool {
        matches!(self, Obstacle::Locked(_))
    }

    fn log(&self, ours: ShardRange) {
        let seconds = self.time_left().as_secs() + 1;
        match self {
            Obstacle::Overlap(other) => tracing::info!(
                %ours, theirs = %other.range(), holder = other.holder,
                "another process runs some of the same servers; waiting until its lease runs out, at most {seconds} s",
            ),
            Obstacle::OlderProgram(other) => tracing::info!(
                %ours, theirs = %other.range(), holder = other.holder,
                "the database has to be updated, but another process is using it; waiting until its lease runs out, at most {seconds} s",
            ),
            Obstacle::NotSetUp(error) => tracing::info!(
                %error,
                "could not set up the database; trying again, because another process may be doing so",
            ),
            Obstacle::Locked(error) => tracing::info!(
                %error,
                "a process that stopped in the middle of a commit still locks its lease; waiting until the database ends the commit",
            ),
        }
    }

    fn into_error(self, ours: ShardRange) -> StoreError {
        match self {
            Obstacle::Overlap(other) => {
                StoreError::RangeTaken { ours, theirs: other.range(), holder: other.holder }
            }
            Obstacle::OlderProgram(other) => {
                StoreError::OlderProgram { theirs: other.range(), holder: other.holder }
            }
            Obstacle::NotSetUp(error) | Obstacle::Locked(error) => error,
        }
    }
}

/// Takes a range, unless something stands in the way; then nothing is changed.
async fn try_to_take(
    writer: &mut AnyConnection,
    share: Share,
) -> Result<std::result::Result<Lease, Obstacle>> {
    let mut tx = writer.begin().await.doing(LEASING)?;
    if schema::is_outdated(&mut tx).await? {
        tx.execute(Dialect::Postgres.migrating_settings()).await.doing(LEASING)?;
    }
    if !schema::has_table(&mut tx, "leases").await?
        && let Err(error) = schema::migrate(Dialect::Postgres, &mut tx).await
    {
        tx.rollback().await.doing(LEASING)?;
        return Ok(Err(Obstacle::NotSetUp(error)));
    }
    // This row stays locked until the commit, so nobody else looks before.
    let next = "UPDATE numbers SET last = last + 1 WHERE name = 'leases' RETURNING last";
    let row: i64 = tx.one(LEASING, next, ()).await?;
    // Checked again, since another process may just have updated it.
    let outdated = schema::is_outdated(&mut tx).await?;
    let is_in_the_way = |range: ShardRange| outdated || range.overlaps(&share.range);
    let other = match clear_the_way(&mut tx, is_in_the_way).await {
        // PostgreSQL's code for a lock that another transaction holds for too long.
        Err(error) if error.code().as_deref() == Some("55P03") => {
            tx.rollback().await.doing(LEASING)?;
            return Ok(Err(Obstacle::Locked(error)));
        }
        other => other?,
    };
    if let Some(other) = other {
        tx.rollback().await.doing(LEASING)?;
        return Ok(Err(if outdated {
            Obstacle::OlderProgram(other)
        } else {
            Obstacle::Overlap(other)
        }));
    }
    if outdated {
        tracing::info!("updating the database; with many games this takes a while");
    }
    schema::migrate(Dialect::Postgres, &mut tx).await?;
    let since = Instant::now();
    insert(&mut tx, row, share).await?;
    tx.commit().await.doing(LEASING)?;
    Ok(Ok(Lease::new(Some(row), share.lease, since)))
}

/// Deletes expired leases in the way, so that their processes never write again. Returns the
/// longest-lasting one in the way that has not expired, if any.
async fn clear_the_way(
    tx: &mut AnyConnection,
    is_in_the_way: impl Fn(ShardRange) -> bool,
) -> Result<Option<LeaseRow>> {
    let delete = concat!("DELETE FROM leases WHERE id = $1 AND expires_at <= ", now!());
    for other in all(tx, LEASING).await? {
        if !is_in_the_way(other.range()) {
            continue;
        }
        // Waits if its process is just committing something, which renews the lease.
        let gone = match other.rest {
            ..=0 => tx.run(LEASING, delete, (other.id,)).await?,
            _ => 0,
        };
        if gone == 0 {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

async fn all(server: &mut AnyConnection, doing: &'static str) -> Result<Vec<LeaseRow>> {
    let all = concat!(
        "SELECT leases.*, expires_at - ",
        now!(),
        " AS rest FROM leases ORDER BY expires_at DESC"
    );
    server.all(doing, all, ()).await
}

/// The holder of a lease that hasn't run out, in words.
pub(super) async fn holders(server: &mut AnyConnection) -> Result<Vec<String>> {
    let all = all(server, "looking at the leases").await?;
    let held = all.into_iter().filter(|lease| lease.rest > 0);
    Ok(held.map(|lease| format!("{} (shards {})", lease.holder, lease.range())).collect())
}

async fn insert(tx: &mut AnyConnection, row: i64, share: Share) -> Result<()> {
    let insert = concat!(
        "INSERT INTO leases (id, first_shard, last_shard, shards, holder, expires_at) VALUES ($1, $2, $3, $4, $5, $6 + ",
        now!(),
        ")"
    );
    let ShardRange { first, last, total } = share.range;
    let values = (row, first, last, total, holder(), millis(share.lease));
    tx.run(LEASING, insert, values).await.map(drop)
}

fn holder() -> String {
    // A service manager may hide the first file: `ProcSubset=pid`.
    let machine = machine(&["/proc/sys/kernel/hostname", "/etc/hostname"])
        .unwrap_or_else(|| "an unknown machine".to_owned());
    format!("process {} on {machine}", std::process::id())
}

/// The machine's name, from the first of these files or variables that has one.
fn machine(files: &[&str]) -> Option<String> {
    let files = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    let variables = ["COMPUTERNAME", "HOSTNAME"].into_iter();
    let mut said = files.chain(variables.filter_map(|name| std::env::var(name).ok()));
    said.find_map(|said| {
        let mut lines = said.lines().map(str::trim);
        lines.find(|line| !line.is_empty() && !line.starts_with('#')).map(str::to_owned)
    })
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::machine;

    #[test]
    fn a_hidden_or_empty_file_leaves_the_name_of_the_machine_to_the_next_one() {
        let dir = tempfile::tempdir().unwrap();
        let at = |name: &str| dir.path().join(name).display().to_string();
        std::fs::write(at("empty"), "\n").unwrap();
        std::fs::write(at("hostname"), "# static\n\n cards \n").unwrap();
        let files = [at("hidden"), at("empty"), at("hostname")];
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        assert_eq!(machine(&files).as_deref(), Some("cards"));
    }
}
