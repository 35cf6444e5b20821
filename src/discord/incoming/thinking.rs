//! Computing for people who ask: hints and reviews.
//!
//! Owns that nobody has two of them computed at once. On which thread is the pool's business, and what
//! is computed each game's own.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::table::{Compute, GuildId, Urgency, UserId};

/// Computes for people who ask.
#[derive(Debug)]
pub struct Thinker {
    compute: Compute,
    asking: Mutex<HashSet<UserId>>,
}

/// A person's claim on a computation; until it is dropped they get no other.
#[derive(Debug)]
pub struct Asking<'a> {
    thinker: &'a Thinker,
    person: UserId,
    server: GuildId,
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.thinker.asking().remove(&self.person);
    }
}

impl Thinker {
    /// A thinker that computes on this pool.
    pub fn new(compute: Compute) -> Thinker {
        Thinker {
            compute,
            asking: Mutex::default(),
        }
    }

    /// Begins to ask for this person in this server; `None` if they wait for another computation.
    pub fn ask(&self, person: UserId, server: GuildId) -> Option<Asking<'_>> {
        let is_first = self.asking().insert(person);
        is_first.then(|| Asking {
            thinker: self,
            person,
            server,
        })
    }

    fn asking(&self) -> MutexGuard<'_, HashSet<UserId>> {
        // A std lock: held for a look-up, never across an await.
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Asking<'_> {
    /// Runs a computation that stops soon after its first argument says that the time is over, which
    /// is sooner if it had to wait for long; `None` if it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        time: Duration,
        compute: impl FnOnce(&dyn Fn() -> bool, &mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Option<T> {
        let pool = &self.thinker.compute;
        let computed = pool.run(urgency, Some(self.server), time, |turn| {
            let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
            compute(&|| turn.go_on(), &mut rng)
        });
        let computed = computed.await;
        if computed.is_none() {
            tracing::error!("a computation for somebody failed");
        }
        computed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_has_two_computations_at_once() {
        let thinker = Thinker::new(Compute::new(1));
        let here = GuildId(1);
        let asking = thinker.ask(UserId(1), here);
        assert!(asking.is_some());
        let elsewhere = thinker.ask(UserId(1), GuildId(2));
        assert!(elsewhere.is_none(), "the second press");
        assert!(thinker.ask(UserId(2), here).is_some(), "somebody else");
        drop(asking);
        assert!(thinker.ask(UserId(1), here).is_some(), "the next");
    }
}
