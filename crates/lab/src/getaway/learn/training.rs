//! Trains the network on examples: stochastic gradient descent on the cross entropy, a few examples
//! at a time, with Adam (Kingma and Ba, 2015).
//!
//! The examples of a step are divided into parts, whose gradients are computed on threads. The
//! parts are the same for any number of threads and are added up in order, so the result is the
//! same, too.

use rand::{RngExt, SeedableRng};

use super::games::Example;
use super::gradients::{Gradients, cross_entropy};
use getaway_games::Rand;
use getaway_games::getaway::computer::value::Net;

#[derive(Clone, Copy)]
pub(super) struct Training {
    pub(super) batches: u32,
    /// How many examples, drawn at random, each step learns from.
    pub(super) batch_size: usize,
    /// About how far the first step moves each parameter.
    pub(super) learning_rate: f32,
    pub(super) seed: u64,
    pub(super) threads: usize,
}

/// The learning rate of the last step. It falls evenly from the first step to the last.
const LAST_LEARNING_RATE: f32 = 1e-5;

/// How many parts the examples of a step are divided into. More threads than that don't help.
const PARTS: usize = 8;

/// How fast the mean of the gradients forgets (Adam's β₁), and the mean of their squares (β₂).
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;

/// Keeps Adam from dividing by 0.
const EPSILON: f32 = 1e-8;

/// Trains the network on the examples. There must be at least one.
pub(super) fn train(net: &mut Net, examples: &[Example], training: &Training) {
    let mut rng = Rand::seed_from_u64(training.seed);
    let mut adam = Adam::new();
    let mut parts = vec![Net::ZERO; PARTS];
    let mut batch = vec![0; training.batch_size];
    for step in 0..training.batches {
        batch.fill_with(|| rng.random_range(0..examples.len()));
        add_up(net, examples, &batch, &mut parts, training.threads);
        let share_done = step as f32 / training.batches as f32;
        let rate =
            training.learning_rate + (LAST_LEARNING_RATE - training.learning_rate) * share_done;
        adam.step(net, &parts, 1.0 / training.batch_size as f32, rate);
    }
}

/// Sets each part to the sum of the gradients at its share of the batch.
fn add_up(net: &Net, examples: &[Example], batch: &[usize], parts: &mut [Net], threads: usize) {
    let gradients = Gradients::of(net);
    let share = batch.len().div_ceil(parts.len()).max(1);
    let work = |parts: &mut [Net], batch: &[usize]| {
        let mut batch = batch.chunks(share);
        for part in parts {
            *part = Net::ZERO;
            for at in batch.next().unwrap_or_default() {
                let example = &examples[*at];
                gradients.add(&example.position, example.lost, part);
            }
        }
    };
    let parts_each = parts.len().div_ceil(threads.max(1));
    if parts_each == parts.len() {
        return work(parts, batch);
    }
    std::thread::scope(|scope| {
        let mut batch = batch.chunks(share * parts_each);
        for parts in parts.chunks_mut(parts_each) {
            let batch = batch.next().unwrap_or_default();
            scope.spawn(|| work(parts, batch));
        }
    });
}

/// Adam's memory from step to step, for each parameter.
struct Adam {
    mean: Net,
    square: Net,
    /// β₁ to the power of the number of steps: the mean's bias towards its start, 0.
    mean_bias: f32,
    square_bias: f32,
}

impl Adam {
    fn new() -> Adam {
        Adam { mean: Net::ZERO, square: Net::ZERO, mean_bias: 1.0, square_bias: 1.0 }
    }

    /// Moves the parameters against the gradient: the sum of the parts, scaled.
    fn step(&mut self, net: &mut Net, parts: &[Net], scale: f32, rate: f32) {
        self.mean_bias *= BETA1;
        self.square_bias *= BETA2;
        let rate = rate / (1.0 - self.mean_bias);
        let square_correction = 1.0 / (1.0 - self.square_bias);
        let mut sum = Net::ZERO;
        for part in parts {
            for (sum, part) in sum.layers_mut().into_iter().zip(part.layers()) {
                for (sum, gradient) in sum.iter_mut().zip(part) {
                    *sum += gradient;
                }
            }
        }
        let averages = (self.mean.layers_mut().into_iter()).zip(self.square.layers_mut());
        let layers = net.layers_mut().into_iter().zip(sum.layers());
        for ((parameters, gradients), (means, squares)) in layers.zip(averages) {
            let averages = means.iter_mut().zip(squares);
            let parameters = parameters.iter_mut().zip(gradients);
            for ((parameter, gradient), (mean, square)) in parameters.zip(averages) {
                let gradient = gradient * scale;
                *mean += (gradient - *mean) * (1.0 - BETA1);
                *square += (gradient * gradient - *square) * (1.0 - BETA2);
                *parameter -= rate * *mean / ((*square * square_correction).sqrt() + EPSILON);
            }
        }
    }
}

/// The mean cross entropy of the network over the examples.
pub(super) fn mean_cross_entropy(net: &Net, examples: &[Example]) -> f64 {
    let each = |example: &Example| f64::from(cross_entropy(net, &example.position, example.lost));
    examples.iter().map(each).sum::<f64>() / examples.len().max(1) as f64
}
