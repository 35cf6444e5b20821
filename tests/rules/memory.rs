//! What everybody at the table remembers: that it is there, not only that it is true.

use getaway::cards::{Card, Suit};
use getaway::games::getaway::rules::{Memory, View};

use crate::common::{cards, classic, go, position, seat};

#[test]
fn a_tochoo_shows_a_void_and_a_picked_up_card_is_known_beside_it() {
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
    // Seat 1 picked up all three: they are known, its other two cards are not.
    assert_eq!(memory.known(seat(1)), cards("5H 9H KC"));
    assert_eq!(memory.unknown(seat(1)), 2);
    assert_eq!(memory.count(seat(2)), 2);

    // Seat 0 cannot tell where the rest is, but that seat 2 has no heart.
    let view = View::new(&game, &memory, seat(0));
    let seven: Card = "7H".parse().unwrap();
    assert!(view.unseen().contains(seven));
    assert!(!view.unseen().contains("9H".parse().unwrap()));

    // A void outlasts what is picked up later; what is picked up is known.
    for event in go(&mut game, "1:9H 2:8S") {
        memory.observe(event);
    }
    assert!(memory.void(seat(2)).contains(Suit::Hearts));
    assert_eq!(memory.known(seat(1)), cards("5H 9H KC 8S"));
}

#[test]
fn what_was_known_of_a_taken_hand_is_known_of_the_taker() {
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
