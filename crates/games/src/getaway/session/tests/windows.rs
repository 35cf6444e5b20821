//! The take-window: when it opens, what it holds back, and what others do meanwhile.

use super::super::{Act, MoveOutcome};
use super::takes::{FOUR, everyone, follow, playing, take};
use super::*;
use crate::cards::{Direction, SeatSet};
use crate::getaway::rules::{Illegal, Phase};
use crate::kit::testing::players;

/// How long the window is, if it is open.
fn seconds(game: &Getaway) -> Option<u32> {
    let pause = game.pause()?;
    assert!(!pause.is_to_read, "it is as long where computers are faster");
    Some(pause.seconds)
}

fn end_window(game: &mut Getaway) {
    game.end_pause();
    game.advance(&everyone()).unwrap();
}

#[test]
fn a_window_opens_if_somebody_besides_the_leader_could_use_it() {
    type People = fn(Seat) -> SeatSet;
    let all: People = |_| SeatSet::first(4);
    let others: People = |leader| SeatSet::first(4).without(leader);
    let one: People = |leader| SeatSet::of(leader.after(1, 4, Direction::Clockwise));
    let leader: People = SeatSet::of;
    for (people, taking, window, first, later) in [
        // A person leads when they like, and a computer's lead would come at once. Later takes can
        // be announced.
        (all, Taking::Anyone, 0, None, None),
        (others, Taking::Anyone, 0, Some(5), None),
        // Somebody who plays alone waits for a take only if they have asked for one.
        (one, Taking::Anyone, 0, None, None),
        (one, Taking::Anyone, 3, Some(5), Some(3)),
        (all, Taking::Anyone, 3, Some(5), Some(3)),
        (leader, Taking::Anyone, 3, None, None),
        (all, Taking::Leader, 3, None, None),
        (all, Taking::Off, 3, None, None),
    ] {
        let options = taken_by(taking, window);
        let (game, leads) = dealt(options, |leads| players(people(leads)));
        let later_game = between(options, &players(people(Seat::FIRST)), &FOUR);
        let seen = (seconds(&game), seconds(&later_game));
        assert_eq!(seen, (first, later), "{taking:?} {window} {:?}", people(leads));
    }
}

#[test]
fn a_lead_lies_face_down_until_the_window_ends_and_is_void_with_the_power() {
    let mut game = between(taken_by(Taking::Anyone, 3), &everyone(), &FOUR);
    let [first, second] = ["2H", "9C"].map(|card| card.parse().unwrap());
    // Another lead replaces the first one.
    for card in [first, second] {
        assert_eq!(game.act(seat(0), Act::Play(card)), Ok(MoveOutcome::Held(card)));
        game.advance(&everyone()).unwrap();
        assert!(playing(&game).held && playing(&game).board.trick().is_none());
        assert!(game.due().unwrap().seats.is_empty(), "they have moved");
    }
    let mut taken = game.clone();
    end_window(&mut game);
    let lead = playing(&game).board.trick().unwrap().lead();
    assert_eq!((lead.seat, lead.card, playing(&game).held), (seat(0), second, false));

    taken.act(seat(3), take(0, false)).unwrap();
    assert!(!playing(&taken).held);
    end_window(&mut taken);
    assert!(playing(&taken).board.trick().is_none());
    assert_eq!(taken.act(seat(3), Act::Play(second)), Ok(MoveOutcome::Played(second)));
}

/// A game in which the first player has won a trick with their last card.
fn without_cards(options: TableOptions, others: &[&str]) -> Getaway {
    let mut game = between(options, &everyone(), &[&["9H"], others].concat());
    end_window(&mut game);
    follow(
        &mut game,
        0,
        &format!("9H {}", others.iter().map(|hand| &hand[..2]).collect::<Vec<_>>().join(" ")),
    );
    game
}

#[test]
fn a_due_draw_waits_for_the_window_in_which_others_take() {
    let options = taken_by(Taking::Anyone, 3);
    let mut game = without_cards(options, &["2H 2C", "3H 3C", "4H 4C"]);
    let draws = |game: &Getaway| matches!(playing(game).board.phase(), Phase::Draw(_));
    assert_eq!((seconds(&game), draws(&game)), (Some(3), true));
    assert_eq!(game.act(seat(0), take(1, true)), Err(Illegal::DrawFirst.into()));
    game.act(seat(1), take(2, false)).unwrap();
    assert!(draws(&game));
    end_window(&mut game);
    assert!(playing(&game).board.trick().is_some(), "the card is drawn and led");
}

#[test]
fn whom_to_draw_from_is_chosen_anew_if_that_players_cards_are_taken() {
    for window in [0, 3] {
        let mut options = taken_by(Taking::Anyone, window);
        options.rules.last_card = LastCard::DrawFromAny;
        let mut game = without_cards(options, &["2H 2C", "3H 3C", "4H 4C"]);
        for wrong in [0, 4] {
            let drawn = game.act(seat(0), Act::DrawFrom(seat(wrong)));
            assert_eq!(drawn, Err(Illegal::WrongSource.into()));
        }
        let from = [1, 2, 3].map(seat).into_iter().collect();
        let slow = Players { overdue: SeatSet::of(seat(0)), ..everyone() };
        let asked = (window == 0).then_some((seat(0), Question::DrawFrom(from)));
        assert_eq!(game.question(&slow), asked, "a computer chooses for them");
        let done = game.act(seat(0), Act::DrawFrom(seat(1)));
        if window == 0 {
            let card = playing(&game).board.trick().unwrap().lead().card;
            assert_eq!(done, Ok(MoveOutcome::Drew { from: seat(1), card }));
            continue;
        }
        assert_eq!(done, Ok(MoveOutcome::DrawHeld(seat(1))));
        assert_eq!(playing(&game).draws_from, Some(seat(1)));
        game.act(seat(3), take(1, false)).unwrap();
        assert_eq!(playing(&game).draws_from, None);
        let again = game.act(seat(0), Act::DrawFrom(seat(2)));
        assert_eq!(again, Ok(MoveOutcome::DrawHeld(seat(2))));
        end_window(&mut game);
        assert!(playing(&game).board.trick().is_some());
    }
}
