//! The options of a table (rules, section 2), a closed set of values with the names that the rules
//! give them. Past the parser there is no string.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{DECK, MOST_SEATS};
use crate::kit;
use crate::kit::options::{combinations, game_options, named};

/// How many cards everybody is dealt (rules, section 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// As many as there are, but for the draw deck.
    #[default]
    Full,
    /// Three face down, three face up, three in the hand, however many play.
    Short,
}

named!(Length { Full = "full", Short = "short" });

impl Length {
    /// How many cards each player is dealt of each kind: face down, face up, and in the hand.
    #[must_use]
    pub const fn dealt(self, seats: usize) -> usize {
        match (self, seats) {
            (Length::Full, 2) => 6,
            (Length::Full, 3) => 4,
            (Length::Full, _) | (Length::Short, _) => 3,
        }
    }

    /// How many cards are out of play and unseen.
    #[must_use]
    pub const fn out_of_play(self, seats: usize) -> usize {
        52 - DECK - 3 * seats * self.dealt(seats)
    }
}

game_options! {
    /// All options of the rules. The default is the full game.
    ///
    /// ```
    /// use getaway_games::palace::rules::{Length, Options};
    ///
    /// let options = Options { length: Length::Short };
    /// assert!(options.check_seats(2).is_ok());
    /// assert!(options.check_seats(5).is_err());
    /// // The names of options and values are those of the rules.
    /// let spec = Options::SPECS.iter().find(|spec| spec.name == "length").unwrap();
    /// assert_eq!((spec.get)(&options).text(), "short");
    /// ```
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Options {
        /// How many cards everybody is dealt (section 2).
        pub length: Length,
    }
}

impl kit::TableOptions for Options {
    type Rules = Options;

    fn rules(&self) -> &Options {
        self
    }

    fn rules_mut(&mut self) -> &mut Options {
        self
    }

    fn seats(&self) -> RangeInclusive<usize> {
        Options::seats(*self)
    }
}

/// Palace is not played by that many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} seats cannot play: it takes 2 to {MOST_SEATS}")]
pub struct WrongSeats(pub usize);

impl Options {
    /// How many seats can play.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<usize> {
        2..=MOST_SEATS
    }

    /// Whether that many seats can play.
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

    /// Every combination of options.
    pub fn all() -> impl Iterator<Item = Options> {
        combinations(Options::SPECS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_options_read_back_by_the_names_of_records() {
        let written: Vec<_> = Options::all()
            .map(|options| {
                let text = serde_json::to_string(&options).unwrap();
                assert_eq!(serde_json::from_str::<Options>(&text).unwrap(), options);
                text
            })
            .collect();
        assert_eq!(written, [r#"{"length":"full"}"#, r#"{"length":"short"}"#]);
    }
}
