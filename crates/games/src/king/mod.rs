//! King: the rules.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod rules;
