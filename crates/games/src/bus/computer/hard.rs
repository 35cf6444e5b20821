//! The `hard` player: tries every move in many deals that the others may have, in which everyone
//! continues by the rules of thumb, and counts what the remaining tokens are worth.
//!
//! So it considers what it leaves in the middle for the players after it, when a call comes too
//! early, and whose loss of a token helps most.

use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;

use super::belief::Belief;
use super::{Estimate, Limits, heuristic};
use crate::bus::rules::{Board, Due, Event, Game, MOST_SEATS, Move, Tokens, View};
use crate::cards::{Seat, SeatSet};
use crate::kit::race::{race, to_front};

/// The number of imagined deals in one playout. Playing a deal takes less time than comparing the
/// moves after it.
const DEALS: usize = 16;

/// The move after which the player loses least often; `None` if it isn't their turn.
pub(super) fn turn(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let moves = moves(view);
    let estimates = evaluate(view, &moves, limits, rng);
    let best = estimates.first().map(|estimate| estimate.candidate);
    best.or(moves.first().copied())
}

/// The legal moves; the first is the choice of the rules of thumb.
pub(super) fn moves(view: &View) -> Vec<Move> {
    let mut moves = view.legal_moves();
    let first = view
        .hand()
        .and_then(|hand| heuristic::turn(view.board(), view.seat(), hand));
    to_front(&mut moves, |act| Some(*act) == first);
    moves
}

/// The moves with their estimates, best first. The first one given stays first unless the trials
/// speak against it.
pub(super) fn evaluate(
    view: &View,
    moves: &[Move],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    if moves.is_empty() {
        return Vec::new();
    }
    let (belief, losses) = (Belief::new(view), Losses::new(view));
    let sample = || {
        let deals = (0..DEALS).filter_map(|_| view.imagine(&belief.sample(rng)));
        let deals: Vec<Game> = deals.collect();
        (!deals.is_empty()).then_some(deals)
    };
    race(moves, limits, sample, |deals, act| {
        let lost = deals.iter().map(|game| losses.after(losers(*game, act)));
        lost.sum::<f32>() / deals.len() as f32
    })
}

/// The players who lose a token if this move is made and everyone then follows the rules of thumb.
fn losers(mut game: Game, act: Move) -> SeatSet {
    let mut lost = SeatSet::EMPTY;
    let mut next = Some(act);
    while let Some(act) = next {
        let done = game.apply(act, &mut |event| {
            if let Event::Showdown { losers, .. } = event {
                lost = losers;
            }
        });
        debug_assert!(done.is_ok(), "{act:?}: {done:?}");
        next = match game.board().due() {
            Due::Turn(seat) if done.is_ok() => {
                let hand = game.hand(seat);
                hand.and_then(|hand| heuristic::turn(game.board(), seat, hand))
            }
            _ => None,
        };
    }
    lost
}

/// The player's probability of losing the game, by the set of players who lose a token in this
/// deal.
struct Losses([f32; 1 << MOST_SEATS]);

impl Losses {
    fn new(view: &View) -> Losses {
        let board = view.board();
        let mut losses = [0.0; 1 << MOST_SEATS];
        for (set, loss) in losses.iter_mut().enumerate() {
            let has = |seat: &Seat| set >> seat.index() & 1 == 1;
            let losers: SeatSet = board.in_play().iter().filter(has).collect();
            if index(losers) == set {
                *loss = 1.0 - after(board, view.seat(), losers) as f32;
            }
        }
        Losses(losses)
    }

    fn after(&self, losers: SeatSet) -> f32 {
        self.0[index(losers)]
    }
}

fn index(seats: SeatSet) -> usize {
    let bits = seats.iter().map(|seat| 1 << seat.index());
    bits.sum::<usize>() % (1 << MOST_SEATS)
}

/// The maximum number of tokens that a player can have.
const MOST: u8 = Tokens::MOST as u8;
const STEP: f64 = 0.1;
/// The number of steps in the sum. After that time, hardly anyone has a token left.
const STEPS: usize = 350;

/// The loss of a number of tokens, by step.
struct Curve {
    /// The probability that all are lost by then.
    gone: [f64; STEPS],
    /// The probability that the last one is lost in this step.
    going: [f64; STEPS],
}

static CURVES: LazyLock<Vec<Curve>> = LazyLock::new(|| (0..=MOST).map(curve).collect());

fn curve(tokens: u8) -> Curve {
    let (mut gone, mut going) = ([1.0; STEPS], [0.0; STEPS]);
    for step in 0..STEPS {
        let time = (step as f64 + 0.5) * STEP;
        // The probability of exactly this many losses by then: a Poisson distribution.
        let mut exactly = (-time).exp();
        for losses in 0..tokens {
            gone[step] -= exactly;
            going[step] = exactly * STEP;
            exactly *= time / f64::from(losses + 1);
        }
    }
    Curve { gone, going }
}

/// The probability that `seat` wins the game once these players have lost a token.
pub(super) fn after(board: &Board, seat: Seat, losers: SeatSet) -> f64 {
    let left = |seat| {
        board
            .tokens(seat)
            .saturating_sub(losers.contains(seat).into())
    };
    let others = board.in_play().without(seat);
    if others.iter().all(|seat| left(seat) == 0) {
        return 1.0;
    }
    let curve = |seat| &CURVES[usize::from(left(seat).min(MOST))];
    let mut rivals = [None; MOST_SEATS];
    for (rival, seat) in rivals.iter_mut().zip(others.iter()) {
        *rival = Some(curve(seat));
    }
    let won = |step: usize| {
        let gone = rivals.iter().flatten().map(|rival| rival.gone[step]);
        curve(seat).going[step] * gone.product::<f64>()
    };
    (0..STEPS).map(won).sum()
}
