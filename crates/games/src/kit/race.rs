//! Tools for the searching players of all games: limits to their thinking, and the race that finds
//! the best of several candidates.
//!
//! Every candidate is tried in many worlds that may be the true one, to find the candidate that
//! loses least often. All of them are tried in the same worlds, so that fewer worlds show the
//! difference. A candidate that is clearly behind is given up early: a race, or successive
//! elimination, as for the arms of a bandit. Each game defines its own candidates and worlds.

use rand::Rng;

pub struct Limits<'a> {
    /// The maximum number of playouts that a searching player can make for one decision.
    pub playouts: u32,
    /// Asked between playouts; `false` means to answer with the best found so far.
    pub go_on: &'a dyn Fn() -> bool,
}

/// The estimated chance of losing after a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate<C> {
    pub candidate: C,
    /// The estimated probability of losing, 0 to 1.
    pub loss_probability: f64,
    /// The number of playouts behind the estimate; 0 if the game was solved to its end.
    pub playouts: u32,
}

/// Moves the first candidate that fits to the front. The others keep their order.
pub(crate) fn to_front<T>(candidates: &mut [T], fits: impl FnMut(&T) -> bool) {
    if let Some(at) = candidates.iter().position(fits) {
        candidates[..=at].rotate_right(1);
    }
}

/// The number of worlds between two comparisons of the candidates.
const ROUND: u32 = 32;

/// How many standard errors a candidate must be behind to be eliminated.
const ELIMINATE_BEHIND: f64 = 2.6;

/// The first candidate is the choice of experience. Another one replaces it only if it is ahead by
/// this many standard errors.
const REPLACE_FIRST_BEHIND: f64 = 0.5;

/// Added to the sum of the squared differences, so that a few worlds that happen to agree don't
/// look like certainty.
const PRIOR_SQUARES: f64 = 0.1;

struct Arm<C> {
    candidate: C,
    /// The probability of losing after it, for each world.
    losses: Vec<f32>,
    sum: f64,
}

impl<C> Arm<C> {
    fn new(candidate: C) -> Arm<C> {
        Arm { candidate, losses: Vec::new(), sum: 0.0 }
    }

    fn record(&mut self, loss_probability: f32) {
        self.losses.push(loss_probability);
        self.sum += f64::from(loss_probability);
    }

    fn mean(&self) -> f64 {
        self.sum / self.losses.len().max(1) as f64
    }

    /// How many standard errors this one is behind the other, in the worlds that both were tried
    /// in: a paired comparison.
    fn behind(&self, other: &Arm<C>) -> f64 {
        let (mut sum, mut squares) = (0.0, PRIOR_SQUARES);
        for (mine, theirs) in self.losses.iter().zip(&other.losses) {
            let difference = f64::from(mine - theirs);
            sum += difference;
            squares += difference * difference;
        }
        sum / squares.sqrt()
    }
}

/// Returns the candidates with their estimates, best first. The first one given stays first unless
/// the trials speak against it. Eliminated candidates come after all others, whatever happened in
/// the few worlds they were tried in. Their estimate is the best one's, plus how much more often
/// they lost in those worlds.
///
/// `sample` gives the next world, or `None` if there is none; `loss` tries a candidate in a world
/// and returns the player's probability of losing.
pub(crate) fn race<C: Copy + PartialEq, W>(
    candidates: &[C],
    limits: &Limits,
    mut sample: impl FnMut() -> Option<W>,
    mut loss: impl FnMut(&W, C) -> f32,
) -> Vec<Estimate<C>> {
    let mut running: Vec<Arm<C>> = candidates.iter().copied().map(Arm::new).collect();
    let mut eliminated = Vec::new();
    let mut left = limits.playouts;
    let mut worlds = 0_u32;
    while running.len() > 1 || eliminated.is_empty() {
        let cost = running.len() as u32;
        if left < cost || (worlds > 0 && !(limits.go_on)()) {
            break;
        }
        left -= cost;
        let Some(world) = sample() else {
            debug_assert!(false, "there is no world to try anything in");
            break;
        };
        for arm in &mut running {
            arm.record(loss(&world, arm.candidate));
        }
        worlds += 1;
        if worlds.is_multiple_of(ROUND) {
            eliminate(&mut running, &mut eliminated);
        }
    }
    // The candidates still running were tried most, and have beaten the eliminated ones.
    running.sort_by(|a, b| a.sum.total_cmp(&b.sum));
    let first = running.iter().position(|arm| Some(&arm.candidate) == candidates.first());
    if let Some(at) = first.filter(|at| running[*at].behind(&running[0]) < REPLACE_FIRST_BEHIND) {
        running[..=at].rotate_right(1);
    }
    let Some(best) = running.first() else { return Vec::new() };
    let estimate = |arm: &Arm<C>| {
        let common = &best.losses[..arm.losses.len()];
        let of_best = common.iter().copied().map(f64::from).sum::<f64>();
        let tries = arm.losses.len().max(1) as f64;
        Estimate {
            candidate: arm.candidate,
            loss_probability: (best.mean() + (arm.sum - of_best) / tries).clamp(0.0, 1.0),
            playouts: arm.losses.len() as u32,
        }
    };
    let mut given_up: Vec<Estimate<C>> = eliminated.iter().map(estimate).collect();
    given_up.sort_by(|a, b| a.loss_probability.total_cmp(&b.loss_probability));
    running.iter().map(estimate).chain(given_up).collect()
}

