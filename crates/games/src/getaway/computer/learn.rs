//! How the value network of `hard` came to its parameters, and can come to others.
//!
//! It learns in rounds, by approximate policy iteration. In each round many games are played by
//! players who go by the network of the round before, against players who go by the heuristic, by
//! rules of thumb, or by that network too; from the positions of these games the network learns which
//! were lost. Most of those who go by it see all hands and play the card after whose trick it
//! evaluates the position as best; in some games they search as `hard` does, which sees no more than
//! its seat may see. In the first round, where there is no network yet, they go by the heuristic. So
//! the network comes to know how games go in which its advice is followed.
//!
//! The same [`LearningPlan`] and the same initial parameters give the same parameters, whatever the
//! number of threads. Reads and writes no file.

mod games;
mod training;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::value::Net;
use training::Training;

/// From how many positions the network learns at a time.
const BATCH_SIZE: usize = 2048;

/// The learning rate of the first round from random parameters.
const FIRST_LEARNING_RATE: f32 = 3e-3;

/// The learning rate of every other round.
const LEARNING_RATE: f32 = 2e-3;

/// One position in so many is held out of the training to measure what was learned...
const HOLD_OUT_ONE_IN: usize = 20;

/// ...but not more than so many.
const MAX_HELD_OUT: usize = 200_000;

/// What the rounds of a run have in common.
#[derive(Clone, Copy, Debug)]
pub struct LearningPlan {
    /// How many games are played in a round.
    pub games: u64,
    /// How many gradient steps are taken after them.
    pub batches: u32,
    /// The number from which all chance of all rounds follows.
    pub seed: u64,
    /// How many threads play and learn.
    pub threads: usize,
}

/// The result of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// How many positions of the games were used.
    pub positions: usize,
    /// The share of them from which the player lost.
    pub lost: f64,
    /// The mean cross entropy of the network over those that were held out, in nats.
    pub cross_entropy: f64,
}

/// Why there is nothing to learn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLearn {
    /// The bytes are not the parameters of a network.
    #[error("it has {0} bytes, and the numbers of the network are {size}", size = 4 * Net::PARAMETERS)]
    Size(usize),
    /// One of the parameters is infinite or not a number.
    #[error("not all that it holds are numbers")]
    NotFinite,
    /// The games gave too few positions.
    #[error("the games gave too few positions to learn from")]
    TooFew,
}

/// A network in training.
pub struct Learner {
    plan: LearningPlan,
    net: Net,
    /// Whether the parameters are still the random ones.
    untrained: bool,
    rng: Xoshiro256PlusPlus,
}

impl Learner {
    /// An untrained network.
    #[must_use]
    pub fn new(plan: LearningPlan) -> Learner {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
        Learner {
            net: Net::random(&mut rng),
            untrained: true,
            plan,
            rng,
        }
    }

    /// A network that goes on from parameters learned before, as [`Learner::to_bytes`] gave them.
    ///
    /// # Errors
    /// Why the bytes are no such parameters.
    pub fn resume(plan: LearningPlan, bytes: &[u8]) -> Result<Learner, CannotLearn> {
        let size = CannotLearn::Size(bytes.len());
        let net = Net::from_bytes(bytes.try_into().map_err(|_| size)?);
        if net.layers().into_iter().flatten().any(|x| !x.is_finite()) {
            return Err(CannotLearn::NotFinite);
        }
        Ok(Learner {
            net,
            untrained: false,
            plan,
            rng: Xoshiro256PlusPlus::seed_from_u64(plan.seed),
        })
    }

    /// Plays the games of a round and learns from them.
    ///
    /// # Errors
    /// If the games gave hardly any positions.
    pub fn round(&mut self) -> Result<Round, CannotLearn> {
        let LearningPlan { games, threads, .. } = self.plan;
        let player = (!self.untrained).then_some(&self.net);
        let examples = games::play_all(player, games, self.rng.next_u64(), threads);
        // They come in the order of the games, so what is held out is of games of its own.
        let held_out = (examples.len() / HOLD_OUT_ONE_IN).clamp(1, MAX_HELD_OUT);
        let learned = examples.len().saturating_sub(held_out);
        if learned == 0 {
            return Err(CannotLearn::TooFew);
        }
        let (examples, held_out) = examples.split_at(learned);
        let training = Training {
            batches: self.plan.batches,
            batch_size: BATCH_SIZE,
            learning_rate: if self.untrained {
                FIRST_LEARNING_RATE
            } else {
                LEARNING_RATE
            },
            seed: self.rng.next_u64(),
            threads,
        };
        training::train(&mut self.net, examples, &training);
        self.untrained = false;
        let all = examples.iter().chain(held_out);
        let lost = all.filter(|example| example.lost).count();
        let positions = examples.len() + held_out.len();
        Ok(Round {
            positions,
            lost: lost as f64 / positions as f64,
            cross_entropy: training::mean_cross_entropy(&self.net, held_out),
        })
    }

    /// The network's parameters, each four bytes in little-endian order.
    #[must_use]
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
        let mut net = Net::random(&mut Xoshiro256PlusPlus::seed_from_u64(4));
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
    fn threads_change_nothing_and_parameters_read_back() {
        let learn_on = |threads| {
            let plan = LearningPlan {
                games: 12,
                batches: 1,
                seed: 6,
                threads,
            };
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
    fn what_are_no_parameters_is_refused() {
        let plan = LearningPlan {
            games: 1,
            batches: 1,
            seed: 1,
            threads: 1,
        };
        let refused = |bytes: &[u8]| Learner::resume(plan, bytes).err();
        assert_eq!(refused(&[0; 5]), Some(CannotLearn::Size(5)));
        let mut bytes = Learner::new(plan).to_bytes();
        bytes[..4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(refused(&bytes), Some(CannotLearn::NotFinite));
    }
}
