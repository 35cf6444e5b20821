//! Section 8: the worked examples of costs, played through. Those of positive hands and of auctions
//! are in `crates/games/src/king/rules/contract.rs` and `bidding.rs`.

use super::common::*;
use getaway_games::king::rules::*;

/// Four high spades and low clubs: takes four tricks, and then no more.
const FOUR: &str = "AS KS QS JS 2C 3C 4C 5C 6C 7C 8C 9C 10C";
const REST: &str = "2S 3S 4S 5S 6S 7S 8S 9S 10S AC KC QC JC";

#[test]
fn s8_four_tricks_cost_80_in_hand_1() {
    let mut game = dealt(1, Options::default(), ["", FOUR, REST, ""]);
    for (high, low) in ["AS", "KS", "QS", "JS"].into_iter().zip(["2S", "3S", "4S", "5S"]) {
        tricks(&mut game, &format!("{high} {low}"));
        for _ in 0..2 {
            let act = game.legal_moves()[0];
            go(&mut game, [act]);
        }
    }
    finish(&mut game);
    assert_eq!(row(&game, 1).scores, [0, -80, -180, 0]);
}

#[test]
fn s8_two_queens_cost_100_in_hand_3() {
    // Seat 3 leads, catches two queens with its aces, and then takes no more tricks.
    let low = "AS AH 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C 7C";
    let mut game = dealt(3, Options::default(), ["QS QC", "QH QD", "", low]);
    tricks(&mut game, "AS QS 2H 7D AH 2S QH 8D");
    finish(&mut game);
    let row = row(&game, 3);
    assert_eq!(row.scores[3], -100);
    assert_eq!(row.scores.iter().sum::<i32>(), -200);
}
