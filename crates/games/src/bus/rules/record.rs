//! The game record (section 9): one JSON object on one line.
//!
//! Owns the entries and the fields of the end. The referee decides what an entry can stand for.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use super::deal::Deal;
use super::game::Game;
use crate::cards::{Card, Seat, present};
use crate::kit;

/// A game, running or over, in a form that anyone can replay.
///
/// ```
/// use getaway_games::bus::rules::{Due, Exchange, Game, Move, Options, Record, Step};
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::kit::NoDeal;
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let (options, dealer) = (Options::default(), Seat::FIRST);
/// let deal = Game::new(options, 2, dealer)?.fair_deal(&chance);
/// let seat = Seat::new(1).unwrap();
/// let act = Move { seat, exchange: Exchange::Keep, stop: true };
///
/// let labels = ["Ann", "Ben"].map(str::to_owned).to_vec();
/// let moves = [Step::Deal(deal), act.into()];
/// let record = Record::of_game(options, labels, dealer, &NoDeal {}, moves, None)?;
/// let line = record.to_line()?;
/// let game = Record::from_line(&line)?.replay()?;
/// assert_eq!(game.board().called(), Some(seat));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Record = kit::Record<Game>;

/// The fields of a record about the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The tokens by seat, after the last complete deal.
    pub tokens: Vec<u8>,
    /// The places by seat; `None` while the game runs, or if it was stopped early.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub places: Option<Vec<u8>>,
}

/// A deal or turn as a record writes it. Showdowns and lost tokens follow from these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    Deal(Deal),
    Swap {
        seat: Seat,
        give: Vec<Card>,
        take: Vec<Card>,
        #[serde(
            default,
            deserialize_with = "only_true",
            skip_serializing_if = "is_false"
        )]
        stop: bool,
    },
    Keep {
        seat: Seat,
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

/// Reads `stop`, which appears only when true.
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
