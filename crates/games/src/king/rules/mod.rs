//! The published rules of King, exactly: deals, moves, events, views, records.
//!
//! Owns what is legal and what happens. No async, no clock, and no chance of its own: each deal is
//! a move that the caller makes, from the fair shuffle. Knows nothing about people and texts: a
//! seat is a [`Seat`], a refusal is an [`Illegal`].
//!
//! [`Board::check`] is the one source of legality; [`Position::apply`] is check, then change.
//!
//! The rules say "hand" both for one of the ten parts of a game and for the cards that a player
//! holds. In code the first is a [`Round`].

mod bidding;
mod board;
mod contract;
mod event;
mod legality;
mod options;
mod position;
mod record;
mod round;
mod trick;
mod view;

pub use crate::kit::Audience;
pub use bidding::{Bid, Bidding, Sold};
pub use board::{Board, Due, Phase, Play};
pub use contract::{Choice, Contract, Row, Scoring, Sheet, Trumps};
pub use event::{Act, Event, Illegal, Move};
pub use options::{Auctions, Ending, Hearts, Options};
pub use position::{Position, random_deal, random_move};
pub use record::{BadStart, End, Entry, Fault, Record};
pub use round::{BadDeal, Hands, Penalty, Round, fair_deal, first_dealer};
pub use trick::{Taken, Trick};
pub use view::View;

use crate::cards::{Direction, Seat};

/// The number of players (section 1).
pub const SEATS: usize = 4;

/// The cards that each player is dealt, and the tricks of a whole round (section 2).
pub const TRICKS: usize = 13;

#[inline]
pub const fn next(seat: Seat) -> Seat {
    seat.after(1, SEATS, Direction::Clockwise)
}
