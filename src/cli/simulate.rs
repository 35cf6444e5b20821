//! `getaway simulate`: computer players against each other.
//!
//! Owns what the subcommand reads and prints. Game number n depends on the run's seed and n alone,
//! never on threads, so a run can be repeated anywhere. With records the cards come from the fair
//! shuffle, without them from the game's own generator: the same seed then gives other games.

mod getaway;
mod option_flags;
mod palace;
mod report;
mod simulation;
mod workers;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;

use crate::games::options::Named;
use crate::games::{Game, GameKind, by_kind};

use option_flags::OptionFlags;
use report::Report;
pub(super) use report::wilson;
use simulation::{Run, Simulated, Simulation};
use workers::Totals;

/// What `getaway simulate` reads.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Which game: getaway, palace
    #[arg(long, value_name = "GAME", default_value_t)]
    game: GameKind,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Who plays, by seat: normal, easy, hard, random, and the players to measure them by, as the README
    /// names them. The labels move on by one seat from game to game
    #[arg(
        long,
        value_name = "LABEL,…",
        value_delimiter = ',',
        default_value = "normal,normal,normal,normal"
    )]
    seats: Vec<String>,
    /// The number from which all chance of the run follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: OptionFlags,
    /// Write the record of each game, a line each, in the order of the games; - is standard output.
    /// Games with records are dealt by the fair shuffle, so that they can be verified; games without
    /// by a quicker one, so the same seed gives other games
    #[arg(long, value_name = "FILE|-")]
    records: Option<PathBuf>,
    /// How many threads play; without it one for each core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// How many playouts `hard` may make for one decision; without it as many as at a table
    #[arg(long, value_name = "PLAYOUTS")]
    budget: Option<u32>,
}

impl Args {
    fn simulation(&self) -> Result<Box<dyn Simulation>, String> {
        if self.games == 0 {
            return Err("--games must be 1 or more".to_owned());
        }
        let run = |budget| Run {
            seed: self.seed,
            games: self.games,
            budget: self.budget.unwrap_or(budget),
            records: self.records.is_some(),
        };
        by_kind!(self.game, |G| {
            let options = self.options.options()?;
            <G as Simulated>::plan(run(G::PLAYOUTS), options, self.players()?)
        })
    }

    /// The players of a game that has these.
    fn players<K: Named>(&self) -> Result<Vec<K>, String> {
        let player = |label: &String| {
            K::named(label).ok_or_else(|| {
                let names: Vec<_> = K::ALL.iter().map(|kind| kind.name()).collect();
                let names = names.join(", ");
                let game = self.game;
                format!("--seats: {game} has no player “{label}”, but {names}")
            })
        };
        self.seats.iter().map(player).collect()
    }
}

/// Plays the games and prints the report.
///
/// # Errors
/// Files that cannot be written, and a closed output.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let simulation = match args.simulation() {
        Ok(simulation) => simulation,
        Err(why) => return Err(super::Usage(why).into()),
    };
    let threads = super::threads(args.threads);
    let to_stdout = args.records.as_deref() == Some(Path::new("-"));
    let mut records = args.records.as_deref().map(open).transpose()?;
    let started = Instant::now();
    let mut progress = Progress::new(args.games);
    let totals = workers::run(&*simulation, threads, |totals, lines| {
        if let Some(file) = &mut records {
            file.write_all(lines.as_bytes())?;
        }
        progress.show(totals, started)
    })?;
    progress.clear()?;
    if let Some(mut file) = records {
        file.flush()?;
    }
    let report = Report {
        simulation: &*simulation,
        totals: &totals,
        threads,
        seconds: started.elapsed().as_secs_f64(),
    };
    // The records have standard output to themselves.
    if to_stdout {
        write!(io::stderr(), "{report}")?;
    } else {
        write!(io::stdout(), "{report}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn open(path: &Path) -> anyhow::Result<Box<dyn Write>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    let file =
        std::fs::File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(Box::new(BufWriter::new(file)))
}

/// A line on a terminal that says how far the run is.
struct Progress {
    games: u64,
    terminal: bool,
    shown: Option<Instant>,
}

impl Progress {
    fn new(games: u64) -> Progress {
        Progress {
            games,
            terminal: io::stderr().is_terminal(),
            shown: None,
        }
    }

    fn show(&mut self, totals: &Totals, started: Instant) -> io::Result<()> {
        let due = self.shown.is_none_or(|at| at.elapsed().as_millis() >= 200);
        if !self.terminal || !due {
            return Ok(());
        }
        self.shown = Some(Instant::now());
        let rate = totals.games as f64 / started.elapsed().as_secs_f64().max(1e-9);
        let (done, all) = (totals.games, self.games);
        write!(
            io::stderr(),
            "\r{done} of {all} games, {rate:.0} a second   "
        )
    }

    fn clear(&self) -> io::Result<()> {
        if self.shown.is_some() {
            write!(io::stderr(), "\r\x1b[K")?;
        }
        Ok(())
    }
}
