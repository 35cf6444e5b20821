//! Cleans up the messages of tables that ended while the process was shutting down: removes their
//! buttons, deletes surplus messages, closes the tables' own threads and forgets where the messages
//! are. Their text stays, because the store no longer knows the table.

use std::time::SystemTime;

use super::public_message::Route;
use super::saved_messages::Unfinished;
use super::table_message::former::Former;
use super::threads::Threads;
use crate::discord::http::{Discord, backoff};
use crate::discord::render::card_style::CardStyle;
use crate::store::{EndedTable, Store, StoreError};
use crate::table::{Place, TableId};

/// Cleans up after all tables of this process's servers that ended before now.
pub async fn run(discord: Discord, store: Store, threads: Threads) {
    let now = SystemTime::now();
    let (mut after, mut count) = (None, 0);
    loop {
        let page = insisting(|| store.ended_tables::<Unfinished>(after, now)).await;
        let Some(last) = page.last() else { break };
        after = Some(last.table);
        count += clean_up(&discord, &store, &threads, page).await;
    }
    if count > 0 {
        tracing::info!("cleaned up after {count} ended tables");
    }
}

/// Cleans up after one ended table that no task shows.
pub async fn table(discord: Discord, store: Store, threads: Threads, table: TableId, place: Place) {
    let messages = insisting(|| store.saved_messages::<Unfinished>(table)).await;
    let ended = EndedTable {
        table,
        place,
        messages,
    };
    clean_up(&discord, &store, &threads, vec![ended]).await;
}

/// Cleans up after the tables that belong to this process, and returns how many there are.
async fn clean_up(
    discord: &Discord,
    store: &Store,
    threads: &Threads,
    mut tables: Vec<EndedTable<Unfinished>>,
) -> usize {
    tables.retain(|table| store.share().range.has(table.place.guild));
    for table in &tables {
        let Unfinished(messages) = table.messages.clone().unwrap_or_default();
        let mut former = Former::resumed(&messages);
        let route = Route::new(discord, table.place.channel, CardStyle::default());
        let mut failures = 0;
        while former.close(&route).await {
            failures += 1;
            tokio::time::sleep(backoff(failures)).await;
        }
        threads.close(table.place, table.table).await;
    }
    let ids: Vec<_> = tables.iter().map(|table| table.table).collect();
    if !ids.is_empty() {
        insisting(|| store.forget_messages_of(ids.clone())).await;
    }
    ids.len()
}

/// Repeats a database operation until it succeeds.
async fn insisting<T, F: Future<Output = Result<T, StoreError>>>(mut work: impl FnMut() -> F) -> T {
    let mut failures = 0;
    loop {
        match work().await {
            Ok(done) => return done,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "cannot clean up after ended tables yet");
            }
        }
        failures += 1;
        tokio::time::sleep(backoff(failures)).await;
    }
}
