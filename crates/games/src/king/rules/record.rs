//! The game record (rules, section 9): one JSON object on one line.
//!
//! Owns the format. Replaying and judging a record is the referee's business.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::contract::{Choice, Way};
use super::options::Options;
use crate::cards::{Card, ChanceProof, Seat, present};

/// The format that this program reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// `king-record/1`.
    #[serde(rename = "king-record/1")]
    V1,
}

/// A game, running or over, in a form that anybody can replay.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::king::rules::{Move, Options, Record, Round, fair_deal, first_dealer};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let dealer = first_dealer(&chance);
/// let moves = [Move::Deal(fair_deal(&chance, Round::FIRST, dealer))];
/// let labels = ["Ann", "Ben", "hard", "easy"].map(str::to_owned).to_vec();
///
/// let record = Record::of_game(Options::default(), labels, dealer, moves, None)?;
/// let line = record.to_line()?;
/// let game = Record::from_line(&line)?.replay()?;
/// assert_eq!(game.hand(Seat::FIRST).len(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format's name and version.
    pub format: Format,
    /// The options.
    pub rules: Options,
    /// A label per seat.
    pub seats: Vec<String>,
    /// Who dealt the first round.
    pub dealer: Seat,
    /// Everything that was dealt and done, in order.
    pub moves: Vec<Entry>,
    /// The points by seat; only of a finished game.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub scores: Option<[i32; SEATS]>,
    /// The places by seat, from 1; only of a finished game.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub places: Option<[u8; SEATS]>,
    /// How the cards came about, if it is known.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub chance: Option<ChanceProof>,
}

/// One move as a record writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// The cards are dealt.
    Deal {
        /// The hands by seat; the order in a hand means nothing.
        hands: Vec<Vec<Card>>,
    },
    /// A card is played.
    Play {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Trumps are named, or an auction is held.
    Choose {
        /// The player.
        seat: Seat,
        /// The choice.
        trumps: Choice,
    },
    /// A bid.
    Bid {
        /// The player.
        seat: Seat,
        /// How many tricks.
        tricks: u8,
    },
    /// A pass.
    Pass {
        /// The player.
        seat: Seat,
    },
    /// The direction is chosen.
    Direct {
        /// The player.
        seat: Seat,
        /// Up or down.
        play: Way,
    },
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
    /// What differs from section 9, with its place in the line.
    pub fn from_line(line: &str) -> serde_json::Result<Record> {
        serde_json::from_str(line)
    }
}
