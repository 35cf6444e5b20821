//! Measures and trains computer players: millions of games between them, opponents used only for
//! measuring, learning, and how reliable hints are.
//!
//! Owns what the command line's `simulate` and its own examples do. Knows the games and
//! nothing above them: no Discord, no table, no store, no command line. The same seed gives the
//! same results on any number of threads.

mod bus;
pub mod getaway;
mod king;
mod palace;
pub mod ratings;
pub mod simulate;
mod statistics;
mod threads;
