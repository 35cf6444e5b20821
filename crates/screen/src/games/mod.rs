//! What people see of a single game: its texts, public messages, hands and buttons. Each game has a
//! folder, where it implements the traits of [`kit`] for its session type. No game knows another,
//! and none knows what its commands and buttons do: that is the bot's.
//!
//! Everything else calls a game through the dispatch functions of [`kit`], so it names no game. A
//! game's modules build on the shared ones in [`render`](crate::render).

pub mod bus;
pub mod getaway;
pub mod king;
pub mod kit;
pub mod palace;
