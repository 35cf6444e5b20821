//! The game record (rules, section 11): one JSON object on one line.
//!
//! Owns the format. Replaying and judging a record is the business of the referee.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::event::{Move, Slip};
use super::options::Options;
use super::seats::Seat;
use super::trick::Source;

/// The format that this program reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// `getaway-record/1`.
    #[serde(rename = "getaway-record/1")]
    V1,
}

/// A game, running or over, in a form that anybody can replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format's name and version.
    pub format: Format,
    /// The options.
    pub rules: Options,
    /// A label per seat.
    pub seats: Vec<String>,
    /// Who dealt.
    pub dealer: Seat,
    /// The hands as dealt, by seat.
    pub hands: Vec<Vec<Card>>,
    /// Everything that happened, in order.
    pub moves: Vec<Entry>,
    /// Who got away, in order.
    pub away: Vec<Seat>,
    /// The loser; none while the game runs, or if it was abandoned.
    pub loser: Option<Seat>,
    /// How the cards came about, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<ChanceProof>,
}

/// What is needed to recompute the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceProof {
    /// SHA-256 of the secret, shown before the game.
    pub commit: String,
    /// The secret, shown after it.
    pub secret: String,
    /// The game's number.
    pub game: u64,
    /// The interactions with which the human seats joined, in seat order, and the one that dealt.
    pub ids: Vec<String>,
}

/// One move as a record writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A take.
    Take {
        /// Who took.
        seat: Seat,
        /// From whom.
        from: Seat,
    },
    /// A card played, also the one that was just drawn.
    Play {
        /// Who played.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Which mistake it was, if it was penalised.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slip: Option<Slip>,
    },
    /// A card drawn; the play of it is the next entry.
    Draw {
        /// Who drew.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where from.
        from: From,
    },
}

/// Where a card was drawn from, as a record writes it: `"waste"` or a seat's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum From {
    /// `"waste"`.
    Waste(WasteName),
    /// The number of a seat.
    Seat(Seat),
}

/// The word `waste`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WasteName {
    /// `"waste"`.
    Waste,
}

impl std::convert::From<Source> for From {
    fn from(source: Source) -> From {
        match source {
            Source::Waste => From::Waste(WasteName::Waste),
            Source::Seat(seat) => From::Seat(seat),
        }
    }
}

impl std::convert::From<From> for Source {
    fn from(from: From) -> Source {
        match from {
            From::Waste(_) => Source::Waste,
            From::Seat(seat) => Source::Seat(seat),
        }
    }
}

impl Entry {
    /// The entries that record a move. A take needs to know from whom; a draw is two entries.
    #[must_use]
    pub fn of(act: Move, took_from: Option<Seat>) -> Vec<Entry> {
        match act {
            Move::Take { seat } => took_from
                .map(|from| Entry::Take { seat, from })
                .into_iter()
                .collect(),
            Move::Play { seat, card } => vec![Entry::Play {
                seat,
                card,
                slip: None,
            }],
            Move::Slip { seat, card, slip } => vec![Entry::Play {
                seat,
                card,
                slip: Some(slip),
            }],
            Move::Draw { seat, from, card } => vec![
                Entry::Draw {
                    seat,
                    card,
                    from: from.into(),
                },
                Entry::Play {
                    seat,
                    card,
                    slip: None,
                },
            ],
        }
    }
}

impl Record {
    /// Writes the record on one line, without a line end.
    ///
    /// # Errors
    /// None that a well-formed record could cause.
    pub fn to_line(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a record from a line.
    ///
    /// # Errors
    /// What is not as section 11 says, with its place in the line.
    pub fn from_line(line: &str) -> serde_json::Result<Record> {
        serde_json::from_str(line)
    }
}
