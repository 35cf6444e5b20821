//! From a snapshot to a message: pure functions, no I/O.
//!
//! What everybody reads is made from a [`Scene`], which has no way to a hand; a hand is made from
//! the [`View`](crate::rules::View) of one seat, and goes to that seat's owner alone.

pub mod advice;
pub mod cards;
pub mod hand;
pub mod lobby;
pub mod options;
pub mod outcome;
pub mod picking;
pub mod rules;
pub mod scene;
pub mod scores;
pub mod story;
pub mod trick;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use scene::Scene;
