//! The report of a run, as it is printed.

use std::fmt;

use super::plan::Plan;
use super::workers::Totals;
use crate::games::getaway::computer::Kind;

/// The figures of a run.
pub(super) struct Report<'a> {
    pub(super) plan: &'a Plan,
    pub(super) totals: &'a Totals,
    pub(super) threads: usize,
    pub(super) seconds: f64,
}

/// The 95 % interval (Wilson) of a share of which `hits` of `tries` were seen.
pub(super) fn wilson(hits: f64, tries: f64) -> (f64, f64) {
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
        let Report { plan, totals, .. } = self;
        let mut labels: Vec<Kind> = Vec::new();
        for kind in &plan.seats {
            if !labels.contains(kind) {
                labels.push(*kind);
            }
        }
        writeln!(
            f,
            "{:<8} {:>5} {:>9} {:>9}   95 % interval",
            "label", "seats", "losses", "share"
        )?;
        for label in labels {
            let seats = plan.seats.iter().filter(|kind| **kind == label).count();
            let losses: u64 = (plan.seats.iter().zip(&totals.losses))
                .filter(|(kind, _)| **kind == label)
                .map(|(_, losses)| losses)
                .sum();
            // Of a game at most one of the label's seats loses, so the games are the trials, and
            // the share of one seat is that of the label divided by its seats.
            let (low, high) = wilson(losses as f64, totals.games as f64);
            let percent = |share: f64| 100.0 * share / seats as f64;
            writeln!(
                f,
                "{:<8} {seats:>5} {losses:>9} {:>7.2} %   {:.2} % to {:.2} %",
                label.to_string(),
                percent(losses as f64 / totals.games.max(1) as f64),
                percent(low),
                percent(high),
            )?;
        }
        let games = totals.games.max(1) as f64;
        writeln!(
            f,
            "share: of the games, lost by one seat of the label; fair is {:.2} %",
            100.0 / plan.seats.len() as f64
        )?;
        writeln!(
            f,
            "{} games, mean {:.1} tricks and {:.1} plays; longest {} tricks, {} plays",
            totals.games,
            totals.tricks as f64 / games,
            totals.plays as f64 / games,
            totals.most_tricks,
            totals.most_plays,
        )?;
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
