//! The options of the rules: closed sets of values with the names from the rules. No strings past
//! the parser.

use super::SEATS;
use crate::kit::options::{game_options, named};

/// When hearts may be led, and when the king of hearts must be thrown (rules, section 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hearts {
    /// Like any other suit.
    #[default]
    Free,
    /// In rounds 2 and 5 hearts are led only by players who hold nothing else; in round 5 the king
    /// of hearts must be played by a holder who can't follow suit.
    HeldBack,
}

named!(Hearts { Free = "free", HeldBack = "held_back" });

/// When a round ends (rules, section 4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// After the trick that leaves nothing to score.
    #[default]
    Decided,
    Thirteen,
}

named!(Ending { Decided = "decided", Thirteen = "thirteen" });

/// Whether the dealer may hold an auction (rules, section 5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Auctions {
    #[default]
    Allowed,
    Never,
}

named!(Auctions { Allowed = "allowed", Never = "never" });

game_options! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub hearts: Hearts,
        pub ending: Ending,
        pub auction: Auctions,
    }
    seats: |_options| SEATS..=SEATS
}
