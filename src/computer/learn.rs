//! How the network by which `hard` judges positions came to its numbers, and can come to others.
//!
//! It learns in rounds. In each, many games are played by one player who sees all hands, against
//! players who go by the rules of thumb; of the positions of these games it learns which were lost.
//! In the first round the one player goes by the rules of thumb too, later by the network of the
//! round before: so it comes to know how games go in which its advice is followed.
//!
//! The same [`Plan`] and the same numbers to begin with give the same numbers, whatever the number
//! of threads. Reads and writes no file.

mod games;
mod training;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::value::Net;
use training::Training;

/// From how many positions the network learns at a time.
const BATCH: usize = 2048;

/// How quickly numbers at random are moved in their first round.
const RATE_AT_FIRST: f32 = 3e-3;

/// How quickly numbers that have been learned are moved.
const RATE: f32 = 2e-3;

/// One position in so many is not learned from but held out to see what was learned...
const HOLD_OUT_ONE_IN: usize = 20;

/// ...but not more than so many.
const MOST_HELD_OUT: usize = 200_000;

/// What one round takes.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many games are played.
    pub games: u64,
    /// How many times the network's numbers are moved after them.
    pub batches: u32,
    /// The number from which all chance of all rounds follows.
    pub seed: u64,
    /// How many threads play and learn.
    pub threads: usize,
}

/// What came of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// How many positions were kept of the games.
    pub positions: usize,
    /// From which share of them the player lost.
    pub lost: f64,
    /// How wrong the network is about those that it has not learned from: the cross entropy, in
    /// natural units.
    pub cross_entropy: f64,
}

/// Why there is nothing to learn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotLearn {
    /// The bytes are not the numbers of a network.
    #[error("it has {0} bytes, and the numbers of the network are {size}", size = 4 * Net::NUMBERS)]
    Size(usize),
    /// One of the numbers is infinite, or none.
    #[error("not all that it holds are numbers")]
    NotNumbers,
    /// The games gave too few positions.
    #[error("the games gave too few positions to learn from")]
    TooFew,
}

/// A network that learns.
pub struct Learner {
    plan: Plan,
    net: Net,
    /// Whether the numbers still are those of chance.
    new: bool,
    rng: Xoshiro256PlusPlus,
}

impl Learner {
    /// A network that knows nothing.
    #[must_use]
    pub fn new(plan: Plan) -> Learner {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.seed);
        Learner {
            net: Net::at_random(&mut rng),
            new: true,
            plan,
            rng,
        }
    }

    /// A network that goes on from numbers learned before, as [`Learner::numbers`] gave them.
    ///
    /// # Errors
    /// Why they are no such numbers.
    pub fn going_on(plan: Plan, numbers: &[u8]) -> Result<Learner, CannotLearn> {
        let size = CannotLearn::Size(numbers.len());
        let net = Net::read(numbers.try_into().map_err(|_| size)?);
        if net.layers().into_iter().flatten().any(|x| !x.is_finite()) {
            return Err(CannotLearn::NotNumbers);
        }
        Ok(Learner {
            net,
            new: false,
            plan,
            rng: Xoshiro256PlusPlus::seed_from_u64(plan.seed),
        })
    }

    /// Plays the games of a round and learns from them.
    ///
    /// # Errors
    /// If hardly any positions were kept of the games.
    pub fn round(&mut self) -> Result<Round, CannotLearn> {
        let Plan { games, threads, .. } = self.plan;
        let player = (!self.new).then_some(&self.net);
        let examples = games::play_all(player, games, self.rng.next_u64(), threads);
        // They come in the order of the games, so what is held out is of games of its own.
        let held_out = (examples.len() / HOLD_OUT_ONE_IN).clamp(1, MOST_HELD_OUT);
        let learned = examples.len().saturating_sub(held_out);
        if learned == 0 {
            return Err(CannotLearn::TooFew);
        }
        let (examples, held_out) = examples.split_at(learned);
        let training = Training {
            batches: self.plan.batches,
            batch: BATCH,
            rate: if self.new { RATE_AT_FIRST } else { RATE },
            seed: self.rng.next_u64(),
            threads,
        };
        training::train(&mut self.net, examples, &training);
        self.new = false;
        let all = examples.iter().chain(held_out);
        let lost = all.filter(|example| example.lost).count();
        let positions = examples.len() + held_out.len();
        Ok(Round {
            positions,
            lost: lost as f64 / positions as f64,
            cross_entropy: training::wrong(&self.net, held_out),
        })
    }

    /// The network's numbers, four bytes each, the lowest first.
    #[must_use]
    pub fn numbers(&self) -> Vec<u8> {
        self.net.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn learning_makes_less_wrong() {
        let examples = games::play_all(None, 60, 3, 2);
        assert!(examples.len() > 200, "{} positions", examples.len());
        let mut net = Net::at_random(&mut Xoshiro256PlusPlus::seed_from_u64(4));
        let before = training::wrong(&net, &examples);
        let training = Training {
            batches: 30,
            batch: 64,
            rate: RATE_AT_FIRST,
            seed: 5,
            threads: 1,
        };
        training::train(&mut net, &examples, &training);
        let after = training::wrong(&net, &examples);
        assert!(after < 0.9 * before, "{before} before, {after} after");
    }

    #[test]
    fn threads_change_nothing_and_numbers_read_back() {
        let learn_on = |threads| {
            let plan = Plan {
                games: 12,
                batches: 1,
                seed: 6,
                threads,
            };
            let mut learner = Learner::new(plan);
            let first = learner.round().unwrap();
            // The second round plays by the network of the first.
            let mut learner = Learner::going_on(plan, &learner.numbers()).unwrap();
            (first, learner.round().unwrap(), learner.numbers())
        };
        let alone = learn_on(1);
        assert_eq!(alone, learn_on(3));
        assert_eq!(alone.2.len(), 4 * Net::NUMBERS);
    }

    #[test]
    fn what_are_no_numbers_is_refused() {
        let plan = Plan {
            games: 1,
            batches: 1,
            seed: 1,
            threads: 1,
        };
        let refused = |bytes: &[u8]| Learner::going_on(plan, bytes).err();
        assert_eq!(refused(&[0; 5]), Some(CannotLearn::Size(5)));
        let mut numbers = Learner::new(plan).numbers();
        numbers[..4].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(refused(&numbers), Some(CannotLearn::NotNumbers));
    }
}
