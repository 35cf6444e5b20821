//! Who may know of something that happened in a game.

use crate::cards::Seat;

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
    Everyone,
    /// One player alone.
    Only(Seat),
}

impl Audience {
    /// Whether the player in this seat belongs to it.
    #[must_use]
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(one) => one == seat,
        }
    }
}
