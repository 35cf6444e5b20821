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
pub const START: Rating = Rating { strength: 1_500_000, uncertainty: 200_000 };

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
    pub const fn fixed(points: i64) -> Rating {
        Rating { strength: points * 1000, uncertainty: OF_COMPUTERS }
    }

    /// Whether it is too early to say how strong the player is.
    pub const fn is_uncertain(self) -> bool {
        self.uncertainty > STILL_UNCERTAIN
    }

    /// The limit above which a rating [is uncertain](Self::is_uncertain), in thousandths of a
    /// point.
    pub const fn limit() -> i64 {
        STILL_UNCERTAIN
    }

    /// The strength as people read it: in points, rounded to tens while it is uncertain.
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
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let config = WengLinConfig { beta: LUCK, ..WengLinConfig::new() };
    let alone: Vec<[WengLinRating; 1]> =
        players.iter().map(|(rating, _)| [rating.for_the_game()]).collect();
    let ranked: Vec<_> = alone
        .iter()
        .zip(players)
        .map(|(one, (_, place))| (&one[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &config).into_iter().flatten();
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
pub fn rank(game: &str, place: u8, is_tallied: bool) -> u8 {
    match GameKind::named(game).map(GameKind::tally) {
        Some(Tally::LastLoses) => 1 + u8::from(is_tallied),
        Some(Tally::FirstWins) | None => place,
    }
}

/// The rating of a computer, by the names of its game and its level; `None` if this program doesn't
/// know them.
pub fn of_computer(game: &str, level: &str) -> Option<Rating> {
    let (kind, level) = (GameKind::named(game)?, Level::named(level)?);
    let strengths = by_kind!(kind, |G| <G as Game>::STRENGTHS);
    Some(Rating::fixed(strengths.of(level)))
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::kit::Rand;

    /// The update as in the paper (Weng and Lin 2011, algorithm 1: Bradley–Terry, everyone against
    /// everyone), written a second time, with the change from game to game.
    fn plain(players: &[(Rating, u8)]) -> Vec<(f64, f64)> {
        let known = |rating: Rating| {
            let mean = rating.strength as f64 / 1000.0;
            let sigma = rating.uncertainty as f64 / 1000.0;
            let variance = sigma * sigma + CHANGE * CHANGE;
            (mean, variance.min(200.0 * 200.0))
        };
        let mut after = Vec::new();
        for (i, (own, place)) in players.iter().enumerate() {
            let (mean, variance) = known(*own);
            let (mut up, mut surer) = (0.0, 0.0);
            for (q, (other, other_place)) in players.iter().enumerate() {
                if i == q {
                    continue;
                }
                let (other_mean, other_variance) = known(*other);
                let c = (variance + other_variance + 2.0 * LUCK * LUCK).sqrt();
                let expected = 1.0 / (1.0 + ((other_mean - mean) / c).exp());
                let score = if place < other_place {
                    1.0
                } else if place > other_place {
                    0.0
                } else {
                    0.5
                };
                up += variance / c * (score - expected);
                let gamma = variance.sqrt() / c;
                surer += gamma * (variance / (c * c)) * expected * (1.0 - expected);
            }
            let variance = variance * (1.0 - surer).max(0.000_001);
            after.push((mean + up, variance.sqrt()));
        }
        after
    }

    #[test]
    fn ratings_match_a_plain_implementation() {
        let seed = rand::random();
        let mut rng = Rand::seed_from_u64(seed);
        let mut known = [START; 12];
        for game in 0..2000 {
            // Some of the people and computers of any level, with places that may be shared.
            let seats = rng.random_range(2..=16);
            let mut who: Vec<usize> = (0..known.len()).collect();
            let people = rng.random_range(2..=seats.min(who.len()));
            let who: Vec<usize> =
                (0..people).map(|_| who.remove(rng.random_range(0..who.len()))).collect();
            let computers = (people..seats).map(|_| Rating::fixed(rng.random_range(800..2200)));
            let ratings: Vec<Rating> = who.iter().map(|n| known[*n]).chain(computers).collect();
            let worth: Vec<u8> = ratings.iter().map(|_| rng.random_range(0..8)).collect();
            let place = |own: u8| 1 + worth.iter().filter(|other| **other > own).count() as u8;
            let players: Vec<(Rating, u8)> =
                ratings.into_iter().zip(worth.iter().map(|own| place(*own))).collect();
            let after = rate(&players);
            for (ours, (mean, sigma)) in after.iter().zip(plain(&players)) {
                let near = |ours: i64, plain: f64| (ours as f64 / 1000.0 - plain).abs() < 0.000_501;
                assert!(
                    near(ours.strength, mean) && near(ours.uncertainty, sigma),
                    "seed {seed}, game {game}: {ours:?}, plainly {mean} ± {sigma}"
                );
            }
            for (n, after) in who.iter().zip(after) {
                known[*n] = after;
            }
        }
    }

    #[test]
    fn a_tie_of_equals_changes_no_strength_and_seat_order_does_not_matter() {
        let tied = rate(&[(START, 1), (START, 1), (START, 1)]);
        assert!(tied.iter().all(|after| after.strength == START.strength));
        assert!(tied.iter().all(|after| after.uncertainty < START.uncertainty));
        let (strong, weak) = (Rating::fixed(1700), Rating::fixed(1300));
        let one = rate(&[(START, 2), (strong, 1), (weak, 3)]);
        let other = rate(&[(weak, 3), (START, 2), (strong, 1)]);
        assert_eq!([one[0], one[1], one[2]], [other[1], other[2], other[0]]);
    }

    #[test]
    fn an_uncertain_rating_is_rounded_to_tens() {
        let rating = |strength, uncertainty| Rating { strength, uncertainty };
        assert_eq!(rating(1_544_999, 160_001).points(), 1540);
        assert_eq!(rating(1_544_999, 160_000).points(), 1545);
        assert_eq!(rating(-5_400, 1).points(), -5);
        assert!(START.is_uncertain());
    }

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
