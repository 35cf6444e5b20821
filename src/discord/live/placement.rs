//! Where a table's public message is in its channel, seen from the bottom. The message's task, the
//! hands' task and the gateway's events share it.
//!
//! Owns no message and makes no request.

use std::sync::atomic::{AtomicU32, Ordering};

use tokio::sync::watch;

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

#[derive(Debug, Default)]
pub struct Placement {
    position: watch::Sender<Position>,
    below: AtomicU32,
    apart: AtomicU32,
}

impl Placement {
    /// Notes a new message of the table at the bottom of the channel.
    pub fn moved(&self, game: Option<GameNumber>, message: u64) {
        self.below.store(0, Ordering::Relaxed);
        self.apart.store(0, Ordering::Relaxed);
        self.position.send_modify(|position| {
            position.game = game;
            position.message = Some(message);
        });
    }

    /// Notes that the table's message stays where it is and shows this game from now on.
    pub fn stays(&self, game: Option<GameNumber>) {
        self.position
            .send_if_modified(|position| std::mem::replace(&mut position.game, game) != game);
    }

    /// Notes that somebody else wrote something in the channel.
    pub fn pushed_up(&self) {
        self.below.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that a hand was sent to the bottom of the channel.
    pub fn hand_below(&self) {
        let below = self.below.load(Ordering::Relaxed);
        self.apart.fetch_max(below, Ordering::Relaxed);
    }

    /// Whether the table's message must move to the bottom.
    pub fn is_buried(&self) -> bool {
        self.below.load(Ordering::Relaxed) >= BURIED || self.apart.load(Ordering::Relaxed) > APART
    }

    pub fn watch(&self) -> watch::Receiver<Position> {
        self.position.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_buried_by_six_messages_or_by_a_hand_far_below() {
        let placement = Placement::default();
        for _ in 0..5 {
            placement.pushed_up();
        }
        assert!(!placement.is_buried());
        placement.pushed_up();
        assert!(placement.is_buried());
        placement.moved(Some(GameNumber(1)), 7);
        assert!(!placement.is_buried());
        placement.pushed_up();
        placement.hand_below();
        assert!(!placement.is_buried());
        placement.pushed_up();
        placement.hand_below();
        assert!(placement.is_buried());
        assert_eq!(placement.position.borrow().message, Some(7));
    }
}
