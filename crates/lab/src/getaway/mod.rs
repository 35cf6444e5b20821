//! Getaway's part of the lab: simulated games, opponents for measuring players, how the network of
//! `hard` learns, and how reliable its hints are.

pub mod learn;
mod players;
pub mod reliability;
mod simulated;

pub use players::Character;
