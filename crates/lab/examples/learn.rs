//! Trains the strongest computer player of Getaway on games that it plays, and writes the learned
//! parameters. The same seed gives the same file, whatever the number of threads.

use std::error::Error;
use std::num::{NonZeroU32, NonZeroU64, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Parser;
use getaway_lab::getaway::learn::{Learner, LearningPlan};

/// Train the strongest computer player on games that it plays
#[derive(Debug, Parser)]
struct Args {
    /// The file for the learned parameters, rewritten after each round. The next build uses
    /// crates/games/src/getaway/computer/value/learned.f32
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many rounds of playing games and learning from them
    #[arg(long, value_name = "N", default_value = "3")]
    rounds: NonZeroU32,
    /// How many games to play per round
    #[arg(long, value_name = "N", default_value = "160000")]
    games: NonZeroU64,
    /// How many times to adjust the parameters per round, each time on 2,048 positions
    #[arg(long, value_name = "N", default_value = "8000")]
    batches: NonZeroU32,
    /// The seed of all randomness in the run
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play and learn; by default one per core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// A file of parameters to continue from; use another seed then, for other games
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let cores = || std::thread::available_parallelism().ok();
    let plan = LearningPlan {
        games: args.games.get(),
        batches: args.batches.get(),
        seed: args.seed,
        threads: args.threads.or_else(cores).map_or(1, NonZeroUsize::get),
    };
    // A round takes minutes, so check this before it.
    let folder = args.out.parent().filter(|path| *path != Path::new(""));
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(format!("there's no folder {}", folder.display()).into());
    }
    let mut learner = match &args.from {
        None => Learner::new(plan),
        Some(from) => {
            let bytes = std::fs::read(from)
                .map_err(|why| format!("can't read {}: {why}", from.display()))?;
            let resumed = Learner::resume(plan, &bytes);
            resumed.map_err(|why| format!("--from {}: {why}", from.display()))?
        }
    };
    for number in 1..=args.rounds.get() {
        let started = Instant::now();
        let round = learner.round().map_err(|why| format!("--games {}: {why}", args.games))?;
        let written = std::fs::write(&args.out, learner.to_bytes());
        written.map_err(|why| format!("can't write {}: {why}", args.out.display()))?;
        eprintln!(
            "round {number}: {} games, {} positions, {:.1} % of them lost, cross entropy {:.4}, {:.0} s",
            args.games,
            round.positions,
            100.0 * round.lost,
            round.cross_entropy,
            started.elapsed().as_secs_f64(),
        );
    }
    Ok(())
}
