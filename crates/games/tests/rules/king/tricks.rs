//! Section 3: leading to, following in and taking tricks. Which card takes a trick is tested in
//! `crates/games/src/king/rules/trick.rs`.

use super::common::*;
use getaway_games::king::rules::*;

#[test]
fn s3_the_player_after_the_dealer_leads_and_the_winner_leads_next() {
    let mut game = dealt(1, Options::default(), ["4S", "2S 3H", "AS 5H", "3S 6H"]);
    assert_eq!(turn(&game), Some(1));
    assert_eq!(refusal(&game, play(0, "4S")), Illegal::NotYourTurn { turn: seat(1) });
    let events = tricks(&mut game, "2S AS 3S 4S");
    let trick =
        Taken { leader: seat(1), cards: ["2S", "AS", "3S", "4S"].map(card), winner: seat(2) };
    assert_eq!(events[events.len() - 1], Event::Took { number: 1, trick });
    let played: Vec<_> = trick.plays().map(|(who, card)| (who.index(), card)).collect();
    assert_eq!(played, [(1, card("2S")), (2, card("AS")), (3, card("3S")), (0, card("4S"))]);
    assert_eq!(turn(&game), Some(2));
    let play = game.board().play().expect("tricks are played");
    assert_eq!(play.tricks(), [trick]);
    assert_eq!(play.taken(seat(2)), cards("2S AS 3S 4S"));
    assert_eq!(play.counts(), [0, 0, 1, 0]);
}
