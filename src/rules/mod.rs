//! Cards, the deal, the game and its course, views, events, records: the published rules of Getaway,
//! exactly.
//!
//! Owns what is legal and what happens. Knows no async, no clock, no chance of its own (whoever
//! applies a draw brings the card), no person and no prose: a seat is a [`Seat`], a refusal is an
//! [`Illegal`].
//!
//! [`Board::legal_cards`] is the one source of legality; [`Game::apply`] is check, then change.

pub mod board;
pub mod card_set;
pub mod cards;
pub mod chance;
pub mod check;
pub mod course;
pub mod event;
pub mod game;
pub mod options;
pub mod playout;
pub mod record;
pub mod seats;
pub mod setup;
pub mod trick;
pub mod typed;
pub mod view;

pub use board::{Board, DrawDue, Due, Phase};
pub use card_set::CardSet;
pub use cards::{Card, Rank, Suit, SuitSet};
pub use chance::{Chance, Secret};
pub use check::{BadRecord, Fault, Unverified};
pub use course::{Course, Decision};
pub use event::{Audience, Event, Illegal, Move, Slip};
pub use game::Game;
pub use options::{Deal, FirstTrick, House, LastCard, Mistakes, Named, Options, Packs};
pub use playout::{random_move, random_moves, random_playout};
pub use record::{ChanceProof, Entry, Record};
pub use seats::{Direction, MAX_SEATS, Seat, SeatSet};
pub use setup::{BadSetup, Setup};
pub use trick::{Play, Source, Trick};
pub use typed::{find_typed, parse_typed};
pub use view::{Memory, View};
