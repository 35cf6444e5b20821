//! Cards and the games that are played with them: no async, no clock, no I/O, and nothing of Discord.
//!
//! [`cards`] knows no game, [`kit`] is what all games share, and each game has a module of its own that
//! knows no other game.

pub mod cards;
pub mod getaway;
pub mod king;
pub mod kit;
pub mod palace;

pub use kit::*;
