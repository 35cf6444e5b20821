//! Shared by King's tests: deals, short names for moves, and random games.

use getaway_games::NoDeal;
use getaway_games::cards::*;
use getaway_games::king::rules::*;

pub use crate::rules::any_game::*;
pub use crate::rules::wrong_records::*;

/// A deal in which the seats hold at least these cards; the rest are dealt in order.
pub fn hands(named: [&str; 4]) -> Hands {
    let mut hands = named.map(|names| names.split_whitespace().map(card).collect::<Vec<_>>());
    let given: CardSet = hands.iter().flatten().copied().collect();
    let mut rest = CardSet::pack(1).minus(given).iter();
    for hand in &mut hands {
        let missing = TRICKS - hand.len();
        hand.extend(rest.by_ref().take(missing));
    }
    Hands::new(&hands).expect("a deal")
}

/// A deal in which each seat holds one whole suit.
pub fn suits() -> Hands {
    let suit = |suit| CardSet::pack(1).of_suit(suit).iter().collect();
    Hands::new(&Suit::ALL.map(suit)).expect("a deal")
}

/// A game, with seat 0 as its first dealer, in which this round is next. The earlier rounds were
/// random.
pub fn before(round: usize, options: Options) -> Position {
    let mut game = Position::new(options, seat(0)).expect("a game");
    let mut rng = rand(round as u64);
    while game.board().due() != Due::Deal(Round::new(round).expect("a round")) {
        let act = random_move(&game, &mut rng).expect("the game isn't over");
        go(&mut game, [act]);
    }
    game
}

/// The round with these cards. Seat 0 deals rounds 1, 5 and 9, and a later seat the others.
pub fn dealt(round: usize, options: Options, named: [&str; 4]) -> Position {
    let mut game = before(round, options);
    go(&mut game, [Move::Chance(hands(named))]);
    game
}

pub fn held_back() -> Options {
    Options { hearts: Hearts::HeldBack, ..Options::default() }
}

/// What the player in this seat does, as a move.
pub fn does(number: usize, act: Act) -> Move {
    let seat = seat(number);
    Move::Player { seat, act }
}

pub fn play(number: usize, name: &str) -> Move {
    does(number, Act::Play(card(name)))
}

/// Chooses trumps or an auction, by its name in records.
pub fn choose(number: usize, name: &str) -> Move {
    does(number, Act::Choose(name.parse().expect("a choice")))
}

/// Bids this many tricks, or passes with 0.
pub fn call(number: usize, tricks: u8) -> Move {
    does(number, Bid::new(tricks).map_or(Act::Pass, Act::Bid))
}

pub fn direct(number: usize, way: Scoring) -> Move {
    does(number, Act::Direct(way))
}

/// Plays cards, separated by spaces; each is played by the player whose turn it is.
pub fn tricks(game: &mut Position, names: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for name in names.split_whitespace() {
        let turn = turn(game).expect("it's somebody's turn");
        events.extend(go(game, [play(turn, name)]));
    }
    events
}

/// Plays the round to its end; every player plays their first legal card.
pub fn finish(game: &mut Position) -> Vec<Event> {
    let round = game.board().round();
    let mut events = Vec::new();
    while game.board().round() == round && !game.board().is_over() {
        let act = game.legal_moves()[0];
        events.extend(go(game, [act]));
    }
    events
}

pub fn turn(game: &Position) -> Option<usize> {
    game.board().due().seat().map(Seat::index)
}

/// The finished round with this number.
pub fn row(game: &Position, round: usize) -> Row {
    let mut rows = game.board().sheet().rows();
    let found = rows.find(|(number, _)| number.number() == round);
    *found.expect("the round is over").1
}

/// A random way through a game.
pub fn walk(options: Options, seed: u64) -> Walk<Position> {
    let dealer = seat(seed as usize / 8 % SEATS);
    let choose = |game: &Position, rng: &mut Rand| random_move(game, rng);
    Walk::from(options, (SEATS, dealer), NoDeal {}, rand(seed), choose)
}
