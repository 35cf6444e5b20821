//! Compares the chances that Getaway's hints give with actual results, and prints the table in
//! docs/computers.md.

use std::error::Error;
use std::io::Write;
use std::num::{NonZeroU64, NonZeroUsize};

use clap::Parser;
use getaway_lab::getaway::reliability::{self, Run};

/// Compare the chances that hints give with actual results
#[derive(Debug, Parser)]
struct Args {
    /// How many games to take decisions from; a game has about sixty
    #[arg(long, value_name = "N", default_value = "340")]
    games: NonZeroU64,
    /// The seed of all randomness in the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games to play out for a hint
    #[arg(long, value_name = "PLAYOUTS", default_value_t = 200)]
    budget: u32,
    /// How many threads play; by default one per core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let run = Run { games: args.games.get(), seed: args.seed, budget: args.budget };
    let cores = || std::thread::available_parallelism().ok();
    let threads = args.threads.or_else(cores).map_or(1, NonZeroUsize::get);
    let report = reliability::run(run, threads)?;
    write!(std::io::stdout(), "{report}")?;
    Ok(())
}
