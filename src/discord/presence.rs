//! Notices that somebody for whom a table waits is no longer in the server.
//!
//! Discord tells of members who leave only to bots with a privileged intent. This one asks instead,
//! and only when a turn has not moved for a while: once a turn, for those who are due.

use std::collections::HashMap;
use std::time::Duration;

use super::http::Discord;
use super::render::trick;
use crate::table::{Snapshot, TableHandle, TableId, Tables};

/// What was last seen of a table, and whether its people were looked for since.
struct Look {
    version: u64,
    asked: bool,
}

/// Looks round all tables every so often, for as long as it is polled.
pub async fn watch(discord: Discord, tables: Tables, every: Duration) {
    let mut seen: HashMap<TableId, Look> = HashMap::new();
    loop {
        tokio::time::sleep(every).await;
        let all = tables.all();
        let mut now = HashMap::with_capacity(all.len());
        for table in all {
            let snapshot = table.snapshot();
            let before = seen.remove(&snapshot.table);
            let still = before.filter(|look| look.version == snapshot.version);
            let asked = match still {
                Some(look) if !look.asked => {
                    look_for(&discord, &tables, &table, &snapshot).await;
                    true
                }
                Some(look) => look.asked,
                None => false,
            };
            let version = snapshot.version;
            now.insert(snapshot.table, Look { version, asked });
        }
        seen = now;
    }
}

async fn look_for(discord: &Discord, tables: &Tables, table: &TableHandle, now: &Snapshot) {
    let guild = table.place().guild;
    for person in trick::awaited(&now.stage, &now.seats) {
        match discord.is_member(guild, person).await {
            Ok(true) => {}
            Ok(false) => tables.person_gone(guild, person).await,
            Err(trouble) => tracing::debug!(%guild, %trouble, "nobody knows who is here"),
        }
    }
}
