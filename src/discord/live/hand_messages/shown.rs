//! The message that shows a hand: where it is, what it says as far as that is known, and the request
//! that brings it up to date.

use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::discord::http::{Target, Token, backoff};
use crate::screen::render::answer::ShownHand;
use crate::screen::render::message::{Fingerprint, Note};
use crate::table::UserId;

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

/// A request that brings a hand up to date.
#[derive(Debug)]
pub struct Update {
    pub user: UserId,
    pub token: Token,
    /// The message to edit; `None` to send a new one.
    pub at: Option<Address>,
    pub hand: ShownHand,
    pub urgency: Urgency,
    /// Since when what is shown isn't right.
    pub since: Instant,
    /// Cancelled if an answer shows the hand meanwhile.
    pub cut: CancellationToken,
}

/// How urgent an update is, where a channel has few requests through tokens left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// Its player has nothing to press, or waits for an answer.
    Needed,
    /// Its player's turn has come, and their hand was drawn ahead.
    Redraw,
    CanWait,
}

/// How long a hand may be wrong before it takes one of the last requests. It is right by the time
/// that its player is mentioned, who has 15 seconds unless the server chose otherwise.
const LATE: Duration = Duration::from_secs(13);
/// For this many slow turns in a row there is a request left, however quick the turns before were.
const SLOW_TURNS: usize = 2;

impl Update {
    /// How many requests the channel must have left after this one, with so many people.
    pub fn leaves(&self, people: usize) -> usize {
        // What the first ones of the next deal need; the others get theirs one after the other.
        let few = (people / 2).max(SLOW_TURNS);
        match (self.urgency, self.since.elapsed() >= LATE) {
            (Urgency::Needed | Urgency::Redraw, true) => 0,
            (Urgency::Needed, false) => 1,
            (Urgency::Redraw, false) | (Urgency::CanWait, true) => few,
            (Urgency::CanWait, false) => people.max(few),
        }
    }
}

/// A pause after failures in a row.
#[derive(Clone, Copy, Debug)]
pub struct Backoff {
    failures: u32,
    pub until: Instant,
}

impl Backoff {
    /// The pause after one more failure.
    pub fn after(before: Option<Backoff>) -> Backoff {
        let failures = before.map_or(0, |before| before.failures) + 1;
        Backoff { failures, until: Instant::now() + backoff(failures) }
    }
}
