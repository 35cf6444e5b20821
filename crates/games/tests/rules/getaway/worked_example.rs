//! Section 10: the worked example, play by play.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;

const N: usize = 0;
const E: usize = 1;
const S: usize = 2;
const W: usize = 3;

/// The example's cards where it names them. The others are chosen so that its statements about
/// hands are true.
const HANDS: [&str; 4] = [
    "JS 6S 5S 4S 9H 8H 6H QD 6D 4D 8C 7C 6C",
    "AH QH 3H JD 10D 9D 8D 7D KC AC QC JC 10C",
    "10S 3S 2S JH 7H AD 5D 3D 2D 5C 4C 3C 2C",
    "AS KS QS 9S 8S 7S KH 10H 5H 4H 2H KD 9C",
];

/// A trick: the plays in order, the seat with the power after it, and its cards if they are picked
/// up.
type Row = (&'static [(usize, &'static str)], usize, Option<&'static str>);

const TRICKS: [Row; 6] = [
    (&[(W, "AS"), (N, "JS"), (E, "AH"), (S, "10S")], W, None),
    (&[(W, "5H"), (N, "9H"), (E, "QH"), (S, "JH")], E, None),
    (&[(E, "3H"), (S, "7H"), (W, "KH"), (N, "8H")], W, None),
    (&[(W, "2H"), (N, "6H"), (E, "KC")], N, Some("2H 6H KC")),
    (&[(N, "QD"), (E, "JD"), (S, "AD"), (W, "KD")], S, None),
    (&[(S, "5D"), (W, "KS")], S, Some("5D KS")),
];

/// The example's game before its first trick.
pub fn deal(options: Options) -> Game {
    Game::deal(options, seat(N), &HANDS.map(cards)).expect("a deal")
}

fn counts(game: &Game) -> [u32; 4] {
    [N, E, S, W].map(|number| game.hand(seat(number)).len())
}

#[test]
fn the_worked_example() {
    let mut game = deal(Options::default());
    assert_eq!(game.board().due(), Due::Lead(seat(W)));
    assert_eq!(game.legal_cards(seat(W)), cards("AS"));
    let mut waste = CardSet::EMPTY;
    for (number, (plays, power, picked_up)) in (1..).zip(TRICKS) {
        let mut events = Vec::new();
        for &(who, name) in plays {
            let act = Move::Play { seat: seat(who), card: card(name) };
            game.apply(act, &mut |event| events.push(event))
                .unwrap_or_else(|why| panic!("trick {number}, {name}: {why}"));
        }
        let trick: CardSet = plays.iter().map(|(_, name)| card(name)).collect();
        let power = seat(power);
        let end = match picked_up {
            Some(names) => {
                assert_eq!(trick, cards(names));
                Event::PickedUp { seat: power, cards: trick }
            }
            None => {
                waste = waste.or(trick);
                Event::Wasted { power, cards: trick }
            }
        };
        assert_eq!(events.last(), Some(&end), "trick {number}");
        assert_eq!(game.board().waste(), waste, "trick {number}");
        assert_eq!(game.board().due(), Due::Lead(power), "trick {number}");
        assert_eq!(game.board().tricks(), number, "trick {number}");
        match number {
            4 => assert_eq!(counts(&game), [12, 9, 10, 9]),
            6 => assert_eq!(counts(&game), [11, 8, 10, 7]),
            _ => {}
        }
    }
}
