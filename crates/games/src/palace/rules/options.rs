//! The options of the rules (rules, section 2): closed sets of values with the names from the
//! rules. No strings past the parser.

use super::MOST_SEATS;
use crate::kit::options::{game_options, named};

/// How many cards everyone gets (rules, section 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Length {
    /// As many as there are, apart from the draw deck.
    #[default]
    Full,
    /// Three face down, three face up and three in the hand, for any number of players.
    Short,
}

named!(Length { Full = "full", Short = "short" });

impl Length {
    /// The number of cards of each kind that a player gets: face down, face up, and in the hand.
    pub const fn dealt(self, seats: usize) -> usize {
        match (self, seats) {
            (Length::Full, 2) => 6,
            (Length::Full, 3) => 4,
            (Length::Full, _) | (Length::Short, _) => 3,
        }
    }
}

game_options! {
    /// All options of the rules. The default is the full game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub length: Length,
    }
    seats: |_options| 2..=MOST_SEATS
}
