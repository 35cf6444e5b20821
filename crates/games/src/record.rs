//! Records of any game: one JSON object on one line, with a format that names the game. What has no
//! comment here passes the call on to [`kit::Record`].

use std::error::Error;

use serde::Deserialize;

use crate::cards::{Chance, ChanceProof, Shuffle};
use crate::kit::options::Named;
use crate::kit::{self, Stored, UnreadableGame};
use crate::list::{GameKind, In, Record};
use crate::{by_game, by_kind};

#[derive(Debug, thiserror::Error)]
pub enum NotARecord {
    /// Text, another kind of value, or one of several lines.
    #[error("not a game record: that is one JSON object, on one line")]
    Object,
    #[error("not a game record: {0}")]
    Json(#[from] serde_json::Error),
    #[error("not a game record: this program knows no format {0:?}")]
    Format(String),
}

#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    format: std::borrow::Cow<'a, str>,
}

impl Record {
    /// Reads a record of any game; its format says of which.
    pub fn from_line(line: &str) -> Result<Record, NotARecord> {
        if !line.trim_start().starts_with('{') {
            return Err(NotARecord::Object);
        }
        let head: Head = serde_json::from_str(line)?;
        let game = head.format.split_once("-record/").map(|(game, _)| game);
        let Some(kind) = game.and_then(GameKind::named) else {
            return Err(NotARecord::Format(head.format.into_owned()));
        };
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as kit::Session>::Rules>::from_line(line)?;
            Ok(G::wrap(Box::new(record)))
        })
    }

    pub const fn kind(&self) -> GameKind {
        by_game!(Record, self, |G, _| <G as crate::Listed>::KIND)
    }

    pub fn to_line(&self) -> serde_json::Result<String> {
        by_game!(Record, self, |G, record| record.to_line())
    }

    pub fn of_stored(kind: GameKind, stored: &Stored) -> Result<Option<Record>, UnreadableGame> {
        by_kind!(kind, |G| {
            let record = kit::Record::<<G as kit::Session>::Rules>::of_stored(stored)?;
            Ok(record.map(|record| G::wrap(Box::new(record))))
        })
    }

    /// Replays the record.
    pub fn check(&self) -> Result<(), Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.replay().map(drop)?))
    }

    pub fn verify(&self) -> Result<Chance, Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.verify()?))
    }

    pub fn verify_by(&self, shuffle: &Shuffle) -> Result<Chance, Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| Ok(record.verify_by(shuffle)?))
    }

    /// A record of another game is no record of what was dealt again.
    pub fn verify_again(&self, of: &Record) -> Result<Chance, Box<dyn Error + Send + Sync>> {
        by_game!(Record, self, |G, record| {
            let of =
                <G as In<Record>>::peek(of).ok_or("it is another game than the one it is from")?;
            Ok(record.verify_again(of)?)
        })
    }

    pub fn chance(&self) -> Option<&ChanceProof> {
        by_game!(Record, self, |G, record| record.chance.as_ref())
    }
}
