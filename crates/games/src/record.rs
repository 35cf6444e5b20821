//! Records of whichever game: one JSON object on one line, which says by its format what it is of.

use std::error::Error;

use serde::Deserialize;

use crate::cards::{Chance, ChanceProof};
use crate::kit::options::Named;
use crate::kit::{self, Game, Stored, UnreadableGame};
use crate::list::{GameKind, In, Record};
use crate::{by_game, by_kind};

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
        let game = head.format.split_once("-record/").map(|(game, _)| game);
        let Some(kind) = game.and_then(GameKind::named) else {
            return Err(NotARecord::Format(head.format.into_owned()));
        };
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as Game>::Rules>::from_line(line)?;
            Ok(G::wrap(Box::new(record)))
        })
    }

    /// Writes the record on one line, without a line end.
    ///
    /// # Errors
    /// None that a well-formed record could cause.
    pub fn to_line(&self) -> serde_json::Result<String> {
        by_game!(Record, self, |G, record| record.to_line())
    }

    /// The record of a game out of everything that is stored of it; none until it is dealt.
    ///
    /// # Errors
    /// Why the parts make none.
    pub fn of_stored(kind: GameKind, stored: &Stored) -> Result<Option<Record>, UnreadableGame> {
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as Game>::Rules>::of_stored(stored)?;
            Ok(record.map(|record| G::wrap(Box::new(record))))
        })
    }

    /// Plays the record through.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.replay().map(drop)?))
    }

    /// Plays the record through and recomputes all its chance.
    ///
    /// # Errors
    /// The first thing that does not match.
    pub fn verify(&self) -> Result<Chance, Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.verify()?))
    }

    /// How its cards came about, if that may be told.
    #[must_use]
    pub fn chance(&self) -> Option<&ChanceProof> {
        by_game!(Record, self, |G, record| record.chance.as_ref())
    }
}
