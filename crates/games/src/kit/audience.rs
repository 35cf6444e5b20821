//! The audience of an event in a game.

use crate::cards::Seat;

/// The players who may know about an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everyone,
    Only(Seat),
}

impl Audience {
    /// Whether the player in this seat is part of the audience.
    pub fn includes(self, seat: Seat) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(one) => one == seat,
        }
    }
}
