//! Stop the Bus, whole: its rules and its computer players.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod computer;
pub mod rules;
