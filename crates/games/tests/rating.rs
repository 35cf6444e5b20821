use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::*;
use crate::kit::Rand;

const LAST_LOSES: [&str; 2] = ["getaway", "palace"];

fn seat(player: Player, place: u8, tallied: bool) -> RatedSeat {
    RatedSeat { player, place, tallied }
}

/// A game of these players that the one in this seat loses.
fn lost_by(players: &[Player], loser: usize) -> Vec<RatedSeat> {
    let all = players.iter().enumerate();
    all.map(|(at, player)| seat(*player, 1 + u8::from(at == loser), at == loser)).collect()
}

fn people(seats: &[RatedSeat], after: &[Option<Change>]) -> Vec<Rating> {
    assert_eq!(seats.len(), after.len());
    after.iter().flatten().map(|change| change.after).collect()
}

fn any_player() -> impl Strategy<Value = Player> {
    let rating = (-3_000_000_i64..6_000_000, 1_i64..=280_000)
        .prop_map(|(strength, uncertainty)| Player::Person(Rating { strength, uncertainty }));
    let level = prop::sample::select(Level::ALL.to_vec()).prop_map(Player::Computer);
    prop_oneof![2 => rating, 1 => level]
}

proptest! {
    /// Whoever else sits there, and however certain anything is.
    #[test]
    fn whoever_is_safe_never_falls_and_the_loser_never_rises(
        players in prop::collection::vec(any_player(), 2..=16),
        loser in any::<prop::sample::Index>(),
        game in prop::sample::select(LAST_LOSES.to_vec()),
    ) {
        let loser = loser.index(players.len());
        let changes = rate(game, &lost_by(&players, loser));
        for (at, (player, change)) in players.iter().zip(changes).enumerate() {
            let Some(Change { before, after, chance }) = change else {
                prop_assert!(matches!(player, Player::Computer(_)));
                continue;
            };
            prop_assert_eq!(Player::Person(before), *player);
            prop_assert!((0.0..=1.0).contains(&chance.unwrap()));
            let (fell, rose) = (after.strength < before.strength, after.strength > before.strength);
            let is_wrong = if at == loser { rose } else { fell };
            prop_assert!(!is_wrong, "{before:?} {after:?}");
            // Nor do people read that.
            let read = after.points() - before.points();
            let is_right = if at == loser { read <= 0 } else { read >= 0 };
            prop_assert!(is_right, "{read}");
            prop_assert!((1..=280_000).contains(&after.uncertainty), "{after:?}");
        }
    }

    #[test]
    fn the_chances_of_a_table_are_those_of_one_loser(
        players in prop::collection::vec(any_player(), 2..=16),
    ) {
        let chances = chances(GameKind::Getaway, &players).unwrap();
        prop_assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        // The stronger, the safer.
        let strengths = strengths("getaway", &players);
        for (a, chance) in strengths.iter().zip(&chances) {
            for (b, other) in strengths.iter().zip(&chances) {
                prop_assert!(a.strength > b.strength || chance >= other);
            }
        }
        prop_assert_eq!(super::chances(GameKind::King, &players), None);
    }
}

#[test]
fn never_losing_beside_weak_computers_raises_a_rating_in_every_game() {
    for (game, computers) in [("getaway", 6), ("getaway", 1), ("palace", 2)] {
        let mut pair = [Rating::start(game); 2];
        for _ in 0..200 {
            let mut players: Vec<Player> = pair.map(Player::Person).into();
            players.extend(vec![Player::Computer(Level::Easy); computers]);
            let seats = lost_by(&players, 2);
            let after = people(&seats, &rate(game, &seats));
            for (before, after) in pair.iter().zip(&after) {
                assert!(after.strength > before.strength, "{game}: {before:?} {after:?}");
            }
            pair = [after[0], after[1]];
        }
        assert!(pair[0].points() > 1700, "{game}: {pair:?}");
    }
}

