//! A game as the database keeps it, its parts as plain text, and the record made from them.
//!
//! A game that a newer program wrote is refused with a reason, never read as something else. Each
//! game owns the form of its deal and its moves. Knows no database.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

use super::{Record, Rules};
use crate::cards::{ChanceProof, Seat};

/// Everything that is stored of a game, as the game wrote it.
#[derive(Clone, Debug)]
pub struct Stored<'a> {
    /// The version of the rules that it was played by.
    pub rules_version: u32,
    /// The seats' labels in records, by seat number.
    pub labels: Vec<String>,
    /// Its options; `None` before the deal.
    pub options: Option<&'a str>,
    /// The seat that dealt; `None` before the deal.
    pub dealer: Option<u8>,
    /// The deal; `None` until it is known.
    pub deal: Option<&'a str>,
    /// The entries of its record, in order.
    pub entries: &'a [String],
    /// How its cards came about; `None` while that is secret.
    pub chance: Option<ChanceProof>,
}

/// The reason a stored game makes no record.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableGame {
    /// A newer program's rules may judge its moves differently.
    #[error(
        "it was played by version {played} of the rules; this program knows versions up to {known}"
    )]
    Newer { played: u32, known: u32 },
    #[error("its options cannot be understood")]
    Options(#[source] serde_json::Error),
    #[error("it names a seat {0}")]
    NoSuchSeat(u8),
    /// A part isn't written as it should be.
    #[error("{what} cannot be understood")]
    Document {
        what: String,
        source: serde_json::Error,
    },
}

impl UnreadableGame {
    /// Whether a later version of the program can probably read it.
    pub fn is_of_later_version(&self) -> bool {
        match self {
            UnreadableGame::Newer { .. } => true,
            UnreadableGame::Options(why) => why.is_data(),
            _ => false,
        }
    }
}

/// The only field of a deal that consists of hands alone.
const HANDS: &str = "hands";

/// The stored form of a deal. A deal of hands alone is stored as their list.
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

impl<R: Rules> Record<R> {
    /// Builds the record of a game from its stored parts; `None` before the deal. How the game
    /// ended follows from its moves.
    ///
    /// # Errors
    /// The parts make no record.
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
            serde_json::from_str(rules).map_err(UnreadableGame::Options)?,
            parts.labels.clone(),
            Seat::new(dealer.into()).ok_or(UnreadableGame::NoSuchSeat(dealer))?,
            read_deal(deal)?,
            parts.chance.clone(),
        );
        for (entry, n) in parts.entries.iter().zip(1..) {
            record.moves.push(parse(format_args!("move {n}"), entry)?);
        }
        // If a move is wrong, the record says nothing about the end; a replay will find the wrong
        // move.
        if let Ok(position) = record.play_moves(&mut |_: &R, _| {}) {
            record.end = position.end();
        }
        Ok(Some(record))
    }
}

/// Parses a part in the form that the game writes.
fn parse<T: DeserializeOwned>(what: impl ToString, text: &str) -> Result<T, UnreadableGame> {
    serde_json::from_str(text).map_err(unreadable(what))
}

fn unreadable(what: impl ToString) -> impl FnOnce(serde_json::Error) -> UnreadableGame {
    move |source| UnreadableGame::Document {
        what: what.to_string(),
        source,
    }
}
