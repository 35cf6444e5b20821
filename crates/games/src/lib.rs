//! Cards and the games that are played with them: no async, no clock, no I/O, and nothing of Discord.
//!
//! [`cards`] knows no game, [`kit`] is what all games share, each game has a module of its own that
//! knows no other game, and [`list`] puts them together: whoever stands above knows them through it.

pub mod bus;
pub mod cards;
pub mod getaway;
mod kinds;
pub mod king;
pub mod kit;
pub mod list;
pub mod palace;
mod record;
mod session;

pub use kinds::UnreadableOptions;
pub use record::NotARecord;
pub use session::upgrade_v1;
// Of the two of a name, the list's is that of whichever game.
pub use kit::{
    Audience, Bad, BadRecord, Document, Due, Ending, Estimate, Event, Figures, Game, Journal,
    LastLeft, Level, Limits, NoDeal, NotRestored, Pause, Placing, Players, Results, Round,
    RuleOptions, Rules, Start, Stored, TableOptions, Tally, Token, Turn, UnreadableGame, Unsaved,
    Unverified, options, stored,
};
pub use list::{
    Act, Decision, Done, GameKind, In, Listed, Options, PublicView, Question, Record, Refusal,
    Session, Task, View,
};
