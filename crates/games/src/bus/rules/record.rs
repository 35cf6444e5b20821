//! The game record (section 9): one JSON object on one line.
//!
//! Owns the format. The referee replays and judges records.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use super::deal::Deal;
use super::event::{Exchange, Move};
use super::game::Game;
use super::options::Options;
use crate::cards::{Card, ChanceProof, Seat, present};

/// The format that this program reads and writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// `bus-record/1`.
    #[serde(rename = "bus-record/1")]
    V1,
}

/// A game, running or over, in a form that anyone can replay.
///
/// ```
/// use getaway_games::bus::rules::{Due, Entry, Exchange, Game, Move, Options, Record};
/// use getaway_games::cards::{Chance, Seat, Secret};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let mut game = Game::new(Options::default(), 2, Seat::FIRST)?;
/// let deal = game.fair_deal(&chance);
/// game.deal(&deal, &mut |_| {})?;
/// let Due::Turn(seat) = game.board().due() else { panic!("cards have been dealt") };
/// let act = Move { seat, exchange: Exchange::Keep, stop: true };
/// let moves = [Some(Entry::Deal(deal)), Entry::of(&game, act)].into_iter().flatten();
///
/// let labels = ["Ann", "Ben"].map(str::to_owned).to_vec();
/// let record = Record::new(Options::default(), labels, Seat::FIRST, moves.collect(), None)?;
/// let line = record.to_line()?;
/// let game = Record::from_line(&line)?.replay()?;
/// assert_eq!(game.board().called(), Some(seat));
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
    /// The dealer of the first deal.
    pub dealer: Seat,
    /// All deals and all turns, in order.
    pub moves: Vec<Entry>,
    /// The tokens by seat, after the last deal that was completed.
    pub tokens: Vec<u8>,
    /// The places by seat; `None` while the game runs, or if it was stopped early.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub places: Option<Vec<u8>>,
    /// How the cards came about, if it is known.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub chance: Option<ChanceProof>,
}

/// One deal or turn as a record writes it. Showdowns and lost tokens follow from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// Cards are dealt.
    Deal(Deal),
    /// A player exchanges one card or three.
    Swap {
        /// The player.
        seat: Seat,
        /// The cards of the hand.
        give: Vec<Card>,
        /// The cards of the middle.
        take: Vec<Card>,
        /// Whether the player then calls.
        #[serde(
            default,
            deserialize_with = "only_true",
            skip_serializing_if = "is_false"
        )]
        stop: bool,
    },
    /// A player keeps the hand.
    Keep {
        /// The player.
        seat: Seat,
        /// Whether the player then calls.
        #[serde(
            default,
            deserialize_with = "only_true",
            skip_serializing_if = "is_false"
        )]
        stop: bool,
    },
}

fn is_false(value: &bool) -> bool {
    !value
}

/// `stop` appears only when true.
fn only_true<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    if bool::deserialize(from)? {
        Ok(true)
    } else {
        Err(D::Error::invalid_value(
            Unexpected::Bool(false),
            &"true, or no `stop` at all",
        ))
    }
}

impl Entry {
    /// The entry for a move that is about to be made; `None` if the player has no cards.
    #[must_use]
    pub fn of(
        game: &Game,
        Move {
            seat,
            exchange,
            stop,
        }: Move,
    ) -> Option<Entry> {
        let (give, take) = match exchange {
            Exchange::Keep => return Some(Entry::Keep { seat, stop }),
            Exchange::One { give, take } => (vec![give], vec![take]),
            Exchange::All => {
                let (hand, middle) = (game.hand(seat)?, game.board().middle()?);
                (hand.cards().to_vec(), middle.to_vec())
            }
        };
        Some(Entry::Swap {
            seat,
            give,
            take,
            stop,
        })
    }
}

impl Record {
    /// Writes the record on one line, without a line end.
    ///
    /// # Errors
    /// Nothing that a well-formed record could cause.
    pub fn to_line(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads a record from a line.
    ///
    /// # Errors
    /// What isn't as section 9 says, with its place in the line.
    pub fn from_line(line: &str) -> serde_json::Result<Record> {
        serde_json::from_str(line)
    }
}
