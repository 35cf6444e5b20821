//! `getaway verify`: recomputes the chance of recorded games.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::games::Record;

use super::records::{self, Source, Tally};

/// Check how the cards of recorded games came about: commit, secret, deal and every draw.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records with their chance, one a line, or - for standard input
    file: String,
}

/// What is proven of games that players cut.
const CUT: &str = "the secret was fixed before the first word, and the cards follow from the secret and \
    the words alone. Whoever cut last with a word of their own knows that nobody chose these cards";
/// What is proven of the others.
const UNCUT: &str = "the secret was fixed before the deal, and the cards follow from it and the ids. \
    Players never see those ids, so this doesn't prove that nobody chose the cards";

/// Verifies every record, and says what that proves; exit code 1 if any does not hold.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let cut = AtomicU64::new(0);
    let tally = records::judge(&Source::from(args.file.as_str()), |line| {
        verdict(line, &cut)
    })?;
    let Tally { good, bad } = tally;
    super::say(format_args!(
        "{} records: the chance of {good} is as it was promised, of {bad} it is not",
        tally.all()
    ))?;
    let cut = cut.into_inner();
    for (count, what, proven) in [(cut, "cut", CUT), (good - cut, "not cut", UNCUT)] {
        if count > 0 {
            super::say(format_args!("{count} {what} by players: {proven}"))?;
        }
    }
    Ok(tally.code())
}

/// The record's own verdict: it replays the moves too, since a draw depends on those before it. Counts
/// those that hold and that players cut.
fn verdict(line: &str, cut: &AtomicU64) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.verify().map_err(|why| why.to_string())?;
    if record.chance().is_some_and(|proof| !proof.cuts.is_empty()) {
        cut.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}
