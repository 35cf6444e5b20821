//! The options of the rules: closed sets of values with the names from the rules. No strings past
//! the parser.

use super::MOST_SEATS;
use crate::kit::options::{Number, game_options, named};

pub type Tokens = Number<1, 10, 3>;

/// Whether a player may keep the hand as it is (section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Keep {
    #[default]
    Yes,
    No,
}

named!(Keep { Yes = "yes", No = "no" });

/// Whether a player may exchange the whole hand for the middle (section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WholeHand {
    #[default]
    No,
    Yes,
}

named!(WholeHand { No = "no", Yes = "yes" });

game_options! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub tokens: Tokens,
        pub keep: Keep,
        pub whole_hand: WholeHand,
    }
    seats: |_options| 2..=MOST_SEATS
}
