//! Palace, whole: its rules, its computer players, and what a table asks of it.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod computer;
pub mod rules;
pub mod session;

pub use session::Palace;
