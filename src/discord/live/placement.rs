//! Where a table's public message is in its channel, seen from the bottom.
//!
//! Owns no message and makes no request.

use crate::table::GameNumber;

/// With this many messages below it, the table's message moves to the bottom at the next trick.
const BURIED: u32 = 6;
/// It also moves with more than this many messages between it and a hand: people who answer by
/// command get their hand below what was said in the meantime.
const APART: u32 = 1;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The game that it shows, if it shows one.
    pub game: Option<GameNumber>,
    /// The table's message. Hands with smaller ids are above it.
    pub message: Option<u64>,
}

/// What lies below the table's message.
#[derive(Debug, Default)]
pub struct Placement {
    below: u32,
    apart: u32,
}

impl Placement {
    /// Notes that somebody else wrote something in the channel.
    pub const fn pushed_up(&mut self) {
        self.below += 1;
    }

    /// Notes that a hand was sent to the bottom of the channel.
    pub fn hand_below(&mut self) {
        self.apart = self.apart.max(self.below);
    }

    /// Whether the table's message must move to the bottom.
    pub const fn is_buried(&self) -> bool {
        self.below >= BURIED || self.apart > APART
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_buried_by_six_messages_or_by_a_hand_far_below() {
        let mut placement = Placement::default();
        for _ in 0..5 {
            placement.pushed_up();
        }
        assert!(!placement.is_buried());
        placement.pushed_up();
        assert!(placement.is_buried());
        placement = Placement::default();
        assert!(!placement.is_buried());
        placement.pushed_up();
        placement.hand_below();
        assert!(!placement.is_buried());
        placement.pushed_up();
        placement.hand_below();
        assert!(placement.is_buried());
    }
}