#[test]
fn an_uncertain_rating_moves_by_the_rule_of_bayes_and_a_certain_one_stays_lively() {
    let certain = Rating::of(1700, 60);
    let seats = lost_by(&[Rating::start("palace"), certain].map(Player::Person), 0);
    let after = people(&seats, &rate("palace", &seats));
    let chance = 1.0 / (1.0 + (-200.0_f64 / 500.0).exp());
    let information = chance * (1.0 - chance) / 250_000.0;
    let near = |rating: Rating, strength: f64, uncertainty: f64| {
        let off = |is: i64, should: f64| (is as f64 / 1000.0 - should).abs();
        assert!(off(rating.strength, strength) < 0.001, "{rating:?}, not {strength}");
        assert!(off(rating.uncertainty, uncertainty) < 0.001, "{rating:?}, not ±{uncertainty}");
    };
    let variance = 1.0 / (1.0 / 78_400.0 + information);
    near(after[0], 1500.0 + variance / 500.0 * (chance - 1.0), variance.sqrt());
    // Had it stepped by its own variance, it would be certain for good.
    let step = 130.0_f64 * 130.0;
    let left = (1.0 - step * information).powi(2) * 3600.0 + step * step * information;
    near(after[1], 1700.0 + step / 500.0 * (1.0 - chance), left.sqrt());
}

/// Stored games may have no loser, or several.
#[test]
fn a_game_without_a_loser_changes_nothing_and_several_share_the_loss() {
    let start = Player::Person(Rating::start("getaway"));
    let nobody = [seat(start, 1, false), seat(start, 1, false)];
    let after = people(&nobody, &rate("getaway", &nobody));
    assert_eq!(after, [Rating::start("getaway"); 2]);
    let both = [seat(start, 1, false), seat(start, 2, true), seat(start, 2, true)];
    let after = people(&both, &rate("getaway", &both));
    let fell = |at: usize| after[at].strength - 1_500_000;
    assert_eq!(fell(1), fell(2));
    assert!(fell(1) < 0 && fell(0) > 0, "{after:?}");
}

#[test]
fn ratings_by_places_are_those_of_another_implementation() {
    let seed = rand::random();
    let mut rng = Rand::seed_from_u64(seed);
    let mut known = [Rating::start("king"); 12];
    let config = WengLinConfig { beta: LUCK, ..WengLinConfig::new() };
    for game in 0..2000 {
        // Some of the people and computers of any level, with places that may be shared.
        let seats = rng.random_range(2..=16);
        let mut who: Vec<usize> = (0..known.len()).collect();
        let count = rng.random_range(2..=seats.min(who.len()));
        let who: Vec<usize> =
            (0..count).map(|_| who.remove(rng.random_range(0..who.len()))).collect();
        let levels = (count..seats).map(|_| Level::ALL[rng.random_range(0..3)]);
        let all = who.iter().map(|n| Player::Person(known[*n]));
        let all: Vec<Player> = all.chain(levels.map(Player::Computer)).collect();
        let worth: Vec<u8> = all.iter().map(|_| rng.random_range(0..8)).collect();
        let place = |own: u8| 1 + worth.iter().filter(|other| **other > own).count() as u8;
        let seats: Vec<RatedSeat> =
            all.iter().zip(&worth).map(|(player, own)| seat(*player, place(*own), false)).collect();
        let after = people(&seats, &rate("king", &seats));
        let alone: Vec<[WengLinRating; 1]> = strengths("king", &all)
            .iter()
            .map(|rating| {
                let uncertainty = points(rating.uncertainty).hypot(CHANGE).min(200.0);
                [WengLinRating { rating: points(rating.strength), uncertainty }]
            })
            .collect();
        let ranked: Vec<_> = alone
            .iter()
            .zip(&seats)
            .map(|(one, seat)| (&one[..], MultiTeamOutcome::new(usize::from(seat.place))))
            .collect();
        let theirs = weng_lin_multi_team(&ranked, &config).into_iter().flatten();
        for (ours, theirs) in after.iter().zip(theirs) {
            let near = |ours: i64, theirs: f64| (points(ours) - theirs).abs() < 0.000_501;
            assert!(
                near(ours.strength, theirs.rating) && near(ours.uncertainty, theirs.uncertainty),
                "seed {seed}, game {game}: {ours:?}, not {theirs:?}"
            );
        }
        for (n, after) in who.iter().zip(after) {
            known[*n] = after;
        }
    }
}

