//! The game Getaway: its rules, its computer players, its options, and its games at a table.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod computer;
mod options;
pub mod rules;
pub mod session;

pub use options::TableOptions;
pub use session::Getaway;
