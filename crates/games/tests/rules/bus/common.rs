//! Shared by the tests of Stop the Bus: games with chosen cards, short names for moves, and random
//! games.

use getaway_games::bus::rules::*;
use getaway_games::cards::*;
use rand::RngExt;
use rand::seq::IndexedRandom;

pub use getaway_games::{Event as _, NoDeal, Rules as _};

pub use crate::rules::any_game::*;
pub use crate::rules::wrong_records::*;

pub const A: usize = 0;
pub const B: usize = 1;
pub const C: usize = 2;
pub const D: usize = 3;

pub fn three(names: &str) -> [Card; 3] {
    list(names).try_into().expect("three cards")
}

/// A hand with the named cards.
pub fn hand(names: &str) -> Hand {
    Hand::new(three(names)).expect("three different cards")
}

/// Options with this number of tokens.
pub fn tokens(count: u8) -> Options {
    let tokens = Tokens::new(count.into()).expect("1 to 10");
    Options { tokens, ..Options::default() }
}

/// A deal with these hands, empty for players who are out, and this middle.
pub fn deal(hands: &[&str], middle: &str) -> Deal {
    Deal { hands: hands.iter().map(|names| list(names)).collect(), middle: list(middle) }
}

/// A game in which the last seat has just dealt these hands, and A has the first turn.
pub fn dealt(options: Options, hands: &[&str], middle: &str) -> Position {
    let mut game = Position::new(options, hands.len(), seat(hands.len() - 1)).expect("a table");
    deal_out(&mut game, hands, middle);
    game
}

/// Deals these hands and returns what happened.
pub fn deal_out(game: &mut Position, hands: &[&str], middle: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.deal(&deal(hands, middle), &mut |event| events.push(event)).expect("a deal");
    events
}

/// A player's turn: the seat, and what they do.
pub type Doing = (Seat, Act);

fn exchange(number: usize, exchange: Exchange) -> Doing {
    let stop = false;
    (seat(number), Act { exchange, stop })
}

pub fn keep(number: usize) -> Doing {
    exchange(number, Exchange::Keep)
}

pub fn swap(number: usize, give: &str, take: &str) -> Doing {
    let (give, take) = (card(give), card(take));
    exchange(number, Exchange::One { give, take })
}

pub fn swap_all(number: usize) -> Doing {
    exchange(number, Exchange::All)
}

/// The same turn, with a call at its end.
pub fn stop((seat, act): Doing) -> Doing {
    (seat, Act { stop: true, ..act })
}

/// The seats with the worst hand at the last showdown, and the seats that lost a token.
pub fn showdown(events: &[Event]) -> (Vec<usize>, Vec<usize>) {
    let numbers = |seats: SeatSet| seats.iter().map(Seat::index).collect();
    let shown = events.iter().rev().find_map(|event| match event {
        Event::Showdown { worst, losers, .. } => Some((numbers(*worst), numbers(*losers))),
        _ => None,
    });
    shown.expect("the hands were shown")
}

pub fn turn(game: &Position) -> Option<usize> {
    game.board().turn().map(Seat::index)
}

pub fn middle(game: &Position) -> Vec<Card> {
    game.board().middle().into_iter().flatten().collect()
}

pub fn all_tokens(game: &Position) -> Vec<u8> {
    Seat::first(game.board().seats()).map(|seat| game.board().tokens(seat)).collect()
}

pub fn places(game: &Position) -> Vec<Option<u8>> {
    Seat::first(game.board().seats()).map(|seat| game.board().place(seat)).collect()
}

/// The record of a game with these entries.
pub fn record_of(
    options: Options,
    labels: Vec<String>,
    dealer: Seat,
    entries: &[Entry],
    chance: Option<ChanceProof>,
) -> Record {
    let mut game = Position::new(options, labels.len(), dealer).expect("a table");
    let steps = entries.iter().map(|entry| {
        let step = game.judge(entry).unwrap_or_else(|why| panic!("{entry:?}: {why}"));
        go(&mut game, [step.clone()]);
        step
    });
    Record::of_game(options, labels, dealer, &NoDeal {}, steps, chance).expect("a record")
}

/// Any legal move, or a random deal.
pub fn any_move(game: &Position, rng: &mut Rand) -> Option<Move> {
    match game.board().due() {
        Due::Turn(_) => game.legal_moves().choose(rng).cloned(),
        _ => random_move(game, rng, 1),
    }
}

/// A random move. One in this many is a call, where a call is allowed.
fn random_move(game: &Position, rng: &mut Rand, calls: u32) -> Option<Move> {
    let board = game.board();
    match board.due() {
        Due::Over(_) => None,
        Due::Deal => {
            let deal = board.next_deal(CardSet::pack(1).shuffled(rng));
            Some(Move::Chance(deal))
        }
        Due::Turn(_) => {
            let mut moves = game.legal_moves();
            let call = rng.random_ratio(1, calls);
            let last = board.called().is_some();
            moves.retain(|act| last || act.act().is_some_and(|act| act.stop == call));
            moves.choose(rng).cloned()
        }
    }
}

/// A random way through a game.
pub fn walk(options: Options, seats: usize, seed: u64) -> Walk<Position> {
    let mut rng = rand(seed);
    let dealer = seat(rng.random_range(0..seats));
    // Once in a while, a deal continues until its limit.
    let calls = *[2, 2, 10, 10, 10, 100_000].choose(&mut rng).expect("one");
    let choose = move |game: &Position, rng: &mut Rand| random_move(game, rng, calls);
    Walk::from(options, (seats, dealer), NoDeal {}, rng, choose)
}
