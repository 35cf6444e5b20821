//! `getaway verify`: recomputes the chance of recorded games.

use std::process::ExitCode;

use crate::games::Record;

use super::records::{self, Source, Tally};

/// Check how the cards of recorded games came about: commit, secret, deal and every draw.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records with their chance, one a line, or - for standard input
    file: String,
}

/// Verifies every record; exit code 1 if any does not hold.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let tally = records::judge(&Source::from(args.file.as_str()), verdict)?;
    let Tally { good, bad } = tally;
    super::say(format_args!(
        "{} records: the chance of {good} is as it was promised, of {bad} it is not",
        tally.all()
    ))?;
    Ok(tally.code())
}

/// The record's own verdict: it replays the moves too, since a draw depends on those before it.
fn verdict(line: &str) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.verify().map(|_| ()).map_err(|why| why.to_string())
}
