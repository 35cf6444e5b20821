//! The message that shows a hand: where it is, and what it says as far as that is known.

use super::requests::Address;
use crate::screen::render::ActsBy;
use crate::screen::render::message::{Fingerprint, Message, Note};
use crate::table::GameNumber;

/// The hand that an answer shows.
#[derive(Debug)]
pub struct ShownHand {
    pub message: Message,
    /// What the answer says above it.
    pub note: Option<Note>,
    pub game: Option<GameNumber>,
    /// How the player acts, which decides what the hand says.
    pub by: ActsBy,
}

/// The message that shows a hand.
#[derive(Debug)]
pub struct Shown {
    pub at: Address,
    pub says: Says,
    /// What an answer says above it, as long as the hand is this one.
    pub note: Option<(Note, Fingerprint)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Says {
    This(Fingerprint),
    Unknown,
    /// Its answer was deferred and not given: the person sees that the bot is thinking.
    Nothing,
}

impl Shown {
    pub fn new(at: Address, message: &Message, note: Option<Note>) -> Shown {
        let hand = message.fingerprint();
        Shown { at, says: Says::This(hand), note: note.map(|note| (note, hand)) }
    }
}
