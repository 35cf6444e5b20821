//! Getaway for Discord.
//!
//! The library behind the `getaway` binary. Imports point down this list only:
//! `cli` → `discord` → `table` → `store` → `games` → `pictures` → `cards`.

pub mod cli;
pub mod config;
pub mod discord;
pub mod pictures;
pub mod store;
pub mod table;

// What is pure is a crate of its own: see `pure.rs`.
pub use getaway_games::{cards, games};
