//! The published rules of Getaway, exactly: the deal, the game and its history, views, events,
//! records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: the caller
//! who makes a draw supplies the card. Knows nothing about people and texts: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`].
//!
//! [`Board::legal_cards`] is the one source of legality; [`Position::apply`] is check, then change.

pub mod board;
pub mod deal;
pub mod event;
pub mod history;
pub mod options;
pub mod position;
pub mod record;
mod testing;
pub mod trick;
pub mod view;

pub use board::{Board, DrawDue, Due, Phase};
pub use deal::BadDeal;
pub use event::{Event, Illegal, Move, Slip};
pub use history::{Decision, History, Memory};
pub use options::{Dealing, FirstTrick, LastCard, Mistakes, Options, Packs, Preset, Taking};
pub use position::{Position, random_move, random_moves};
pub use record::{Entry, Fault, Hands, Record};
pub use trick::{Play, Source, Trick};
pub use view::View;

use crate::cards::Card;

/// The card that opens the game (section 2): the marked ace of spades with two packs.
pub const OPENER: Card = Card::ACE_OF_SPADES;
