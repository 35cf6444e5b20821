//! Keeps track of a group of writes that didn't get done in time: which of them took the time,
//! and whether anything may have been saved.

use std::time::{Duration, Instant};

use parking_lot::Mutex;

/// The progress of one group, for the task that waits for it.
#[derive(Debug)]
pub(super) struct Progress(Mutex<State>);

#[derive(Debug)]
struct State {
    /// How long each write has taken so far.
    spent: Vec<Duration>,
    /// The write in progress, and since when.
    now: Option<(usize, Instant)>,
    commits: bool,
}

impl Progress {
    /// Starts with this many writes, none of them done.
    pub(super) fn of(writes: usize) -> Progress {
        Progress(Mutex::new(State {
            spent: vec![Duration::ZERO; writes],
            now: None,
            commits: false,
        }))
    }

    pub(super) fn begins(&self, write: usize) {
        let mut state = self.0.lock();
        state.add_up();
        state.now = Some((write, Instant::now()));
    }

    pub(super) fn commits(&self) {
        let mut state = self.0.lock();
        state.add_up();
        state.commits = true;
    }

    /// Whether something may have been saved.
    pub(super) fn may_be_saved(&self) -> bool {
        self.0.lock().commits
    }

    /// The write that has taken this long, if there is one.
    pub(super) fn slow(&self, limit: Duration) -> Option<usize> {
        let mut state = self.0.lock();
        state.add_up();
        state.spent.iter().position(|spent| *spent >= limit)
    }
}

impl State {
    fn add_up(&mut self) {
        if let Some((write, since)) = self.now.take()
            && let Some(spent) = self.spent.get_mut(write)
        {
            *spent += since.elapsed();
        }
    }
}
