//! Player ratings: Weng–Lin ratings (OpenSkill), which follow from the places of games.
//!
//! Owns the method's numbers and the update for one game. A computer's strength is fixed, measured
//! once for each game; a person's strength follows from their games. Ratings are whole thousandths
//! of a point, so that the same games give the same ratings on every machine.
//!
//! A game states the strengths of its levels ([`Strengths`](crate::kit::Strengths)). A seat of a
//! stored game is identified by the names of its game and of its level.
//!
//! Knows nothing about people and the store: the caller supplies the ratings and the places.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::by_kind;
use crate::kit::options::Named;
use crate::kit::{Game, Level, Tally};
use crate::list::GameKind;

/// How strong somebody plays, and how certain that is. Both are in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The estimated strength. A computer at level `normal` has 1500 points.
    pub strength: i64,
    pub uncertainty: i64,
}

/// The rating of somebody who has not played yet.
pub const START: Rating = Rating {
    strength: 1_500_000,
    uncertainty: 200_000,
};

/// The luck in one game, in points. Of two people whose ratings are certain and 707 points apart
/// (√2 times this), the stronger one is placed above the other in 73 of 100 games. It is large
/// because cards are dealt by chance. Chosen by simulation (docs/ratings.md).
pub const LUCK: f64 = 500.0;

/// How much somebody's strength may change from one game to the next, in points. Because of it,
/// nobody's rating ever freezes, however much they play.
const CHANGE: f64 = 3.0;

/// The limit, in thousandths of a point, above which a rating is still uncertain.
const STILL_UNCERTAIN: i64 = 160_000;

/// The uncertainty of a computer's strength, in thousandths of a point.
const OF_COMPUTERS: i64 = 10_000;

impl Rating {
    /// The rating of a computer with this strength, in points.
    #[must_use]
    pub const fn fixed(points: i64) -> Rating {
        Rating {
            strength: points * 1000,
            uncertainty: OF_COMPUTERS,
        }
    }

    /// Whether it is too early to say how strong the player is.
    #[must_use]
    pub const fn is_uncertain(self) -> bool {
        self.uncertainty > STILL_UNCERTAIN
    }

    /// The limit above which a rating [is uncertain](Self::is_uncertain), in thousandths of a
    /// point.
    #[must_use]
    pub const fn limit() -> i64 {
        STILL_UNCERTAIN
    }

    /// The strength as people read it: in points, rounded to tens while it is uncertain.
    #[must_use]
    pub const fn points(self) -> i64 {
        let step = if self.is_uncertain() { 10_000 } else { 1000 };
        let rounded = (self.strength + step / 2).div_euclid(step);
        rounded * (step / 1000)
    }

    fn for_the_game(self) -> WengLinRating {
        let sure = points(self.uncertainty).hypot(CHANGE);
        WengLinRating {
            rating: points(self.strength),
            uncertainty: sure.min(points(START.uncertainty)),
        }
    }
}

/// The ratings after a game, in the same order. Each player comes with their rating before the game
/// and their place, 1 being the best. Equal places are a tie.
#[must_use]
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let config = WengLinConfig {
        beta: LUCK,
        ..WengLinConfig::new()
    };
    let alone: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(rating, _)| [rating.for_the_game()])
        .collect();
    let ranked: Vec<_> = alone
        .iter()
        .zip(players)
        .map(|(one, (_, place))| (&one[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &config);
    let after = after.into_iter().flatten();
    after
        .map(|rating| Rating {
            strength: thousandths(rating.rating),
            uncertainty: thousandths(rating.uncertainty),
        })
        .collect()
}

fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

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
mod tests;
