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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::kit::options::Value;
    use crate::kit::testing::written;

    #[test]
    fn all_options_read_back_from_records() {
        let written: HashSet<_> = written::<Options>().into_iter().collect();
        assert_eq!(written.len(), 40);
        assert!(written.contains(r#"{"tokens":3,"keep":"yes","whole_hand":"no"}"#));
    }

    #[test]
    fn options_are_set_by_name_and_unknown_names_are_refused() {
        let spec = |name: &str| Options::SPECS.iter().find(|s| s.name == name).unwrap();
        for (name, good, bad) in [
            ("tokens", ["1", "10"], ["0", "11"]),
            ("tokens", ["3", "7"], ["-1", "three"]),
            ("keep", ["yes", "no"], ["maybe", ""]),
            ("whole_hand", ["yes", "no"], ["true", "1"]),
        ] {
            let mut options = Options::default();
            for value in good {
                assert!((spec(name).set)(&mut options, &Value::new(value)));
                assert_eq!((spec(name).get)(&options), Value::new(value));
            }
            let before = options;
            for value in bad {
                assert!(!(spec(name).set)(&mut options, &Value::new(value)));
            }
            assert_eq!(options, before);
        }
    }
}
