//! `getaway verify`: recomputes the shuffle of recorded games.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::games::Record;

use super::records::{self, Source, Tally};

/// Recompute the shuffle of recorded games: commit, secret, every deal and every draw
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A file of records with their chance, one per line, or - for standard input
    file: String,
}

/// What `verify` proves about a game in which players cut the cards.
const CUT: &str = "the secret was fixed before the first word, and the cards follow from the secret and \
    the words alone. The last player who cut with their own word knows that nobody chose these cards";
/// What `verify` proves about a game in which nobody cut.
const UNCUT: &str = "the secret was fixed before the deal, and the cards follow from it and the ids. \
    Players never see those ids, so this doesn't prove that nobody chose the cards";

/// Verifies every record and says what that proves; exit code 1 if any is wrong.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let cut = AtomicU64::new(0);
    let tally = records::judge(&Source::from(args.file.as_str()), |line| {
        verdict(line, &cut)
    })?;
    let Tally { good, bad } = tally;
    super::say(format_args!(
        "{} records verified: {good} good, {bad} bad",
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

/// Verifies a record. It replays the moves too, since a draw depends on those before it. Counts the good
/// ones that players cut.
fn verdict(line: &str, cut: &AtomicU64) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.verify().map_err(|why| why.to_string())?;
    if record.chance().is_some_and(|proof| !proof.cuts.is_empty()) {
        cut.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}
