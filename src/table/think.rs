//! Computer players at work: on blocking threads, never on the async ones; at most so many at once
//! over all tables, in the order in which they asked; for so long and no longer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::games::options::Named;
use crate::games::{Decision, Task};

use super::state::Query;

/// How computer players behave in time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least time that a computer takes for a move, so that people can follow; less where none of
    /// them is in play any more.
    pub computer: Duration,
    /// The most time that it may think.
    pub think: Duration,
    /// How many computers may think at once, over all tables.
    pub thinkers: usize,
}

/// By what the time for a move is divided where only computers still play.
const HURRY: u32 = 4;

impl Pace {
    /// The pace of the end of a game in which no person is in play any more.
    pub(super) fn hurried(self) -> Pace {
        Pace {
            computer: self.computer / HURRY,
            ..self
        }
    }
}

impl Default for Pace {
    fn default() -> Pace {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pace {
            computer: Duration::from_millis(900),
            think: Duration::from_secs(1),
            // One core stays with the people.
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

/// A decision being made. Dropping it stops the thinking.
#[derive(Debug)]
pub(super) struct Thinking {
    pub(super) query: Query,
    stop: Arc<AtomicBool>,
    task: JoinHandle<Option<Decision>>,
}

impl Thinking {
    pub(super) fn start(query: Query, task: Task, pace: Pace, gate: Arc<Semaphore>) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        let task = tokio::spawn(async move {
            let not_before = Instant::now() + pace.computer;
            let decision = think(query, task, pace, gate, asked).await;
            if decision.is_none_or(|d| !d.is_silent()) && Instant::now() < not_before {
                tokio::time::sleep_until(not_before).await;
            }
            decision
        });
        Thinking { query, stop, task }
    }

    /// The decision; none if there is none to be had. May be dropped and asked again.
    pub(super) async fn answer(&mut self) -> Option<Decision> {
        (&mut self.task).await.unwrap_or(None)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

async fn think(
    query: Query,
    task: Task,
    pace: Pace,
    gate: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
) -> Option<Decision> {
    let permit = gate.acquire_owned().await.ok()?;
    let any = task.any();
    let thought = tokio::task::spawn_blocking(move || {
        // Held until the thread is free again, also when nobody waits for the answer any more.
        let _permit = permit;
        let started = std::time::Instant::now();
        let go_on = || !stop.load(Ordering::Relaxed) && started.elapsed() < pace.think;
        let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
        let decision = task.decide(query.level, &go_on, &mut rng);
        metrics::histogram!("getaway_think_seconds", "level" => query.level.name())
            .record(started.elapsed());
        decision
    });
    match thought.await {
        Ok(decision) => decision,
        Err(error) => {
            tracing::error!(%error, level = ?query.level, "a computer player failed; any legal decision is made for it");
            any
        }
    }
}
