//! The game record (rules, section 9): one JSON object on one line.
//!
//! Owns the entries and the end. The referee decides what an entry can stand for.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::contract::{Choice, Scoring};
use super::game::Game;
use crate::cards::{Card, Seat, present};
use crate::kit;

/// A game, running or over, in a form that anyone can replay.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::king::rules::{Move, Options, Record, Round, fair_deal, first_dealer};
/// use getaway_games::kit::NoDeal;
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let dealer = first_dealer(&chance);
/// let moves = [Move::Deal(fair_deal(&chance, Round::FIRST, dealer))];
/// let labels = ["Ann", "Ben", "hard", "easy"].map(str::to_owned).to_vec();
///
/// let record = Record::of_game(Options::default(), labels, dealer, &NoDeal {}, moves, None)?;
/// let line = record.to_line()?;
/// let game = Record::from_line(&line)?.replay()?;
/// assert_eq!(game.hand(Seat::FIRST).len(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Record = kit::Record<Game>;

/// The fields of a record about the end; empty before it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The points by seat.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub scores: Option<[i32; SEATS]>,
    /// The places by seat, from 1.
    #[serde(
        default,
        deserialize_with = "present",
        skip_serializing_if = "Option::is_none"
    )]
    pub places: Option<[u8; SEATS]>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    Deal {
        /// The hands by seat; the order within a hand doesn't matter.
        hands: Vec<Vec<Card>>,
    },
    Play {
        seat: Seat,
        card: Card,
    },
    /// Trumps are named, or an auction is held.
    Choose {
        seat: Seat,
        trumps: Choice,
    },
    Bid {
        seat: Seat,
        tricks: u8,
    },
    Pass {
        seat: Seat,
    },
    Direct {
        seat: Seat,
        play: Scoring,
    },
}
