//! Shared by Palace's tests: positions, scripts and random games.

use getaway_games::cards::*;
use getaway_games::options::RuleOptions as _;
use getaway_games::palace::rules::*;
use rand::RngExt;
use rand::seq::IndexedRandom;

pub use crate::rules::any_game::*;
pub use crate::rules::wrong_records::*;

pub const FULL: Options = Options {
    length: Length::Full,
    ten: Ten::Order,
    seven: Seven::Off,
    eight: Eight::Off,
    packs: Packs::One,
};
pub const SHORT: Options = Options { length: Length::Short, ..FULL };

/// Everything in section 12 for up to four players.
pub const HOUSE: Options =
    Options { ten: Ten::Anything, seven: Seven::OrLower, eight: Eight::Skips, ..FULL };

/// All options, each with every number of seats that can play with them.
pub fn everything() -> impl Iterator<Item = (Options, usize)> {
    Options::all().flat_map(|options| options.seats().map(move |seats| (options, seats)))
}

/// A random deal.
pub fn random_deal(options: Options, seats: usize, dealer: Seat, rng: &mut Rand) -> Deal {
    Deal::of_pack(CardSet::pack(options.packs.into()).shuffled(rng), options, seats, dealer)
}

/// A position in a short game without a draw deck. Each seat's row has its hand, face-up and
/// face-down cards. The stack is given from its lowest card up.
pub fn position(turn: usize, stack: &str, rows: &[[&str; 3]]) -> Position {
    position_with(SHORT, turn, stack, rows)
}

/// The same with these options.
pub fn position_with(options: Options, turn: usize, stack: &str, rows: &[[&str; 3]]) -> Position {
    Setup { options, rows, stack, turn, ..Setup::default() }.game()
}

/// Checks which ranks can be played on this one, and why the others can't. `allowed`: their names,
/// separated by spaces.
pub fn assert_goes_on(options: Options, top: &str, allowed: &str) {
    let stack = if top.is_empty() { String::new() } else { format!("{top}S") };
    let hand: Vec<String> = RANKS.iter().map(|rank| format!("{rank}C")).collect();
    let hand = hand.join(" ");
    let rows = [[&hand, "", ""], ["4D 5D", "", ""]];
    let game = position_with(options, 0, &stack, &rows);
    for rank in RANKS {
        let act = play(0, &format!("{rank}C"));
        let expected = allowed.split(' ').any(|r| r == rank);
        assert_eq!(game.check(act).is_ok(), expected, "{rank} on {top:?} with {options:?}");
        assert_eq!(game.legal_moves().contains(&act), expected);
        if !expected {
            let (top, ten) = (card(&stack).rank(), allowed.split(' ').any(|r| r == "10"));
            let is_high = card(&format!("{rank}C")).rank() > top;
            let why = if is_high {
                Illegal::TooHigh { top, ten }
            } else {
                Illegal::TooLow { top, ten: ten && top > Rank::TEN }
            };
            assert_eq!(refusal(&game, act), why);
        }
    }
}

/// What the player in this seat does, as a move.
fn does(number: usize, act: Act) -> Move {
    let seat = seat(number);
    Move::Player { seat, act }
}

/// Plays the named cards; names are separated by spaces.
pub fn play(seat_number: usize, names: &str) -> Move {
    does(seat_number, Act::Play(cards(names)))
}

pub fn flip(seat_number: usize, at: u8) -> Move {
    does(seat_number, Act::Flip(at))
}

pub fn pick_up(seat_number: usize) -> Move {
    does(seat_number, Act::PickUp)
}

pub fn ready(seat_number: usize) -> Move {
    does(seat_number, Act::Ready)
}

pub fn swap(seat_number: usize, hand: &str, up: &str) -> Move {
    let (hand, up) = (card(hand), card(up));
    does(seat_number, Act::Swap { hand, up })
}

pub fn hand(game: &Position, number: usize) -> CardSet {
    game.hand(seat(number))
}

pub fn up(game: &Position, number: usize) -> CardSet {
    game.board().tableau(seat(number)).up
}

pub fn turn(game: &Position) -> Option<usize> {
    game.board().turn().map(Seat::index)
}

pub fn away(game: &Position) -> Vec<usize> {
    game.board().away().iter().map(|s| s.index()).collect()
}

/// A random way through a game, with an occasional move that no player would make.
pub fn walk(options: Options, seats: usize, seed: u64) -> Walk<Position> {
    let mut rng = rand(seed);
    let dealer = seat(rng.random_range(0..seats));
    let deal = random_deal(options, seats, dealer, &mut rng);
    Walk::from(options, (seats, dealer), deal, rng, |game: &Position, rng| {
        if let Due::Play(_) = game.board().due()
            && rng.random_ratio(1, 20)
        {
            return game.legal_moves().choose(rng).copied();
        }
        random_move(game, rng)
    })
}
