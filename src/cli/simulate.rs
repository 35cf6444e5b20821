//! `getaway simulate`: plays computers against each other.
//! Owns the subcommand's input and output.

mod option_flags;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use getaway_lab::simulate::{self, Report, Run, Simulation, Totals};

use super::Usage;
use super::output::{note, output};
use crate::games::kit::Session;
use crate::games::options::Named;
use crate::games::{GameKind, In, Options, TableOptions, by_kind};

use option_flags::OptionFlags;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "GAME", default_value_t, help = which_game())]
    game: GameKind,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The players, by seat: easy, normal, hard, random, or one of the other players in
    /// docs/computers.md. The labels move on by one seat from game to game
    #[arg(
        long,
        value_name = "LABEL,…",
        value_delimiter = ',',
        default_value = "normal,normal,normal,normal"
    )]
    seats: Vec<String>,
    /// The seed of all randomness in the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: OptionFlags,
    /// Write the games' records to this file, one per line and in order; - is standard output.
    /// Games with records use the fair shuffle, so they can be verified. Games without records use
    /// a faster one, so the same seed gives other games
    #[arg(long, value_name = "FILE|-")]
    records: Option<PathBuf>,
    /// How many threads play; by default one per core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// How many playouts `hard` may make per decision; by default as many as at a table
    #[arg(long, value_name = "PLAYOUTS")]
    budget: Option<u32>,
}

fn which_game() -> String {
    let names: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
    format!("The game: {}", names.join(", "))
}

impl Args {
    fn simulation(&self) -> Result<Simulation, Usage> {
        let run = Run {
            seed: self.seed,
            games: self.games,
            budget: self.budget,
            records: self.records.is_some(),
        };
        by_kind!(self.game, |G| {
            let mut table = <G as Session>::Options::default();
            *table.rules_mut() = self.options.options()?;
            simulate::plan_any(run, <G as In<Options>>::wrap(table), &self.seats).map_err(Usage)
        })
    }
}

/// Plays the games and prints the report.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let simulation = args.simulation()?;
    let threads = super::threads(args.threads);
    let to_stdout = args.records.as_deref() == Some(Path::new("-"));
    let mut records = args.records.as_deref().map(Records::open).transpose()?;
    let started = Instant::now();
    let mut progress = Progress::new(args.games);
    let totals = simulate::run(&simulation, threads, |totals, lines| {
        if let Some(records) = &mut records {
            records.file.write_all(lines.as_bytes()).map_err(|error| records.unwritten(error))?;
        }
        anyhow::Ok(progress.show(totals, started.elapsed())?)
    })?;
    progress.clear()?;
    if let Some(mut records) = records {
        records.file.flush().map_err(|error| records.unwritten(error))?;
    }
    let report = Report {
        simulation: &simulation,
        totals: &totals,
        threads,
        seconds: started.elapsed().as_secs_f64(),
    };
    // Standard output contains only records then.
    if to_stdout {
        note(format_args!("{report}"));
    } else {
        write!(output(), "{report}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Where the records go.
struct Records<'a> {
    path: &'a Path,
    file: Box<dyn Write>,
}

impl Records<'_> {
    fn open(path: &Path) -> anyhow::Result<Records<'_>> {
        if path == Path::new("-") {
            return Ok(Records { path, file: Box::new(BufWriter::new(output())) });
        }
        let file = std::fs::File::create(path)
            .with_context(|| format!("can't write {}", path.display()))?;
        Ok(Records { path, file: Box::new(BufWriter::new(file)) })
    }

    /// Names the file. Standard output does that itself.
    fn unwritten(&self, error: io::Error) -> anyhow::Error {
        let error = anyhow::Error::from(error);
        if self.path == Path::new("-") {
            error
        } else {
            error.context(format!("can't write {}", self.path.display()))
        }
    }
}

/// Says how far the run is: on a terminal in one line that changes, elsewhere in a line every few
/// seconds.
struct Progress {
    games: u64,
    terminal: bool,
    /// When it was last said, counted from the start.
    shown: Option<Duration>,
}

impl Progress {
    fn new(games: u64) -> Progress {
        Progress { games, terminal: io::stderr().is_terminal(), shown: None }
    }

    fn show(&mut self, totals: &Totals, elapsed: Duration) -> io::Result<()> {
        match self.due(totals.games, elapsed) {
            None => Ok(()),
            Some(line) if self.terminal => write!(io::stderr(), "\r{line}   "),
            Some(line) => writeln!(io::stderr(), "{line}"),
        }
    }

    /// The line to show now, if one is due. A short run has none outside of a terminal.
    fn due(&mut self, done: u64, elapsed: Duration) -> Option<String> {
        let is_due = match (self.terminal, self.shown) {
            (true, None) => true,
            (true, Some(shown)) => elapsed >= shown + Duration::from_millis(200),
            (false, shown) => elapsed >= shown.unwrap_or_default() + Duration::from_secs(5),
        };
        if !is_due || done == self.games {
            return None;
        }
        self.shown = Some(elapsed);
        let rate = done as f64 / elapsed.as_secs_f64().max(1e-9);
        let digits = usize::from(rate < 10.0);
        Some(format!("{done} of {} games, {rate:.digits$} a second", self.games))
    }

    fn clear(&self) -> io::Result<()> {
        if self.terminal && self.shown.is_some() {
            write!(io::stderr(), "\r\x1b[K")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_says_every_few_seconds_how_far_it_is() {
        let mut progress = Progress { games: 100, terminal: false, shown: None };
        let said: Vec<_> = (0..20)
            .filter_map(|second| progress.due(5 * second, Duration::from_secs(second)))
            .collect();
        assert_eq!(
            said,
            [5, 10, 15].map(|second| format!("{} of 100 games, 5.0 a second", 5 * second))
        );
        assert_eq!(progress.due(100, Duration::from_secs(60)), None, "the report says the rest");
    }
}
