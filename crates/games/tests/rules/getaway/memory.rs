//! What everyone at the table remembers. The tests check that it is complete, not only true.

use getaway_games::cards::{Card, CardSet, MAX_SEATS, SeatSet, Suit, SuitSet};
use getaway_games::getaway::rules::{History, Illegal, LastCard, Memory, Move, View};

use crate::rules::any_game::changed;

use super::common::{card, cards, classic, go, last_card, position, seat};

#[test]
fn a_tochoo_shows_a_void_and_cards_picked_up_are_known_too() {
    let mut game = position(classic(), 0, &["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"]);
    let mut memory = Memory::new(&game);
    assert!(!memory.void(seat(2)).contains(Suit::Hearts));
    for event in go(&mut game, "0:5H 1:9H 2:KC") {
        memory.observe(event);
    }
    assert!(memory.void(seat(2)).contains(Suit::Hearts));
    assert!(!memory.void(seat(1)).contains(Suit::Hearts));
    // Seat 1 picked up all three: they are known, and its other two cards aren't.
    assert_eq!(memory.known(seat(1)), cards("5H 9H KC"));
    assert_eq!(memory.unknown(seat(1)), 2);
    assert_eq!(memory.count(seat(2)), 2);

    // Seat 0 cannot tell where the other cards are, but knows that seat 2 has no heart.
    let view = View::new(&game, &memory, seat(0));
    let seven: Card = "7H".parse().unwrap();
    assert!(view.unseen().contains(seven));
    assert!(!view.unseen().contains("9H".parse().unwrap()));

    // A void remains known when cards are picked up later, and those cards are known too.
    for event in go(&mut game, "1:9H 2:8S") {
        memory.observe(event);
    }
    assert!(memory.void(seat(2)).contains(Suit::Hearts));
    assert_eq!(memory.known(seat(1)), cards("5H 9H KC 8S"));
}

#[test]
fn known_cards_of_a_taken_hand_are_known_in_the_takers_hand() {
    let mut game = position(classic(), 0, &["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"]);
    let mut memory = Memory::new(&game);
    for event in go(&mut game, "0:5H 1:9H 2:KC 0<1") {
        memory.observe(event);
    }
    assert_eq!(memory.known(seat(0)), cards("5H 9H KC"));
    assert_eq!(memory.unknown(seat(0)), 4);
    assert_eq!(memory.count(seat(1)), 0);
}

/// What everyone knows of seat 0 once it has taken the cards of seat 1.
fn after_a_take(power: usize, hands: &[&str], script: &str) -> Memory {
    let mut game = position(classic(), power, hands);
    let mut memory = Memory::new(&game);
    for event in go(&mut game, &format!("{script} 0<1")) {
        memory.observe(event);
    }
    memory
}

#[test]
fn a_void_stays_known_when_only_known_cards_are_taken() {
    // Seat 0 shows its void, and seat 1 has nothing but what it picked up then.
    let hands = ["2C 3C 4D", "9H", "7H 8H 5C"];
    let memory = after_a_take(1, &hands, "1:9H 2:7H 0:2C");
    assert!(memory.void(seat(0)).contains(Suit::Hearts));
    assert_eq!(memory.known(seat(0)), cards("9H 7H 2C"));
    assert_eq!(memory.unknown(seat(0)), 2);
}

#[test]
fn a_taker_whose_cards_are_known_takes_on_the_void_of_the_taken_hand() {
    let hands = ["9H", "2C 3C 4D", "7H 8H 5C"];
    let memory = after_a_take(0, &hands, "0:9H 1:2C");
    assert!(memory.void(seat(0)).contains(Suit::Hearts));
    assert_eq!(memory.unknown(seat(0)), 2);
}

#[test]
fn a_void_of_one_hand_says_nothing_about_both_together() {
    let hands = ["9H 5S", "2C 3C 4D", "7H 8H 5C"];
    let memory = after_a_take(0, &hands, "0:9H 1:2C");
    assert_eq!(memory.void(seat(0)), SuitSet::EMPTY);
    assert_eq!(memory.unknown(seat(0)), 3);
}

