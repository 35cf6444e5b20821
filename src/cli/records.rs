//! `getaway check`, `verify` and `export`: game records, one per line, from a file or standard input.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::ScopedJoinHandle;

use anyhow::{Context, anyhow, bail, ensure};
use parking_lot::Mutex;

use super::output::{output, verdicts};
use crate::cards::ChanceProof;
use crate::games::Record;
use crate::games::kit::Fault;
use crate::store::without_password;
use crate::table::{GameNumber, record};

/// The longest line that is read as a record, in bytes. It's far more than any real game, and keeps a
/// file without line ends from filling the memory.
const LONGEST: u64 = 4 << 20;

/// Opens a file of records, or standard input, written `-`; returns its name too.
fn open(file: &str) -> anyhow::Result<(&str, Box<dyn BufRead>)> {
    if file == "-" {
        return Ok(("standard input", Box::new(io::stdin().lock())));
    }
    let opened = File::open(file).with_context(|| format!("can't open {file}"))?;
    Ok((file, Box::new(BufReader::with_capacity(1 << 16, opened))))
}

/// A line without its end, with its number, from 1.
struct Line {
    number: u64,
    text: String,
}

/// What some programs write before the first line: a byte order mark.
const MARK: &[u8] = b"\xEF\xBB\xBF";

const NO_TEXT: &str = "isn't text (UTF-8): if PowerShell wrote it, use `Set-Content -Encoding utf8`; \
    unpack a .gz first";

/// What may stand around JSON.
const BLANK: [char; 4] = [' ', '\t', '\r', '\n'];

/// The lines of the file with this name that aren't blank.
fn lines(name: &str, mut input: impl BufRead) -> impl Iterator<Item = anyhow::Result<Line>> {
    let all = (1..).map_while(move |number| {
        let mut bytes = Vec::new();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        match read {
            Err(error) => {
                Some(Err(anyhow::Error::new(error).context(format!("can't read {name}"))))
            }
            Ok(0) => None,
            Ok(read) if read as u64 == LONGEST => {
                Some(Err(anyhow!("line {number} of {name} is longer than any game record")))
            }
            Ok(_) => Some(
                line(number, &bytes).ok_or_else(|| anyhow!("line {number} of {name} {NO_TEXT}")),
            ),
        }
    });
    all.filter(|line| !line.as_ref().is_ok_and(|line| line.text.is_empty()))
}

/// A line of these bytes, if they are text.
fn line(number: u64, bytes: &[u8]) -> Option<Line> {
    let bytes = match number {
        1 => bytes.strip_prefix(MARK).unwrap_or(bytes),
        _ => bytes,
    };
    let text = str::from_utf8(bytes).ok()?.trim_end_matches(BLANK).to_owned();
    Some(Line { number, text })
}

/// How many lines are checked at a time, which limits the memory used.
const BATCH: usize = 8192;

/// Checks every record of a file on all cores, and prints what is wrong with each bad one, in order, and
/// how many were `done`. Returns how many were good, and exit code 1 if any is bad.
fn judge(
    file: &str,
    done: &str,
    verdict: impl Fn(&str) -> Result<(), Fault> + Sync,
) -> anyhow::Result<(u64, ExitCode)> {
    let (name, input) = open(file)?;
    let mut lines = lines(name, input);
    let (mut good, mut bad) = (0, 0);
    loop {
        let batch: Vec<Line> = lines.by_ref().take(BATCH).collect::<anyhow::Result<_>>()?;
        if batch.is_empty() {
            break;
        }
        for (Line { number, .. }, verdict) in batch.iter().zip(side_by_side(&batch, &verdict)) {
            match verdict {
                Ok(()) => good += 1,
                Err(why) => {
                    bad += 1;
                    writeln!(verdicts(), "{name}, line {number}: {why}")?;
                }
            }
        }
    }
    let all = good + bad;
    ensure!(all > 0, "there's no record in {name}");
    writeln!(verdicts(), "{all} records {done}: {good} good, {bad} bad")?;
    Ok((good, ExitCode::from(u8::from(bad > 0))))
}

