//! Notices when somebody deletes a table's message, however many messages are deleted at once.
//!
//! News of a deletion can arrive before the answer with the deleted message's id. So the ids of
//! deleted messages that are newer than the table's are kept for a while.

use std::collections::VecDeque;

use parking_lot::Mutex;
/// How many ids are kept. A moderator can delete at most 100 messages at once.
const KEPT: usize = 256;

/// The messages that were deleted in a table's channel.
#[derive(Debug, Default)]
pub struct Deletions(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    present: Option<u64>,
    is_gone: bool,
    newer: VecDeque<u64>,
}

impl Deletions {
    /// Watches this message, the table's from now on. Returns whether it has already been deleted.
    pub fn watch(&self, message: u64) -> bool {
        let mut state = self.0.lock();
        state.present = Some(message);
        state.is_gone = state.newer.contains(&message);
        state.newer.retain(|id| *id > message);
        state.is_gone
    }

    /// Notes deleted messages. Returns whether the table's message is gone.
    pub fn note(&self, messages: impl IntoIterator<Item = u64>) -> bool {
        let mut state = self.0.lock();
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

    /// Whether the table's message was deleted. True only once per message.
    pub fn take(&self) -> bool {
        std::mem::take(&mut self.0.lock().is_gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deletion_among_a_hundred_is_noticed() {
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
    fn only_the_latest_ids_are_kept() {
        let deletions = Deletions::default();
        for id in 0..10_000 {
            deletions.note([id]);
        }
        assert_eq!(deletions.0.lock().newer.len(), KEPT);
    }
}
