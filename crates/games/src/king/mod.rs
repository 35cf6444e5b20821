//! The game King: its rules, its computer players, and its games at a table.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod computer;
pub mod rules;
pub mod session;

pub use session::King;
