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
    /// All options of the rules.
    ///
    /// ```
    /// use getaway_games::bus::rules::{Options, Tokens, WholeHand};
    ///
    /// let options = Options { whole_hand: WholeHand::Yes, ..Options::default() };
    /// assert_eq!(options.tokens.get(), 3);
    /// assert!(options.check_seats(6).is_ok());
    /// assert!(options.check_seats(7).is_err());
    /// // Options and values go by the names of the rules.
    /// let spec = Options::SPECS.iter().find(|spec| spec.name == "whole_hand").unwrap();
    /// assert_eq!((spec.get)(&options).text(), "yes");
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub tokens: Tokens,
        pub keep: Keep,
        pub whole_hand: WholeHand,
    }
    seats: |_options| 2..=MOST_SEATS
}
