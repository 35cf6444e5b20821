//! Getaway for Discord.
//!
//! The library behind the `getaway` binary. Imports point down this list only:
//! `cli` → `discord` → `table` → `store` → `computer` → `rules`; `sandbox` stands alone
//! and knows nothing of the game.

pub mod cli;
pub mod computer;
pub mod config;
pub mod discord;
pub mod rules;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod store;
pub mod table;
