//! The write queue. It saves writes in groups: waiting for the disk takes as long for one step as
//! for sixty, and with a slow disk people must not have to wait one after the other.
//!
//! A failed write does not affect the others: the group is repeated with a savepoint for each
//! write. Nobody gets an answer before the whole group is on disk. If the whole group fails, the
//! connection is closed before anybody hears of it, so reads that follow see the outcome.
//!
//! A group that takes too long fails as a whole, with everything that waits behind it. Nobody knows
//! then whether it was saved, and whoever wanted to save something has to ask the database.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::reader::timed_out;
use super::writer::Writer;
use super::{Result, StoreError};

/// How many writes the queue can hold; further writers wait for space.
const WAITING: usize = 256;

/// How many writes are saved at once; a limit, so the first doesn't wait for too many others.
const GROUP: usize = 64;

/// A handle to the saving task, which ends with its last handle or when it is closed.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
    closing: CancellationToken,
    closed: CancellationToken,
}

type Saving<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// A function that saves something in a transaction, which the queue commits or rolls back. It may
/// be called again after a rollback.
type Save<T> = for<'a> fn(&'a T, &'a mut AnyConnection) -> Saving<'a>;

/// Something to save, with the function that saves it. The queue knows nothing about either.
trait Write: Send + Sync {
    fn save<'a>(&'a self, tx: &'a mut AnyConnection) -> Saving<'a>;
}

impl<T: Send + Sync> Write for (T, Save<T>) {
    fn save<'a>(&'a self, tx: &'a mut AnyConnection) -> Saving<'a> {
        let (data, save) = self;
        save(data, tx)
    }
}

struct Job {
    write: Box<dyn Write>,
    done: oneshot::Sender<Result<()>>,
}

impl Queue {
    pub(super) fn start(writer: Writer) -> Queue {
        let (sender, jobs) = mpsc::channel(WAITING);
        let queue = Queue {
            jobs: sender,
            closing: CancellationToken::new(),
            closed: CancellationToken::new(),
        };
        let closed = queue.closed.clone().drop_guard();
        tokio::spawn(save_all(writer, jobs, queue.closing.clone(), closed));
        queue
    }

    /// Saves data together with the other writes that wait. Giving up waiting does not stop it.
    pub(super) async fn save<T>(&self, data: T, save: Save<T>) -> Result<()>
    where
        T: Send + Sync + 'static,
    {
        let (done, answer) = oneshot::channel();
        let write = Box::new((data, save));
        self.jobs.send(Job { write, done }).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// Accepts no more writes, saves those that wait, and closes the connection.
    pub(super) async fn close(&self) {
        self.closing.cancel();
        self.closed.cancelled().await;
    }
}

async fn save_all(
    mut writer: Writer,
    mut queue: mpsc::Receiver<Job>,
    closing: CancellationToken,
    _closed: DropGuard,
) {
    let mut jobs = Vec::with_capacity(GROUP);
    loop {
        tokio::select! {
            biased;
            () = closing.cancelled(), if !queue.is_closed() => queue.close(),
            waiting = queue.recv_many(&mut jobs, GROUP) => match waiting {
                0 => break,
                _ => save_jobs(&mut writer, &mut jobs, &mut queue).await,
            },
        }
    }
    writer.close().await;
}

async fn save_jobs(writer: &mut Writer, jobs: &mut Vec<Job>, queue: &mut mpsc::Receiver<Job>) {
    let patience = writer.database.dialect.patience();
    let saving = save_group(writer, jobs);
    let saved = match patience {
        None => saving.await,
        Some(patience) => {
            tokio::time::timeout(patience, saving).await.unwrap_or_else(|_| Err(timed_out()))
        }
    };
    match saved {
        Ok(results) => answer(jobs, results),
        Err(error) => give_up(writer, jobs, queue, error).await,
    }
}

/// Fails all these writes, and those that came meanwhile.
async fn give_up(
    writer: &mut Writer,
    jobs: &mut Vec<Job>,
    queue: &mut mpsc::Receiver<Job>,
    error: sqlx::Error,
) {
    writer.discard().await;
    // Writes that came meanwhile have waited long enough; trying them would take as long again.
    while writer.database.dialect.patience().is_some()
        && let Ok(job) = queue.try_recv()
    {
        jobs.push(job);
    }
    let error = Arc::new(error);
    let failed = jobs.iter().map(|_| Err(StoreError::Commit(error.clone()))).collect();
    answer(jobs, failed);
}

fn answer(jobs: &mut Vec<Job>, results: Vec<Result<()>>) {
    for (job, result) in jobs.drain(..).zip(results) {
        // The caller may have stopped waiting.
        let _ = job.done.send(result);
    }
}

/// Saves all writes that can be saved. After an error nothing is saved; if the COMMIT failed, all
/// or nothing is.
async fn save_group(writer: &mut Writer, jobs: &[Job]) -> sqlx::Result<Vec<Result<()>>> {
    // Writes hardly ever fail, and savepoints would be half of the work.
    match save_together(writer, jobs, Apart::No).await? {
        Some(results) => Ok(results),
        None => Ok(save_together(writer, jobs, Apart::Yes).await?.unwrap_or_default()),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    No,
    Yes,
}

/// Saves all writes in one transaction. If one fails and they have no savepoints, saves nothing and
/// returns `None`.
async fn save_together(
    writer: &mut Writer,
    jobs: &[Job],
    apart: Apart,
) -> sqlx::Result<Option<Vec<Result<()>>>> {
    let (dialect, numbers) = (writer.database.dialect, writer.numbers.clone());
    let lease = writer.lease.clone();
    let lost = || jobs.iter().map(|_| Err(StoreError::LeaseLost)).collect();
    if lease.is_lost() {
        return Ok(Some(lost()));
    }
    let began = Instant::now();
    let faults = writer.faults.clone();
    let mut all = writer.connection().await?.begin_with(dialect.begin_to_write()).await?;
    if !lease.renew(&mut all).await? {
        all.rollback().await?;
        lease.lose();
        return Ok(Some(lost()));
    }
    let reserved = numbers.reserve(&mut all).await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if apart == Apart::No {
            if job.write.save(&mut all).await.is_err() {
                all.rollback().await?;
                return Ok(None);
            }
            results.push(Ok(()));
            continue;
        }
        let mut one = all.begin().await?;
        let saved = job.write.save(&mut one).await;
        match &saved {
            Ok(()) => one.commit().await?,
            Err(_) => one.rollback().await?,
        }
        results.push(saved);
    }
    faults.spoil_the_commit(dialect, &mut all).await;
    all.commit().await?;
    faults.hang_after_the_commit().await;
    lease.renewed(began);
    numbers.add(reserved);
    tracing::trace!(writes = jobs.len(), "changes are saved");
    faults.lose_the_answer()?;
    Ok(Some(results))
}
