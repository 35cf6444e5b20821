//! Commits of many tables in one transaction: waiting for the disk costs the same for one step as
//! for sixty, and a slow disk must not slow everybody down in turn.
//!
//! Each step is a savepoint of its own, so that one which fails takes no other with it; nobody is
//! answered before the whole is on the disk.

use std::sync::Arc;

use sqlx::{Connection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::{Batch, Result, StoreError};

/// How many steps may wait; whoever comes then waits to be let in.
const WAITING: usize = 256;

/// How many steps are saved at once, so that the first of them does not wait for too many.
const GROUP: usize = 64;

/// The way to the task that saves steps. It ends with the last of its senders.
#[derive(Clone, Debug)]
pub(super) struct Queue(mpsc::Sender<Job>);

/// A step to be saved, and where to say how it went.
#[derive(Debug)]
struct Job {
    batch: Batch,
    done: oneshot::Sender<Result<()>>,
}

impl Queue {
    pub(super) fn start(writer: SqlitePool) -> Queue {
        let (queue, jobs) = mpsc::channel(WAITING);
        tokio::spawn(save_all(writer, jobs));
        Queue(queue)
    }

    /// Saves a step, together with whatever else waits. Whoever gives up waiting does not stop it.
    pub(super) async fn save(&self, batch: Batch) -> Result<()> {
        let (done, answer) = oneshot::channel();
        let sent = self.0.send(Job { batch, done }).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }
}

async fn save_all(writer: SqlitePool, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(GROUP);
    while queue.recv_many(&mut jobs, GROUP).await > 0 {
        match save_group(&writer, &jobs).await {
            Ok(results) => answer(&mut jobs, results.into_iter()),
            Err(error) => {
                let error = Arc::new(error);
                let failed = || Err(StoreError::Commit(Arc::clone(&error)));
                answer(&mut jobs, std::iter::repeat_with(failed));
            }
        }
    }
}

fn answer(jobs: &mut Vec<Job>, results: impl Iterator<Item = Result<()>>) {
    for (job, result) in jobs.drain(..).zip(results) {
        // Whoever gave up waiting needs no answer.
        let _ = job.done.send(result);
    }
}

/// Saves all that can be saved; an error means that nothing was.
async fn save_group(writer: &SqlitePool, jobs: &[Job]) -> sqlx::Result<Vec<Result<()>>> {
    // At once, because a transaction that turns from reading to writing can fail at any time.
    let mut all = writer.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        let mut one = all.begin().await?;
        let saved = job.batch.save(&mut one).await;
        match &saved {
            Ok(()) => one.commit().await?,
            Err(_) => one.rollback().await?,
        }
        results.push(saved);
    }
    all.commit().await?;
    Ok(results)
}
