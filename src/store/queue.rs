//! Everything that is written, in transactions of many: waiting for the disk costs the same for one
//! step of a table as for sixty, and a slow disk must not slow everybody down in turn.
//!
//! One that fails takes no other with it: then all are done again, each in a savepoint of its own.
//! Nobody is answered before the whole is on the disk. When the whole fails, the connection is given up before
//! anybody hears of it: whoever then reads the database reads what came of it.

use std::sync::Arc;
use std::time::Instant;

use sqlx::Connection;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::database::timed_out;
use super::write::Write;
use super::writer::Writer;
use super::{Result, StoreError};

/// How many writes may wait; whoever comes then waits to be let in.
const WAITING: usize = 256;

/// How many are saved at once, so that the first of them does not wait for too many.
const GROUP: usize = 64;

/// The way to the task that saves. It ends with the last of its senders, or when it is closed.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
    closing: CancellationToken,
    closed: CancellationToken,
}

/// What is to be saved, and where to say how it went.
#[derive(Debug)]
struct Job {
    write: Write,
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

    /// Saves something, together with whatever else waits. Whoever gives up waiting does not stop it.
    pub(super) async fn save(&self, write: Write) -> Result<()> {
        let (done, answer) = oneshot::channel();
        let sent = self.jobs.send(Job { write, done }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// How many writes wait.
    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// Takes nothing more, saves what waits, and closes the connection.
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

/// Saves what waits, and says how it went.
async fn save_jobs(writer: &mut Writer, jobs: &mut Vec<Job>, queue: &mut mpsc::Receiver<Job>) {
    let patience = writer.database.dialect.patience();
    let saving = save_group(writer, jobs);
    let saved = match patience {
        None => saving.await,
        Some(patience) => tokio::time::timeout(patience, saving)
            .await
            .unwrap_or_else(|_| Err(timed_out())),
    };
    match saved {
        Ok(results) => answer(jobs, results.into_iter()),
        Err(error) => {
            writer.discard().await;
            // Who came meanwhile waited for as long already, and would for as long again.
            while patience.is_some()
                && let Ok(job) = queue.try_recv()
            {
                jobs.push(job);
            }
            let error = Arc::new(error);
            let failed = || Err(StoreError::Commit(Arc::clone(&error)));
            answer(jobs, std::iter::repeat_with(failed));
        }
    }
}

fn answer(jobs: &mut Vec<Job>, results: impl Iterator<Item = Result<()>>) {
    for (job, result) in jobs.drain(..).zip(results) {
        // Whoever gave up waiting needs no answer.
        let _ = job.done.send(result);
    }
}

/// Saves all that can be saved. After an error nothing was, or, if the COMMIT failed, all or nothing.
async fn save_group(writer: &mut Writer, jobs: &[Job]) -> sqlx::Result<Vec<Result<()>>> {
    // Hardly ever does one fail, and savepoints are half of what there is to do.
    match save_together(writer, jobs, Apart::No).await? {
        Some(results) => Ok(results),
        None => {
            let results = save_together(writer, jobs, Apart::Yes).await?;
            Ok(results.unwrap_or_default())
        }
    }
}

/// Whether each write is a savepoint of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    No,
    Yes,
}

/// Saves all in one transaction; none, and nothing is saved, where one fails and they are not apart.
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
    #[cfg(test)]
    let faults = writer.faults.clone();
    let connection = writer.connection().await?;
    let mut all = connection.begin_with(dialect.begin_to_write()).await?;
    if !lease.renew(&mut all).await? {
        all.rollback().await?;
        lease.lose();
        return Ok(Some(lost()));
    }
    let reserved = numbers.reserve(&mut all).await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        if apart == Apart::No {
            if job.write.save(dialect, &mut all).await.is_err() {
                all.rollback().await?;
                return Ok(None);
            }
            results.push(Ok(()));
            continue;
        }
        let mut one = all.begin().await?;
        let saved = job.write.save(dialect, &mut one).await;
        match &saved {
            Ok(()) => one.commit().await?,
            Err(_) => one.rollback().await?,
        }
        results.push(saved);
    }
    #[cfg(test)]
    faults.spoil_the_commit(dialect, &mut all).await;
    all.commit().await?;
    lease.renewed(began);
    numbers.add(reserved);
    #[cfg(test)]
    faults.lose_the_answer()?;
    Ok(Some(results))
}
