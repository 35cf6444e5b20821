//! The game record (rules, section 11): one JSON object on one line.
//!
//! Owns the format. Replaying and judging a record is the business of the referee.

use serde::{Deserialize, Serialize};

use super::deal::Deal;
use super::options::Options;
use crate::cards::{Card, ChanceProof, Seat, present};

/// The format that this program reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// `palace-record/1`.
    #[serde(rename = "palace-record/1")]
    V1,
}

/// A game, running or over, in a form that anybody can replay.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::palace::rules::{Deal, Due, Move, Options, Record};
///
/// let (options, dealer) = (Options::default(), Seat::FIRST);
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let deal = Deal::new(&chance, options, 2, dealer);
/// let moves = Seat::first(2).map(|seat| Move::Ready { seat });
/// let labels = ["Ann", "Ben"].map(str::to_owned).to_vec();
///
/// let record = Record::of_game(options, labels, dealer, &deal, moves, None)?;
/// let line = record.to_line()?;
/// let game = Record::from_line(&line)?.replay()?;
/// assert!(matches!(game.board().due(), Due::Begin | Due::Play(_)));
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
    /// Who dealt.
    pub dealer: Seat,
    /// The face-down cards as dealt, by seat and place.
    pub down: Vec<Vec<Card>>,
    /// The face-up cards as dealt, by seat.
    pub up: Vec<Vec<Card>>,
    /// The hands as dealt, by seat.
    pub hands: Vec<Vec<Card>>,
    /// The draw deck from its top.
    pub deck: Vec<Card>,
    /// Everything that the players did, in order.
    pub moves: Vec<Entry>,
    /// Who got away, in order.
    pub away: Vec<Seat>,
    /// The loser; none while the game runs, or if it was stopped or abandoned.
    #[serde(deserialize_with = "Option::deserialize")]
    pub loser: Option<Seat>,
    /// How the cards came about, if it is known.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub chance: Option<ChanceProof>,
}

/// One move as a record writes it. Who begins and what is refilled follow from the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A card of the hand is exchanged with a face-up card.
    Swap {
        /// The player.
        seat: Seat,
        /// The card of the hand.
        hand: Card,
        /// The face-up card.
        up: Card,
    },
    /// A player is ready.
    Ready {
        /// The player.
        seat: Seat,
    },
    /// Cards of one rank are played.
    Play {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A face-down card is shown, and played if it may be.
    Flip {
        /// The player.
        seat: Seat,
        /// Its place.
        at: u8,
        /// What it was.
        card: Card,
    },
    /// The stack is picked up.
    PickUp {
        /// The player.
        seat: Seat,
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
    /// What is not as section 11 says, with its place in the line.
    pub fn from_line(line: &str) -> serde_json::Result<Record> {
        serde_json::from_str(line)
    }

    /// Where the cards lay before the exchange.
    #[must_use]
    pub fn deal(&self) -> Deal {
        Deal {
            down: self.down.clone(),
            up: self.up.clone(),
            hands: self.hands.clone(),
            deck: self.deck.clone(),
        }
    }
}
