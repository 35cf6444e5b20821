//! The report of a run, as it is printed.

use std::fmt;

use super::simulation::Simulation;
use super::workers::Totals;
use crate::games::Tally;

/// The figures of a run.
pub(super) struct Report<'a> {
    pub(super) simulation: &'a dyn Simulation,
    pub(super) totals: &'a Totals,
    pub(super) threads: usize,
    pub(super) seconds: f64,
}

/// The 95 % interval (Wilson) of a share of which `hits` of `tries` were seen.
pub(in crate::cli) fn wilson(hits: f64, tries: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if tries <= 0.0 {
        return (0.0, 1.0);
    }
    let share = hits / tries;
    let scale = 1.0 + Z * Z / tries;
    let middle = share + Z * Z / (2.0 * tries);
    let half = Z * (share * (1.0 - share) / tries + Z * Z / (4.0 * tries * tries)).sqrt();
    (
        ((middle - half) / scale).max(0.0),
        ((middle + half) / scale).min(1.0),
    )
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let totals = self.totals;
        let (counted, done) = match self.simulation.tally() {
            Tally::LastLoses => ("losses", "lost"),
            Tally::FirstWins => ("wins", "won"),
        };
        let by_seat = self.simulation.labels();
        let mut labels: Vec<&str> = Vec::new();
        for label in &by_seat {
            if !labels.contains(label) {
                labels.push(label);
            }
        }
        writeln!(
            f,
            "{:<8} {:>5} {:>9} {:>9}   95 % interval",
            "label", "seats", counted, "share"
        )?;
        for label in labels {
            let seats = by_seat.iter().filter(|other| **other == label).count();
            let hits: u64 = (by_seat.iter().zip(&totals.counted))
                .filter(|(other, _)| **other == label)
                .map(|(_, hits)| hits)
                .sum();
            // Of a game hardly ever more than one of the label's seats is counted, so the games are
            // the trials, and the share of one seat is that of the label divided by its seats.
            let (low, high) = wilson(hits as f64, totals.games as f64);
            let percent = |share: f64| 100.0 * share / seats as f64;
            writeln!(
                f,
                "{:<8} {seats:>5} {hits:>9} {:>7.2} %   {:.2} % to {:.2} %",
                label,
                percent(hits as f64 / totals.games.max(1) as f64),
                percent(low),
                percent(high),
            )?;
        }
        let games = totals.games.max(1) as f64;
        writeln!(
            f,
            "share: of the games, {done} by one seat of the label; fair is {:.2} %",
            100.0 / by_seat.len() as f64
        )?;
        let [first, second] = self.simulation.units();
        writeln!(
            f,
            "{} games, mean {:.1} {first} and {:.1} {second}; longest {} {first}, {} {second}",
            totals.games,
            totals.lengths[0] as f64 / games,
            totals.lengths[1] as f64 / games,
            totals.longest[0],
            totals.longest[1],
        )?;
        if totals.stopped > 0 {
            let stopped = totals.stopped;
            writeln!(f, "{stopped} of them were stopped without a result")?;
        }
        writeln!(
            f,
            "{:.1} s on {} thread(s): {:.0} games a second",
            self.seconds,
            self.threads,
            totals.games as f64 / self.seconds.max(1e-9),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        // 10 of 100, as tables give it.
        let (low, high) = wilson(10.0, 100.0);
        assert!((low - 0.0552).abs() < 5e-4 && (high - 0.1744).abs() < 5e-4);
        let (low, high) = wilson(0.0, 50.0);
        assert!(low.abs() < 1e-12 && high > 0.05);
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }
}
