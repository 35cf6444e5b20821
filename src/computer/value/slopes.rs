//! What learning needs of the network: numbers to begin with, how wrong it is about a position, and
//! how that changes with each of its numbers.
//!
//! Wrong by the cross entropy: the natural logarithm of how likely it held what came, negated.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Net, Position, Row, WIDTH, above_nought, add, add_times, chance, places};

impl Net {
    /// Numbers to begin with: at random, so that no two of a row learn the same, and of such a size
    /// that every layer hands on about as much as it gets.
    pub(in crate::computer) fn at_random(rng: &mut Xoshiro256PlusPlus) -> Net {
        let mut net = Net::NOUGHT;
        let width = WIDTH as f32;
        let mut fill = |numbers: &mut [f32], deviation: f32| {
            // The ends of the even distribution of that standard deviation.
            let most = deviation * 3_f32.sqrt();
            numbers.fill_with(|| rng.random_range(-most..most));
        };
        fill(net.from_below.as_flattened_mut().as_flattened_mut(), 0.15);
        fill(net.from_above.as_flattened_mut().as_flattened_mut(), 0.15);
        fill(net.of_suit.as_flattened_mut(), 0.1);
        fill(net.suit.as_flattened_mut(), (1.0 / width).sqrt());
        fill(net.whole.as_flattened_mut(), (0.5 / width).sqrt());
        fill(net.of_whole.as_flattened_mut(), 0.1);
        fill(&mut net.odds, 0.1);
        net
    }

    /// How wrong the network is about the position, of which is known whether the player lost.
    pub(in crate::computer) fn wrong(&self, position: &Position, lost: bool) -> f32 {
        let odds = self.pass(position).odds;
        let against = if lost { -odds } else { odds };
        // ln(1 + e^x) in a form in which nothing overflows.
        against.max(0.0) + (-against.abs()).exp().ln_1p()
    }
}

/// Works out how fast a network becomes more wrong with each of its numbers.
pub(in crate::computer) struct Slopes<'a> {
    net: &'a Net,
    /// The table of the same name with rows and columns exchanged, for the way back.
    suit: [Row; WIDTH],
    whole: [Row; WIDTH],
}

impl Slopes<'_> {
    pub(in crate::computer) fn of(net: &Net) -> Slopes<'_> {
        Slopes {
            net,
            suit: across(&net.suit),
            whole: across(&net.whole),
        }
    }

    /// Adds the slopes at a position to the sum: to each number's place how fast the network becomes
    /// more wrong about the position with it.
    pub(in crate::computer) fn add(&self, position: &Position, lost: bool, sum: &mut Net) {
        let pass = self.net.pass(position);
        // From the end of the network to its beginning, by the chain rule.
        let odds = chance(pass.odds) - if lost { 1.0 } else { 0.0 };
        sum.odds_bias += odds;
        add_scaled(&mut sum.odds, &pass.whole.map(above_nought), odds);
        let whole = where_above_nought(&pass.whole, &self.net.odds.map(|weight| weight * odds));
        add(&mut sum.of_whole_bias, &whole);
        add_products(&mut sum.whole, &pass.sum, &whole);
        let mut suits = [0.0; WIDTH];
        add_times(&mut suits, &whole, &self.whole);
        let mut facts = [0.0; WIDTH];
        let made = pass.cards.iter().zip(&pass.suits);
        for (seen, (cards_made, suit_made)) in position.suits.iter().zip(made) {
            let suit = where_above_nought(suit_made, &suits);
            add(&mut sum.suit_bias, &suit);
            add_products(&mut sum.suit, &cards_made.map(above_nought), &suit);
            let mut cards = [0.0; WIDTH];
            add_times(&mut cards, &suit, &self.suit);
            let cards = where_above_nought(cards_made, &cards);
            add(&mut facts, &cards);
            for (below, above, holder) in places(seen) {
                add(&mut sum.from_below[below][holder], &cards);
                add(&mut sum.from_above[above][holder], &cards);
            }
        }
        add(&mut sum.of_suit_bias, &facts);
        for fact in position.facts {
            add(&mut sum.of_suit[usize::from(fact)], &facts);
            add(&mut sum.of_whole[usize::from(fact)], &whole);
        }
    }
}

fn across(table: &[Row; WIDTH]) -> [Row; WIDTH] {
    std::array::from_fn(|row| std::array::from_fn(|column| table[column][row]))
}

/// The slopes, but 0 where what was made was cut off: there nothing changes.
fn where_above_nought(made: &Row, slopes: &Row) -> Row {
    let mut through = *slopes;
    for (slope, made) in through.iter_mut().zip(made) {
        *slope = if *made > 0.0 { *slope } else { 0.0 };
    }
    through
}

fn add_scaled(sum: &mut Row, row: &Row, factor: f32) {
    for (sum, x) in sum.iter_mut().zip(row) {
        *sum += factor * x;
    }
}

/// Adds to each row the other row times its factor.
fn add_products(sums: &mut [Row; WIDTH], factors: &Row, row: &Row) {
    for (sum, factor) in sums.iter_mut().zip(factors) {
        add_scaled(sum, row, *factor);
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    /// A position that need not come from any game.
    fn any_position(rng: &mut Xoshiro256PlusPlus) -> Position {
        let mut suits = [([0; 13], 0); 4];
        for (holders, len) in &mut suits {
            *len = rng.random_range(0..=13);
            holders.fill_with(|| rng.random_range(0..4));
        }
        let facts = [(0, 4), (4, 7), (7, 11)].map(|(from, to)| rng.random_range(from..to));
        Position { suits, facts }
    }

    #[test]
    fn slopes_are_those_seen_when_a_number_changes() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let net = Net::at_random(&mut rng);
        let seen: Vec<(Position, bool)> = (0..40)
            .map(|n| (any_position(&mut rng), n % 3 == 0))
            .collect();
        let wrong = |net: &Net| -> f64 {
            let wrong = seen.iter().map(|(at, lost)| net.wrong(at, *lost));
            wrong.map(f64::from).sum()
        };
        let mut sum = Net::NOUGHT;
        let slopes = Slopes::of(&net);
        for (position, lost) in &seen {
            slopes.add(position, *lost, &mut sum);
        }
        let step = 1e-3;
        for (layer, slopes) in sum.layers().into_iter().enumerate() {
            let mut steep = 0.0_f64;
            for _ in 0..6 {
                let at = rng.random_range(0..slopes.len());
                let moved = |by: f32| {
                    let mut net = net.clone();
                    net.layers_mut()[layer][at] += by;
                    wrong(&net)
                };
                let expected = (moved(step) - moved(-step)) / f64::from(2.0 * step);
                let slope = f64::from(slopes[at]);
                assert!(
                    (slope - expected).abs() < 0.01 + 0.02 * expected.abs(),
                    "layer {layer}, number {at}: {slope}, seen {expected}"
                );
                steep = steep.max(slope.abs());
            }
            assert!(steep > 0.01, "layer {layer} is flat");
        }
    }
}
