//! Ratings for the rest of the program: the method, and the strengths of the computers in each
//! game.
//!
//! A game states the strengths of its levels ([`Strengths`](crate::kit::Strengths)). A seat of a
//! stored game is identified by the names of its game and of its level.

use crate::by_kind;
use crate::kit::options::Named;
use crate::kit::{Game, Level, Tally};
use crate::list::GameKind;

pub use crate::kit::rating::{CHANGE, LUCK, Rating, START, rate};

/// The rank that a place in this game counts as for ratings. Where the last player loses, that is
/// all that matters, and the others are equal: nobody tries to be the first to be safe, and the
/// computers that play best don't come first there. A game that this program doesn't know is rated
/// by its places.
#[must_use]
pub fn rank(game: &str, place: u8, is_tallied: bool) -> u8 {
    match GameKind::named(game).map(GameKind::tally) {
        Some(Tally::LastLoses) => 1 + u8::from(is_tallied),
        Some(Tally::FirstWins) | None => place,
    }
}

/// The rating of a computer, by the names of its game and its level; `None` if this program doesn't
/// know them.
#[must_use]
pub fn of_computer(game: &str, level: &str) -> Option<Rating> {
    let (kind, level) = (GameKind::named(game)?, Level::named(level)?);
    let strengths = by_kind!(kind, |G| <G as Game>::STRENGTHS);
    Some(Rating::fixed(strengths.of(level)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_the_loser_are_equal_where_the_last_one_loses() {
        let ranks = |game| {
            [(1, false), (2, false), (4, true)].map(|(place, tallied)| rank(game, place, tallied))
        };
        assert_eq!(ranks("getaway"), [1, 1, 2]);
        assert_eq!(ranks("palace"), [1, 1, 2]);
        assert_eq!(ranks("whist"), [1, 2, 4]);
        assert_eq!(
            [(1, true), (1, true), (3, false)].map(|(place, tallied)| rank("king", place, tallied)),
            [1, 1, 3]
        );
    }

    #[test]
    fn computers_are_known_by_their_game_and_level() {
        for kind in GameKind::ALL {
            let strength = |level| of_computer(kind.name(), level).unwrap().strength;
            assert_eq!(strength("normal"), START.strength, "{kind}");
            assert!(strength("easy") < strength("normal"), "{kind}");
            assert!(strength("normal") < strength("hard"), "{kind}");
            assert_eq!(of_computer(kind.name(), "person"), None);
        }
        assert_eq!(of_computer("whist", "easy"), None);
    }
}
