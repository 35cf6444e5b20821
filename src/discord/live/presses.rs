//! Tracks when people last pressed or typed something at a table, to know who is there.

use std::collections::HashMap;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::table::UserId;

const FORGOTTEN: Duration = Duration::from_secs(60);

/// The last press of each person.
#[derive(Debug, Default)]
pub struct Presses(Mutex<HashMap<UserId, Instant>>);

impl Presses {
    pub fn note(&self, user: UserId) {
        let mut presses = self.0.lock();
        presses.retain(|_, at| at.elapsed() < FORGOTTEN);
        presses.insert(user, Instant::now());
    }

    /// When the person last pressed something, if that is recent.
    pub fn last(&self, user: UserId) -> Option<Instant> {
        self.0.lock().get(&user).copied()
    }
}
