//! Section 8: the worked examples, played through.

use super::common::*;
use getaway::games::king::rules::*;

/// Four high spades and low clubs: takes four tricks, and then no more.
const FOUR: &str = "AS KS QS JS 2C 3C 4C 5C 6C 7C 8C 9C 10C";
const REST: &str = "2S 3S 4S 5S 6S 7S 8S 9S 10S AC KC QC JC";

#[test]
fn s8_four_tricks_cost_80_in_hand_1() {
    let mut game = dealt(1, Options::default(), ["", FOUR, REST, ""]);
    for (high, low) in ["AS", "KS", "QS", "JS"]
        .into_iter()
        .zip(["2S", "3S", "4S", "5S"])
    {
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

#[test]
fn s8_the_last_two_tricks_cost_180_in_hand_6() {
    let mut game = before(6, Options::default());
    go(&mut game, [Move::Chance(suits())]);
    finish(&mut game);
    assert_eq!(row(&game, 6).scores, [0, 0, -180, 0]);
}

/// The ninth round after these moves, played at random until the seats have taken these numbers of
/// tricks.
fn played(calls: &[Move], counts: [u8; 4]) -> Row {
    let start = before(9, Options::default());
    for seed in 0..200_000 {
        let mut rng = rand(seed);
        let mut game = start;
        go(&mut game, [Move::Chance(random_deal(&mut rng))]);
        go(&mut game, calls.iter().copied());
        while game.board().round().number() == 9 {
            let act = random_move(&game, &mut rng).expect("the round isn't over");
            go(&mut game, [act]);
        }
        if row(&game, 9).counts == counts {
            return row(&game, 9);
        }
    }
    panic!("{counts:?} never came out");
}

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;

#[test]
fn s8_positive_rounds_without_an_auction() {
    for (way, counts, scores) in [
        (Scoring::Up, [5, 0, 4, 4], [125, 0, 100, 100]),
        (Scoring::Down, [5, 0, 4, 4], [-50, 325, 25, 25]),
    ] {
        let row = played(&[choose(A, "none"), direct(A, way)], counts);
        assert_eq!(row.scores, scores);
    }
}

#[test]
fn s8_positive_rounds_after_an_auction() {
    for (way, scores) in [
        (Scoring::Up, [175, 50, 75, 25]),
        (Scoring::Down, [-200, 175, 100, 250]),
    ] {
        let calls = [
            choose(A, "auction"),
            call(B, 4),
            call(C, 0),
            call(D, 0),
            choose(B, "S"),
            direct(A, way),
        ];
        let row = played(&calls, [3, 6, 3, 1]);
        assert_eq!(row.scores, scores);
        assert_eq!(row.scores.iter().sum::<i32>(), 325);
    }
}

#[test]
fn s8_the_right_player_names_trumps() {
    for (calls, chooser) in [
        (&[(B, 2), (C, 0), (D, 3), (B, 0), (C, 0)][..], D),
        (&[(B, 0), (C, 1), (D, 0), (B, 2), (C, 0), (D, 0)], B),
        (&[(B, 0), (C, 0), (D, 0)], A),
    ] {
        let mut game = dealt(9, Options::default(), [""; 4]);
        go(&mut game, [choose(A, "auction")]);
        go(
            &mut game,
            calls.iter().map(|(seat, tricks)| call(*seat, *tricks)),
        );
        assert_eq!(game.board().due(), Due::Choose(seat(chooser)));
        assert_eq!(
            refusal(&game, choose(chooser, "auction")),
            Illegal::AuctionIsOver
        );
        go(&mut game, [choose(chooser, "none")]);
        assert_eq!(game.board().due(), Due::Direct(seat(A)));
    }
}

#[test]
fn s8_the_scores_sum_up_after_six_and_after_ten_hands() {
    let mut walk = walk(Options::default(), 7);
    while walk.game.board().sheet().rows().count() < 6 {
        walk.step();
    }
    assert_eq!(walk.game.board().scores().iter().sum::<i32>(), -1_300);
    let walk = walk.run(usize::MAX);
    assert_eq!(walk.game.board().scores().iter().sum::<i32>(), 0);
}
