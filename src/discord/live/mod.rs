//! The messages that stay current: a table's public message and its players' hands.
//!
//! A [`table_display`](table_display) is one table's: its [`table_message`], its [`hand_messages`], and
//! what a later process needs to go on with both, its [`anchor`]. They follow the table's snapshots and
//! never decide anything.

pub mod anchor;
pub mod deletions;
pub mod hand_messages;
pub mod placement;
pub mod presence;
pub mod presses;
pub mod sweep;
pub mod table_display;
pub mod table_message;
