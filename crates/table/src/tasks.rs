//! Helpers for tasks everywhere: surviving a panic, one at a time, and sleeping until a time that may never
//! come.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::task::Poll;

use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::Instant;

/// Runs work; `None` if it panics. The caller must drop what that may have left half changed.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

pub async fn caught_in<T>(work: impl Future<Output = T>) -> Option<T> {
    // Boxed, because a future that is moved takes its space twice.
    let mut work = Box::pin(work);
    std::future::poll_fn(|cx| match caught(|| work.as_mut().poll(cx)) {
        Some(polled) => polled.map(Some),
        None => Poll::Ready(None),
    })
    .await
}

/// Lets one in at a time, in the order in which they come. Whoever enters has a clone of it.
#[derive(Clone, Debug, Default)]
pub struct OneAtATime(Arc<Mutex<()>>);

impl OneAtATime {
    /// Waits for whoever came before. They are in for as long as they keep what this returns.
    pub async fn enter(self) -> OwnedMutexGuard<()> {
        self.0.lock_owned().await
    }

    pub fn try_enter(self) -> Option<OwnedMutexGuard<()>> {
        self.0.try_lock_owned().ok()
    }

    /// Whether anybody is in or waits: has a clone besides this one.
    pub fn is_in_use(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// Sleeps until this time; without a time, for ever.
pub async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
