//! `getaway verify`: recomputes the chance of recorded games.

use std::process::ExitCode;

use crate::rules::Record;

use super::records::Source;

/// Check how the cards of recorded games came about: commit, secret, deal and every draw.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records with their chance, one a line, or - for standard input
    file: String,
}

/// Verifies every record; exit code 1 if any does not hold.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let source = Source::from(args.file.as_str());
    let (mut good, mut bad) = (0_u64, 0_u64);
    for line in source.lines()? {
        let line = line?;
        match verify(&line.text) {
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
    anyhow::ensure!(good + bad > 0, "there is no record in {}", source.name());
    super::say(format_args!(
        "{} records: the chance of {good} is as it was promised, of {bad} it is not",
        good + bad
    ))?;
    Ok(ExitCode::from(u8::from(bad > 0)))
}

/// The record's own verdict: it replays the moves too, since a draw depends on those before it.
fn verify(line: &str) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| format!("not a game record: {why}"))?;
    record.verify().map(|_| ()).map_err(|why| why.to_string())
}
