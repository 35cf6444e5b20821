//! The message that shows a hand: where it is, and what it says as far as that is known.

use crate::discord::http::{Target, Token};
use crate::screen::render::ActsBy;
use crate::screen::render::message::{Fingerprint, Message, Note};
use crate::table::GameNumber;

/// The address of a message that shows a hand.
#[derive(Clone, Debug)]
pub struct Address {
    pub token: Token,
    pub id: u64,
    /// Whether it is the answer to the token's interaction, or the message whose button was
    /// pressed.
    pub is_answer: bool,
}

impl Address {
    pub fn answer(token: &Token, id: u64) -> Address {
        Address { token: token.clone(), id, is_answer: true }
    }

    pub const fn target(&self) -> Target<'_> {
        if self.is_answer {
            Target::Answer(&self.token)
        } else {
            Target::FollowUp(&self.token, self.id)
        }
    }
}

/// A hand as an answer or an update shows it.
#[derive(Debug)]
pub struct ShownHand {
    pub message: Message,
    /// What is said above it.
    pub note: Option<Note>,
    pub game: Option<GameNumber>,
    /// How the player acts, which decides what the hand says.
    pub by: ActsBy,
}

impl ShownHand {
    /// The hand below its note.
    pub fn whole(&self) -> Message {
        match &self.note {
            Some(note) => self.message.clone().below(note),
            None => self.message.clone(),
        }
    }
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
    pub fn new(at: Address, hand: ShownHand) -> Shown {
        let says = hand.message.fingerprint();
        Shown { at, says: Says::This(says), note: hand.note.map(|note| (note, says)) }
    }
}
