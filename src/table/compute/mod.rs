//! The pool of threads on which the process thinks and draws: computers' decisions, hints, reviews,
//! pictures.
//!
//! Owns which job runs next ([`Urgency`], and fairly by server: see [`queue`]), how long it may run
//! ([`Turn`]), and that no more jobs run at once than there are threads. Between two steps a running
//! job asks whether to go on; that is where its thread first does what has become more urgent. Knows
//! no game, no table and no Discord.

mod queue;
#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::store::GuildId;

use queue::{Next, Place, Queue};

/// How urgent a job is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// A computer's decision without a search: it takes microseconds.
    Move,
    /// Something that a person waits for: a hint, a chart.
    Answer,
    /// A computer's decision that needs a search.
    Search,
    /// Something that holds up nobody's turn: a review, the cards' emojis.
    Background,
}

/// The least share of its time and playouts that a job gets. `hard` loses 5 of 100 games to three
/// `normal` with an eighth of its playouts, 2 or 3 with all of them, and `normal` loses 25.
const LEAST_EFFORT: f64 = 1.0 / 8.0;

impl Urgency {
    const ALL: [Urgency; 4] = [
        Urgency::Move,
        Urgency::Answer,
        Urgency::Search,
        Urgency::Background,
    ];

    /// How long a job waits at the most before it goes ahead of more urgent ones, except moves.
    const fn patience(self) -> Duration {
        match self {
            Urgency::Move | Urgency::Answer => Duration::from_secs(1),
            // About twice as long as computers take for a move anyway.
            Urgency::Search => Duration::from_secs(2),
            Urgency::Background => Duration::from_secs(10),
        }
    }

    /// The share of its full time and playouts that a job gets after it has waited so long: the
    /// longer it has waited the less, so that a queue that grows is worked off faster.
    fn effort(self, waited: Duration) -> f64 {
        let used_up = waited.as_secs_f64() / self.patience().as_secs_f64();
        (1.0 - used_up).max(LEAST_EFFORT)
    }
}

/// The pool. Cheap to clone.
#[derive(Clone)]
pub struct Compute {
    pool: Arc<Pool>,
}

struct Pool {
    threads: usize,
    /// A std lock: held for a look-up or an insertion, never while a job runs.
    state: Mutex<State>,
}

struct State {
    queue: Queue<Job>,
    /// How many threads are at work.
    busy: usize,
}

struct Job {
    /// How long it may run.
    time: Duration,
    unwanted: Arc<AtomicBool>,
    work: Box<dyn FnOnce(&Turn<'_>) + Send>,
}

impl fmt::Debug for Compute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Compute")
            .field("threads", &self.pool.threads)
            .finish_non_exhaustive()
    }
}

impl Compute {
    /// A pool of so many threads, at least one. A thread ends when it has nothing to do.
    #[must_use]
    pub fn new(threads: usize) -> Compute {
        let state = Mutex::new(State {
            queue: Queue::new(),
            busy: 0,
        });
        let threads = threads.max(1);
        Compute {
            pool: Arc::new(Pool { threads, state }),
        }
    }

    /// How many jobs wait for a thread.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.pool.lock().queue.len()
    }

    /// Runs a job for a server, or for the process as a whole. It may run for `time` if it did not
    /// have to wait, else for less: [`Turn::go_on`] tells it when to end. `None` if it panicked.
    ///
    /// A job whose future is dropped leaves the queue, or is told to end.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        server: Option<GuildId>,
        time: Duration,
        work: impl FnOnce(&Turn<'_>) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let unwanted = Arc::new(AtomicBool::new(false));
        let job = Job {
            time,
            unwanted: Arc::clone(&unwanted),
            work: Box::new(move |turn| {
                // The receiver may be gone by now.
                let _ = answer.send(work(turn));
            }),
        };
        let _wanted = Wanted {
            pool: Arc::clone(&self.pool),
            place: self.enqueue(urgency, server, job),
            unwanted,
        };
        // Only a panic drops the sender unused.
        answered.await.ok()
    }

    /// Adds a job to the queue, and a thread if there can be one more.
    fn enqueue(&self, urgency: Urgency, server: Option<GuildId>, job: Job) -> Place {
        let mut state = self.pool.lock();
        let place = state.queue.push(urgency, server, Instant::now(), job);
        if state.busy < self.pool.threads {
            state.busy += 1;
            let pool = Arc::clone(&self.pool);
            tokio::task::spawn_blocking(move || pool.work());
        }
        place
    }
}

/// A claim on a job. Dropping it takes the job out of the queue, or tells it to end.
struct Wanted {
    pool: Arc<Pool>,
    place: Place,
    unwanted: Arc<AtomicBool>,
}

impl Drop for Wanted {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
        self.pool.lock().queue.remove(self.place);
    }
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what waits, until nothing does.
    fn work(&self) {
        while let Some(next) = self.next_or_rest() {
            self.carry_out(next);
        }
    }

    /// The next job; if there is none, this thread is at work no longer.
    fn next_or_rest(&self) -> Option<Next<Job>> {
        let mut state = self.lock();
        let next = state.queue.next(Instant::now());
        if next.is_none() {
            state.busy -= 1;
        }
        next
    }

    fn carry_out(&self, next: Next<Job>) {
        let Job {
            time,
            unwanted,
            work,
        } = next.job;
        let started = Instant::now();
        let turn = Turn {
            pool: self,
            urgency: next.urgency,
            time,
            unwanted: &unwanted,
            started,
            waited: started - next.since,
            made_way: Cell::new(Duration::ZERO),
        };
        // A panic costs this job alone: it drops the sender of the answer, so `run` gives `None`.
        let _ = catch_unwind(AssertUnwindSafe(|| work(&turn)));
    }
}

/// A running job's view of the pool: how much it may still do.
pub struct Turn<'a> {
    pool: &'a Pool,
    urgency: Urgency,
    time: Duration,
    unwanted: &'a AtomicBool,
    started: Instant,
    /// How long the job waited before it started,
    waited: Duration,
    /// and since then, while its thread did something more urgent.
    made_way: Cell<Duration>,
}

impl Turn<'_> {
    /// The share of its full effort that the job is to make, up to 1.
    #[must_use]
    pub fn effort(&self) -> f64 {
        self.urgency.effort(self.delay())
    }

    /// How long the job has been running.
    #[must_use]
    pub fn spent(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.made_way.get())
    }

    /// Whether to go on: somebody still waits for the job, and its time is not over. A job that can
    /// take more than a few milliseconds asks often. Returns only when nothing more urgent waits.
    #[must_use]
    pub fn go_on(&self) -> bool {
        let is_wanted = || !self.unwanted.load(Ordering::Relaxed);
        if is_wanted() {
            self.make_way();
        }
        is_wanted() && self.spent() < self.time.mul_f64(self.effort())
    }

    fn delay(&self) -> Duration {
        self.waited + self.made_way.get()
    }

    /// Does what is more urgent first. A job that was delayed for long is in a hurry itself, and
    /// makes way for moves alone.
    fn make_way(&self) {
        loop {
            let is_late = self.delay() >= self.urgency.patience();
            let urgency = match self.urgency {
                Urgency::Search | Urgency::Background if is_late => Urgency::Answer,
                urgency => urgency,
            };
            let next = self.pool.lock().queue.more_urgent_than(urgency);
            let Some(next) = next else { return };
            let began = Instant::now();
            self.pool.carry_out(next);
            self.made_way.set(self.made_way.get() + began.elapsed());
        }
    }
}
