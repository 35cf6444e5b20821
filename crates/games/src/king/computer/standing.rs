//! The worth of points: a player's probability of winning the game with them, and the points
//! themselves.
//!
//! The remaining hands move the scores by so much that a lead is only a probability. Players who
//! still have a positive hand to deal can expect more than the others.

use crate::cards::Seat;
use crate::king::rules::{Board, Round, SEATS};

/// The standard deviation of a score's change in a negative and in a positive hand.
const NEGATIVE: f32 = 55.0;
const POSITIVE: f32 = 95.0;
/// The advantage in points of the dealer of a positive hand over the others.
const DEALS: f32 = 110.0;
/// The share of the probability of winning in a score's worth; the rest comes from the points.
const WINNING: f32 = 0.7;
/// The number of points worth as much as the game.
const GAME: f32 = 1_000.0;

/// The scores before a hand, and the changes to expect after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// The scores plus the worth of the deals still to come.
    scores: [f32; SEATS],
    /// The difference between scores from which a lead is worth something; 0 in the last hand.
    spread: f32,
}

impl Standing {
    /// The standing before the current hand.
    pub(super) fn new(board: &Board) -> Standing {
        let mut scores = board.scores().map(|score| score as f32);
        let mut variance = 0.0;
        for round in Round::all().filter(|round| *round > board.round()) {
            let step = if round.penalty().is_some() {
                NEGATIVE
            } else {
                let dealer = round.dealer(board.first_dealer());
                scores[dealer.index() % SEATS] += DEALS;
                POSITIVE
            };
            variance += step * step;
        }
        Standing {
            scores,
            // The cumulative normal distribution is close to a logistic function.
            spread: 0.83 * variance.sqrt(),
        }
    }

    /// The probability that the seat wins if this hand brings these points.
    pub(super) fn wins(&self, seat: Seat, points: [i32; SEATS]) -> f32 {
        let mut scores = self.scores;
        for (score, points) in scores.iter_mut().zip(points) {
            *score += points as f32;
        }
        let own = scores[seat.index() % SEATS];
        if self.spread == 0.0 {
            let best = scores.iter().all(|score| *score <= own);
            return f32::from(u8::from(best));
        }
        let lead = |score: &f32| ((score - own) / self.spread).exp();
        1.0 / scores.iter().map(lead).sum::<f32>()
    }

    /// The worth of this hand's points to the seat, from 0 to 1.
    pub(super) fn worth(&self, seat: Seat, points: [i32; SEATS]) -> f32 {
        let own = points[seat.index() % SEATS] as f32;
        let share = (0.5 + own / GAME).clamp(0.0, 1.0);
        WINNING * self.wins(seat, points) + (1.0 - WINNING) * share
    }
}
