//! Hands in single positions.

use super::*;

/// A position where it is the first seat's turn.
fn position(hand: &str, up: &str, down: &str, stack: &str) -> View {
    let setup = Setup {
        rows: &[[hand, up, down], ["2C", "", "2S"], ["2D", "", "3S"]],
        stack,
        ..Setup::default()
    };
    View::new(&setup.game(), Seat::FIRST)
}

#[test]
fn face_down_cards_are_buttons_and_many_plays_are_menus() {
    let table = Table::begun();
    let down = position("", "", "4C 5C", "9H");
    insta::assert_snapshot!(table.own_with(&down), @r"
    **Your hand** (no cards)
    Face down: 2

    **The stack:** 1 card, **9♥**. Only a 9 or lower goes on a 9.
    It’s your turn: turn up one of your face-down cards and hope.
    ---
    [Face-down 1] [Face-down 2]
    ---
    [Pick up (1)]
    ");
    let up = position("", "4C 4H KS", "5C", "KD");
    insta::assert_snapshot!(table.own_with(&up), @r"
    **Your hand** (no cards)
    Face up: **4♥ 4♣ K♠**
    Face down: 1

    **The stack:** 1 card, **K♦**.
    It’s your turn: play, or pick up the stack.
    ---
    [K♠]
    ---
    [Pick up (1)]
    ");
    let stuck = position("3C", "", "5C", "KD");
    insta::assert_snapshot!(table.own_with(&stuck), @r"
    **Your hand** (1 card)
    In hand: **3♣**
    Face down: 1

    **The stack:** 1 card, **K♦**.
    It’s your turn, and nothing you have fits: pick up the stack.
    ---
    [Pick up (1)]
    ");
    let hidden = ["2S", "3S", "2C", "2D", "5C", "AH"];
    let names = CardSet::pack(1).iter().map(|card| card.to_string());
    let many: Vec<String> = names.filter(|name| !hidden.contains(&&**name)).collect();
    let many = many.join(" ");
    assert!(position(&many, "", "5C", "AH").legal_cards().len() < 20);
    let open = position(&many, "", "5C", "");
    insta::assert_snapshot!(table.own_with(&open), @r"
    **Your hand** (46 cards)
    In hand: **2♥ 3♥ 3♦ 3♣ 4♠ 4♥ 4♦ 4♣ 5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 6♣ 7♠ 7♥ 7♦ 7♣ 8♠ 8♥ 8♦ 8♣ 9♠ 9♥ 9♦ 9♣ 10♠ 10♥ 10♦ 10♣ J♠ J♥ J♦ J♣ Q♠ Q♥ Q♦ Q♣ K♠ K♥ K♦ K♣ A♠ A♦ A♣**
    Face down: 1

    **The stack** is empty: anything goes.
    It’s your turn: play whatever you like.
    ---
    (Play a card: 2♥ to 9 ×2: 25 options, first “2♥”)
    ---
    (Play a card: 9 ×3 to A ×3: 21 options, first “9♠ 9♥ 9♦”)
    ");
}

#[test]
fn plays_of_several_cards_stand_in_rows_that_a_phone_does_not_break() {
    let table = Table::begun();
    let shown = |hand: &str| {
        let hand = table.own_with(&position(hand, "", "5C", ""));
        let (_, moves) = hand.split_once("---\n").expect("moves");
        moves.to_owned()
    };
    insta::assert_snapshot!(shown("4S 4H 4D 6S 6H 7S 10S 10H 10D"), @r"
    [4♠] [4 ×2] [4 ×3]
    ---
    [6♠] [6 ×2] [7♠]
    ---
    [10♠] [10 ×2] [10 ×3]
    ");
    // With more than fit, they are in a menu.
    insta::assert_snapshot!(shown("4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 10S 10H 10D"), @"
    [4♠] [4 ×2] [4 ×3] [5♠]
    ---
    [5 ×2] [5 ×3] [6♠] [6 ×2]
    ---
    [6 ×3] [7♠] [7 ×2] [7 ×3]
    ---
    [10♠] [10 ×2] [10 ×3]
    ");
}

#[test]
fn a_hand_is_drawn_ahead_only_for_a_player_who_is_still_in_play() {
    let rows = &[["", "", ""], ["2C 5C", "", "2S"], ["2D", "", "3S"]];
    let setup = Setup { rows, stack: "9H", turn: 1, ..Setup::default() };
    let (table, position) = (Table::begun(), setup.game());
    let is_ahead =
        [0, 1, 2].map(|by| table.hand_with(&View::new(&position, seat(by))).ahead.is_some());
    assert_eq!(is_ahead, [false, true, true]);
}

#[test]
fn a_place_that_no_table_has_is_refused() {
    let said = Table::begun().refused(Illegal::NoSuchPlace(u8::MAX));
    assert!(said.contains("256"), "{said}");
}
