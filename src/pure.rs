//! Cards and the games that are played with them: no async, no clock, no I/O, and nothing of Discord.
//!
//! A crate of its own (`crates/games`), which the bot's library re-exports as its parts `cards` and
//! `games`.

pub mod cards;
pub mod games;
