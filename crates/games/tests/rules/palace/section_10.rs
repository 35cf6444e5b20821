//! Section 10: the worked example, row by row.

use super::common::*;
use getaway_games::Event as _;
use getaway_games::cards::*;
use getaway_games::palace::rules::*;

const A: usize = 0;
const B: usize = 1;
const C: usize = 2;
const D: usize = 3;

/// The example with the cards that it names, and made-up face-down cards.
fn example(turn: usize, stack: &str) -> Position {
    position(
        turn,
        stack,
        &[
            ["3C 3D 4C 4D", "7C 7D 7H", "5C 5D 5H"],
            ["", "8C JC QC", "JD AC"],
            ["8D 8H 8S 6C 6D 6H 6S", "10C 10D 10H", "QD AD"],
            ["9C 10S", "KC KD KH", "AH AS"],
        ],
    )
}

#[test]
fn the_worked_example() {
    let mut game = example(A, "2C");
    let rows: [(usize, &[Move]); 5] = [
        (A, &[play(A, "3C 3D")]),
        (B, &[play(B, "8C")]),
        (C, &[play(C, "8D 8H 8S"), play(C, "6C 6D 6H 6S"), play(C, "10C 10D 10H"), flip(C, 0)]),
        (D, &[pick_up(D)]),
        (A, &[play(A, "4C 4D")]),
    ];
    let tops = [Some("2"), Some("3"), Some("8"), Some("Q"), None];
    let (mut burnt, mut over) = (Vec::new(), 0);
    for ((who, moves), top) in rows.into_iter().zip(tops) {
        assert_eq!(turn(&game), Some(who));
        assert_eq!(game.board().stack().top().map(Rank::name), top);
        if who == D {
            // The kings are on the table, but the hand isn't empty.
            for (names, why) in [
                ("KC", Illegal::HandFirst(card("KC"))),
                ("10S", Illegal::TooLow { top: card("QD").rank(), ten: false }),
                ("9C", Illegal::TooLow { top: card("QD").rank(), ten: false }),
            ] {
                assert_eq!(refusal(&game, play(D, names)), why);
            }
            assert_eq!(game.legal_moves(), [pick_up(D)]);
        }
        let events = go(&mut game, moves.iter().copied());
        over += events.iter().filter(|event| event.ends_round()).count();
        burnt.extend(events.into_iter().filter_map(|event| match event {
            Event::Burnt { seat, cards } => Some((seat.index(), cards)),
            _ => None,
        }));
    }
    assert_eq!(
        burnt,
        [(C, cards("2C 3C 3D 8C 8D 8H 8S")), (C, cards("6C 6D 6H 6S")), (C, cards("10C 10D 10H")),]
    );
    assert_eq!(over, 4, "three stacks were burnt, and one was picked up");
    assert_eq!(hand(&game, D), cards("9C 10S QD"));
    assert_eq!(up(&game, D), cards("KC KD KH"));
    assert_eq!(up(&game, B), cards("JC QC"));
    assert_eq!(game.board().stack().cards(), cards("4C 4D"));
    assert_eq!(*game.board().stack(), Stack::EMPTY.with(cards("4C 4D")));
    assert_eq!(turn(&game), Some(B));
}