#[test]
fn a_tie_of_equals_changes_no_strength_and_seat_order_does_not_matter() {
    let start = Rating::start("king");
    let game = |seats: &[(Rating, u8)]| {
        let seats =
            seats.iter().map(|(rating, place)| seat(Player::Person(*rating), *place, false));
        let seats: Vec<RatedSeat> = seats.collect();
        people(&seats, &rate("king", &seats))
    };
    let tied = game(&[(start, 1), (start, 1), (start, 1)]);
    assert!(tied.iter().all(|after| after.strength == start.strength));
    assert!(tied.iter().all(|after| after.uncertainty < start.uncertainty));
    let (strong, weak) = (Rating::of(1700, 90), Rating::of(1300, 90));
    let one = game(&[(start, 2), (strong, 1), (weak, 3)]);
    let other = game(&[(weak, 3), (start, 2), (strong, 1)]);
    assert_eq!([one[0], one[1], one[2]], [other[1], other[2], other[0]]);
}

#[test]
fn computers_are_known_by_their_game_and_level() {
    for kind in GameKind::ALL {
        let game = kind.name();
        for (alike, others) in [(1, 2), (1, 3), (2, 2), (1, 7), (6, 2)] {
            let of = |level| {
                let others = vec![Player::Person(Rating::start(game)); others];
                let all = [vec![Player::Computer(level); alike], others].concat();
                strengths(game, &all)[0].strength
            };
            assert_eq!(of(Level::Normal), NORMAL * 1000, "{kind}");
            assert!(of(Level::Easy) < NORMAL * 1000, "{kind}");
            assert!(of(Level::Hard) > NORMAL * 1000, "{kind}");
        }
        assert_eq!(Player::computer(game, "easy"), Some(Player::Computer(Level::Easy)));
        assert_eq!(Player::computer(game, "person"), None);
    }
    assert_eq!(Player::computer("whist", "easy"), None);
}

/// 1,000 games, of people and computers that follow from a simple sum. Every machine gives these
/// numbers to the last digit: `exp` and `ln` are the same code everywhere. Whoever changes the method
/// changes them, and adds a migration that has all ratings computed anew.
#[test]
fn the_same_games_give_the_same_ratings_on_every_machine() {
    let rated = |game: &str| {
        let mut known = [Rating::start(game); 6];
        let mut state = 1_u64;
        let mut number = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        };
        for _ in 0..1000 {
            let first = number(6) as usize;
            let count = 2 + number(3) as usize;
            let who: Vec<usize> = (0..count).map(|at| (first + at) % 6).collect();
            let level = Level::ALL[number(3) as usize];
            let computers = vec![Player::Computer(level); number(4) as usize];
            let players = who.iter().map(|n| Player::Person(known[*n]));
            let players: Vec<Player> = players.chain(computers).collect();
            // The first ones of them lose more often.
            let loser = number(players.len() as u64).min(number(players.len() as u64)) as usize;
            let mut seats = lost_by(&players, loser);
            seats[(loser + 1) % players.len()].place += number(2) as u8;
            let after = people(&seats, &rate(game, &seats));
            for (n, after) in who.iter().zip(after) {
                known[*n] = after;
            }
        }
        known.map(|rating| (rating.strength, rating.uncertainty))
    };
    let getaway = [
        (753_834, 92_248),
        (857_266, 92_239),
        (819_722, 92_219),
        (924_947, 92_205),
        (916_974, 92_199),
        (633_016, 92_268),
    ];
    let king = [
        (804_390, 93_999),
        (850_284, 93_533),
        (817_239, 93_213),
        (943_737, 92_941),
        (978_863, 93_371),
        (760_421, 94_268),
    ];
    assert_eq!([rated("getaway"), rated("king")], [getaway, king]);
}
