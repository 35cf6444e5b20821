//! Notices when somebody whom a table is waiting for has left the server, and when a table's
//! channel is gone.
//!
//! Discord reports leaving members only to bots with a privileged intent. This bot asks instead,
//! and only when nothing has happened for a while: about the people whose turn it is, and about the
//! host.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinError, JoinSet};

use crate::discord::bot::Bot;
use crate::discord::http::ApiError;
use crate::screen::render::scene::awaited;
use crate::table::{ChannelId, Snapshot, TableHandle, TableId};

/// After this many checks of a table where nothing happens, its people are looked up again.
const AGAIN: u32 = 10;
/// How many tables' people are looked up at once. Several, so one that hangs doesn't delay the
/// others; few, so they don't get in the way of messages.
const AT_ONCE: usize = 8;

/// The last observation of a table.
struct Observation {
    version: u64,
    /// In how many more checks its people are looked up, if nothing happens in the meantime.
    ask_in: u32,
}

/// Checks all tables periodically. Runs until it is dropped.
pub async fn watch(bot: Arc<Bot>, every: Duration) {
    let mut seen: HashMap<TableId, Observation> = HashMap::new();
    loop {
        tokio::time::sleep(every).await;
        let all = bot.tables.all();
        let mut now = HashMap::with_capacity(all.len());
        let mut asked = JoinSet::new();
        for table in all {
            let snapshot = table.snapshot();
            let (id, version) = (snapshot.table, snapshot.version);
            let still = seen.remove(&id).filter(|observation| observation.version == version);
            let ask_in = still.as_ref().map_or(0, |o| o.ask_in.saturating_sub(1));
            now.insert(id, Observation { version, ask_in });
            if still.is_none_or(|observation| observation.ask_in > 0) {
                continue;
            }
            if asked.len() >= AT_ONCE
                && let Some(done) = asked.join_next().await
            {
                note(&mut now, done);
            }
            let bot = bot.clone();
            asked.spawn(async move { look_for(&bot, &table, &snapshot).await.then_some(id) });
        }
        while let Some(done) = asked.join_next().await {
            note(&mut now, done);
        }
        seen = now;
    }
}

/// Puts off the next lookup if all of a table's people could be looked up. Otherwise the next check
/// tries again.
fn note(now: &mut HashMap<TableId, Observation>, asked: Result<Option<TableId>, JoinError>) {
    match asked {
        Ok(told) => {
            let told = told.and_then(|table| now.get_mut(&table));
            told.into_iter().for_each(|told| told.ask_in = AGAIN);
        }
        Err(error) => tracing::error!(%error, "looking for absent people failed"),
    }
}

/// Looks up everyone the table is waiting for, and the host. Returns whether all lookups
/// succeeded.
async fn look_for(bot: &Bot, table: &TableHandle, now: &Snapshot) -> bool {
    let guild = table.place().guild;
    let mut people = awaited(&now.stage, &now.seats);
    if !people.contains(&now.host) {
        people.push(now.host);
    }
    let mut told = true;
    for person in people {
        match bot.discord.is_member(guild, person).await {
            Ok(true) => {}
            Ok(false) => bot.tables.person_gone(guild, person).await,
            Err(error) => {
                tracing::debug!(%guild, %error, "could not look up whether a person is still in the server");
                told = false;
            }
        }
    }
    told
}

/// Ends the table of a channel if the channel is gone.
pub async fn look_at(bot: &Bot, channel: ChannelId) {
    match bot.discord.has_channel(channel).await {
        Ok(true) => {}
        Ok(false) => bot.tables.channel_gone(channel).await,
        // It may be out of reach only for a while, so the table continues.
        Err(ApiError::NoAccess(_)) => {}
        Err(error) => {
            tracing::debug!(%channel, %error, "could not look up whether a channel still exists");
        }
    }
}
