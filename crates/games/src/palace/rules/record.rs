//! The game record (rules, section 11): one JSON object on one line.
//!
//! Owns the entries. The referee decides what an entry can stand for. The record holds the
//! [deal](super::Deal) as it is.

use serde::{Deserialize, Serialize};

use super::game::Game;
use crate::cards::{Card, Seat};
use crate::kit;

/// A game, running or over, in a form that anyone can replay.
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
pub type Record = kit::Record<Game>;

/// A move as a record writes it. Who begins and what is refilled follow from the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// A card of the hand is exchanged with a face-up card.
    Swap {
        seat: Seat,
        hand: Card,
        up: Card,
    },
    Ready {
        seat: Seat,
    },
    Play {
        seat: Seat,
        cards: Vec<Card>,
    },
    /// A face-down card is shown, and played if possible.
    Flip {
        seat: Seat,
        at: u8,
        card: Card,
    },
    PickUp {
        seat: Seat,
    },
}
