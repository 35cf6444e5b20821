//! Handles one thing at a time for each key, such as a person's presses: the second waits until the
//! first is done.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::OwnedMutexGuard;

use crate::tasks::OneAtATime;

type Map<K> = Arc<Mutex<HashMap<K, OneAtATime>>>;

/// A lock for each key in use, held until what is done is saved.
#[derive(Debug)]
pub(super) struct Locks<K>(Map<K>);

/// Holds a key's lock. Dropping it lets the next one through.
#[derive(Debug)]
pub(super) struct Lock<K: Copy + Eq + Hash + fmt::Debug> {
    locks: Map<K>,
    key: K,
    held: Option<OwnedMutexGuard<()>>,
}

impl<K> Default for Locks<K> {
    fn default() -> Locks<K> {
        Locks(Arc::default())
    }
}

impl<K: Copy + Eq + Hash + fmt::Debug> Locks<K> {
    pub(super) async fn take(&self, key: K) -> Lock<K> {
        // Created before waiting, so that nothing is left behind if this future is dropped.
        let mut taken = Lock { locks: self.0.clone(), key, held: None };
        let lock = self.0.lock().entry(key).or_default().clone();
        taken.held = Some(lock.enter().await);
        taken
    }

    pub(super) fn try_take(&self, key: K) -> Option<Lock<K>> {
        let lock = self.0.lock().entry(key).or_default().clone();
        let held = lock.try_enter()?;
        Some(Lock { locks: self.0.clone(), key, held: Some(held) })
    }
}

impl<K: Copy + Eq + Hash + fmt::Debug> Lock<K> {
    pub(super) fn key(&self) -> K {
        self.key
    }
}

impl<K: Copy + Eq + Hash + fmt::Debug> Drop for Lock<K> {
    fn drop(&mut self) {
        self.held = None;
        let mut all = self.locks.lock();
        if all.get(&self.key).is_some_and(|lock| !lock.is_in_use()) {
            all.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use getaway_store::UserId;

    #[tokio::test]
    async fn presses_of_one_person_come_one_after_the_other_and_leave_nothing() {
        let locks = Locks::default();
        let first = locks.take(UserId(1)).await;
        let other = locks.take(UserId(2)).await;
        let mut second = std::pin::pin!(locks.take(UserId(1)));
        let waits = tokio::time::timeout(std::time::Duration::from_millis(1), &mut second);
        assert!(waits.await.is_err());
        assert!(locks.try_take(UserId(1)).is_none());
        drop(first);
        drop((second.await, other));
        drop(locks.try_take(UserId(1)).expect("nobody has it"));
        assert!(locks.0.lock().is_empty());
    }
}
