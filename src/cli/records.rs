//! Reading many game records, a line each, from a file or standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use anyhow::Context;

/// The longest line that is read as a record, in bytes: far more than any real game, so that a
/// file without line ends cannot fill the memory.
const LONGEST: u64 = 4 << 20;

/// Where records come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
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
    /// How messages name it.
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "standard input".to_owned(),
            Source::File(path) => path.display().to_string(),
        }
    }

    /// Its lines that are not blank, each with its number from 1.
    pub fn lines(&self) -> anyhow::Result<Lines> {
        let input: Box<dyn BufRead + Send> = match self {
            Source::Stdin => Box::new(BufReader::new(io::stdin())),
            Source::File(path) => Box::new(open(path)?),
        };
        Ok(Lines { input, number: 0 })
    }
}

fn open(path: &Path) -> anyhow::Result<BufReader<File>> {
    let file = File::open(path).with_context(|| format!("{} cannot be opened", path.display()))?;
    Ok(BufReader::with_capacity(1 << 16, file))
}

/// The lines of a source.
pub struct Lines {
    input: Box<dyn BufRead + Send>,
    number: u64,
}

/// One line with its number, from 1. What is not text is kept out of the way of the JSON reader by
/// replacement, so that it is refused there with a place.
pub struct Line {
    /// Its number.
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
