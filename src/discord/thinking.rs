//! Computing for people who ask: hints and reviews.
//!
//! Owns where and for how long it computes: on a thread of its own, one request at a time, so that
//! neither answers nor computer players wait for it, and nobody has two at once. What is computed is
//! each game's own.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;

use crate::table::UserId;

/// Computes for people who ask.
#[derive(Debug)]
pub struct Thinker {
    one_at_a_time: Semaphore,
    asking: Mutex<HashSet<UserId>>,
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker {
            one_at_a_time: Semaphore::new(1),
            asking: Mutex::default(),
        }
    }
}

/// That somebody waits for a computation; until it is dropped they get no other.
#[derive(Debug)]
pub struct Asking<'a> {
    thinker: &'a Thinker,
    person: UserId,
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.thinker.asking().remove(&self.person);
    }
}

impl Thinker {
    /// Begins to ask for this person; none if they wait for another computation already.
    pub fn ask(&self, person: UserId) -> Option<Asking<'_>> {
        let is_first = self.asking().insert(person);
        is_first.then(|| Asking {
            thinker: self,
            person,
        })
    }

    fn asking(&self) -> MutexGuard<'_, HashSet<UserId>> {
        // A std lock: held for a look-up, never across an await.
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a computation that stops soon after its first argument says that the time is over; none
    /// if it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        time: Duration,
        compute: impl FnOnce(&dyn Fn() -> bool, &mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Option<T> {
        // The semaphore is never closed.
        let _turn = self.one_at_a_time.acquire().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
            compute(&|| started.elapsed() < time, &mut rng)
        });
        work.await
            .inspect_err(|error| tracing::error!(%error, "a computation for somebody failed"))
            .ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_has_two_computations_at_once() {
        let thinker = Thinker::default();
        let asking = thinker.ask(UserId(1));
        assert!(asking.is_some());
        assert!(thinker.ask(UserId(1)).is_none(), "the second press");
        assert!(thinker.ask(UserId(2)).is_some(), "somebody else");
        drop(asking);
        assert!(thinker.ask(UserId(1)).is_some(), "the next");
    }
}
