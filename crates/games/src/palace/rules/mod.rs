//! The published rules of Palace, exactly: the deal, the game, views, events, records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: the caller
//! asks the fair shuffle who begins. Knows nothing about people and texts: a seat is a
//! [`Seat`](crate::cards::Seat), a refusal is an [`Illegal`].
//!
//! [`Board::check`] is the one source of legality; [`Position::apply`] is check, then change.

mod board;
mod deal;
mod event;
mod options;
mod position;
mod record;
mod testing;
mod view;

pub use crate::cards::Packs;
pub use crate::kit::Audience;
pub use board::{Board, Due, Phase, Places, Source, Stack, Tableau, is_ceiling};
pub use deal::{BadDeal, Deal};
pub use event::{Act, Event, Illegal, Move};
pub use options::{Eight, Length, Options, Seven, Ten};
pub use position::{Position, random_move, random_playout};
pub use record::{Entry, Fault, Record};
pub use testing::Setup;
pub use view::View;

/// The maximum number of players in a game (section 12).
pub const MOST_SEATS: usize = 6;

/// The maximum number of cards that a player is dealt of one kind: face down, face up, or in the
/// hand (section 2).
pub const MOST_DEALT: usize = 6;

/// The number of cards in the draw deck with one pack (section 2).
pub const DECK: usize = 16;

/// The maximum number of cards in the draw deck: two packs, of which five players got nine cards
/// each (section 12).
pub const MOST_DECK: usize = 104 - 5 * 9;

/// The number of plays after which a game is stopped without a loser (section 8).
pub const MOST_PLAYS: u32 = 2_000;
