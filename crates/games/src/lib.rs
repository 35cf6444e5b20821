//! Cards and card games: no async, no clock, no I/O, and nothing about Discord.
//!
//! [`cards`] knows nothing about games, and [`kit`] is what all games share. Each game has its own
//! module, which doesn't use the others. [`list`] puts them together; callers know the games
//! through it.

pub mod bus;
pub mod cards;
pub mod getaway;
mod kinds;
pub mod king;
pub mod kit;
pub mod list;
pub mod palace;
pub mod rating;
mod record;
mod session;

// The tests are compiled by a package of their own: see `tests/Cargo.toml`.
#[cfg(test)]
extern crate self as getaway_games;
#[cfg(test)]
#[path = "../tests/rules/main.rs"]
mod rules;

pub use kinds::UnreadableOptions;
pub use record::NotARecord;
// If two items share a name, this exports the list's, which works for any game.
pub use kit::{
    Audience, Bad, BadRecord, Document, Due, Ending, Estimate, Event, Figures, Journal, LastLeft,
    Lesson, Level, Limits, Next, NoDeal, NotRestored, Pause, Placing, Players, Rand, Results,
    RoundLog, RuleOptions, Rules, SmallValue, Start, Step, Stored, TableOptions, Tally, Turn,
    UnreadableGame, Unsaved, Unverified, options,
};
pub use list::{
    Act, Decision, GameKind, In, Listed, MoveOutcome, MoveRefusal, Options, PublicView, Question,
    Record, Session, Task, View,
};