#[test]
fn nothing_is_imagined_that_contradicts_what_is_known() {
    let hands = ["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"];
    let mut game = position(classic(), 0, &hands);
    let mut memory = Memory::new(&game);
    for event in go(&mut game, "0:5H 1:9H 2:KC") {
        memory.observe(event);
    }
    let view = View::new(&game, &memory, seat(0));
    let imagine = |hands: [&str; 4]| {
        let mut all = [CardSet::EMPTY; MAX_SEATS];
        all[..4].copy_from_slice(&hands.map(cards));
        view.imagine(&all)
    };
    let truth = ["9C 2D", "5H 9H KC 3C 4D", "QC 8S", "7H 6C 5D"];
    assert_eq!(imagine(truth), Some(game));
    let possible = ["9C 2D", "5H 9H KC 6C QC", "3C 8S", "7H 4D 5D"];
    assert!(imagine(possible).is_some_and(|other| View::new(&other, &memory, seat(0)) == view));
    for (hands, wrong) in [
        (["9C", "5H 9H KC 3C 4D", "QC 8S", "7H 6C 5D"], "the size of their own hand"),
        (["9C 4D", "5H 9H KC 3C 2D", "QC 8S", "7H 6C 5D"], "their own hand"),
        (["9C 2D", "5H 9H KC 3C", "QC 8S", "7H 6C 5D 4D"], "the size of a hand"),
        (["9C 2D", "5H 9H 6C 3C 4D", "QC 8S", "7H KC 5D"], "a known card is elsewhere"),
        (["9C 2D", "5H 9H 3C 4D", "QC 8S", "7H 6C 5D"], "a known card is nowhere"),
        (["9C 2D", "5H 9H KC 3C 4D", "7H 8S", "QC 6C 5D"], "a shown void"),
        (["9C 2D", "5H 9H KC 3C 4D", "QC 8S", "8S 6C 5D"], "a card in two places"),
        (["9C 2D", "5H 9H KC 3C 4D", "QC 8S", "AS 6C 5D"], "a card that is gone"),
    ] {
        assert_eq!(imagine(hands), None, "{wrong}");
    }
}

#[test]
fn a_take_and_a_draw_from_a_hand_change_both_hands() {
    let hands = ["9H", "2H 9C 4D 5D", "4H 6C 7C"];
    let after = |options, trick: &str, act: &str| {
        let mut game = position(options, 0, &hands);
        if !trick.is_empty() {
            go(&mut game, trick);
        }
        changed(&go(&mut game, act), 3)
    };
    let both: SeatSet = [0, 1].map(seat).into_iter().collect();
    let trick = "0:9H 1:2H 2:4H";
    assert_eq!(after(last_card(LastCard::DrawFromNeighbour), trick, "0^1/9C"), both);
    assert_eq!(after(classic(), trick, "0^2C"), SeatSet::of(seat(0)));
    assert_eq!(after(classic(), "", "0<1"), both);
}

#[test]
fn a_history_tells_decisions_and_a_refused_move_leaves_it_as_it_was() {
    let mut game = position(classic(), 0, &["5H 9C 2D", "9H 3C 4D", "7H QC 8S"]);
    let mut history = History::new(&game);
    let play = |who, name| Move::Play { seat: seat(who), card: card(name) };
    history.apply(&mut game, play(0, "5H"), &mut |_| {}).expect("a lead");
    let before = (game, history.clone());
    let refused = history.apply(&mut game, play(1, "3C"), &mut |event| panic!("{event:?}"));
    assert_eq!(refused, Err(Illegal::MustFollow(Suit::Hearts)));
    assert_eq!((game, history.clone()), before);
    let told = history.view(&game, seat(1));
    // A guess at the present hand gives the guess at the earlier hand.
    assert_eq!(told.decisions(seat(0))[0].hand(cards("AD")), cards("AD 5H"));
    // Without a history a view knows no decisions.
    let view = View::new(&game, history.memory(), seat(1));
    assert_eq!(view.decisions(seat(0)), []);
    assert_ne!(view, told);
}
