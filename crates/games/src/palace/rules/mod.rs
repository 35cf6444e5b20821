//! The published rules of Palace, exactly: the deal, the game, views, events, records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: the caller
//! asks the fair shuffle who begins. Knows nothing about people and texts: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`].
//!
//! [`Board::check`] is the one source of legality; [`Game::apply`] is check, then change.

mod board;
mod deal;
mod event;
mod game;
mod options;
mod record;
mod testing;
mod view;

pub use crate::kit::Audience;
pub use board::{Board, Due, Phase, Places, Source, Stack, Tableau};
pub use deal::{BadDeal, Deal};
pub use event::{Act, Event, Illegal, Move};
pub use game::{Game, random_move, random_playout};
pub use options::{Length, Options};
pub use record::{Entry, Fault, Record};
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
