//! What belongs to a single game on Discord: its texts, public messages, hands, commands and
//! buttons. Each game has a folder, where it implements the traits of [`kit`] for its session type.
//! No game knows about another.
//!
//! The rest of the bot goes through the dispatch functions of [`kit`], so it names no game. A
//! game's modules build on the shared ones ([`render`](crate::discord::render),
//! [`actions`](crate::discord::incoming::actions) and others).

pub mod bus;
pub mod getaway;
pub mod king;
pub mod kit;
pub mod palace;
