//! The published rules of Palace, exactly: the deal, the game, views, events, records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: the caller
//! asks the fair shuffle who begins. Knows nothing about people and texts: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`].
//!
//! [`Board::check`] is the one source of legality; [`Game::apply`] is check, then change.

pub mod board;
pub mod deal;
pub mod event;
pub mod game;
pub mod options;
pub mod record;
#[cfg(any(test, feature = "testing"))]
mod testing;
pub mod view;

pub use crate::kit::Audience;
pub use board::Places;
pub use board::Stack;
pub use board::{Board, Due, Phase, Source, Tableau};
pub use deal::{BadSetup, Deal};
pub use event::{Act, Event, Illegal, Move};
pub use game::Game;
pub use game::{random_move, random_playout};
pub use options::{Length, Options};
pub use record::Fault;
pub use record::{Entry, Record};
#[cfg(any(test, feature = "testing"))]
pub use testing::Setup;
pub use view::View;

/// The maximum number of players in a game (section 2).
pub const MOST_SEATS: usize = 4;

/// The maximum number of cards that a player is dealt of one kind: face down, face up, or in the
/// hand (section 2).
pub const MOST_DEALT: usize = 6;

/// The number of cards in the draw deck (section 2).
pub const DECK: usize = 16;

/// The number of plays after which a game is stopped without a loser (section 8).
pub const MOST_PLAYS: u32 = 2_000;
