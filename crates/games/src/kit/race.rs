//! What the searching players of all games share: limits to their thinking, and the race by which
//! they find the best of several candidates.
//!
//! Every candidate is tried in many worlds that may well be the true one, and the one that loses
//! least often is found. All are tried in the same worlds, so that their difference shows in fewer of
//! them. A candidate that is behind beyond doubt is given up early: a race, or successive
//! elimination, as for the arms of a bandit. What a candidate and a world are is each game's own.

/// How long a player may think.
pub struct Limits<'a> {
    /// The most playouts that a searching player may make for one decision.
    pub playouts: u32,
    /// Asked between playouts: `false` means to answer with the best found so far.
    pub go_on: &'a dyn Fn() -> bool,
}

/// How often the player loses after a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate<C> {
    /// What is done.
    pub candidate: C,
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
struct Arm<C> {
    candidate: C,
    /// The probability of losing after it, by world.
    losses: Vec<f32>,
    sum: f64,
}

impl<C> Arm<C> {
    fn new(candidate: C) -> Arm<C> {
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

/// The candidates with their estimates, best first. The first given stays first unless the trials
/// speak against it. Those that were given up come after all others, whatever came out in the few
/// worlds in which they were tried; their estimate is that of the best, and by how much they lost
/// more often in those worlds.
///
/// `sample` gives the next world, none if there is none to be had; `loss` tries a candidate in it
/// and says how probably the player loses.
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
    // Those still running were tried most, and have beaten those eliminated.
    running.sort_by(|a, b| a.sum.total_cmp(&b.sum));
    let first = running
        .iter()
        .position(|arm| Some(&arm.candidate) == candidates.first());
    if let Some(at) = first.filter(|at| running[*at].behind(&running[0]) < REPLACE_FIRST_BEHIND) {
        running[..=at].rotate_right(1);
    }
    let Some(best) = running.first() else {
        return Vec::new();
    };
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

/// Moves those that are behind the best beyond doubt from the one list to the other.
fn eliminate<C>(running: &mut Vec<Arm<C>>, eliminated: &mut Vec<Arm<C>>) {
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
