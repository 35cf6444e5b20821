//! Records of whichever game: one JSON object on one line, which says by its format what it is of.

use serde::Deserialize;

use super::{GameKind, Stored, UnreadableGame};
use crate::cards::{Chance, ChanceProof};
use crate::getaway::{rules, stored};
use crate::palace;

/// A game, running or over, in a form that anybody can replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Record {
    /// Of Getaway.
    Getaway(Box<rules::Record>),
    /// Of Palace.
    Palace(Box<palace::rules::Record>),
}

/// Why a line is no record.
#[derive(Debug, thiserror::Error)]
pub enum NotARecord {
    /// It is not written as it should be.
    #[error("not a game record: {0}")]
    Json(#[from] serde_json::Error),
    /// It is of a format that this program does not know.
    #[error("not a game record: this program knows no format {0:?}")]
    Format(String),
}

/// What is wrong with a record.
#[derive(Debug, thiserror::Error)]
pub enum BadRecord {
    /// Of Getaway.
    #[error(transparent)]
    Getaway(#[from] rules::BadRecord),
    /// Of Palace.
    #[error(transparent)]
    Palace(#[from] palace::rules::BadRecord),
}

/// Why the chance of a record cannot be confirmed.
#[derive(Debug, thiserror::Error)]
pub enum Unverified {
    /// Of Getaway.
    #[error(transparent)]
    Getaway(#[from] rules::Unverified),
    /// Of Palace.
    #[error(transparent)]
    Palace(#[from] palace::rules::Unverified),
}

/// What stands in every record.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    format: std::borrow::Cow<'a, str>,
}

impl Record {
    /// Reads a record from a line.
    ///
    /// # Errors
    /// What is not as the game's rules say, with its place in the line.
    pub fn from_line(line: &str) -> Result<Record, NotARecord> {
        let head: Head = serde_json::from_str(line)?;
        match head.format.split_once("-record/").map(|(game, _)| game) {
            Some("getaway") => {
                let record = rules::Record::from_line(line)?;
                Ok(Record::Getaway(Box::new(record)))
            }
            Some("palace") => {
                let record = palace::rules::Record::from_line(line)?;
                Ok(Record::Palace(Box::new(record)))
            }
            _ => Err(NotARecord::Format(head.format.into_owned())),
        }
    }

    /// Writes the record on one line, without a line end.
    ///
    /// # Errors
    /// None that a well-formed record could cause.
    pub fn to_line(&self) -> serde_json::Result<String> {
        match self {
            Record::Getaway(record) => record.to_line(),
            Record::Palace(record) => record.to_line(),
        }
    }

    /// The record of a game out of everything that is stored of it; none until it is dealt.
    ///
    /// # Errors
    /// Why the parts make none.
    pub fn of_stored(kind: GameKind, stored: &Stored) -> Result<Option<Record>, UnreadableGame> {
        match kind {
            GameKind::Getaway => {
                let record = stored::record(stored)?;
                Ok(record.map(|record| Record::Getaway(Box::new(record))))
            }
            GameKind::Palace => {
                let record = palace::stored::record(stored)?;
                Ok(record.map(|record| Record::Palace(Box::new(record))))
            }
        }
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), BadRecord> {
        match self {
            Record::Getaway(record) => Ok(record.replay().map(drop)?),
            Record::Palace(record) => Ok(record.replay().map(drop)?),
        }
    }

    /// Plays the record through and recomputes all its chance.
    ///
    /// # Errors
    /// The first thing that does not match.
    pub fn verify(&self) -> Result<Chance, Unverified> {
        match self {
            Record::Getaway(record) => Ok(record.verify()?),
            Record::Palace(record) => Ok(record.verify()?),
        }
    }

    /// How its cards came about, if that may be told.
    #[must_use]
    pub const fn chance(&self) -> Option<&ChanceProof> {
        match self {
            Record::Getaway(record) => record.chance.as_ref(),
            Record::Palace(record) => record.chance.as_ref(),
        }
    }
}