/// The verdicts on a batch, in its order, computed on all cores.
fn side_by_side(
    batch: &[Line],
    verdict: &(impl Fn(&str) -> Result<(), Fault> + Sync),
) -> Vec<Result<(), Fault>> {
    let share = batch.len().div_ceil(super::threads(None)).max(64);
    let judge =
        |lines: &[Line]| -> Vec<_> { lines.iter().map(|line| verdict(&line.text)).collect() };
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            batch.chunks(share).map(|lines| scope.spawn(move || judge(lines))).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        done.flat_map(|done| done.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

#[derive(Debug, clap::Args)]
pub struct Check {
    /// A file of records, or - for standard input
    file: String,
}

/// Checks every record; exit code 1 if any is bad.
pub fn check(args: &Check) -> anyhow::Result<ExitCode> {
    let (_, code) = judge(&args.file, "checked", |line| Record::from_line(line)?.check())?;
    Ok(code)
}

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

/// What `verify` says about a game that was dealt again, if the file has that game's record, too.
const AGAIN: &str = "the same seats had the same cards";
/// What it says if the file hasn't.
const AGAIN_ALONE: &str = "to compare them, put that game's record into the same file";

/// Verifies every record and says what that proves; exit code 1 if any is wrong.
pub fn verify(args: &Verify) -> anyhow::Result<ExitCode> {
    let earlier = earlier(&args.file)?;
    let verified = Verified::default();
    let (good, code) = judge(&args.file, "verified", |line| verified.line(line, &earlier))?;
    let (cut, again) = (verified.cut.into_inner(), verified.again.into_inner());
    let uncut = good - cut - again.values().sum::<u64>();
    for (count, what, proven) in [(cut, "cut", CUT), (uncut, "not cut", UNCUT)] {
        if count > 0 {
            writeln!(verdicts(), "{count} {what} by players: {proven}")?;
        }
    }
    for (game, count) in again {
        let proven = if earlier.contains_key(&game) { AGAIN } else { AGAIN_ALONE };
        let said = "the cards and draws of game";
        writeln!(verdicts(), "{count} dealt again: {said} {game}, not a shuffle; {proven}")?;
    }
    Ok(code)
}

/// The records in a file of games that others there were dealt again from, by their numbers. What isn't
/// a file, standard input or a pipe, can be read only once, so none of those is found there.
fn earlier(file: &str) -> anyhow::Result<HashMap<u64, Record>> {
    let mut found = HashMap::new();
    if !std::fs::metadata(file).is_ok_and(|what| what.is_file()) {
        return Ok(found);
    }
    let records = |has: &'static str| {
        let (name, input) = open(file)?;
        // What can't be read is told where it is judged.
        let lines =
            lines(name, input).map_while(Result::ok).filter(move |line| line.text.contains(has));
        anyhow::Ok(lines.filter_map(|line| Record::from_line(&line.text).ok()))
    };
    let again: HashSet<u64> = records(r#""again":"#)?.filter_map(|record| again(&record)).collect();
    if !again.is_empty() {
        for record in records(r#""secret":"#)? {
            let game = record.chance().and_then(ChanceProof::shuffle).map(|shuffle| shuffle.game);
            found.extend(game.filter(|game| again.contains(game)).map(|game| (game, record)));
        }
    }
    Ok(found)
}

/// The game that the record's was dealt again from.
fn again(record: &Record) -> Option<u64> {
    match record.chance()? {
        ChanceProof::Again { again } => Some(*again),
        ChanceProof::Shuffled(_) => None,
    }
}

/// How many good records are of games that players cut, and that were dealt again from which.
#[derive(Default)]
struct Verified {
    cut: AtomicU64,
    again: Mutex<BTreeMap<u64, u64>>,
}

impl Verified {
    /// Verifies a record. It replays the moves too, since a draw depends on those before it.
    fn line(&self, line: &str, earlier: &HashMap<u64, Record>) -> Result<(), Fault> {
        let record = Record::from_line(line)?;
        if let Some(game) = again(&record) {
            match earlier.get(&game) {
                Some(of) => drop(record.verify_again(of)?),
                None => record.check()?,
            }
            *self.again.lock().entry(game).or_default() += 1;
            return Ok(());
        }
        record.verify()?;
        let shuffle = record.chance().and_then(ChanceProof::shuffle);
        if shuffle.is_some_and(|shuffle| !shuffle.cuts.is_empty()) {
            self.cut.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }
}

#[derive(Debug, clap::Args)]
pub struct Export {
    /// The game's number
    game: u64,
}

pub fn export(args: &Export) -> anyhow::Result<ExitCode> {
    let config = super::configuration()?;
    let number = GameNumber(args.game);
    let game = super::block_on(async {
        let store = super::read_only(&config).await?;
        store.check_schema().await?;
        anyhow::Ok(store.game(number).await?)
    })?;
    let record = match game {
        Some(game) => record(&game).with_context(|| format!("game {number}"))?,
        None => None,
    };
    let Some(record) = record else {
        bail!("there's no game {number} in {}", without_password(&config.database));
    };
    writeln!(output(), "{}", record.to_line()?)?;
    Ok(ExitCode::SUCCESS)
}
