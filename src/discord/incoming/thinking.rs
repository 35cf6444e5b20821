//! Computations for people who ask: hints and reviews.
//!
//! Makes sure that nobody has two of them at once. The pool decides on which thread they run, and
//! each game what to compute.

use std::collections::HashSet;
use std::time::Duration;

use parking_lot::Mutex;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::refusal::{Doing as _, Refused};
use crate::table::{Compute, GuildId, Urgency, UserId};

#[derive(Debug)]
pub struct Thinker {
    compute: Compute,
    claimed: Mutex<HashSet<UserId>>,
}

/// A person's claim on a computation. Until it is dropped, they don't get another one.
#[derive(Debug)]
pub struct Claim<'a> {
    thinker: &'a Thinker,
    person: UserId,
    server: GuildId,
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.thinker.claimed.lock().remove(&self.person);
    }
}

impl Thinker {
    pub fn new(compute: Compute) -> Thinker {
        Thinker { compute, claimed: Mutex::default() }
    }

    /// Claims a computation for this person in this server; `None` if they are waiting for another
    /// one.
    pub fn claim(&self, person: UserId, server: GuildId) -> Option<Claim<'_>> {
        let is_first = self.claimed.lock().insert(person);
        is_first.then(|| Claim { thinker: self, person, server })
    }
}

impl Claim<'_> {
    /// Runs a computation. Its first argument is a function that returns
    /// `false` once the time is over. The computation has to stop soon after that. The time is
    /// shorter if the computation had to wait for long.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        time: Duration,
        compute: impl FnOnce(&dyn Fn() -> bool, &mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let pool = &self.thinker.compute;
        let computed = pool.run(urgency, Some(self.server), time, |slice| {
            let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
            compute(&|| slice.go_on(), &mut rng)
        });
        computed.await.ok_or("it panicked").doing("computing a hint or a review")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_runs_two_computations_at_once() {
        let thinker = Thinker::new(Compute::new(1));
        let here = GuildId(1);
        let claimed = thinker.claim(UserId(1), here);
        assert!(claimed.is_some());
        assert!(thinker.claim(UserId(1), GuildId(2)).is_none(), "a second press");
        assert!(thinker.claim(UserId(2), here).is_some(), "somebody else");
        drop(claimed);
        assert!(thinker.claim(UserId(1), here).is_some(), "the next");
    }
}
