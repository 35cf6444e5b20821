//! Getaway for Discord.
//!
//! The library behind the `getaway` binary. Imports point down this list only: `cli` → `discord` →
//! `table` → `store` → `pictures` → `games` (the crate in `crates/games`). The lab (`crates/lab`)
//! stands apart: only `cli` calls it, and it imports only `games`.

pub mod cli;
pub mod config;
pub mod discord;
pub mod pictures;
pub mod store;
pub mod table;
mod tasks;

pub use getaway_games::{self as games, cards, rating};
