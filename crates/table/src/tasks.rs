//! Helpers for tasks everywhere: surviving a panic, and sleeping until a time that may never come.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::task::Poll;

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

/// Sleeps until this time; without a time, for ever.
pub async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}
