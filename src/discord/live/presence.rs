//! Notices when somebody for whom a table waits has left the server, and when its channel is gone.
//!
//! Discord reports leaving members only to bots with a privileged intent. This bot asks instead, and
//! only when nothing has happened for a while: for those whose turn it is, and for the host.

use std::collections::HashMap;
use std::time::Duration;

use crate::discord::http::{ApiError, Discord};
use crate::discord::render::scene::awaited;
use crate::table::{ChannelId, Snapshot, TableHandle, TableId, Tables};

/// After so many looks at a table where nothing happens its people are asked about again.
const AGAIN: u32 = 10;

/// What was last observed of a table.
struct Observation {
    version: u64,
    /// In how many more looks its people are asked about, if nothing happens meanwhile.
    ask_in: u32,
}

/// Checks all tables every so often; runs until it is dropped.
pub async fn watch(discord: Discord, tables: Tables, every: Duration) {
    let mut seen: HashMap<TableId, Observation> = HashMap::new();
    loop {
        tokio::time::sleep(every).await;
        let all = tables.all();
        let mut now = HashMap::with_capacity(all.len());
        for table in all {
            let snapshot = table.snapshot();
            let before = seen.remove(&snapshot.table);
            let still = before.filter(|observation| observation.version == snapshot.version);
            let ask_in = match still {
                None => 0,
                Some(observation) if observation.ask_in > 0 => observation.ask_in - 1,
                Some(_) if look_for(&discord, &tables, &table, &snapshot).await => AGAIN,
                // Nobody knows; the next look may tell.
                Some(_) => 0,
            };
            let version = snapshot.version;
            now.insert(snapshot.table, Observation { version, ask_in });
        }
        seen = now;
    }
}

/// Asks about everybody for whom the table waits. Returns whether all of it could be told.
async fn look_for(discord: &Discord, tables: &Tables, table: &TableHandle, now: &Snapshot) -> bool {
    let guild = table.place().guild;
    let mut people = awaited(&now.stage, &now.seats);
    if !people.contains(&now.host) {
        people.push(now.host);
    }
    let mut told = true;
    for person in people {
        match discord.is_member(guild, person).await {
            Ok(true) => {}
            Ok(false) => tables.person_gone(guild, person).await,
            Err(error) => {
                tracing::debug!(%guild, %error, "nobody knows who is here");
                told = false;
            }
        }
    }
    told
}

/// Ends the table of a channel if the channel is gone.
pub async fn look_at(discord: &Discord, tables: &Tables, channel: ChannelId) {
    match discord.has_channel(channel).await {
        Ok(true) => {}
        Ok(false) => tables.channel_gone(channel).await,
        // Out of reach it may be for a time only: the table goes on.
        Err(ApiError::NoAccess(_)) => {}
        Err(error) => tracing::debug!(%channel, %error, "nobody knows whether it is there"),
    }
}
