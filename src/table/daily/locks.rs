//! Handles one press at a time per person: the second press waits until the first is done.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::OwnedMutexGuard;

use crate::store::UserId;

/// A lock for each person whose press is being carried out, held until its effect is saved.
#[derive(Debug, Default)]
pub(in crate::table) struct PersonLocks(Mutex<HashMap<UserId, Arc<tokio::sync::Mutex<()>>>>);

/// Holds a person's lock. Dropping it lets their next press through.
#[derive(Debug)]
pub(super) struct PersonLock<'a> {
    locks: &'a PersonLocks,
    user: UserId,
    held: Option<OwnedMutexGuard<()>>,
}

impl PersonLocks {
    pub(super) async fn take(&self, user: UserId) -> PersonLock<'_> {
        // Created before waiting, so that nothing is left behind if this future is dropped.
        let mut held = PersonLock {
            locks: self,
            user,
            held: None,
        };
        let lock = self.0.lock().entry(user).or_default().clone();
        held.held = Some(lock.lock_owned().await);
        held
    }
}

impl Drop for PersonLock<'_> {
    fn drop(&mut self) {
        self.held = None;
        let mut all = self.locks.0.lock();
        // Nobody else holds the lock or waits for it.
        if all
            .get(&self.user)
            .is_some_and(|lock| Arc::strong_count(lock) == 1)
        {
            all.remove(&self.user);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn presses_of_one_person_come_one_after_the_other_and_leave_nothing() {
        let locks = PersonLocks::default();
        let first = locks.take(UserId(1)).await;
        let other = locks.take(UserId(2)).await;
        let mut second = std::pin::pin!(locks.take(UserId(1)));
        let waits = tokio::time::timeout(std::time::Duration::from_millis(1), &mut second);
        assert!(waits.await.is_err());
        drop(first);
        drop((second.await, other));
        assert!(locks.0.lock().is_empty());
    }
}
