//! The `random` player, the baseline to measure the others against, and the `easy` player: a friendly
//! beginner, who looks for equal ranks, suits and high cards, overlooks runs, calls with any pair or
//! out of impatience, and now and then takes any card.

use rand::rngs::Xoshiro256PlusPlus;

use crate::bus::rules::{Hand, Kind, Move, View};
use crate::cards::Rank;
use crate::kit::race::below;

/// One turn in this many is a random exchange.
const CARELESS_ONE_IN: u32 = 8;

/// The number of turns after which a beginner calls with any hand.
const PATIENCE: usize = 4;

/// A beginner's turn; `None` if it isn't their turn.
pub(super) fn easy(view: &View, hand: Hand, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let (board, seat) = (view.board(), view.seat());
    let middle = board.middle()?;
    let exchanges = view.legal_exchanges();
    let after = |exchange| Some(seen(hand.after(exchange, middle)?));
    let best = exchanges
        .iter()
        .rev()
        .max_by_key(|exchange| after(**exchange));
    let any = exchanges.get(below(exchanges.len() as u32, rng) as usize);
    let careless = below(CARELESS_ONE_IN, rng) == 0;
    let exchange = *if careless { any } else { best }?;
    let pair = after(exchange)?.0 > Kind::HighCard;
    let stop = board.may_stop(seat) && (pair || board.round() >= PATIENCE);
    Some(Move {
        seat,
        exchange,
        stop,
    })
}

/// A beginner's idea of a hand's worth: runs count for nothing.
fn seen(hand: Hand) -> (Kind, [Rank; 3]) {
    let (kind, [low, middle, high]) = (hand.worth().kind(), hand.cards().map(|card| card.rank()));
    let seen = match kind {
        Kind::Run => Kind::HighCard,
        Kind::RunningFlush => Kind::Flush,
        _ => return (kind, hand.worth().ranks()),
    };
    (seen, [high, middle, low])
}

/// A random move; `None` if it isn't the player's turn.
pub(super) fn random(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let moves = view.legal_moves();
    moves.get(below(moves.len() as u32, rng) as usize).copied()
}
