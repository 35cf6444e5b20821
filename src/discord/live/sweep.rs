//! Cleans up the messages of tables that ended while the process was shutting down, or while the bot
//! couldn't write in their channels: removes their buttons, deletes surplus messages, closes the tables'
//! own threads and forgets where the messages are. Their text stays, because the store no longer knows
//! the table.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use super::public_message::Route;
use super::saved_messages::Unfinished;
use super::table_message::former::Former;
use crate::discord::bot::Bot;
use crate::discord::http::retry_until_done;
use crate::store::{EndedTable, StoreError, causes};
use crate::table::{Place, TableId};

/// A table whose messages are that old is forgotten, although the bot still can't write in its
/// channel.
const GIVEN_UP: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Cleans up after all tables of this process's servers that ended before now.
pub async fn run(bot: Arc<Bot>) {
    let (now, store) = (SystemTime::now(), bot.tables.store());
    let (mut after, mut count) = (None, 0);
    loop {
        let page = retry_until_done(|| store.ended_tables::<Unfinished>(after, now), not_yet).await;
        let Some(last) = page.last() else { break };
        after = Some(last.table);
        count += clean_up(&bot, page).await;
    }
    if count > 0 {
        tracing::info!("cleaned up after {count} ended tables");
    }
}

/// Cleans up after one ended table that no task shows.
pub async fn table(bot: Arc<Bot>, table: TableId, place: Place) {
    let store = bot.tables.store();
    let read = || async {
        match store.saved_messages::<Unfinished>(table).await {
            // Another version saved it. What can't be read can't be cleaned up.
            Err(StoreError::Document { .. }) => Ok(None),
            read => read,
        }
    };
    let messages = retry_until_done(read, not_yet).await;
    clean_up(&bot, vec![EndedTable { table, place, messages }]).await;
}

/// Cleans up after the tables that belong to this process, and returns how many it has forgotten.
/// Where the bot can't write now, a later process cleans up.
async fn clean_up(bot: &Bot, mut tables: Vec<EndedTable<Unfinished>>) -> usize {
    let store = bot.tables.store();
    tables.retain(|table| store.share().range.has(table.place.guild));
    let mut done = Vec::new();
    for table in &tables {
        let guild = bot.guild_settings(table.place.guild).await;
        let route = Route::new(&bot.discord, table.place.channel, &guild);
        let Unfinished { former } = table.messages.clone().unwrap_or_default();
        let mut former = Former::resumed(&former);
        if former.close_when_possible(&route).await.is_err()
            && !former.are_older(GIVEN_UP, SystemTime::now())
        {
            continue;
        }
        bot.threads.close(table.place, table.table).await;
        done.push(table.table);
    }
    if !done.is_empty() {
        retry_until_done(|| store.forget_messages_of(done.clone()), not_yet).await;
    }
    done.len()
}

fn not_yet(error: &StoreError) {
    tracing::warn!(error = causes(error), "cannot clean up after ended tables yet");
}
