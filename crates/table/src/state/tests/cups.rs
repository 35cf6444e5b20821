//! Cups: points by place over a table's first games.

use super::*;
use crate::snapshot::{Cup, CupPlayer, Owner};
use getaway_games::Results;

fn cup(games: u32) -> Settings {
    Settings { cup: games, ..quiet() }
}

/// The points of each person and computer after each game.
fn points(cup: &Cup) -> Vec<(String, Vec<u32>)> {
    let called = |owner: &Owner| match owner {
        Owner::Person(person) => format!("user {}", person.id),
        Owner::Computer { number, .. } => format!("computer {number}"),
    };
    cup.players.iter().map(|player| (called(&player.owner), player.points.clone())).collect()
}

fn of(cup: &Cup, who: u64) -> Vec<u32> {
    let called = format!("user {who}");
    points(cup).into_iter().find(|(name, _)| *name == called).expect("they are in the cup").1
}

#[test]
fn a_point_for_each_player_behind_in_every_game_of_the_cup_and_none_afterwards() {
    let mut bench = Bench::dealt(cup(2), 3, 1, 5);
    let first = bench.play_out();
    let one = first.cup.expect("a cup");
    assert_eq!((one.games, one.played(), one.is_over()), (2, 1, false));
    let results = first.results.expect("a result");
    for (player, placing) in one.players.iter().zip(results.placings()) {
        assert_eq!(player.points, [4 - u32::from(placing.place)]);
    }
    bench.ask(1, RequestKind::Deal).unwrap();
    let second = bench.play_out();
    let two = second.cup.expect("a cup");
    assert!(two.is_over());
    assert_eq!(two.players.iter().map(|player| player.sum()).sum::<u32>(), 2 * (3 + 2 + 1));
    // The table goes on as usual.
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(bench.play_out().cup, None);
    assert!(bench.state.core.cup.is_empty());
}

#[test]
fn places_of_every_sort_of_game_become_points() {
    let sits = |n: u64| SeatState::person(person(n), InteractionId(n));
    for (results, expected) in [
        // The last one loses: the order in which they got away.
        (Results::in_order([2, 0, 1].map(seat)), vec![1, 0, 2]),
        // Tokens, and points below zero: equal ones share a place.
        (Results::by_worth(&[5, 5, 1]), vec![1, 1, 0]),
        (Results::of_scores(&[-40, 120, -40, 0]), vec![0, 3, 0, 2]),
        (None, vec![0, 0, 0]),
    ] {
        let mut bench = Bench::open(cup(3), 0, 0);
        let core = &mut bench.state.core;
        core.seats = (1..=expected.len() as u64).map(sits).collect();
        core.games = 1;
        core.add_to_cup(results.as_ref());
        let sums: Vec<u32> = core.cup.iter().map(|player| player.sum()).collect();
        assert_eq!(sums, expected, "{results:?}");
    }
}

#[test]
fn points_stay_with_those_who_leave_and_newcomers_begin_at_zero() {
    let mut bench = Bench::dealt(cup(3), 3, 1, 5);
    // A computer plays on for user 3, whose game it is.
    bench.ask(3, RequestKind::Leave).unwrap();
    let first = bench.play_out().cup.expect("a cup");
    let earned = of(&first, 3);
    bench.ask(4, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let second = bench.play_out().cup.expect("a cup");
    assert_eq!(of(&second, 3), [earned[0], earned[0]]);
    let new = of(&second, 4);
    assert_eq!((new.len(), new[0]), (2, 0));
    // They come back, and go on with what they had.
    bench.ask(3, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let last = bench.play_out();
    let third = last.cup.expect("a cup");
    let seat = last.seats.iter().position(|it| it.person().is_some_and(|it| it.id == user(3)));
    let place = last.results.unwrap().placings()[seat.expect("a seat")].place;
    let behind = last.seats.len() as u32 - u32::from(place);
    assert_eq!(of(&third, 3), [earned[0], earned[0], earned[0] + behind]);
    assert!(third.is_over());
    // Whoever is forgotten has no name there either.
    bench.work(|t| t.forget(user(4))).unwrap();
    let Owner::Person(forgotten) = &bench.outcome().cup.unwrap().players[4].owner else {
        panic!("they are a person");
    };
    assert_eq!((forgotten.id, &forgotten.name[..]), (user(4), ""));
}

#[test]
fn a_cup_survives_a_restart_and_a_computer_that_gets_another_name() {
    let mut bench = Bench::dealt(cup(2), 2, 1, 3);
    let before = bench.play_out().cup.expect("a cup");
    let document = bench.state.document().unwrap().expect("it is open");
    assert!(document.text.contains(r#""cup":2"#), "{}", document.text);
    let core = &serde_json::from_str::<serde_json::Value>(&document.text).unwrap()["core"];
    bench.state.core = serde_json::from_value({
        let mut core = core.clone();
        core["settings"]["kind"] = document.kind.into();
        core
    })
    .unwrap();
    assert_eq!(bench.outcome().cup, Some(before.clone()));
    let mut request = bench.request(4, RequestKind::Join);
    request.person.name = crate::computer_name(1).latin.to_owned();
    bench.work(|t| t.ask(&request)).unwrap();
    let renamed = points(&bench.outcome().cup.unwrap());
    assert_eq!(renamed.len(), 3);
    assert_ne!(renamed, points(&before));
    let seats = &bench.state.core.seats;
    let number = seats.iter().find_map(SeatState::computer_number).expect("a computer");
    assert!(renamed.iter().any(|(name, _)| *name == format!("computer {number}")));
    // Nobody has left: the computer in the result is still here.
    let then = &bench.outcome().seats;
    assert!(then.iter().any(|seat| seat.owner.computer_number() == Some(number)), "{then:?}");
}

#[test]
fn a_computer_that_gets_another_name_gets_none_of_one_that_has_left_the_cup() {
    let king = Settings { cup: 3, turn_seconds: 0, ..Settings::of(GameKind::King) };
    let mut bench = Bench::open(king, 3, 1);
    bench.state.core.games = 1;
    bench.state.core.add_to_cup(Results::of_scores(&[0, 30, 20, 10]).as_ref());
    // Two computers make room, the last one first; then the first has the name of somebody.
    bench.ask(2, RequestKind::Join).unwrap();
    let mut request = bench.request(3, RequestKind::Join);
    request.person.name = crate::computer_name(1).latin.to_owned();
    bench.work(|t| t.ask(&request)).unwrap();
    bench.state.core.games = 2;
    bench.state.core.add_to_cup(Results::of_scores(&[0, 30, 20, 10]).as_ref());
    let cup = bench.state.core.show_cup().expect("a cup");
    let told = points(&cup);
    let names: std::collections::BTreeSet<_> = told.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), told.len(), "{told:?}");
    assert_eq!(cup.players.iter().map(CupPlayer::sum).sum::<u32>(), 2 * 6, "{told:?}");
}
