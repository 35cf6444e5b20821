//! `getaway check`, `verify` and `export`: game records, one per line, from a file or standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Context;

use crate::games::Record;
use crate::store::{Store, without_password};
use crate::table::{GameNumber, record};

/// The longest line that is read as a record, in bytes. It's far more than any real game, and keeps a
/// file without line ends from filling the memory.
const LONGEST: u64 = 4 << 20;

#[derive(Clone, Debug)]
pub enum Source {
    /// Standard input, written `-`.
    Stdin,
    File(PathBuf),
}

impl From<&str> for Source {
    fn from(text: &str) -> Source {
        if text == "-" {
            Source::Stdin
        } else {
            Source::File(PathBuf::from(text))
        }
    }
}

impl Source {
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "standard input".to_owned(),
            Source::File(path) => path.display().to_string(),
        }
    }

    /// Its lines that aren't blank, numbered from 1.
    pub fn lines(&self) -> anyhow::Result<Lines> {
        let input: Box<dyn BufRead + Send> = match self {
            Source::Stdin => Box::new(BufReader::new(io::stdin())),
            Source::File(path) => Box::new(open(path)?),
        };
        Ok(Lines { input, number: 0 })
    }
}

fn open(path: &Path) -> anyhow::Result<BufReader<File>> {
    let file = File::open(path).with_context(|| format!("can't open {}", path.display()))?;
    Ok(BufReader::with_capacity(1 << 16, file))
}

pub struct Lines {
    input: Box<dyn BufRead + Send>,
    number: u64,
}

/// A line with its number, from 1. Bytes that aren't text are replaced, so that the JSON parser refuses
/// them and says where.
pub struct Line {
    pub number: u64,
    /// Its text without the line end.
    pub text: String,
}

impl Iterator for Lines {
    type Item = anyhow::Result<Line>;

    fn next(&mut self) -> Option<anyhow::Result<Line>> {
        loop {
            let mut bytes = Vec::new();
            let mut limited = io::Read::take(&mut self.input, LONGEST);
            self.number += 1;
            match limited.read_until(b'\n', &mut bytes) {
                Err(error) => return Some(Err(error.into())),
                Ok(0) => return None,
                Ok(read) if read as u64 == LONGEST => {
                    return Some(Err(anyhow::anyhow!(
                        "line {} is longer than any game record",
                        self.number
                    )));
                }
                Ok(_) => {}
            }
            let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            if !text.trim().is_empty() {
                return Some(Ok(Line {
                    number: self.number,
                    text,
                }));
            }
        }
    }
}

/// How many lines are checked at a time, which limits the memory used.
const BATCH: usize = 8192;

/// How many records were good, and how many bad.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub good: u64,
    pub bad: u64,
}

impl Tally {
    /// All of them.
    pub const fn all(self) -> u64 {
        self.good + self.bad
    }

    /// 1 if any is bad.
    pub fn code(self) -> ExitCode {
        ExitCode::from(u8::from(self.bad > 0))
    }
}

/// Checks every record of a source on all cores, and prints what is wrong with each bad one, in order.
///
/// # Errors
/// The source can't be read or contains no record.
pub fn judge(
    source: &Source,
    verdict: impl Fn(&str) -> Result<(), String> + Sync,
) -> anyhow::Result<Tally> {
    let mut lines = source.lines()?;
    let mut tally = Tally::default();
    loop {
        let batch: Vec<Line> = lines.by_ref().take(BATCH).collect::<anyhow::Result<_>>()?;
        if batch.is_empty() {
            break;
        }
        for (line, verdict) in batch.iter().zip(side_by_side(&batch, &verdict)) {
            match verdict {
                Ok(()) => tally.good += 1,
                Err(why) => {
                    tally.bad += 1;
                    super::say(format_args!(
                        "{}, line {}: {why}",
                        source.name(),
                        line.number
                    ))?;
                }
            }
        }
    }
    anyhow::ensure!(tally.all() > 0, "there's no record in {}", source.name());
    Ok(tally)
}

/// The verdicts on a batch, in its order, computed on all cores.
fn side_by_side(
    batch: &[Line],
    verdict: &(impl Fn(&str) -> Result<(), String> + Sync),
) -> Vec<Result<(), String>> {
    let threads = super::threads(None);
    let share = batch.len().div_ceil(threads).max(64);
    std::thread::scope(|scope| {
        let judge = |lines: &[Line]| {
            lines
                .iter()
                .map(|line| verdict(&line.text))
                .collect::<Vec<_>>()
        };
        let workers: Vec<_> = batch
            .chunks(share)
            .map(|lines| scope.spawn(move || judge(lines)))
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

/// Replay game records, one per line; name the wrong move of each bad one
#[derive(Debug, clap::Args)]
pub struct Check {
    /// A file of records, or - for standard input
    file: String,
}

/// Checks every record; exit code 1 if any is bad.
pub fn check(args: &Check) -> anyhow::Result<ExitCode> {
    let tally = judge(&Source::from(args.file.as_str()), check_line)?;
    let Tally { good, bad } = tally;
    super::say(format_args!(
        "{} records checked: {good} good, {bad} bad",
        tally.all()
    ))?;
    Ok(tally.code())
}

fn check_line(line: &str) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.check().map_err(|why| why.to_string())
}

/// Recompute the shuffle of recorded games: commit, secret, every deal and every draw
#[derive(Debug, clap::Args)]
pub struct Verify {
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
pub fn verify(args: &Verify) -> anyhow::Result<ExitCode> {
    let cut = AtomicU64::new(0);
    let tally = judge(&Source::from(args.file.as_str()), |line| {
        verify_line(line, &cut)
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
fn verify_line(line: &str, cut: &AtomicU64) -> Result<(), String> {
    let record = Record::from_line(line).map_err(|why| why.to_string())?;
    record.verify().map_err(|why| why.to_string())?;
    if record.chance().is_some_and(|proof| !proof.cuts.is_empty()) {
        cut.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Print a stored game's record
#[derive(Debug, clap::Args)]
pub struct Export {
    /// The game's number
    game: u64,
}

/// Prints the record on one line.
pub fn export(args: &Export) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let number = GameNumber(args.game);
    let game = super::block_on(async {
        let store = Store::open_read_only(&config.database).await?;
        store.check_schema().await?;
        anyhow::Ok(store.game(number).await?)
    })?;
    let record = match game {
        Some(game) => record(&game).with_context(|| format!("game {number}"))?,
        None => None,
    };
    let Some(record) = record else {
        anyhow::bail!(
            "there's no game {number} in {}",
            without_password(&config.database)
        );
    };
    super::say(format_args!("{}", record.to_line()?))?;
    Ok(ExitCode::SUCCESS)
}
