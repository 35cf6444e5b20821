use super::*;
use crate::games::kit::testing::{self, person};
use crate::i18n::Language;
use getaway_games::cards::{Seat, SeatSet};
use getaway_games::{GameKind, Level};
use getaway_table::{SeatInfo, Settings, Stage, UserId};

fn seats() -> Vec<SeatInfo> {
    let computer = Owner::Computer { level: Level::Normal, number: 1 };
    let owners = [person(11, "Ann"), person(12, "Bob"), computer];
    let seats = (1..).zip(owners).map(|(tally, owner)| SeatInfo { tally, ..SeatInfo::new(owner) });
    seats.collect()
}

/// A table of Getaway with these seats.
fn scene<'a>(language: Language, seats: &'a [SeatInfo], stage: &'a Stage) -> Scene<'a> {
    testing::scene(language.catalog(), Settings::of(GameKind::Getaway), seats, stage)
}

/// The announcement, and the lines of the others and the series after so many games.
fn told(language: Language, tally: Tally, results: &Results, games: u32) -> (String, String) {
    let (seats, stage) = (seats(), Stage::Ended(getaway_table::End::Idle));
    let scene = Scene { games, ..scene(language, &seats, &stage) };
    let lines: Vec<String> =
        others(&scene, tally, results).into_iter().chain(series(&scene, tally)).collect();
    let story = Some("two cards left.".to_owned());
    (announcement(&scene, tally, results, story), lines.join("\n"))
}

