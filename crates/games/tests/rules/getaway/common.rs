//! Shared by the tests of Getaway: positions, scripts and random games.

use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use rand::RngExt;
use rand::seq::IndexedRandom;

pub use crate::rules::any_game::{
    MOST_MOVES, Rand, Walk, any_card, assert_replays_to, card, cards, rand, seat, secret, uncut,
    with_name,
};
pub use crate::rules::wrong_records::{assert_mutations_cause_no_panic, digest};

pub fn classic() -> Options {
    Options::default()
}

pub fn last_card(last_card: LastCard) -> Options {
    Options { last_card, ..classic() }
}

pub fn anticlockwise() -> Options {
    Options { direction: Direction::Anticlockwise, ..classic() }
}

pub fn in_turn() -> Options {
    Options { first_trick: FirstTrick::InTurn, ..classic() }
}

/// A random deal with these options.
pub fn random_deal(options: Options, seats: usize, dealer: Seat, rng: &mut Rand) -> Vec<CardSet> {
    let pack = CardSet::pack(options.packs.into()).shuffled(rng);
    match options.deal {
        Dealing::Dealt => deal::of_pack(pack, options, seats, dealer),
        Dealing::ChooseAPile => {
            // Moves random cards from pile to pile, as long as both stay near their share.
            let share = pack.len() / seats;
            let mut sizes: Vec<usize> =
                (0..seats).map(|i| share + usize::from(i < pack.len() % seats)).collect();
            for _ in 0..seats {
                let (from, to) = (rng.random_range(0..seats), rng.random_range(0..seats));
                if sizes[from] >= share && sizes[to] <= share + 1 {
                    sizes[from] -= 1;
                    sizes[to] += 1;
                }
            }
            let mut pack = pack.into_iter();
            sizes.into_iter().map(|size| pack.by_ref().take(size).collect()).collect()
        }
    }
}

/// The seeds among which a test looks for a certain kind of game. There are plenty, but the range
/// is finite: a fault in the rules fails the test instead of hanging it.
pub const SEEDS: std::ops::Range<u64> = 0..500;

/// A random move: now and then a take or a penalised mistake, where one is possible.
pub fn any_move(game: &Position, rng: &mut Rand) -> Option<Move> {
    let is_take = |act: &Move| matches!(act, Move::Take { .. });
    let (takes, mut moves): (Vec<_>, Vec<_>) = legal_moves(game).into_iter().partition(is_take);
    if !takes.is_empty() && rng.random_ratio(1, 40) {
        moves = takes;
    } else if rng.random_ratio(1, 25) {
        let slips = slips(game);
        if !slips.is_empty() {
            moves = slips;
        }
    }
    moves.choose(rng).copied()
}

/// A random way through a game.
pub fn walk(options: Options, seats: usize, seed: u64) -> Walk<Position> {
    let mut rng = rand(seed);
    let dealer = seat(rng.random_range(0..seats));
    let hands = random_deal(options, seats, dealer, &mut rng);
    let choose = |game: &Position, rng: &mut Rand| any_move(game, rng);
    Walk::from(options, (seats, dealer), Hands::of(&hands), rng, choose)
}

/// Every penalised mistake that is possible now.
pub fn slips(game: &Position) -> Vec<Move> {
    let mut slips = Vec::new();
    for seat in game.board().in_play().iter() {
        for card in game.hand(seat) {
            if let Some(slip) = game.board().slip(seat, game.hand(seat), card) {
                slips.push(Move::Slip { seat, card, slip });
            }
        }
    }
    slips
}

/// A position between two tricks, after the first: the hands by seat, empty for players who got
/// away. All other cards are in the waste.
pub fn position(options: Options, power: usize, hands: &[&str]) -> Position {
    let hands: Vec<CardSet> = hands.iter().map(|names| cards(names)).collect();
    Position::between_tricks(options, &hands, seat(power), 5)
}

/// Makes the moves of a script and returns what happened: `0:KH` plays (or slips), `0<1` takes the
/// cards of seat 1, `0^5C` draws from the waste, `0^1/5C` from the hand of seat 1.
pub fn go(game: &mut Position, script: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for step in script.split_whitespace() {
        scripted(game, step)
            .and_then(|act| game.apply(act, &mut |event| events.push(event)))
            .unwrap_or_else(|why| panic!("{step} of {script}: {why}"));
    }
    events
}

/// Parses a move of a script: see [`go`].
pub fn scripted(game: &Position, step: &str) -> Result<Move, Illegal> {
    let split = step.find([':', '<', '^']).expect("a move");
    let who = seat(step[..split].parse().expect("a seat"));
    let rest = &step[split + 1..];
    match &step[split..=split] {
        ":" => game.judge(who, card(rest)),
        "<" => {
            let from = game.board().take_from(who);
            assert_eq!(from.map(Seat::index), Ok(rest.parse().expect("a seat")));
            Ok(Move::Take { seat: who })
        }
        _ => {
            let (from, name) = match rest.split_once('/') {
                Some((from, name)) => (Source::Seat(seat(from.parse().expect("a seat"))), name),
                None => (Source::Waste, rest),
            };
            Ok(Move::Draw { seat: who, from, card: card(name) })
        }
    }
}

/// The reason why the card cannot be played.
pub fn refusal(game: &Position, who: usize, name: &str) -> Illegal {
    game.judge(seat(who), card(name)).expect_err("the card may not be put down")
}

/// The seats that got away, in order.
pub fn away(game: &Position) -> Vec<usize> {
    game.board().away().iter().map(|s| s.index()).collect()
}

/// The seat that lost.
pub fn loser(game: &Position) -> Option<usize> {
    game.board().loser().map(Seat::index)
}

/// The seat with the power.
pub fn power(game: &Position) -> usize {
    game.board().power().index()
}

/// Every legal move, with a draw for each card that chance can give. Penalised mistakes aren't
/// legal and aren't listed.
pub fn legal_moves(game: &Position) -> Vec<Move> {
    let board = game.board();
    let takers = board.in_play().iter().filter(|seat| board.take_from(*seat).is_ok());
    let mut moves: Vec<Move> = takers.map(|seat| Move::Take { seat }).collect();
    match board.due() {
        Due::Over(_) => {}
        Due::Draw(seat, due) => {
            let sources: Vec<Source> = match due {
                DrawDue::Waste(_) => vec![Source::Waste],
                DrawDue::Seats(seats) => seats.iter().map(Source::Seat).collect(),
            };
            for from in sources {
                let cards = game.drawable(from).iter();
                moves.extend(cards.map(|card| Move::Draw { seat, from, card }));
            }
        }
        Due::Lead(_) | Due::Play(_) | Due::PlayAny(_) => {
            for seat in board.in_play().iter() {
                let cards = game.legal_cards(seat).iter();
                moves.extend(cards.map(|card| Move::Play { seat, card }));
            }
        }
    }
    moves
}
