//! The search of the `hard` player: perfect-information Monte Carlo over sampled worlds. Every
//! candidate is tried in many worlds that may well be the true one, and the one that loses least
//! often is found.
//!
//! All candidates are tried in the same worlds with the same random numbers (common random
//! numbers), so that their difference shows in fewer of them. A candidate that is behind beyond
//! doubt is given up early: a race, or successive elimination, as for the arms of a bandit.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::belief::Belief;
use super::playout::Playout;
use super::{Limits, value};
use crate::cards::{Card, Seat};
use crate::games::getaway::rules::{Move, Source, View};

/// A candidate for what to do: one of the alternatives that a search compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// Play the card.
    Card(Card),
    /// Take the next player's cards.
    Take,
    /// Take nothing, when it is not one's lead.
    Wait,
    /// Draw from this player.
    DrawFrom(Seat),
}

/// How often the player loses after a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What is done.
    pub candidate: Candidate,
    /// The estimated probability of losing, 0 to 1.
    pub loss_probability: f64,
    /// From how many playouts that is estimated; 0 if the game was solved to its end.
    pub playouts: u32,
}

/// The candidates are compared after every so many worlds.
const ROUND: u32 = 32;

/// How many standard errors a candidate must be behind to be eliminated.
const ELIMINATE_BEHIND: f64 = 2.6;

/// The first candidate is what experience plays: another replaces it only if it is ahead by so many
/// standard errors.
const REPLACE_FIRST_BEHIND: f64 = 0.5;

/// Added to the sum of the squared differences, so that a few worlds that happen to agree do not
/// look like certainty.
const PRIOR_SQUARES: f64 = 0.1;

/// A candidate under trial.
struct Arm {
    candidate: Candidate,
    /// The probability of losing after it, by world.
    losses: Vec<f32>,
    sum: f64,
}

impl Arm {
    fn new(candidate: Candidate) -> Arm {
        Arm {
            candidate,
            losses: Vec::new(),
            sum: 0.0,
        }
    }

    fn record(&mut self, loss_probability: f32) {
        self.losses.push(loss_probability);
        self.sum += f64::from(loss_probability);
    }

    fn mean(&self) -> f64 {
        self.sum / self.losses.len().max(1) as f64
    }

    /// By how many standard errors this one is behind the other in the worlds that both were tried
    /// in: a paired comparison.
    fn behind(&self, other: &Arm) -> f64 {
        let (mut sum, mut squares) = (0.0, PRIOR_SQUARES);
        for (mine, theirs) in self.losses.iter().zip(&other.losses) {
            let difference = f64::from(mine - theirs);
            sum += difference;
            squares += difference * difference;
        }
        sum / squares.sqrt()
    }
}

/// The candidates with their estimates, best first. The first given stays first unless the trials
/// speak against it.
pub(super) fn evaluate(
    view: &View,
    candidates: &[Candidate],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let Some(mut belief) = Belief::new(view, limits.playouts, rng) else {
        debug_assert!(false, "no world agrees with {view:?}");
        return Vec::new();
    };
    let mut running: Vec<Arm> = candidates.iter().copied().map(Arm::new).collect();
    let mut eliminated = Vec::new();
    let mut left = limits.playouts;
    let mut worlds = 0_u32;
    let net = value::built_in();
    while running.len() > 1 || eliminated.is_empty() {
        let cost = running.len() as u32;
        if left < cost || (worlds > 0 && !(limits.go_on)()) {
            break;
        }
        left -= cost;
        let Some(world) = belief.sample(rng) else {
            debug_assert!(false, "the belief contradicts {view:?}");
            break;
        };
        let playout = Playout {
            game: world.game,
            memory: *view.memory(),
            seat: view.seat(),
            models: world.models,
            net,
        };
        let common = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        for arm in &mut running {
            arm.record(loss_probability(
                playout,
                arm.candidate,
                &mut common.clone(),
            ));
        }
        worlds += 1;
        if worlds.is_multiple_of(ROUND) {
            eliminate(&mut running, &mut eliminated);
        }
    }
    // Those still running were tried most, and have beaten those eliminated.
    running.sort_by(|a, b| a.sum.total_cmp(&b.sum));
    let first = running
        .iter()
        .position(|arm| Some(&arm.candidate) == candidates.first());
    if let Some(at) = first.filter(|at| running[*at].behind(&running[0]) < REPLACE_FIRST_BEHIND) {
        running[..=at].rotate_right(1);
    }
    eliminated.sort_by(|a, b| a.mean().total_cmp(&b.mean()));
    running
        .iter()
        .chain(&eliminated)
        .map(|arm| Estimate {
            candidate: arm.candidate,
            loss_probability: arm.mean(),
            playouts: arm.losses.len() as u32,
        })
        .collect()
}

/// Moves those that are behind the best beyond doubt from the one list to the other.
fn eliminate(running: &mut Vec<Arm>, eliminated: &mut Vec<Arm>) {
    let by_sum = |a: &usize, b: &usize| running[*a].sum.total_cmp(&running[*b].sum);
    let Some(best) = (0..running.len()).min_by(by_sum) else {
        return;
    };
    let stays: Vec<bool> = running
        .iter()
        .map(|arm| arm.behind(&running[best]) < ELIMINATE_BEHIND)
        .collect();
    let mut at = 0;
    for stays in stays {
        if stays {
            at += 1;
        } else {
            eliminated.push(running.remove(at));
        }
    }
}

/// Carries the candidate out in the imagined game and plays on; returns the probability that the
/// player loses it. A candidate that cannot be carried out, which none should be, loses.
fn loss_probability(
    mut playout: Playout,
    candidate: Candidate,
    rng: &mut Xoshiro256PlusPlus,
) -> f32 {
    let seat = playout.seat;
    let done = match candidate {
        Candidate::Card(card) => playout.apply(Move::Play { seat, card }),
        Candidate::Take => playout.apply(Move::Take { seat }),
        Candidate::Wait => Ok(()),
        Candidate::DrawFrom(from) => playout.draw(seat, Source::Seat(from), rng),
    };
    match done.and_then(|()| playout.loss_probability(rng)) {
        Ok(loss_probability) => loss_probability,
        Err(why) => {
            debug_assert!(false, "after {candidate:?}: {why}");
            1.0
        }
    }
}
