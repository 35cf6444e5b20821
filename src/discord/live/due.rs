//! Carries out what is due by the store's word, each thing by itself: none waits for another one.
//! What doesn't work is tried again, ever less often. Knows nothing about what is due.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::store::{StoreError, causes};
use crate::table::tasks::caught_in;

pub const CHECK_EVERY: Duration = Duration::from_secs(1);
/// How long to wait before something is tried again that didn't work.
pub const SOON: RetryLater =
    RetryLater { first: Duration::from_secs(2), most: Duration::from_secs(8) };
/// How long to wait after a refusal, which is likely to come again.
pub const LATER: Duration = Duration::from_secs(60);
pub const MUCH_LATER: Duration = Duration::from_secs(60 * 60);

/// It is looked at again after so long at first, and twice as long each time, up to the most.
#[derive(Clone, Copy, Debug)]
pub struct RetryLater {
    pub first: Duration,
    pub most: Duration,
}

/// Something that is being carried out, or that waits for its next try.
#[derive(Default)]
struct Retry {
    until: Option<Instant>,
    failures: u32,
}

/// Carries out what `due` lists, whenever there is something. Runs until dropped.
pub async fn run<T, D, C>(due: impl Fn() -> D, carry_out: impl Fn(T) -> C)
where
    T: Clone + Debug + Eq + Hash + Send + 'static,
    D: Future<Output = Result<Vec<T>, StoreError>>,
    C: Future<Output = Result<(), RetryLater>> + Send + 'static,
{
    let (mut retries, mut working) = (HashMap::<T, Retry>::new(), JoinSet::new());
    let (mut look, mut failures) = (Instant::now() + CHECK_EVERY, 0);
    loop {
        tokio::select! {
            Some(done) = working.join_next() => {
                // A panic was caught, so there is an answer, unless the process ends.
                if let Ok((id, done)) = done {
                    note(&mut retries, id, done);
                }
                continue;
            }
            () = tokio::time::sleep_until(look) => {}
        }
        let due = match due().await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!(error = causes(&error), "could not look what is due");
                failures += 1;
                look = Instant::now() + SOON.after(failures);
                continue;
            }
        };
        (look, failures) = (Instant::now() + CHECK_EVERY, 0);
        let is_due: HashSet<&T> = due.iter().collect();
        retries.retain(|id, retry| retry.until.is_none() || is_due.contains(id));
        for id in due {
            let retry = retries.entry(id.clone()).or_default();
            let is_busy = retry.until.is_none() && retry.failures > 0;
            if is_busy || retry.until.is_some_and(|until| until > Instant::now()) {
                continue;
            }
            // Until it is done, it counts as failed.
            (retry.until, retry.failures) = (None, retry.failures + 1);
            let work = carry_out(id.clone());
            working.spawn(async move { (id, caught_in(work).await) });
        }
    }
}

/// Notes how carrying something out has ended; `None` if with a panic.
fn note<T: Debug + Eq + Hash>(
    retries: &mut HashMap<T, Retry>,
    id: T,
    done: Option<Result<(), RetryLater>>,
) {
    let retry_later = match done {
        Some(Ok(())) => {
            retries.remove(&id);
            return;
        }
        Some(Err(retry_later)) => retry_later,
        None => {
            tracing::error!(?id, "carrying out what was due panicked");
            RetryLater { first: LATER, most: MUCH_LATER }
        }
    };
    if let Some(retry) = retries.get_mut(&id) {
        retry.until = Some(Instant::now() + retry_later.after(retry.failures));
    }
}

impl RetryLater {
    fn after(self, failures: u32) -> Duration {
        (self.first * 2u32.pow(failures.saturating_sub(1).min(10))).min(self.most)
    }
}
