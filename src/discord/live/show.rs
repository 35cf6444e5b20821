//! Begins to show a table: its message and its players' hands, each with a task of its own.

use std::sync::Arc;

use super::table_display::{FirstMessage, TableDisplay};
use super::{hand_messages, table_message};
use crate::discord::bot::Bot;
use crate::table::TableHandle;

pub fn table(bot: &Arc<Bot>, table: TableHandle, first: FirstMessage) -> Arc<TableDisplay> {
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
