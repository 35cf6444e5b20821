//! The report of a run, as it is printed.

use std::fmt;

use getaway_games::Tally;

use super::workers::OfLabel;
use super::{Simulation, Totals};
use crate::statistics::wilson;

pub struct Report<'a> {
    pub simulation: &'a Simulation,
    pub totals: &'a Totals,
    pub threads: usize,
    pub seconds: f64,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.labels(f)?;
        self.games(f)
    }
}

impl Report<'_> {
    fn labels(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let totals = self.totals;
        let (counted, done) = match self.simulation.tally {
            Tally::LastLoses => ("losses", "lost"),
            Tally::FirstWins => ("wins", "won"),
        };
        let has_scores = totals.labels.iter().any(|of| of.scores.mean().is_some());
        writeln!(
            f,
            "{:<8} {:>5} {:>9} {:>9}   95 % interval{}",
            "label",
            "seats",
            counted,
            "share",
            if has_scores { "          mean score" } else { "" },
        )?;
        for of in &totals.labels {
            self.label(of, f)?;
        }
        let seats: u64 = totals.labels.iter().map(|of| of.seats).sum();
        writeln!(
            f,
            "share: of the games, {done} by one seat of the label; fair is {:.2} %",
            100.0 / seats as f64
        )?;
        if totals.shared > 0 {
            let were = if totals.shared == 1 { "was" } else { "were" };
            writeln!(f, "{} of the games {were} {done} by several", totals.shared)?;
        }
        if has_scores {
            writeln!(f, "mean score: of one seat of the label, ± its standard error")?;
        }
        Ok(())
    }

    fn label(&self, of: &OfLabel, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, hits) = (self.totals.games as f64, of.counted as f64);
        // A game hardly ever counts more than one of the label's seats. So the games are the
        // trials, and the share of one seat is the label's share divided by its seats.
        let (low, high) = wilson(hits.min(games), games);
        let (label, seats) = (of.label, of.seats as f64);
        let percent = |share: f64| 100.0 * share / seats;
        // Where several of them have won the same game, they may have won more often than once a game.
        let high = high.max(hits / games.max(1.0));
        let interval = format!("{:.2} % to {:.2} %", percent(low), percent(high));
        write!(
            f,
            "{label:<8} {seats:>5} {:>9} {:>7.2} %   ",
            of.counted,
            percent(hits / games.max(1.0)),
        )?;
        match of.scores.mean() {
            Some((mean, error)) => {
                let (mean, error) = (mean / seats, error / seats);
                writeln!(f, "{interval:<22} {mean:>8.2} ± {error:.2}")
            }
            None => writeln!(f, "{interval}"),
        }
    }

    fn games(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let totals = self.totals;
        let games = totals.games.max(1) as f64;
        let [first, second] = self.simulation.units;
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
    use super::super::Run;
    use super::super::workers::tests::of_results;
    use super::*;

    /// The report of two games with winners and scores, without any rules.
    fn of_two(labels: [&'static str; 4]) -> String {
        let results = [(&[0][..], [60, -20, -20, -20]), (&[0, 1], [40, 40, -40, -40])];
        let simulation = Simulation {
            run: Run { seed: 1, games: 2, budget: None, records: false },
            labels: labels.to_vec(),
            is_slow: false,
            tally: Tally::FirstWins,
            units: ["deals", "plays"],
            play: Box::new(|_, _| unreachable!("the results are given")),
        };
        Report {
            totals: &of_results(&simulation.labels, &results),
            simulation: &simulation,
            threads: 1,
            seconds: 0.5,
        }
        .to_string()
    }

    #[test]
    fn a_share_is_within_its_interval_where_wins_are_shared() {
        let text = of_two(["easy"; 4]);
        assert!(
            text.contains("\neasy         4         3   37.50 %   8.56 % to 37.50 %"),
            "{text}"
        );
    }

    #[test]
    fn a_report_shows_wins_shared_wins_and_mean_scores() {
        let text = of_two(["hard", "easy", "easy", "easy"]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "label    seats      wins     share   95 % interval          mean score"
        );
        assert!(lines[1].starts_with("hard         1         2  100.00 %   34.24 % to 100.00 %"));
        assert!(lines[1].ends_with("  50.00 ± 10.00"), "{}", lines[1]);
        assert!(lines[2].ends_with(" -16.67 ± 3.33"), "{}", lines[2]);
        assert!(lines[3].contains("won by one seat of the label; fair is 25.00 %"));
        assert_eq!(lines[4], "1 of the games was won by several");
        assert!(!text.contains("los"), "{text}");
    }
}
