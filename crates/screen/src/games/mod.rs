//! What belongs to a single game on Discord: its texts, public messages, hands and buttons. Each
//! game has a folder, where it implements the traits of [`kit`] for its session type. No game knows
//! about another.
//!
//! The rest goes through the dispatch functions of [`kit`], so it names no game. A game's modules
//! build on the shared ones in [`render`](crate::render).

pub mod bus;
pub mod getaway;
pub mod king;
pub mod kit;
pub mod palace;
