//! What learning needs besides the network's forward pass: random initial parameters, the loss at a
//! position (the binary cross entropy), and the loss's gradient by backpropagation.

use rand::RngExt;

use getaway_games::Rand;
use getaway_games::getaway::computer::value::{
    Inputs, Net, Row, WIDTH, add, add_product, card_features, relu, sigmoid,
};

/// Creates the initial parameters. They are random, because no two units should learn the same.
/// They are scaled to keep the activations' variance about the same from layer to layer.
pub(super) fn random(rng: &mut Rand) -> Net {
    let mut net = Net::ZERO;
    let width = WIDTH as f32;
    let mut fill = |parameters: &mut [f32], deviation: f32| {
        // The bounds of the uniform distribution with that standard deviation.
        let bound = deviation * 3_f32.sqrt();
        parameters.fill_with(|| rng.random_range(-bound..bound));
    };
    let below = net.card_from_below.as_flattened_mut();
    fill(below.as_flattened_mut(), 0.15);
    let above = net.card_from_above.as_flattened_mut();
    fill(above.as_flattened_mut(), 0.15);
    fill(net.phi1_context.as_flattened_mut(), 0.1);
    fill(net.phi2.as_flattened_mut(), (1.0 / width).sqrt());
    fill(net.rho.as_flattened_mut(), (0.5 / width).sqrt());
    fill(net.rho_context.as_flattened_mut(), 0.1);
    fill(&mut net.output, 0.1);
    net
}

/// The cross entropy at a position with a known result: the negative natural logarithm of the
/// probability that the network gave to that result.
pub(super) fn cross_entropy(net: &Net, position: &Inputs, lost: bool) -> f32 {
    let logit = net.forward(position).logit;
    let against = if lost { -logit } else { logit };
    // ln(1 + e^x), in a form that can't overflow.
    against.max(0.0) + (-against.abs()).exp().ln_1p()
}

/// Computes the gradient of the cross entropy with respect to every parameter of a network.
pub(super) struct Gradients<'a> {
    net: &'a Net,
    /// Transposed, for the backward pass.
    phi2: [Row; WIDTH],
    /// Transposed, for the backward pass.
    rho: [Row; WIDTH],
}

impl Gradients<'_> {
    pub(super) fn of(net: &Net) -> Gradients<'_> {
        Gradients { net, phi2: transposed(&net.phi2), rho: transposed(&net.rho) }
    }

    /// Adds the gradient at a position to the sum, each component in its parameter's place.
    pub(super) fn add(&self, position: &Inputs, lost: bool, sum: &mut Net) {
        let activations = self.net.forward(position);
        // From the output back to the input, by the chain rule.
        let logit = sigmoid(activations.logit) - if lost { 1.0 } else { 0.0 };
        sum.output_bias += logit;
        add_scaled(&mut sum.output, &activations.rho.map(relu), logit);
        let output = self.net.output.map(|weight| weight * logit);
        let rho = relu_backward(&activations.rho, &output);
        add(&mut sum.rho_bias, &rho);
        add_outer_product(&mut sum.rho, &activations.sum, &rho);
        let mut suits = [0.0; WIDTH];
        add_product(&mut suits, &rho, &self.rho);
        let mut context = [0.0; WIDTH];
        let layers = activations.phi1.iter().zip(&activations.phi2);
        for (suit, (phi1_out, phi2_out)) in position.suits.iter().zip(layers) {
            let phi2 = relu_backward(phi2_out, &suits);
            add(&mut sum.phi2_bias, &phi2);
            add_outer_product(&mut sum.phi2, &phi1_out.map(relu), &phi2);
            let mut phi1 = [0.0; WIDTH];
            add_product(&mut phi1, &phi2, &self.phi2);
            let phi1 = relu_backward(phi1_out, &phi1);
            add(&mut context, &phi1);
            for (below, above, holder) in card_features(suit) {
                add(&mut sum.card_from_below[below][holder], &phi1);
                add(&mut sum.card_from_above[above][holder], &phi1);
            }
        }
        add(&mut sum.phi1_bias, &context);
        for feature in position.context() {
            add(&mut sum.phi1_context[usize::from(*feature)], &context);
            add(&mut sum.rho_context[usize::from(*feature)], &rho);
        }
    }
}

fn transposed(matrix: &[Row; WIDTH]) -> [Row; WIDTH] {
    std::array::from_fn(|row| std::array::from_fn(|column| matrix[column][row]))
}

/// The gradient before the activation function, from the gradient after it: 0 where the unit is cut
/// off.
fn relu_backward(activations: &Row, gradient: &Row) -> Row {
    let mut through = *gradient;
    for (gradient, activation) in through.iter_mut().zip(activations) {
        *gradient = if *activation > 0.0 { *gradient } else { 0.0 };
    }
    through
}

fn add_scaled(sum: &mut Row, row: &Row, factor: f32) {
    for (sum, x) in sum.iter_mut().zip(row) {
        *sum += factor * x;
    }
}

/// Adds the outer product of the two vectors to the matrix.
fn add_outer_product(sums: &mut [Row; WIDTH], column: &Row, row: &Row) {
    for (sum, factor) in sums.iter_mut().zip(column) {
        add_scaled(sum, row, *factor);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    /// A random position, which need not come from a game.
    fn any_position(rng: &mut Rand) -> Inputs {
        let mut suits = [([0; 13], 0); 4];
        for (holders, len) in &mut suits {
            *len = rng.random_range(0..=13);
            holders.fill_with(|| rng.random_range(0..4));
        }
        let features = [(0, 4), (4, 7), (7, 11), (11, 14), (14, 17), (17, 20)];
        let context = features.map(|(from, to)| rng.random_range(from..to));
        let context = (context, rng.random_range(4..=6));
        Inputs { suits, context }
    }

    #[test]
    fn gradients_agree_with_finite_differences() {
        let mut rng = Rand::seed_from_u64(1);
        let net = random(&mut rng);
        let examples: Vec<(Inputs, bool)> =
            (0..40).map(|n| (any_position(&mut rng), n % 3 == 0)).collect();
        let loss = |net: &Net| -> f64 {
            let each = examples.iter().map(|(position, lost)| cross_entropy(net, position, *lost));
            each.map(f64::from).sum()
        };
        let mut sum = Net::ZERO;
        let gradients = Gradients::of(&net);
        for (position, lost) in &examples {
            gradients.add(position, *lost, &mut sum);
        }
        let step = 1e-3;
        for (layer, gradient) in sum.layers().into_iter().enumerate() {
            let mut steepest = 0.0_f64;
            for _ in 0..6 {
                let at = rng.random_range(0..gradient.len());
                let moved = |by: f32| {
                    let mut net = net.clone();
                    net.layers_mut()[layer][at] += by;
                    loss(&net)
                };
                let expected = (moved(step) - moved(-step)) / f64::from(2.0 * step);
                let component = f64::from(gradient[at]);
                assert!(
                    (component - expected).abs() < 0.01 + 0.02 * expected.abs(),
                    "layer {layer}, parameter {at}: {component}, seen {expected}"
                );
                steepest = steepest.max(component.abs());
            }
            assert!(steepest > 0.01, "layer {layer} is flat");
        }
    }
}
