//! The published rules of Stop the Bus, exactly: deals, turns, showdowns, views, records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: the caller
//! asks the fair shuffle for each deal. Knows nothing about people and texts: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`]. Section numbers in comments refer to
//! `docs/rules/bus.md`.
//!
//! [`Board::check`] is the only source of legality; [`Position::apply`] is check, then change.

mod board;
mod event;
mod hand;
mod options;
mod position;
mod record;

pub use crate::kit::Audience;
pub use board::{Board, Due, PlayedTurn};
pub use event::{Act, BadDeal, Deal, Event, Illegal, Move};
pub use hand::{Combination, Exchange, Hand, Worth};
pub use options::{Keep, Options, Tokens, WholeHand};
pub use position::{BadStart, Position, View};
pub use record::{End, Entry, Fault, Record};

/// The maximum number of players in a game.
pub const MOST_SEATS: usize = 6;

/// The number of cards in a hand, and in the middle (section 2).
pub const HAND: usize = 3;

/// The number of turns per player after which a deal without a call ends (section 4).
pub const MOST_TURNS: usize = 20;

/// The maximum number of turns in a deal: a call in the very last turn of the limit still gives
/// everyone else one.
pub const MOST_TURNS_OF_ALL: usize = MOST_TURNS * MOST_SEATS + MOST_SEATS - 1;
