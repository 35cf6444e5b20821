//! The published rules of Stop the Bus, exactly: deals, turns, showdowns, views, records.
//!
//! Owns what is legal and what happens. Knows no async, no clock, no source of chance (the caller
//! asks the fair shuffle for each deal), no person and no prose: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`]. Section numbers in comments are those of
//! `docs/rules/bus.md`.
//!
//! [`Board::check`] is the only source of legality; [`Game::apply`] is check, then change.

pub mod board;
pub mod deal;
pub mod event;
pub mod game;
pub mod hand;
mod legality;
pub mod options;
pub mod record;
pub mod referee;
pub mod view;
pub mod worth;

pub use crate::kit::Audience;
pub use board::{Board, Due, Turn};
pub use deal::{BadDeal, Deal};
pub use event::{Event, Exchange, Illegal, Move};
pub use game::Game;
pub use hand::Hand;
pub use options::{Keep, Options, Tokens, WholeHand, WrongSeats};
pub use record::{Entry, Record};
pub use referee::{BadRecord, BadStart, Fault, Unverified};
pub use view::View;
pub use worth::{Kind, Worth};

/// The most players of a game.
pub const MOST_SEATS: usize = 6;

/// The cards of a hand, and of the middle (section 2).
pub const HAND: usize = 3;

/// A deal without a call ends when everyone has had this many turns (section 4).
pub const MOST_TURNS: usize = 20;

/// The most turns of a deal: a call in the very last turn of the limit still gives everyone else one.
pub const MOST_TURNS_OF_ALL: usize = MOST_TURNS * MOST_SEATS + MOST_SEATS - 1;
