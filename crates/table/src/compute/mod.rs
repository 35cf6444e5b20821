//! The thread pool for everything that computes: computers' decisions, hints, reviews, pictures.
//!
//! Owns which job runs next ([`Urgency`], and fairly by server: see [`queue`]), how long it may run
//! ([`TimeSlice`]), and that no more jobs run at once than there are threads. A running job
//! regularly asks whether to go on; at that point its thread first runs any more urgent jobs. Knows
//! nothing about games, tables and Discord.

mod queue;
#[cfg(test)]
pub(crate) mod tests;

use std::cell::Cell;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::tasks::caught;
use getaway_store::GuildId;

use queue::{Next, Place, Queue};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Something that a person waits for: a hint, a chart.
    Answer,
    Search,
    /// Something that holds nobody up: a review, the cards' emojis.
    Background,
}

/// The minimum share of its time and playouts that a job gets. Against three `normal`, `hard` loses
/// 5 of 100 games with an eighth of its playouts and 2 or 3 with all of them; `normal` loses 25.
const LEAST_EFFORT: f64 = 1.0 / 8.0;

impl Urgency {
    const ALL: [Urgency; 3] = [Urgency::Answer, Urgency::Search, Urgency::Background];

    /// How long a job waits at most before it goes ahead of more urgent ones.
    const fn patience(self) -> Duration {
        match self {
            Urgency::Answer => Duration::from_secs(1),
            // About twice as long as computers take for a move anyway.
            Urgency::Search => Duration::from_secs(2),
            Urgency::Background => Duration::from_secs(10),
        }
    }

    /// The share of its full time and playouts that a job gets after waiting this long. The longer
    /// the wait, the smaller the share, so a growing queue is worked off faster.
    fn effort(self, waited: Duration) -> f64 {
        let used_up = waited.as_secs_f64() / self.patience().as_secs_f64();
        (1.0 - used_up).max(LEAST_EFFORT)
    }
}

/// A handle to the thread pool. Cheap to clone.
#[derive(Clone)]
pub struct Compute {
    pool: Arc<Pool>,
}

struct Pool {
    threads: usize,
    /// The share of its time and playouts that a job gets which didn't have to wait.
    effort: f64,
    /// Locked for a look-up or an insertion, never while a job runs.
    state: Mutex<State>,
}

struct State {
    queue: Queue<Job>,
    busy: usize,
}

struct Job {
    time: Duration,
    unwanted: Arc<AtomicBool>,
    work: Box<dyn FnOnce(&TimeSlice<'_>) + Send>,
}

impl fmt::Debug for Compute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Compute").field("threads", &self.pool.threads).finish_non_exhaustive()
    }
}

impl Compute {
    /// Creates a pool of up to this many threads, at least one. Idle threads end.
    pub fn new(threads: usize) -> Compute {
        Compute::with_effort(threads, 1.0)
    }

    /// The same, where every job gets only this share of its time and playouts.
    pub fn with_effort(threads: usize, effort: f64) -> Compute {
        let state = Mutex::new(State { queue: Queue::new(), busy: 0 });
        let threads = threads.max(1);
        Compute { pool: Arc::new(Pool { threads, effort, state }) }
    }

    pub fn waiting(&self) -> usize {
        self.pool.state.lock().queue.len()
    }

    /// Runs a job for a server, or for the process as a whole. It may run for `time` if it did not
    /// have to wait, otherwise for less: [`TimeSlice::go_on`] tells it when to end. Returns `None`
    /// if the job panicked.
    ///
    /// A job whose future is dropped leaves the queue, or is told to end.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        server: Option<GuildId>,
        time: Duration,
        work: impl FnOnce(&TimeSlice<'_>) -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let unwanted = Arc::new(AtomicBool::new(false));
        let job = Job {
            time,
            unwanted: Arc::clone(&unwanted),
            work: Box::new(move |slice| {
                // The caller may have stopped waiting.
                let _ = answer.send(work(slice));
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

    /// Adds a job to the queue, and a thread if the pool isn't full.
    fn enqueue(&self, urgency: Urgency, server: Option<GuildId>, job: Job) -> Place {
        let mut state = self.pool.state.lock();
        let place = state.queue.push(urgency, server, Instant::now(), job);
        if state.busy < self.pool.threads {
            state.busy += 1;
            let pool = Arc::clone(&self.pool);
            tokio::task::spawn_blocking(move || pool.work());
        }
        place
    }
}

/// A claim on a job. Dropping it removes the job from the queue, or tells it to end.
struct Wanted {
    pool: Arc<Pool>,
    place: Place,
    unwanted: Arc<AtomicBool>,
}

impl Drop for Wanted {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
        self.pool.state.lock().queue.remove(self.place);
    }
}

impl Pool {
    fn work(&self) {
        while let Some(next) = self.next_or_idle() {
            self.carry_out(next);
        }
    }

    /// The next job; if there is none, this thread counts as idle.
    fn next_or_idle(&self) -> Option<Next<Job>> {
        let mut state = self.state.lock();
        let next = state.queue.next(Instant::now());
        if next.is_none() {
            state.busy -= 1;
        }
        next
    }

    fn carry_out(&self, next: Next<Job>) {
        let Job { time, unwanted, work } = next.job;
        let started = Instant::now();
        let slice = TimeSlice {
            pool: self,
            urgency: next.urgency,
            time,
            unwanted: &unwanted,
            started,
            waited: started - next.since,
            yielded: Cell::new(Duration::ZERO),
        };
        // A panic affects only this job: it drops the sender of the answer, so `run` returns
        // `None`.
        let _ = caught(|| work(&slice));
    }
}

/// A running job's access to the pool: how much it may still do.
pub struct TimeSlice<'a> {
    pool: &'a Pool,
    urgency: Urgency,
    time: Duration,
    unwanted: &'a AtomicBool,
    started: Instant,
    /// How long the job waited before it started,
    waited: Duration,
    /// and since then, while its thread did something more urgent.
    yielded: Cell<Duration>,
}

impl TimeSlice<'_> {
    /// The share of its full effort that the job should make, up to 1.
    pub fn effort(&self) -> f64 {
        self.pool.effort * self.urgency.effort(self.delay())
    }

    pub fn spent(&self) -> Duration {
        self.started.elapsed().saturating_sub(self.yielded.get())
    }

    /// Whether to go on: somebody still waits for the job, and it has time left. A job that can
    /// take more than a few milliseconds must ask often. Returns only when nothing more urgent
    /// waits.
    #[must_use]
    pub fn go_on(&self) -> bool {
        self.make_way() && self.spent() < self.time.mul_f64(self.effort())
    }

    /// Does what is more urgent first, and says whether somebody still waits for the job: for one that
    /// takes as long as it takes.
    #[must_use]
    pub fn make_way(&self) -> bool {
        let is_wanted = || !self.unwanted.load(Ordering::Relaxed);
        if is_wanted() {
            self.run_more_urgent();
        }
        is_wanted()
    }

    fn delay(&self) -> Duration {
        self.waited + self.yielded.get()
    }

    /// Runs more urgent jobs first, unless this one has been delayed for long.
    fn run_more_urgent(&self) {
        while self.delay() < self.urgency.patience() {
            let next = self.pool.state.lock().queue.more_urgent_than(self.urgency);
            let Some(next) = next else { return };
            let began = Instant::now();
            self.pool.carry_out(next);
            self.yielded.set(self.yielded.get() + began.elapsed());
        }
    }
}
