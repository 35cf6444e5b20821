//! The messages that stay current: a table's public message and its players' hands.
//!
//! Each table has a [`table_display`](table_display) with its [`table_message`], its
//! [`hand_messages`] and its [`saved_messages`], from which a later process continues. They follow
//! the table's snapshots and never decide anything. [`plans`] carries planned evenings out. How a
//! public message is sent only once is in [`public_message`].

pub mod deletions;
pub mod emojis;
pub mod hand_messages;
pub mod placement;
pub mod plans;
pub mod presence;
pub mod public_message;
pub mod recap;
pub mod saved_messages;
pub mod show;
pub mod sweep;
pub mod table_display;
pub mod table_message;
#[cfg(test)]
mod testing;
pub mod thread_pause;
pub mod threads;