#[test]
fn the_last_loses_and_the_others_get_away() {
    let order = [2, 0, 1].map(|n| Seat::new(n).unwrap());
    let results = Results::in_order(order).unwrap();
    let (announced, lines) = told(Language::English, Tally::LastLoses, &results, 4);
    assert_eq!(announced, "<@12> loses: two cards left.");
    insta::assert_snapshot!(lines, @r"
    **Got away:** 1\. 🤖 Ada · 2\. Ann
    **Lost in this series** (4 games)
    Ann: 1 · Bob: 2 · 🤖 Ada: 3
    ");
    // A single game is no series.
    let (_, lines) = told(Language::English, Tally::LastLoses, &results, 1);
    assert_eq!(lines, "**Got away:** 1\\.\u{a0}🤖 Ada · 2\\.\u{a0}Ann");
}

#[test]
fn the_first_wins_and_a_shared_first_place_is_a_shared_win() {
    let results = Results::of_scores(&[-75, 120, -45]).unwrap();
    let (announced, lines) = told(Language::English, Tally::FirstWins, &results, 4);
    assert_eq!(announced, "<@12> wins: two cards left.");
    insta::assert_snapshot!(lines, @r"
    2\. 🤖 Ada: −45 · 3\. Ann: −75
    **Won in this series** (4 games)
    Ann: 1 · Bob: 2 · 🤖 Ada: 3
    ");
    let results = Results::by_worth(&[3, 1, 3]).unwrap();
    let (announced, lines) = told(Language::English, Tally::FirstWins, &results, 4);
    assert_eq!(announced, "<@11>, **🤖 Ada** share the win!");
    assert!(lines.starts_with("3\\.\u{a0}Bob\n"), "{lines}");
}

#[test]
fn a_game_with_winners_names_no_loser_in_any_language() {
    let results = Results::of_scores(&[5, -5, 5]).unwrap();
    let one = Results::of_scores(&[5, -5, 0]).unwrap();
    assert_eq!(
        Tally::FirstWins.counted(&results),
        SeatSet::first(3).without(Seat::new(1).unwrap())
    );
    for language in Language::ALL.iter().copied() {
        let (lost_by, lost) = told(language, Tally::LastLoses, &one, 4);
        for results in [&results, &one] {
            let (announced, lines) = told(language, Tally::FirstWins, results, 4);
            for line in lost.lines().take(2) {
                assert!(!lines.contains(line), "{line} in {lines}");
            }
            for who in ["<@11>", "<@12>"] {
                assert_ne!(announced, lost_by.replace("<@12>", who));
            }
        }
    }
}

#[test]
fn a_result_says_in_one_line_who_has_joined_and_who_has_left() {
    let (before, stage) = (seats(), Stage::Ended(getaway_table::End::Idle));
    let then = scene(Language::English, &before, &stage);
    let changed = |owners: Vec<Owner>| {
        let seats: Vec<SeatInfo> = owners.into_iter().map(SeatInfo::new).collect();
        changes(&then, &scene(Language::English, &seats, &stage))
    };
    let (ann, bob, cid) = (person(11, "Ann"), person(12, "Bob"), person(13, "Cid"));
    // The same ones under another name, at another level and in other seats.
    let computer = Owner::Computer { level: Level::Hard, number: 1 };
    assert_eq!(changed(vec![computer.clone(), person(12, "Bobby"), ann.clone()]), None);
    let told = changed(vec![ann.clone(), cid.clone(), computer.clone()]);
    assert_eq!(told.as_deref(), Some("**Joined:** Cid · **Left:** Bob"));
    let told = changed(vec![ann.clone(), bob, computer, cid]);
    assert_eq!(told.as_deref(), Some("**Joined:** Cid"));
    assert_eq!(changed(vec![ann]).as_deref(), Some("**Left:** Bob, 🤖 Ada"));
}

#[test]
fn people_of_one_name_are_told_apart() {
    let computer = Owner::Computer { level: Level::Hard, number: 1 };
    let owners = [person(1, "Ann"), person(2, "ann"), computer, person(4, "Bob")];
    let seats: Vec<SeatInfo> = owners.into_iter().map(SeatInfo::new).collect();
    let stage = Stage::Ended(getaway_table::End::Idle);
    let scene = scene(Language::English, &seats, &stage);
    let labels: Vec<String> = Seat::first(4).map(|seat| scene.label(seat)).collect();
    let expected = ["Ann (seat 1)", "ann (seat 2)", "🤖 Ada", "Bob"];
    assert_eq!(labels, expected);
    assert_eq!(scene.person(UserId(2)), r"**ann \(seat 2\)**");
}

#[test]
fn nobody_is_called_what_tells_another_one_apart() {
    let owners = ["Ann (seat 2)", "Ann", "Ann", "Bob (seat 1)", "Ann (seat 2) (seat 1)"];
    let seats: Vec<SeatInfo> =
        (1..).zip(owners).map(|(id, name)| person(id, name)).map(SeatInfo::new).collect();
    let stage = Stage::Ended(getaway_table::End::Idle);
    let scene = scene(Language::English, &seats, &stage);
    let labels: Vec<String> = Seat::first(5).map(|seat| scene.label(seat)).collect();
    let expected = [
        "Ann (seat 2) (seat 1)",
        "Ann (seat 2)",
        "Ann (seat 3)",
        "Bob (seat 1)",
        "Ann (seat 2) (seat 1) (seat 5)",
    ];
    assert_eq!(labels, expected);
}

#[test]
fn people_who_wait_or_have_ended_the_table_are_told_apart_too() {
    let known = |id, name: &str| getaway_table::Person { id: UserId(id), name: name.to_owned() };
    let seats = [person(1, "Ann"), person(2, "Bob")].map(SeatInfo::new);
    let waiting = [known(30_003, "ANN"), known(4, "Cid")];
    let stage = Stage::Ended(getaway_table::End::Stopped(known(50_005, "bob")));
    let scene = Scene { waiting: &waiting, ..scene(Language::English, &seats, &stage) };
    assert_eq!(scene.label(Seat::FIRST), "Ann (seat 1)");
    let waits = scene.waiting().unwrap();
    assert!(waits.contains(r"ANN \(…0003\), Cid"), "{waits}");
    assert_eq!(scene.person(UserId(30_003)), r"**ANN \(…0003\)**");
    let Stage::Ended(end) = &stage else { panic!() };
    let ended = lobby::ended(&scene, end).embed.unwrap().description;
    assert!(ended.contains(r"**bob \(…0005\)**"), "{ended}");
}

#[test]
fn a_result_says_who_had_how_many_hints() {
    let (mut seats, stage) = (seats(), Stage::Ended(getaway_table::End::Idle));
    let said = |seats: &[SeatInfo]| hints(&scene(Language::English, seats, &stage));
    assert_eq!(said(&seats), None);
    (seats[0].hints, seats[1].hints) = (9, 1);
    assert_eq!(said(&seats).as_deref(), Some("-# Ann with 9 hints · Bob with 1 hint"));
}

#[test]
fn a_table_that_ended_under_a_game_offers_to_check_it_however_it_ended() {
    use getaway_table::{End, GameNumber, Person};
    let ann = || Person { id: UserId(11), name: "Ann".to_owned() };
    for end in [End::Unfinished(ann()), End::Agreed(ann()), End::Deserted, End::Idle] {
        for language in Language::ALL {
            let (seats, stage) = (seats(), Stage::Ended(end.clone()));
            let usual = scene(*language, &seats, &stage);
            let offers = |scene: &Scene| {
                let message = lobby::ended(scene, &end);
                let actions = testing::buttons(&message).iter().map(|one| one.action).collect();
                (message.embed.unwrap().description, actions)
            };
            let (_, actions): (_, Vec<Action>) = offers(&usual);
            assert_eq!(actions, [Action::Start(GameKind::Getaway)]);
            let game = GameNumber(7);
            let (text, actions) = offers(&Scene { unfinished: Some(game), ..usual });
            let said = usual.catalog.ended_without_result(7);
            assert!(text.contains(&said), "{text}");
            for action in
                [Action::Verify(GameKind::Getaway, game), Action::Record(GameKind::Getaway, game)]
            {
                assert!(actions.contains(&action), "{actions:?}");
            }
        }
    }
}

#[test]
fn a_result_says_how_ratings_changed_and_why() {
    use getaway_games::rating::Rating;
    use getaway_store::RatedGame;
    let (seats, stage) = (seats(), Stage::Ended(getaway_table::End::Idle));
    let rating = |points: i64| Rating { strength: points * 1000, uncertainty: 100_000 };
    let change =
        |after, chance| Some(Change { before: rating(1500), after: rating(after), chance });
    let told = |kind: GameKind, changes, is_first_anew| {
        let rated = RatedGame { changes, is_first_anew };
        let catalog = Language::English.catalog_of(kind);
        let usual = testing::scene(catalog, Settings::of(kind), &seats, &stage);
        ratings(&Scene { rated: Some(&rated), ..usual }).join("\n")
    };
    let changes = vec![change(1512, Some(0.4)), change(1455, Some(0.314)), None];
    insta::assert_snapshot!(told(GameKind::Getaway, changes, true), @"
    -# Ratings, and in brackets how many of 100 games at this table each was expected to lose before this one: Ann +12 (40) · Bob −45 (31)
    -# Ratings are computed in a better way now. All of them were computed anew from the games played here, so yours may differ from what you remember.
    ");
    let changes = vec![change(1512, None), change(1500, None), None];
    insta::assert_snapshot!(told(GameKind::King, changes, false), @"-# Ratings: Ann +12 · Bob 0");
    // A game that isn't rated says nothing.
    assert!(ratings(&scene(Language::English, &seats, &stage)).is_empty());
}
