//! Getaway for Discord.
//!
//! The library behind the `getaway` binary. Imports point down this list only: `cli` → `discord`, and
//! then come the crates: `screen` → `table` → `store` → `games`. The lab (`crates/lab`) stands apart:
//! only `cli` calls it, and it imports only `games`.

pub mod cli;
pub mod config;
pub mod discord;

pub use getaway_games::{self as games, cards, rating};
pub use getaway_screen as screen;
pub use getaway_store as store;
pub use getaway_table as table;
