//! A game as it is kept: its parts as plain text, and how every game reads them back.
//!
//! An option that is missing has its default. What a later program wrote is refused in words, never
//! read as something else. What the deal and the moves look like is each game's own. Knows no
//! database.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use super::options::{OptionSpec, Value};
use crate::cards::{ChanceProof, Seat};

/// Everything that is stored of a game, as the game wrote it.
#[derive(Clone, Debug)]
pub struct Stored<'a> {
    /// By which rules it was played.
    pub rules_version: u32,
    /// What records call the seats, by number.
    pub labels: Vec<String>,
    /// Its options, once dealt.
    pub options: Option<&'a str>,
    /// The seat that dealt, once dealt.
    pub dealer: Option<u8>,
    /// The deal, once known.
    pub deal: Option<&'a str>,
    /// The entries of its record, in order.
    pub entries: &'a [String],
    /// The seats in the order in which they ended, the loser last; empty while it runs, and where it
    /// ended without a loser.
    pub ranking: &'a [u8],
    /// How its cards came about, if that may be told.
    pub chance: Option<ChanceProof>,
}

/// Why what is stored of a game makes no record.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableGame {
    /// A later program's rules may judge its moves otherwise.
    #[error(
        "it was played by version {played} of the rules; this program knows versions up to {known}"
    )]
    Newer {
        /// By which version it was played.
        played: u32,
        /// The latest that this program knows.
        known: u32,
    },
    /// An option that the rules do not have, or a value that they do not know.
    #[error("its options say {name}: {value}, which this program does not know")]
    UnknownOption {
        /// The option.
        name: String,
        /// Its value.
        value: Value,
    },
    /// A seat that no game has.
    #[error("it names a seat {0}")]
    NoSuchSeat(u8),
    /// A part is not written as it should be.
    #[error("{what} cannot be understood")]
    Document {
        /// Which part.
        what: String,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}

impl UnreadableGame {
    /// Whether another version of the program may well read it.
    #[must_use]
    pub const fn is_of_later_version(&self) -> bool {
        matches!(
            self,
            UnreadableGame::Newer { .. } | UnreadableGame::UnknownOption { .. }
        )
    }
}

/// The parts of a game that has been dealt, as text but for the dealer.
#[derive(Clone, Copy, Debug)]
pub struct Dealt<'a> {
    /// Its options.
    pub options: &'a str,
    /// The seat that dealt.
    pub dealer: Seat,
    /// The deal.
    pub deal: &'a str,
}

impl Stored<'_> {
    /// Its parts, if it has been dealt and the rules of this version can judge it.
    ///
    /// # Errors
    /// It was played by later rules, or its dealer is no seat.
    pub fn dealt(&self, known: u32) -> Result<Option<Dealt<'_>>, UnreadableGame> {
        let played = self.rules_version;
        if played > known {
            return Err(UnreadableGame::Newer { played, known });
        }
        let (Some(options), Some(dealer), Some(deal)) = (self.options, self.dealer, self.deal)
        else {
            return Ok(None);
        };
        let dealer = seat(dealer)?;
        Ok(Some(Dealt {
            options,
            dealer,
            deal,
        }))
    }

    /// The entries of its record, each read as the game writes it.
    ///
    /// # Errors
    /// Which one cannot be understood.
    pub fn moves<T: DeserializeOwned>(&self) -> Result<Vec<T>, UnreadableGame> {
        let moves = (1..).zip(self.entries);
        moves
            .map(|(n, entry)| parse(format_args!("move {n}"), entry))
            .collect()
    }

    /// Who got away, in order, and the loser; nobody while it runs, and where it has none.
    ///
    /// # Errors
    /// It names a seat that no game has.
    pub fn ending(&self) -> Result<(Vec<Seat>, Option<Seat>), UnreadableGame> {
        let mut ranking = self
            .ranking
            .iter()
            .copied()
            .map(seat)
            .collect::<Result<Vec<_>, _>>()?;
        let loser = ranking.pop();
        Ok((ranking, loser))
    }
}

/// Options as they are kept: what is missing has its default.
///
/// # Errors
/// They name an option or a value that the rules do not have.
pub fn options<T: Default>(specs: &[OptionSpec<T>], text: &str) -> Result<T, UnreadableGame> {
    let stored: BTreeMap<String, Value> = parse("the options", text)?;
    let mut options = T::default();
    for (name, value) in stored {
        let spec = specs.iter().find(|spec| spec.name == name);
        if !spec.is_some_and(|spec| (spec.set)(&mut options, &value)) {
            return Err(UnreadableGame::UnknownOption { name, value });
        }
    }
    Ok(options)
}

fn seat(number: u8) -> Result<Seat, UnreadableGame> {
    Seat::new(number.into()).ok_or(UnreadableGame::NoSuchSeat(number))
}

/// A part, read as the game writes it.
///
/// # Errors
/// It cannot be understood.
pub fn parse<T: DeserializeOwned>(what: impl ToString, text: &str) -> Result<T, UnreadableGame> {
    serde_json::from_str(text).map_err(|source| UnreadableGame::Document {
        what: what.to_string(),
        source,
    })
}
