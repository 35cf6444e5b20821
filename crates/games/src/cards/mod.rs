//! The common ground of all card games here: cards and sets of cards, seats, the fair shuffle, and
//! the shared parts of records.
//!
//! Owns notation and arithmetic. Knows nothing about games: each game decides which card beats
//! which, how many cards each player gets, and which moves are legal. No async, no clock, no I/O.

mod card;
mod card_set;
mod cut;
mod record;
mod seat;
mod shuffle;
mod typed;

pub use card::{Card, NotACard, Rank, Suit, SuitSet};
pub use card_set::{CardSet, Packs};
pub use cut::{Cut, CutWord, Mix, NotAWord};
pub(crate) use record::present;
pub use record::{ChanceProof, Shuffle, Unproven};
pub use seat::{Direction, MAX_SEATS, Seat, SeatList, SeatSet};
pub use shuffle::{Chance, Secret};
pub use typed::{is_punctuation, is_shaping, latin, parse_typed};
