//! Cards that leave no choice.

use super::super::Act;
use super::*;
use crate::cards::SeatSet;
use crate::kit::testing::players;

/// Four people, of whom all have chosen that forced cards are played by themselves, or nobody.
fn people(by_itself: bool) -> Players {
    let all = SeatSet::first(4);
    let chosen = if by_itself { all } else { SeatSet::EMPTY };
    Players { by_itself: chosen, ..players(all) }
}

#[test]
fn the_first_lead_is_forced_and_comes_by_itself_once_others_could_take() {
    let chosen = people(true);
    for window in [0, 3] {
        let (mut game, power) = dealt(taken_by(Taking::Anyone, window), |_| people(true));
        let forced: SeatSet = Seat::first(4).filter(|at| game.is_forced(*at)).collect();
        assert_eq!(forced, SeatSet::of(power));
        assert_eq!(game.question(&chosen), None, "the take-window is open");
        assert!(game.pause().is_some());
        game.end_pause();
        game.advance(&chosen).unwrap();
        assert_eq!(game.question(&people(false)), None, "a person plays it");
        assert_eq!(game.question(&chosen), Some((power, Question::Card)));
    }
}

#[test]
fn whoever_plays_alone_does_not_wait_for_others_to_take() {
    let alone = |power| Players { people: SeatSet::of(power), ..people(true) };
    let (game, power) = dealt(taken_by(Taking::Anyone, 0), alone);
    assert_eq!(game.pause(), None);
    assert_eq!(game.question(&alone(power)), Some((power, Question::Card)));
}

#[test]
fn a_leader_who_could_take_instead_has_a_choice() {
    let (game, power) = dealt(taken_by(Taking::Leader, 0), |_| people(true));
    assert_eq!(game.view(power).unwrap().legal_cards().len(), 1);
    assert!(!game.is_forced(power));
}

#[test]
fn only_the_player_due_with_one_face_to_play_is_forced() {
    let no_takes = taken_by(Taking::Off, 0);
    let forced =
        |game: &Getaway| -> Vec<bool> { (0..3).map(|at| game.is_forced(seat(at))).collect() };
    let mut game = between(no_takes, &people(false), &["5H 6C", "7H 8C", "9C 10C"]);
    assert_eq!(forced(&game), [false, false, false], "a free lead");
    game.act(seat(0), Act::Play("5H".parse().unwrap())).unwrap();
    assert_eq!(forced(&game), [false, true, false], "one card of the suit");
    game.act(seat(1), Act::Play("7H".parse().unwrap())).unwrap();
    assert_eq!(forced(&game), [false, false, false], "any card will do");
    let last = between(no_takes, &people(false), &["5H", "7H 8C", "9C 10C"]);
    assert_eq!(forced(&last), [true, false, false], "the last card");

    let mut two = no_takes;
    two.rules.packs = Packs::Two;
    let game = between(two, &people(false), &["5H 5H'", "7H", "8C"]);
    assert!(game.is_forced(seat(0)), "the copies are alike");
}
