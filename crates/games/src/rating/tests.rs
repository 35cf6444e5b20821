use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;

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
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut known = [START; 12];
    for game in 0..2000 {
        // Some of the people and computers of any level, with places that may be shared.
        let seats = rng.random_range(2..=16);
        let mut who: Vec<usize> = (0..known.len()).collect();
        let people = rng.random_range(2..=seats.min(who.len()));
        let who: Vec<usize> = (0..people)
            .map(|_| who.remove(rng.random_range(0..who.len())))
            .collect();
        let computers = (people..seats).map(|_| Rating::fixed(rng.random_range(800..2200)));
        let ratings: Vec<Rating> = who.iter().map(|n| known[*n]).chain(computers).collect();
        let worth: Vec<u8> = ratings.iter().map(|_| rng.random_range(0..8)).collect();
        let place = |own: u8| 1 + worth.iter().filter(|other| **other > own).count() as u8;
        let players: Vec<(Rating, u8)> = ratings
            .into_iter()
            .zip(worth.iter().map(|own| place(*own)))
            .collect();
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
    assert!(
        tied.iter()
            .all(|after| after.uncertainty < START.uncertainty)
    );
    let (strong, weak) = (Rating::fixed(1700), Rating::fixed(1300));
    let one = rate(&[(START, 2), (strong, 1), (weak, 3)]);
    let other = rate(&[(weak, 3), (START, 2), (strong, 1)]);
    assert_eq!([one[0], one[1], one[2]], [other[1], other[2], other[0]]);
}

#[test]
fn an_uncertain_rating_is_rounded_to_tens() {
    let rating = |strength, uncertainty| Rating {
        strength,
        uncertainty,
    };
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
