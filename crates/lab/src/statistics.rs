//! How far a sample can be trusted.

/// The 95 % interval (Wilson) of a share, after `hits` of `tries`.
pub(crate) fn wilson(hits: f64, tries: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if tries <= 0.0 {
        return (0.0, 1.0);
    }
    let share = hits / tries;
    let scale = 1.0 + Z * Z / tries;
    let middle = share + Z * Z / (2.0 * tries);
    let half = Z * (share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries)).sqrt();
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// A sample of whole numbers, for computing its mean. Sums of whole numbers are exact, so the order
/// in which they are added up doesn't matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sample {
    count: u64,
    sum: i64,
    squares: i64,
}

impl Sample {
    pub(crate) fn push(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    pub(crate) fn add(&mut self, other: Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean and its standard error. `None` for an empty sample.
    pub(crate) fn mean(&self) -> Option<(f64, f64)> {
        if self.count == 0 {
            return None;
        }
        let count = self.count as f64;
        let mean = self.sum as f64 / count;
        let squares = (self.squares as f64 - count * mean * mean).max(0.0);
        Some((mean, (squares / (count - 1.0).max(1.0) / count).sqrt()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_the_wilson_interval() {
        // 10 of 100, as in printed tables.
        let (low, high) = wilson(10.0, 100.0);
        assert!((low - 0.0552).abs() < 5e-4 && (high - 0.1744).abs() < 5e-4);
        let (low, high) = wilson(0.0, 50.0);
        assert!(low.abs() < 1e-12 && high > 0.05);
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn a_mean_has_its_standard_error() {
        let mut sample = Sample::default();
        assert_eq!(sample.mean(), None);
        let (mut rest, numbers) = (Sample::default(), [2, 4, 4, 4, 5, 5, 7, 9]);
        numbers[..3].iter().for_each(|number| sample.push(*number));
        numbers[3..].iter().for_each(|number| rest.push(*number));
        sample.add(rest);
        // The squared differences from 5 add up to 32.
        let (mean, error) = sample.mean().unwrap();
        assert!((mean - 5.0).abs() < 1e-12);
        assert!((error - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
