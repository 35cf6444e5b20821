//! How the network learns from examples: its numbers are moved, again and again, a little way down
//! the slope of how wrong it is about a few of them, by the method Adam (Kingma and Ba, 2015).
//!
//! The examples of a step are divided into parts of which threads work out the slopes; the parts are
//! the same whatever the number of threads, and are added up in order, so that the outcome is too.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::games::Example;
use crate::computer::value::{Net, Slopes};

/// How a network is trained.
#[derive(Clone, Copy)]
pub(super) struct Training {
    /// How many steps it takes.
    pub(super) batches: u32,
    /// From how many examples, drawn at random, each step learns.
    pub(super) batch: usize,
    /// How far the first step moves each number at most, more or less.
    pub(super) rate: f32,
    /// From which number all chance follows.
    pub(super) seed: u64,
    pub(super) threads: usize,
}

/// How far the last step moves; between the first and the last it falls evenly.
const LAST_RATE: f32 = 1e-5;

/// Into how many parts the examples of a step are divided: more threads than that are of no use.
const PARTS: usize = 8;

/// How much of the mean of the slopes, and of their squares, stays from step to step.
const KEPT: f32 = 0.9;
const SQUARE_KEPT: f32 = 0.999;

/// Lest anything be divided by 0.
const NEARLY_NOUGHT: f32 = 1e-8;

/// Trains the network on the examples, of which there must be one.
pub(super) fn train(net: &mut Net, examples: &[Example], training: &Training) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(training.seed);
    let mut adam = Adam::new();
    let mut parts = vec![Net::NOUGHT; PARTS];
    let mut drawn = vec![0; training.batch];
    for step in 0..training.batches {
        drawn.fill_with(|| rng.random_range(0..examples.len()));
        add_up(net, examples, &drawn, &mut parts, training.threads);
        let part_done = step as f32 / training.batches as f32;
        let rate = training.rate + (LAST_RATE - training.rate) * part_done;
        adam.step(net, &parts, 1.0 / training.batch as f32, rate);
    }
}

/// Makes each part the sum of the slopes at its share of the examples drawn.
fn add_up(net: &Net, examples: &[Example], drawn: &[usize], parts: &mut [Net], threads: usize) {
    let slopes = Slopes::of(net);
    let share = drawn.len().div_ceil(parts.len()).max(1);
    let work = |parts: &mut [Net], drawn: &[usize]| {
        let mut drawn = drawn.chunks(share);
        for part in parts {
            *part = Net::NOUGHT;
            for at in drawn.next().unwrap_or_default() {
                let example = &examples[*at];
                slopes.add(&example.position, example.lost, part);
            }
        }
    };
    let parts_each = parts.len().div_ceil(threads.max(1));
    if parts_each == parts.len() {
        return work(parts, drawn);
    }
    std::thread::scope(|scope| {
        let mut drawn = drawn.chunks(share * parts_each);
        for parts in parts.chunks_mut(parts_each) {
            let drawn = drawn.next().unwrap_or_default();
            scope.spawn(|| work(parts, drawn));
        }
    });
}

/// What the method remembers from step to step.
struct Adam {
    /// The mean of the slopes, the later ones counting for more.
    mean: Net,
    /// The same of their squares.
    square: Net,
    /// What the mean still lacks because it began with 0, as a share.
    lacks: f32,
    square_lacks: f32,
}

impl Adam {
    fn new() -> Adam {
        Adam {
            mean: Net::NOUGHT,
            square: Net::NOUGHT,
            lacks: 1.0,
            square_lacks: 1.0,
        }
    }

    /// Moves the numbers down the slopes: the sum of the parts, scaled.
    fn step(&mut self, net: &mut Net, parts: &[Net], scale: f32, rate: f32) {
        self.lacks *= KEPT;
        self.square_lacks *= SQUARE_KEPT;
        let rate = rate / (1.0 - self.lacks);
        let square_whole = 1.0 / (1.0 - self.square_lacks);
        let mut sum = Net::NOUGHT;
        for part in parts {
            for (sum, part) in sum.layers_mut().into_iter().zip(part.layers()) {
                for (sum, slope) in sum.iter_mut().zip(part) {
                    *sum += slope;
                }
            }
        }
        let means = self.mean.layers_mut().into_iter();
        let remembered = means.zip(self.square.layers_mut());
        let layers = net.layers_mut().into_iter().zip(sum.layers());
        for ((numbers, slopes), (means, squares)) in layers.zip(remembered) {
            let remembered = means.iter_mut().zip(squares);
            for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(remembered)
            {
                let slope = slope * scale;
                *mean += (slope - *mean) * (1.0 - KEPT);
                *square += (slope * slope - *square) * (1.0 - SQUARE_KEPT);
                *number -= rate * *mean / ((*square * square_whole).sqrt() + NEARLY_NOUGHT);
            }
        }
    }
}

/// How wrong the network is about the examples on average.
pub(super) fn wrong(net: &Net, examples: &[Example]) -> f64 {
    let wrong = |example: &Example| f64::from(net.wrong(&example.position, example.lost));
    examples.iter().map(wrong).sum::<f64>() / examples.len().max(1) as f64
}
