//! `getaway check`: the referee over a file of game records.

use std::process::ExitCode;

use crate::rules::Record;

use super::records::{Line, Source};

/// Replay game records, one a line, and say for each bad one which move is wrong.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records, or - for standard input
    file: String,
}

/// So many lines are judged side by side; the memory needed is theirs.
const BATCH: usize = 8192;

/// Judges every record; exit code 1 if any is bad.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let source = Source::from(args.file.as_str());
    let mut lines = source.lines()?;
    let (mut good, mut bad) = (0_u64, 0_u64);
    loop {
        let batch: Vec<Line> = lines.by_ref().take(BATCH).collect::<anyhow::Result<_>>()?;
        if batch.is_empty() {
            break;
        }
        for (line, verdict) in batch.iter().zip(judge_all(&batch)) {
            match verdict {
                Ok(()) => good += 1,
                Err(why) => {
                    bad += 1;
                    super::say(format_args!(
                        "{}, line {}: {why}",
                        source.name(),
                        line.number
                    ))?;
                }
            }
        }
    }
    anyhow::ensure!(good + bad > 0, "there is no record in {}", source.name());
    super::say(format_args!(
        "{} records checked: {good} good, {bad} bad",
        good + bad
    ))?;
    Ok(ExitCode::from(u8::from(bad > 0)))
}

/// The verdicts over a batch, in its order, found on all cores.
fn judge_all(batch: &[Line]) -> Vec<Result<(), String>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = batch.len().div_ceil(threads).max(64);
    std::thread::scope(|scope| {
        let workers: Vec<_> = batch
            .chunks(share)
            .map(|lines| scope.spawn(|| lines.iter().map(|l| judge(&l.text)).collect::<Vec<_>>()))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    })
}

fn judge(line: &str) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| format!("not a game record: {why}"))?;
    record.replay().map(|_| ()).map_err(|why| why.to_string())
}