/// Moves candidates that are clearly behind the best from one list to the other.
fn eliminate<C>(running: &mut Vec<Arm<C>>, eliminated: &mut Vec<Arm<C>>) {
    let by_sum = |a: &usize, b: &usize| running[*a].sum.total_cmp(&running[*b].sum);
    let Some(best) = (0..running.len()).min_by(by_sum) else { return };
    let stays: Vec<bool> =
        running.iter().map(|arm| arm.behind(&running[best]) < ELIMINATE_BEHIND).collect();
    let mut at = 0;
    for stays in stays {
        if stays {
            at += 1;
        } else {
            eliminated.push(running.remove(at));
        }
    }
}

/// One of these, all equally likely; `None` if there are none.
pub(crate) fn any_of<T: Copy>(all: &[T], rng: &mut impl Rng) -> Option<T> {
    all.get(below(all.len() as u32, rng) as usize).copied()
}

/// A number below `n`. Its bias is less than `n` in 2³², too small to notice.
#[inline]
pub(crate) fn below(n: u32, rng: &mut impl Rng) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A race in worlds 0, 1, 2 …, where each candidate's loss depends on the world.
    fn raced(
        limits: &Limits,
        candidates: &[char],
        loss: impl Fn(u32, char) -> f32,
    ) -> Vec<(char, u32, f64)> {
        let mut worlds = 0..;
        let estimates = race(candidates, limits, || worlds.next(), |world, one| loss(*world, one));
        let rounded = |loss: f64| (loss * 1000.0).round() / 1000.0;
        let all = estimates.iter();
        all.map(|one| (one.candidate, one.playouts, rounded(one.loss_probability))).collect()
    }

    #[test]
    fn a_candidate_clearly_behind_is_given_up_and_compared_in_the_worlds_it_was_tried_in() {
        let loss = |world, candidate| {
            let best = if world < ROUND { 0.1 } else { 0.25 };
            let behind = [('a', 0.005), ('b', 0.0), ('c', 0.5), ('d', 0.7)];
            best + behind.iter().find(|(one, _)| *one == candidate).unwrap().1
        };
        // Four are tried in the first worlds, two in as many more.
        let limits = Limits { playouts: 6 * ROUND, go_on: &|| true };
        let expected = [('b', 64, 0.175), ('a', 64, 0.18), ('c', 32, 0.675), ('d', 32, 0.875)];
        assert_eq!(raced(&limits, &['a', 'd', 'c', 'b'], loss), expected);
        // Once just one is left, the race is over.
        assert_eq!(raced(&limits, &['c', 'b'], loss), [('b', 32, 0.1), ('c', 32, 0.6)]);
    }

    #[test]
    fn the_first_candidate_stays_first_unless_another_is_clearly_ahead() {
        let loss = |world, candidate| match (world % 2, candidate) {
            (0, 'a') => 0.601,
            (1, 'a') => 0.001,
            (odd, _) => 0.6 * odd as f32,
        };
        let limits = Limits { playouts: 2 * ROUND, go_on: &|| true };
        assert_eq!(raced(&limits, &['a', 'b'], loss), [('a', 32, 0.301), ('b', 32, 0.3)]);
    }

    #[test]
    fn what_goes_to_the_front_leaves_the_others_in_their_order() {
        let mut candidates = ['a', 'b', 'c', 'd'];
        to_front(&mut candidates, |one| *one == 'c');
        assert_eq!(candidates, ['c', 'a', 'b', 'd']);
    }

    #[test]
    fn a_race_that_must_not_go_on_tries_each_candidate_once() {
        let limits = Limits { playouts: 1000, go_on: &|| false };
        assert_eq!(raced(&limits, &['a', 'b'], |_, _| 0.5), [('a', 1, 0.5), ('b', 1, 0.5)]);
    }
}
