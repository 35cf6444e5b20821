//! The hint: what the `hard` player thinks of somebody else's decision, and why.
//!
//! It gets what the player in the seat can see, and no more.

use rand::rngs::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::{Estimate, Limits, hard, heuristic, strength};
use crate::bus::rules::{Exchange, Hand, Move, View};

/// What a player can do now, judged by a strong one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// Every exchange with the probability of losing the game after it, best first, with a call or
    /// without, whichever is better. Empty if it isn't the player's turn.
    pub estimates: Vec<Estimate>,
    /// The reasons for the first of them.
    pub why: Vec<Why>,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It makes the best hand that can be had now.
    BestHand,
    /// No exchange makes a better hand.
    NothingBetter,
    /// A better hand can be had, but that would leave the next player more.
    HelpsNextLess,
    /// A better hand can be had now, but this one may become more.
    BuildsUp,
    /// The hand is good enough to give everyone else only one more turn.
    StopNow,
    /// The hand isn't good enough for that.
    StopLater,
    /// Somebody has called: this is the last turn.
    LastTurn,
}

/// How many hands of the next player are imagined to tell what they are left.
const HANDS: usize = 200;

/// What a strong player would do with this view.
pub fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
    let moves = hard::moves(view);
    let mut estimates = hard::evaluate(view, &moves, limits, rng);
    let why = estimates.first().map(|best| why(view, best.candidate, rng));
    let mut seen = Vec::new();
    estimates.retain(|estimate| {
        let exchange = estimate.candidate.exchange;
        let new = !seen.contains(&exchange);
        seen.push(exchange);
        new
    });
    Advice {
        estimates,
        why: why.unwrap_or_default(),
    }
}

/// What speaks for the move: for its exchange, then for its call.
fn why(view: &View, act: Move, rng: &mut Xoshiro256PlusPlus) -> Vec<Why> {
    let board = view.board();
    let (Some(hand), Some(middle)) = (view.hand(), board.middle()) else {
        return Vec::new();
    };
    let (best, most) = heuristic::best(board, hand, middle);
    let worth = hand.after(act.exchange, middle).map(Hand::worth);
    // In a last turn nothing else can speak for a worse hand.
    let for_others = |rng| board.called().is_some() || helps_less(view, act.exchange, best, rng);
    let exchange = match act.exchange {
        _ if worth < Some(most) && for_others(rng) => Why::HelpsNextLess,
        _ if worth < Some(most) => Why::BuildsUp,
        Exchange::Keep => Why::NothingBetter,
        _ => Why::BestHand,
    };
    let call = match board.called() {
        Some(_) => Why::LastTurn,
        None if act.stop => Why::StopNow,
        None => Why::StopLater,
    };
    vec![exchange, call]
}

/// Whether the next player can probably make less of the middle after the one exchange than after the
/// other.
fn helps_less(view: &View, one: Exchange, other: Exchange, rng: &mut Xoshiro256PlusPlus) -> bool {
    let board = view.board();
    let (Some(hand), Some(middle)) = (view.hand(), board.middle()) else {
        return false;
    };
    let belief = Belief::new(view);
    let next = board.next(view.seat());
    let mut less = 0.0;
    for _ in 0..HANDS {
        let game = view.imagine(&belief.sample(rng));
        let Some(theirs) = game.and_then(|game| game.hand(next)) else {
            continue;
        };
        let made = |exchange| {
            let (_, worth) = heuristic::best(board, theirs, hand.leaves(exchange, middle));
            strength::of(worth)
        };
        less += made(other) - made(one);
    }
    less > 0.0
}
