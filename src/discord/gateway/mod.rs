//! The connections to Discord's gateway: the [`relay`] between serenity's shards and Discord, and
//! whether all shards are connected. Nobody can play without that, so the tables' clocks stop.
//!
//! Owns what counts as connected. A process with several shards is connected while all of them are:
//! while one reconnects, the tables of the others get more time, which hurts nobody. Missing
//! heartbeats reveal a connection that died silently. This is faster than serenity, which waits for
//! two heartbeat intervals.

mod begin;
mod channels;
mod components;
mod end;
pub mod press;
pub mod relay;
mod tracker;

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{ConnectionStage, ShardId};
use tokio::time::Instant;

use crate::table::Tables;
pub use end::Refusal;
use tracker::ConnectionTracker;

const CHECK_EVERY: Duration = Duration::from_millis(200);
/// How long all shards must be connected before sessions that end are no longer the same trouble.
const CALM: Duration = Duration::from_secs(60);
/// The interval of Discord's heartbeats, assumed until one is observed.
const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// How long a shard may stay without a session. serenity ignores a READY that it can't read, and
/// then waits for ever.
const READY: Duration = Duration::from_secs(30);

/// Lets the tables' clocks run only while the gateway is connected, and restarts shards that get no
/// session. Runs until it is dropped. Shards start one after the other, five seconds apart, until
/// there are as many as this process runs.
pub async fn watch(
    shards: Arc<serenity::ShardManager>,
    tracker: Arc<ConnectionTracker>,
    tables: Tables,
) -> Infallible {
    let expected = tracker.shards as usize;
    let mut lives: HashMap<ShardId, Life> = HashMap::new();
    let mut calm_since = None;
    loop {
        let now = Instant::now();
        let connected = {
            let runners = shards.runners.lock().await;
            lives.retain(|shard, _| runners.contains_key(shard));
            let connected = runners.iter().filter(|(shard, info)| {
                let connected = matches!(info.stage, ConnectionStage::Connected);
                let life = lives.entry(**shard).or_insert_with(|| Life::new(now));
                life.observe(connected, info.latency, now);
                connected && life.is_alive(now)
            });
            connected.count()
        };
        for (shard, life) in &mut lives {
            if life.is_stuck(now) {
                tracing::warn!(
                    shard = shard.0,
                    "no READY that could be read in {READY:?}; the shard is restarted"
                );
                let (shards, shard) = (shards.clone(), *shard);
                tokio::spawn(async move { shards.restart(shard).await });
            }
        }
        // A shard that is restarting is missing from the runners. While one resumes, serenity still
        // says that it is connected, but it has no session.
        let is_connected = connected == expected && tracker.live() >= expected;
        calm_since = is_connected.then(|| calm_since.unwrap_or(now));
        if calm_since.is_some_and(|since| now >= since + CALM) {
            tracker.note_calm();
        }
        metrics::gauge!("getaway_gateway_connected").set(f64::from(u8::from(is_connected)));
        match (is_connected, tables.clocks_stopped()) {
            (false, false) => {
                tables.stop_clocks();
                tracing::info!(
                    "the connection to the gateway is lost; all clocks stop until it is back"
                );
            }
            (true, true) => {
                tables.start_clocks().await;
                tracing::info!("the gateway is connected");
            }
            _ => {}
        }
        tokio::time::sleep(CHECK_EVERY).await;
    }
}

/// The signs of life of one shard's connection: it gets connected, and its heartbeats are answered.
#[derive(Debug)]
struct Life {
    connected: bool,
    /// Since when it hasn't been connected, or been restarted for that.
    without_session: Instant,
    /// How long the last answered heartbeat took. A different time means a new heartbeat.
    latency: Option<Duration>,
    last: Instant,
    /// The longest time between two answered heartbeats of the connection.
    interval: Option<Duration>,
    beat: Option<Instant>,
}

impl Life {
    fn new(now: Instant) -> Life {
        Life {
            connected: false,
            without_session: now,
            latency: None,
            last: now,
            interval: None,
            beat: None,
        }
    }

    fn observe(&mut self, connected: bool, latency: Option<Duration>, now: Instant) {
        if connected && !self.connected {
            self.last = now;
            self.beat = None;
        }
        if connected {
            self.without_session = now;
        }
        self.connected = connected;
        if latency.is_some() && latency != self.latency {
            if let Some(beat) = self.beat {
                let interval = now.duration_since(beat);
                self.interval = self.interval.max(Some(interval));
            }
            (self.beat, self.last) = (Some(now), now);
        }
        self.latency = latency;
    }

    /// Whether it has had no session for too long. Says so once in a while.
    fn is_stuck(&mut self, now: Instant) -> bool {
        let is_stuck = now.duration_since(self.without_session) >= READY;
        if is_stuck {
            self.without_session = now;
        }
        is_stuck
    }

    /// Whether the last sign of life is no older than a heartbeat and its answer may take.
    fn is_alive(&self, now: Instant) -> bool {
        let interval = self.interval.unwrap_or(HEARTBEAT);
        now.duration_since(self.last) <= interval + interval / 4 + CHECK_EVERY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_shard_without_a_session_is_stuck_every_half_minute() {
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let mut life = Life::new(begin);
        life.observe(false, None, at(29));
        assert!(!life.is_stuck(at(29)));
        assert!(life.is_stuck(at(30)) && !life.is_stuck(at(31)));
        assert!(life.is_stuck(at(60)));
        life.observe(true, None, at(100));
        assert!(!life.is_stuck(at(100)) && !life.is_stuck(at(129)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_without_answered_heartbeats_is_dead() {
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let latency = |ms| Some(Duration::from_millis(ms));
        let mut life = Life::new(begin);
        life.observe(true, latency(20), at(0));
        assert!(life.is_alive(at(41)), "the next heartbeat is not due yet");
        assert!(!life.is_alive(at(60)));
        // Every 10 seconds.
        for beat in 1..5 {
            life.observe(true, latency(20 + beat), at(10 * beat));
            assert!(life.is_alive(at(10 * beat)));
        }
        life.observe(true, latency(24), at(51));
        assert!(life.is_alive(at(51)), "the heartbeat may be on its way");
        assert!(!life.is_alive(at(53)));
        life.observe(false, None, at(54));
        life.observe(true, None, at(55));
        assert!(life.is_alive(at(55)), "a new connection");
    }
}
