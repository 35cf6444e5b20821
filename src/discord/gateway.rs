//! Whether the gateway is connected: without it nobody can act, so the tables' clocks stand still.
//!
//! Owns what counts as connected. A process with several shards is connected while all of them are:
//! tables of the others get more time while one reconnects, which hurts nobody.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::ConnectionStage;

use crate::table::Tables;

/// How often it is looked.
const LOOK: Duration = Duration::from_millis(200);

/// Lets the tables' clocks run only while the gateway is connected; runs until it is dropped.
pub async fn watch(shards: Arc<serenity::ShardManager>, tables: Tables) -> Infallible {
    let mut most = 0;
    loop {
        let (connected, all) = {
            let runners = shards.runners.lock().await;
            let connected = |stage| matches!(stage, ConnectionStage::Connected);
            let connected = runners.values().filter(|info| connected(info.stage));
            (connected.count(), runners.len())
        };
        // One that is started anew is missing meanwhile.
        most = most.max(all);
        let is_connected = most > 0 && connected == most;
        metrics::gauge!("getaway_gateway_connected").set(f64::from(u8::from(is_connected)));
        match (is_connected, tables.stands_still()) {
            (false, false) => {
                tracing::info!("the gateway is away; no clock runs until it is back");
                tables.stand_still();
            }
            (true, true) => {
                tracing::info!("the gateway is connected");
                tables.go_on().await;
            }
            _ => {}
        }
        tokio::time::sleep(LOOK).await;
    }
}
