//! Getaway for Discord.
//!
//! The library behind the `getaway` binary. Imports point down this list only:
//! `cli` → `discord` → `table` → `store` → `games` → `pictures` → `cards`.

pub mod cards;
pub mod cli;
pub mod config;
pub mod discord;
pub mod games;
pub mod pictures;
pub mod store;
pub mod table;
