//! Whether somebody has deleted a table's message, however many messages go at once.
//!
//! A deletion can be heard of before the answer that tells the id of the deleted message. So the ids of
//! messages that are newer than the table's are kept for a while.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many ids are kept. A moderator deletes at most 100 messages at once.
const KEPT: usize = 256;

/// What was deleted in a table's channel.
#[derive(Debug, Default)]
pub struct Deletions(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The table's message.
    present: Option<u64>,
    is_gone: bool,
    /// Newer messages that were deleted.
    newer: VecDeque<u64>,
}

impl Deletions {
    /// The table's message is this one from now on. Returns whether it was deleted already.
    pub fn watch(&self, message: u64) -> bool {
        let mut state = self.lock();
        state.present = Some(message);
        state.is_gone = state.newer.contains(&message);
        state.newer.retain(|id| *id > message);
        state.is_gone
    }

    /// These messages were deleted. Returns whether the table's is among them.
    pub fn note(&self, messages: impl IntoIterator<Item = u64>) -> bool {
        let mut state = self.lock();
        for id in messages {
            state.is_gone |= state.present == Some(id);
            if Some(id) > state.present {
                state.newer.push_back(id);
            }
        }
        let surplus = state.newer.len().saturating_sub(KEPT);
        state.newer.drain(..surplus);
        state.is_gone
    }

    /// Whether the table's message was deleted; true once for each.
    pub fn take(&self) -> bool {
        std::mem::take(&mut self.lock().is_gone)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // A std lock: held to compare ids, never across an await.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_message_is_missed_among_a_hundred() {
        let deletions = Deletions::default();
        deletions.watch(5);
        assert!(!deletions.note([1, 2, 9]) && !deletions.take());
        assert!(deletions.note((5..105).rev()));
        assert!(deletions.take() && !deletions.take());
    }

    #[test]
    fn a_message_may_be_deleted_before_its_id_is_known() {
        let deletions = Deletions::default();
        deletions.watch(5);
        deletions.note([8]);
        assert!(!deletions.watch(7) && !deletions.take());
        assert!(deletions.watch(8) && deletions.take());
    }

    #[test]
    fn few_ids_are_kept() {
        let deletions = Deletions::default();
        for id in 0..10_000 {
            deletions.note([id]);
        }
        assert_eq!(deletions.lock().newer.len(), KEPT);
    }
}
