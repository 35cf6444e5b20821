//! When the people of a table last pressed or typed something: who just did is there.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::table::UserId;

/// After so long a press says nothing any more.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// The last press of each person.
#[derive(Debug, Default)]
pub struct Presses(Mutex<HashMap<UserId, Instant>>);

impl Presses {
    fn lock(&self) -> MutexGuard<'_, HashMap<UserId, Instant>> {
        // A std lock: held for a look-up, never across an await.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The person presses something now.
    pub fn note(&self, user: UserId) {
        let mut presses = self.lock();
        presses.retain(|_, at| at.elapsed() < FORGOTTEN);
        presses.insert(user, Instant::now());
    }

    /// When the person last did, if that was not long ago.
    pub fn last(&self, user: UserId) -> Option<Instant> {
        self.lock().get(&user).copied()
    }
}
