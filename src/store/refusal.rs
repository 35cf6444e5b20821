//! Whether the database saves what happens: one whose disk is full may answer, have room for what means
//! nothing, and refuse what is new.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{Result, StoreError};

/// When the database last refused a step, if it has saved none since. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct Refusal(Arc<Mutex<Option<Instant>>>);

impl Refusal {
    /// For how long it is taken for how things are: tables try again every second.
    const RECENT: Duration = Duration::from_secs(10);

    pub(super) fn note(&self, saved: &Result<()>) {
        let refused = match saved {
            Ok(()) => None,
            Err(StoreError::Sql { .. } | StoreError::Commit(_)) => Some(Instant::now()),
            // The database is well.
            Err(_) => return,
        };
        *self.lock() = refused;
    }

    pub(super) fn is_recent(&self) -> bool {
        self.lock().is_some_and(|at| at.elapsed() < Refusal::RECENT)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        // Held to read or set it, never across an await.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
