//! Notices when somebody deletes a table's message, however many messages are deleted at once.
//!
//! News of a deletion can arrive before the answer with the deleted message's id. So the ids of
//! deleted messages that are newer than the table's are kept for a while.

use std::collections::VecDeque;

/// How many ids are kept. A moderator can delete at most 100 messages at once.
const REMEMBERED_IDS: usize = 256;

/// The messages that were deleted in a table's channel.
#[derive(Debug, Default)]
pub struct Deletions {
    present: Option<u64>,
    is_gone: bool,
    newer: VecDeque<u64>,
}

impl Deletions {
    /// Watches this message, the table's from now on. Returns whether it has already been deleted.
    pub fn watch(&mut self, message: u64) -> bool {
        self.present = Some(message);
        self.is_gone = self.newer.contains(&message);
        self.newer.retain(|id| *id > message);
        self.is_gone
    }

    /// Notes deleted messages. Returns whether the table's message is gone.
    pub fn note(&mut self, messages: impl IntoIterator<Item = u64>) -> bool {
        for id in messages {
            self.is_gone |= self.present == Some(id);
            if Some(id) > self.present {
                self.newer.push_back(id);
            }
        }
        let surplus = self.newer.len().saturating_sub(REMEMBERED_IDS);
        self.newer.drain(..surplus);
        self.is_gone
    }

    /// Whether the table's message was deleted. True only once per message.
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.is_gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deletion_among_a_hundred_is_noticed() {
        let mut deletions = Deletions::default();
        deletions.watch(5);
        assert!(!deletions.note([1, 2, 9]) && !deletions.take());
        assert!(deletions.note((5..105).rev()));
        assert!(deletions.take() && !deletions.take());
    }

    #[test]
    fn a_message_may_be_deleted_before_its_id_is_known() {
        let mut deletions = Deletions::default();
        deletions.watch(5);
        deletions.note([8]);
        assert!(!deletions.watch(7) && !deletions.take());
        assert!(deletions.watch(8) && deletions.take());
    }

    #[test]
    fn only_the_latest_ids_are_kept() {
        let mut deletions = Deletions::default();
        for id in 0..10_000 {
            deletions.note([id]);
        }
        assert_eq!(deletions.newer.len(), REMEMBERED_IDS);
    }
}
