//! `getaway learn`: the strongest computer player learns anew.
//!
//! Owns what the subcommand reads and prints, and the file of parameters that it writes. The same seed
//! gives the same file, whatever the number of threads.

use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;

use crate::games::getaway::computer::learn::{Learner, LearningPlan};

use super::Usage;

/// What `getaway learn` reads.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Where to write what was learned; written anew after each round. As
    /// crates/games/src/getaway/computer/value/learned.f32 it is what the next build plays by
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many times to play games and learn from them
    #[arg(long, value_name = "N", default_value = "3")]
    rounds: NonZeroU32,
    /// How many games to play each time
    #[arg(long, value_name = "N", default_value = "160000")]
    games: NonZeroU64,
    /// How many times to correct the numbers after the games of a round, each time by 2,048 positions
    #[arg(long, value_name = "N", default_value = "8000")]
    batches: NonZeroU32,
    /// The number from which all chance of the run follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play and learn; without it one for each core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Go on from what this file says was learned before; give another seed then, for other games
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

/// Plays, learns, and writes what was learned.
///
/// # Errors
/// Files that cannot be read or written, and bytes that are not the parameters of the network.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let plan = LearningPlan {
        games: args.games.get(),
        batches: args.batches.get(),
        seed: args.seed,
        threads: super::threads(args.threads),
    };
    // A round takes minutes: better to find that out before it.
    let folder = args.out.parent().filter(|path| *path != Path::new(""));
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(Usage(format!("there is no folder {}", folder.display())).into());
    }
    let mut learner = match &args.from {
        None => Learner::new(plan),
        Some(from) => {
            let bytes =
                std::fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
            Learner::resume(plan, &bytes)
                .map_err(|why| Usage(format!("--from {}: {why}", from.display())))?
        }
    };
    for number in 1..=args.rounds.get() {
        let started = Instant::now();
        let round = learner
            .round()
            .map_err(|why| Usage(format!("--games {}: {why}", args.games)))?;
        std::fs::write(&args.out, learner.to_bytes())
            .with_context(|| format!("cannot write {}", args.out.display()))?;
        eprintln!(
            "round {number}: {} games, {} positions, {:.1} % of them lost, cross entropy {:.4}, {:.0} s",
            args.games,
            round.positions,
            100.0 * round.lost,
            round.cross_entropy,
            started.elapsed().as_secs_f64(),
        );
    }
    Ok(ExitCode::SUCCESS)
}
