//! A game as it is kept, its parts as plain text, and the record that they make.
//!
//! An option that is missing has its default. What a later program wrote is refused in words, never
//! read as something else. What the deal and the moves look like is each game's own. Knows no
//! database.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::options::Value;
use super::{Record, RuleOptions, Rules};
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

/// The only field of a deal that is nothing but hands.
const HANDS: &str = "hands";

/// A deal as it is kept. One that is nothing but hands is kept as their list.
pub(super) fn deal_text(deal: &impl Serialize) -> String {
    match serde_json::json!(deal) {
        Json::Object(mut fields) if fields.len() == 1 && fields.contains_key(HANDS) => {
            fields.remove(HANDS).unwrap_or_default()
        }
        deal => deal,
    }
    .to_string()
}

fn read_deal<D: DeserializeOwned>(text: &str) -> Result<D, UnreadableGame> {
    let deal = match parse("the deal", text)? {
        Json::Array(hands) => serde_json::json!({ HANDS: hands }),
        deal => deal,
    };
    serde_json::from_value(deal).map_err(unreadable("the deal"))
}

/// Options as they are kept: what is missing has its default.
///
/// # Errors
/// They name an option or a value that the rules do not have.
pub fn options<T: RuleOptions>(text: &str) -> Result<T, UnreadableGame> {
    let stored: BTreeMap<String, Value> = parse("the options", text)?;
    let mut options = T::default();
    for (name, value) in stored {
        let spec = T::SPECS.iter().find(|spec| spec.name == name);
        if !spec.is_some_and(|spec| (spec.set)(&mut options, &value)) {
            return Err(UnreadableGame::UnknownOption { name, value });
        }
    }
    Ok(options)
}

impl<R: Rules> Record<R> {
    /// The record of a game out of everything that is stored of it; none until it is dealt. How it
    /// ended follows from its moves.
    ///
    /// # Errors
    /// Why the parts make none.
    pub fn of_stored(parts: &Stored) -> Result<Option<Record<R>>, UnreadableGame> {
        let (played, known) = (parts.rules_version, R::VERSION);
        if played > known {
            return Err(UnreadableGame::Newer { played, known });
        }
        let (Some(rules), Some(dealer), Some(deal)) = (parts.options, parts.dealer, parts.deal)
        else {
            return Ok(None);
        };
        let mut record = Record::dealt(
            options(rules)?,
            parts.labels.clone(),
            Seat::new(dealer.into()).ok_or(UnreadableGame::NoSuchSeat(dealer))?,
            read_deal(deal)?,
            parts.chance.clone(),
        );
        for (entry, n) in parts.entries.iter().zip(1..) {
            record.moves.push(parse(format_args!("move {n}"), entry)?);
        }
        // Where a move is wrong the record says nothing of the end: whoever replays it will see.
        if let Ok(position) = record.play_moves(&mut |_: &R, _| {}) {
            record.end = position.end();
        }
        Ok(Some(record))
    }
}

/// A part, read as the game writes it.
fn parse<T: DeserializeOwned>(what: impl ToString, text: &str) -> Result<T, UnreadableGame> {
    serde_json::from_str(text).map_err(unreadable(what))
}

fn unreadable(what: impl ToString) -> impl FnOnce(serde_json::Error) -> UnreadableGame {
    move |source| UnreadableGame::Document {
        what: what.to_string(),
        source,
    }
}
