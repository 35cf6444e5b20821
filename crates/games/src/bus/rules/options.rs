//! The options of a table: closed sets of values under the names that the rules give them. No strings
//! past the parser.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::MOST_SEATS;
use crate::kit::options::{Named, OptionSpec, Value, Values, combinations, named};

/// How many tokens everyone starts with (section 1): 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tokens(u8);

impl Tokens {
    /// The fewest tokens to start with.
    pub const FEWEST: u8 = 1;
    /// The most tokens to start with.
    pub const MOST: u8 = 10;

    /// This many tokens, 1 to 10.
    #[must_use]
    pub const fn new(count: u8) -> Option<Tokens> {
        if count >= Self::FEWEST && count <= Self::MOST {
            Some(Tokens(count))
        } else {
            None
        }
    }

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl Default for Tokens {
    fn default() -> Tokens {
        Tokens(3)
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Tokens {
    type Error = &'static str;

    fn try_from(count: u8) -> Result<Tokens, &'static str> {
        Tokens::new(count).ok_or("players start with 1 to 10 tokens")
    }
}

impl From<Tokens> for u8 {
    fn from(tokens: Tokens) -> u8 {
        tokens.0
    }
}

/// Whether a player may keep the hand as it is (section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    /// They may.
    #[default]
    Yes,
    /// They must exchange.
    No,
}

named!(Keep { Yes = "yes", No = "no" });

/// Whether a player may exchange the whole hand for the middle (section 3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WholeHand {
    /// They exchange one card.
    #[default]
    No,
    /// They exchange one card, or all three.
    Yes,
}

named!(WholeHand { No = "no", Yes = "yes" });

/// All options of the rules.
///
/// ```
/// use getaway_games::bus::rules::{Options, Tokens, WholeHand};
///
/// let options = Options { whole_hand: WholeHand::Yes, ..Options::default() };
/// assert_eq!(options.tokens.count(), 3);
/// assert!(options.check_seats(6).is_ok());
/// assert!(options.check_seats(7).is_err());
/// // Options and values go by the names of the rules.
/// let spec = Options::SPECS.iter().find(|spec| spec.name == "whole_hand").unwrap();
/// assert_eq!((spec.get)(&options).text(), "yes");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many tokens everyone starts with (section 1).
    pub tokens: Tokens,
    /// Whether a hand may be kept (section 3).
    pub keep: Keep,
    /// Whether a whole hand may be exchanged (section 3).
    pub whole_hand: WholeHand,
}

/// The names of an option's values, the default first.
fn names<T: Named>() -> Values {
    Values::Names(T::ALL.iter().map(|value| value.name()).collect())
}

/// Sets a field to the value named; `false` if it isn't one of its values.
fn set<T: Named>(field: &mut T, value: &Value) -> bool {
    let named = T::named(value.text());
    named.is_some_and(|named| {
        *field = named;
        true
    })
}

impl Options {
    /// The options, described.
    pub const SPECS: &'static [OptionSpec<Options>] = &[
        OptionSpec {
            name: "tokens",
            values: || Values::Number {
                range: Tokens::FEWEST.into()..=Tokens::MOST.into(),
                default: Tokens::default().0.into(),
            },
            get: |options| Value::new(options.tokens.to_string()),
            set: |options, value| {
                let count = value.text().parse().ok().and_then(Tokens::new);
                count.is_some_and(|tokens| {
                    options.tokens = tokens;
                    true
                })
            },
        },
        OptionSpec {
            name: "keep",
            values: names::<Keep>,
            get: |options| Value::new(options.keep.name()),
            set: |options, value| set(&mut options.keep, value),
        },
        OptionSpec {
            name: "whole_hand",
            values: names::<WholeHand>,
            get: |options| Value::new(options.whole_hand.name()),
            set: |options, value| set(&mut options.whole_hand, value),
        },
    ];

    /// How many seats can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<usize> {
        2..=MOST_SEATS
    }

    /// Whether this many seats can play.
    ///
    /// # Errors
    /// They are too few or too many.
    pub fn check_seats(self, seats: usize) -> Result<(), WrongSeats> {
        if self.seats().contains(&seats) {
            Ok(())
        } else {
            Err(WrongSeats(seats))
        }
    }

    /// Every combination of options, with every number of tokens.
    pub fn all() -> impl Iterator<Item = Options> {
        combinations(Options::SPECS).flat_map(|options| {
            let tokens = (Tokens::FEWEST..=Tokens::MOST).filter_map(Tokens::new);
            tokens.map(move |tokens| Options { tokens, ..options })
        })
    }
}

/// Stop the Bus isn't played by this many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} seats can't play: it takes 2 to {MOST_SEATS}")]
pub struct WrongSeats(pub usize);

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn all_options_read_back_by_the_names_of_records() {
        let mut written = HashSet::new();
        for options in Options::all() {
            let text = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
            assert!(written.insert(text));
        }
        assert_eq!(written.len(), 40);
        assert!(written.contains(r#"{"tokens":3,"keep":"yes","whole_hand":"no"}"#));
    }

    #[test]
    fn options_are_set_by_name_and_nothing_else_is_accepted() {
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
