//! The hint and the review: how the `hard` player judges somebody else's decisions, and why.
//!
//! Both get only what the player in the seat can see.

use super::hard::Belief;
use super::{Estimate, Limits, hard, heuristic};
use crate::bus::rules::{Act, Exchange, Hand, Position, Record, View};
use crate::cards::Seat;
use crate::kit::review::{self, Costly, Judged, LEAST_COST};
use crate::kit::{Bad, Rand};

/// Every exchange with the probability of losing the game after it, with or without a call,
/// whichever is better; and the reasons for the best.
pub type Advice = review::Advice<Estimate, Vec<Why>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It makes the best hand that is possible now.
    BestHand,
    /// No exchange makes a better hand.
    NothingBetter,
    /// A better hand is possible, but would leave the next player more.
    HelpsNextLess,
    /// A better hand is possible now, but this one may grow into more.
    BuildsUp,
    /// The hand is good enough to call and give everyone else only one more turn.
    StopNow,
    StopLater,
    /// Somebody has called: this is the last turn.
    LastTurn,
}

/// The number of imagined hands of the next player, used to judge what they are left.
const HANDS: usize = 200;

/// The multiple of the usual playouts that a review makes for each decision: there are up to twenty
/// moves to compare, and few turns in a game.
const REVIEW_PLAYOUTS: u32 = 4;

pub fn advise(view: &View, limits: &Limits, rng: &mut Rand) -> Advice {
    let mut estimates = hard::evaluate(view, &hard::acts(view), limits, rng);
    let why = estimates.first().map(|best| why(view, best.candidate, rng));
    let mut seen = Vec::new();
    estimates.retain(|estimate| {
        let exchange = estimate.candidate.exchange;
        let new = !seen.contains(&exchange);
        seen.push(exchange);
        new
    });
    Advice { estimates, why: why.unwrap_or_default() }
}

/// The reasons for the act: for its exchange, then for its call.
fn why(view: &View, act: Act, rng: &mut Rand) -> Vec<Why> {
    let board = view.board();
    let (Some(hand), Some(middle)) = (view.hand(), board.middle()) else { return Vec::new() };
    let (best, most) = heuristic::best(board, hand, middle);
    let worth = hand.after(act.exchange, middle).map(Hand::worth);
    // In a last turn, nothing else can justify a worse hand.
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

/// Whether the next player can probably make less of the middle after the first exchange than after
/// the second.
fn helps_less(view: &View, one: Exchange, other: Exchange, rng: &mut Rand) -> bool {
    let board = view.board();
    let (Some(hand), Some(middle)) = (view.hand(), board.middle()) else { return false };
    let belief = Belief::new(view);
    let next = board.next(view.seat());
    let mut less = 0.0;
    for _ in 0..HANDS {
        let game = view.imagine(&belief.sample(rng));
        let Some(theirs) = game.and_then(|game| game.hand(next)) else { continue };
        let made = |exchange| {
            let (_, worth) = heuristic::best(board, theirs, hand.leaves(exchange, middle));
            heuristic::strength(worth)
        };
        less += made(other) - made(one);
    }
    less > 0.0
}

/// The turns that cost the player in `seat` of a finished game most, each with its deal, from 1.
pub fn review(
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Vec<Costly<usize, Act>>, Bad<Position>> {
    let each =
        Limits { playouts: limits.playouts.saturating_mul(REVIEW_PLAYOUTS), go_on: limits.go_on };
    review::review(record, seat, LEAST_COST, limits, |game: &Position, act, is_own| {
        let did = act.act().filter(|_| is_own)?;
        let view = View::new(game, seat);
        Some(Judged {
            when: game.board().deals(),
            did,
            estimates: hard::evaluate(&view, &hard::acts(&view), &each, rng),
        })
    })
}
