//! `getaway reliability`: measures whether the chances that hints give are right.
//! Owns the subcommand's input and output.

use std::io::{self, Write};
use std::num::{NonZeroU64, NonZeroUsize};
use std::process::ExitCode;

use getaway_lab::getaway::reliability::{self, Run};

#[derive(Debug, clap::Args)]
pub struct Args {
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

/// Plays, and prints the table.
///
/// # Errors
/// A game gets stuck, which is a bug in the program, or the output is closed.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let run = Run {
        games: args.games.get(),
        seed: args.seed,
        budget: args.budget,
    };
    let report = reliability::run(run, super::threads(args.threads))?;
    write!(io::stdout(), "{report}")?;
    Ok(ExitCode::SUCCESS)
}
