//! Remembers whether the database refused the last step. With a full disk it may still answer, have
//! room for a ping, and refuse new data.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Result, StoreError};
use parking_lot::Mutex;

/// When the database last refused a step, if it has saved none since. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteFailure(Arc<Mutex<Option<Instant>>>);

impl WriteFailure {
    /// How long a refusal counts as current; tables retry every second.
    const RECENT: Duration = Duration::from_secs(10);

    pub(super) fn note(&self, saved: &Result<()>) {
        let refused = match saved {
            Ok(()) => None,
            Err(StoreError::Sql { .. } | StoreError::Commit(_)) => Some(Instant::now()),
            // The database itself is fine.
            Err(_) => return,
        };
        *self.0.lock() = refused;
    }

    pub(super) fn is_recent(&self) -> bool {
        self.0
            .lock()
            .is_some_and(|at| at.elapsed() < WriteFailure::RECENT)
    }
}
