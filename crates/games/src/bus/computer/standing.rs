//! The worth of tokens: a player's probability of winning the game with them.
//!
//! The model: each deal takes a token from one player still in, all equally likely. Equivalently,
//! everyone loses tokens at random times, independently of each other, one per unit of time on
//! average. A player with *k* tokens goes out with their *k*-th loss, whose time has a gamma
//! distribution, and the last player to go out wins. That is one integral over time, here a sum.

use std::sync::LazyLock;

use crate::bus::rules::{Board, MOST_SEATS, Tokens};
use crate::cards::{Seat, SeatSet};

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
