use super::*;
use crate::cards::{Seat, SeatSet};
use crate::discord::games::kit::testing::person;
use crate::discord::i18n::Language;
use crate::games::{GameKind, Level};
use crate::table::{Acting, SeatInfo, Settings, Stage, UserId};

fn seats() -> Vec<SeatInfo> {
    let computer = Owner::Computer {
        level: Level::Normal,
        number: 1,
    };
    let owners = [person(11, "Ann"), person(12, "Bob"), computer];
    let seats = (1..).zip(owners).map(|(tally, owner)| SeatInfo {
        owner,
        acting: Acting::Owner,
        tally,
    });
    seats.collect()
}

/// The announcement, and the lines of the places and the series.
fn told(language: Language, tally: Tally, results: &Results) -> (String, String) {
    let (seats, stage) = (seats(), Stage::Ended(crate::table::End::Idle));
    let scene = Scene {
        catalog: language.catalog(),
        seats: &seats,
        waiting: &[],
        settings: Settings::of(GameKind::Getaway),
        host: UserId(11),
        absent_host: None,
        games: 4,
        late: None,
        evening: None,
        stage: &stage,
    };
    let lines = [places(&scene, tally, results), series(&scene, tally)].concat();
    (announcement(&scene, tally, results), lines.join("\n"))
}

#[test]
fn the_last_loses_and_the_others_get_away() {
    let order = [2, 0, 1].map(|n| Seat::new(n).unwrap());
    let results = Results::in_order(order).unwrap();
    let (announced, lines) = told(Language::English, Tally::LastLoses, &results);
    assert_eq!(announced, "**Bob** <@12> is the loser of this game.");
    insta::assert_snapshot!(lines, @r"
    **The loser:** **Bob**
    1. Computer 1 got away
    2. Ann got away
    **Lost in this series** (4 games)
    Ann: 1
    Bob: 2
    Computer 1: 3
    ");
}

#[test]
fn the_first_wins_and_a_shared_first_place_is_a_shared_win() {
    let results = Results::of_scores(&[-75, 120, -45]).unwrap();
    let (announced, lines) = told(Language::English, Tally::FirstWins, &results);
    assert_eq!(announced, "**Bob** <@12> wins this game!");
    insta::assert_snapshot!(lines, @r"
    **The winner:** **Bob**: +120
    2. Computer 1: −45
    3. Ann: −75
    **Won in this series** (4 games)
    Ann: 1
    Bob: 2
    Computer 1: 3
    ");
    let results = Results::by_worth(&[3, 1, 3]).unwrap();
    let (announced, lines) = told(Language::English, Tally::FirstWins, &results);
    assert_eq!(announced, "**Ann** <@11>, **Computer 1** share the win!");
    assert!(
        lines.starts_with("**A shared win:** **Ann**, **Computer 1**\n3. Bob\n"),
        "{lines}"
    );
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
        let (_, lost) = told(language, Tally::LastLoses, &one);
        for results in [&results, &one] {
            let (announced, lines) = told(language, Tally::FirstWins, results);
            for line in lost.lines().take(4) {
                assert!(!lines.contains(line), "{line} in {lines}");
            }
            let catalog = language.catalog();
            for who in ["**Ann** <@11>", "**Bob** <@12>"] {
                assert_ne!(announced, catalog.outcome_text(who.to_owned()));
            }
        }
    }
}

#[test]
fn people_of_one_name_and_one_called_like_a_computer_are_told_apart() {
    let english = Language::English.catalog();
    let computer = Owner::Computer {
        level: Level::Hard,
        number: 1,
    };
    let owners = [
        person(1, "Ann"),
        person(2, "ann"),
        computer,
        person(3, &english.computer(1)),
        person(4, "Bob"),
    ];
    let seats: Vec<SeatInfo> = owners.into_iter().map(SeatInfo::new).collect();
    let stage = Stage::Ended(crate::table::End::Idle);
    let scene = Scene {
        catalog: english,
        seats: &seats,
        waiting: &[],
        settings: Settings::of(GameKind::Getaway),
        host: UserId(1),
        absent_host: None,
        games: 0,
        late: None,
        evening: None,
        stage: &stage,
    };
    let labels: Vec<String> = Seat::first(5).map(|seat| scene.label(seat)).collect();
    let expected = [
        "Ann (seat 1)",
        "ann (seat 2)",
        "Computer 1",
        "Computer 1 (seat 4)",
        "Bob",
    ];
    assert_eq!(labels, expected);
    assert_eq!(scene.person(UserId(2)), r"**ann \(seat 2\)**");
}
