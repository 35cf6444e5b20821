//! What everyone at the table remembers. The tests check that it is complete, not only true.

use getaway_games::cards::{Card, Suit};
use getaway_games::getaway::rules::{Memory, View};

use super::common::{cards, classic, go, position, seat};

#[test]
fn a_tochoo_shows_a_void_and_cards_picked_up_are_known_too() {
    let mut game = position(
        classic(),
        0,
        &["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"],
    );
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
    let mut game = position(
        classic(),
        0,
        &["5H 9C 2D", "9H 3C 4D", "KC QC 8S", "7H 6C 5D"],
    );
    let mut memory = Memory::new(&game);
    for event in go(&mut game, "0:5H 1:9H 2:KC 0<1") {
        memory.observe(event);
    }
    assert_eq!(memory.known(seat(0)), cards("5H 9H KC"));
    assert_eq!(memory.unknown(seat(0)), 4);
    assert_eq!(memory.count(seat(1)), 0);
}
