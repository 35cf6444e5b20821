//! Getaway's part of the lab: simulated games, opponents for measuring players, and how the network
//! of `hard` learns.

pub mod learn;
mod players;
mod simulated;

pub use players::Kind;
