//! The messages that stay current: a table's public message and its players' hands.
//!
//! Each table has a [`table_display`](table_display) with its [`table_message`], its
//! [`hand_messages`] and its [`saved_messages`], from which a later process continues. They follow
//! the table's snapshots and never decide anything. [`plans`] carries planned evenings out. How a
//! public message is sent only once is in [`public_message`].

pub mod challenges;
pub mod deletions;
mod due;
pub mod emojis;
pub mod hand_messages;
pub mod month;
pub mod placement;
pub mod plans;
pub mod presence;
pub mod public_message;
pub mod recap;
pub mod saved_messages;
pub mod sweep;
pub mod table_display;
pub mod table_message;
#[cfg(test)]
mod testing;
pub mod thread_pause;
pub mod threads;

use std::sync::Arc;

use self::table_display::{FirstMessage, TableDisplay};
use super::bot::Bot;
use crate::table::TableHandle;

/// Begins to show a table: its message and its players' hands, each with a task of its own.
pub fn show(bot: &Arc<Bot>, table: TableHandle, first: FirstMessage) -> Arc<TableDisplay> {
    let store = bot.tables.store().clone();
    let display = Arc::new(TableDisplay::new(table, store, first));
    bot.add_display(display.clone());
    let hands = hand_messages::task::run(bot.clone(), display.clone(), first);
    bot.tasks.spawn_to_its_end(hands);
    let (of_task, shown) = (bot.clone(), display.clone());
    bot.tasks.spawn_to_its_end(async move {
        // Made here, because a future that is moved in takes its space twice.
        table_message::run(of_task.clone(), shown.clone(), first).await;
        of_task.remove_display(&shown);
    });
    display
}
