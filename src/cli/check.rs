//! `getaway check`: replays a file of game records.

use std::process::ExitCode;

use crate::games::Record;

use super::records::{self, Source, Tally};

/// Replay game records, one per line; name the wrong move of each bad one
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records, or - for standard input
    file: String,
}

/// Checks every record; exit code 1 if any is bad.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let tally = records::judge(&Source::from(args.file.as_str()), verdict)?;
    let Tally { good, bad } = tally;
    super::say(format_args!(
        "{} records checked: {good} good, {bad} bad",
        tally.all()
    ))?;
    Ok(tally.code())
}

fn verdict(line: &str) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.check().map_err(|why| why.to_string())
}
