//! Trains the value network of `hard`: how it got its parameters, and how it can get others.
//!
//! It learns in rounds, by approximate policy iteration. In each round many games are played. The
//! network players use the network of the previous round. Their opponents use the heuristic, rules
//! of thumb, or that network, too. From the positions of these games the network learns which ones
//! were lost. Most network players see all hands, and play the card whose trick leads to the
//! position that the network likes best. In some games they search as `hard` does, and see no more
//! than their seats may see. The first round has no network yet, so they use the heuristic. This is
//! how the network learns how games go when its advice is followed.
//!
//! The same [`LearningPlan`] and the same initial parameters give the same parameters, for any
//! number of threads. This module reads and writes no files.

mod games;
mod gradients;
mod training;

use rand::{Rng, SeedableRng};

use getaway_games::Rand;
use getaway_games::getaway::computer::value::Net;
use training::Training;

/// How many positions the network learns from at a time.
const BATCH_SIZE: usize = 2048;

/// The learning rate of the first round from random parameters.
const FIRST_LEARNING_RATE: f32 = 3e-3;

const LEARNING_RATE: f32 = 2e-3;

/// One position out of this many is held out of the training to measure what was learned...
const HOLD_OUT_ONE_IN: usize = 20;

/// ...but no more than this many.
const MAX_HELD_OUT: usize = 200_000;

/// The settings of all rounds of a run.
#[derive(Clone, Copy, Debug)]
pub struct LearningPlan {
    pub games: u64,
    pub batches: u32,
    /// The seed of all randomness in all rounds.
    pub seed: u64,
    pub threads: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainingRound {
    /// How many positions of the games were used.
    pub positions: usize,
    /// The share of them that the player lost from.
    pub lost: f64,
    /// The network's mean cross entropy over the held-out positions, in nats.
    pub cross_entropy: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLearn {
    /// The bytes are not the parameters of a network.
    #[error("it has {0} bytes, and the numbers of the network are {size}", size = 4 * Net::PARAMETERS)]
    Size(usize),
    /// One of the parameters is infinite or not a number.
    #[error("it holds something that isn't a number")]
    NotFinite,
    /// The games gave too few positions.
    #[error("the games gave too few positions to learn from")]
    TooFew,
}

pub struct Learner {
    plan: LearningPlan,
    net: Net,
    /// Whether the parameters are still the random ones.
    untrained: bool,
    rng: Rand,
}

impl Learner {
    pub fn new(plan: LearningPlan) -> Learner {
        let mut rng = Rand::seed_from_u64(plan.seed);
        Learner { net: gradients::random(&mut rng), untrained: true, plan, rng }
    }

    /// Resumes from parameters learned before, as [`Learner::to_bytes`] gave them.
    pub fn resume(plan: LearningPlan, bytes: &[u8]) -> Result<Learner, CannotLearn> {
        let size = CannotLearn::Size(bytes.len());
        let net = Net::from_bytes(bytes.try_into().map_err(|_| size)?);
        if net.layers().into_iter().flatten().any(|x| !x.is_finite()) {
            return Err(CannotLearn::NotFinite);
        }
        Ok(Learner { net, untrained: false, plan, rng: Rand::seed_from_u64(plan.seed) })
    }

    /// Plays the games of a round and learns from them.
    pub fn round(&mut self) -> Result<TrainingRound, CannotLearn> {
        let LearningPlan { games, threads, .. } = self.plan;
        let player = (!self.untrained).then_some(&self.net);
        let examples = games::play_all(player, games, self.rng.next_u64(), threads);
        // The examples come in the order of the games, so the held-out ones are from games of their
        // own.
        let held_out = (examples.len() / HOLD_OUT_ONE_IN).clamp(1, MAX_HELD_OUT);
        let learned = examples.len().saturating_sub(held_out);
        if learned == 0 {
            return Err(CannotLearn::TooFew);
        }
        let (examples, held_out) = examples.split_at(learned);
        let training = Training {
            batches: self.plan.batches,
            batch_size: BATCH_SIZE,
            learning_rate: if self.untrained { FIRST_LEARNING_RATE } else { LEARNING_RATE },
            seed: self.rng.next_u64(),
            threads,
        };
        training::train(&mut self.net, examples, &training);
        self.untrained = false;
        let lost = examples.iter().chain(held_out).filter(|example| example.lost).count();
        let positions = examples.len() + held_out.len();
        Ok(TrainingRound {
            positions,
            lost: lost as f64 / positions as f64,
            cross_entropy: training::mean_cross_entropy(&self.net, held_out),
        })
    }

    /// The network's parameters, as four bytes each in little-endian order.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.net.to_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn training_lowers_the_cross_entropy() {
        let examples = games::play_all(None, 60, 3, 2);
        assert!(examples.len() > 200, "{} positions", examples.len());
        let mut net = gradients::random(&mut Rand::seed_from_u64(4));
        let before = training::mean_cross_entropy(&net, &examples);
        let training = Training {
            batches: 30,
            batch_size: 64,
            learning_rate: FIRST_LEARNING_RATE,
            seed: 5,
            threads: 1,
        };
        training::train(&mut net, &examples, &training);
        let after = training::mean_cross_entropy(&net, &examples);
        assert!(after < 0.9 * before, "{before} before, {after} after");
    }

    #[test]
    fn the_number_of_threads_changes_nothing_and_parameters_read_back() {
        let learn_on = |threads| {
            let plan = LearningPlan { games: 12, batches: 1, seed: 6, threads };
            let mut learner = Learner::new(plan);
            let first = learner.round().unwrap();
            // The second round plays by the network of the first.
            let mut learner = Learner::resume(plan, &learner.to_bytes()).unwrap();
            (first, learner.round().unwrap(), learner.to_bytes())
        };
        let alone = learn_on(1);
        assert_eq!(alone, learn_on(3));
        assert_eq!(alone.2.len(), 4 * Net::PARAMETERS);
    }

    #[test]
    fn invalid_parameters_are_refused() {
        let plan = LearningPlan { games: 1, batches: 1, seed: 1, threads: 1 };
        let refused = |bytes: &[u8]| Learner::resume(plan, bytes).err();
        assert_eq!(refused(&[0; 5]), Some(CannotLearn::Size(5)));
        let mut bytes = Learner::new(plan).to_bytes();
        bytes[..4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(refused(&bytes), Some(CannotLearn::NotFinite));
    }
}
