//! What every card game at these tables is made of: cards and sets of them, seats, the fair shuffle,
//! and what the records of all games have in common.
//!
//! Owns notation and arithmetic. Knows no game: which card beats which, who is dealt how many, and
//! what is legal is each game's own. No async, no clock, no I/O.

mod card;
mod card_set;
mod cut;
mod record;
mod seat;
mod seat_list;
mod shuffle;
mod typed;

pub use card::{Card, NotACard, Rank, Suit, SuitSet};
pub use card_set::CardSet;
pub use cut::{Cut, CutWord, Mix, NotAWord};
pub(crate) use record::present;
pub use record::{ChanceProof, Unproven};
pub use seat::{Direction, MAX_SEATS, Seat, SeatSet};
pub use seat_list::SeatList;
pub use shuffle::{Chance, Secret};
pub use typed::{find_typed, parse_typed};
