//! A server's scheduled events, as far as the bot makes them.

use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::LightMethod;

use super::{ApiError, Discord, Target, sent_id};
use crate::table::GuildId;

/// Discord wants an end of what doesn't take place in a voice channel.
const LENGTH: Duration = Duration::from_secs(3 * 60 * 60);
/// Where an event says at which address it takes place.
const ADDRESS: &str = "/entity_metadata/location";

/// An event that takes place at an address, for the members of a server.
pub fn event(name: &str, at: SystemTime, address: &str) -> Value {
    let written = |at| Timestamp::try_from(at).unwrap_or_default().to_string();
    json!({
        "name": name,
        "scheduled_start_time": written(at),
        "scheduled_end_time": written(at + LENGTH),
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": { "location": address },
    })
}

impl Discord {
    /// Makes an event. If there is one at its address already, that one is changed.
    pub async fn make_event(&self, guild: GuildId, event: &Value) -> Result<u64, ApiError> {
        let made: Vec<Value> = self.get(Target::Events(guild)).await?;
        let address = event.pointer(ADDRESS);
        let mut there = made.iter().filter(|made| made.pointer(ADDRESS) == address);
        if let Some(id) = there.find_map(|made| made["id"].as_str()?.parse().ok()) {
            return self.change_event(guild, id, event).await.map(|()| id);
        }
        let made = self.give(LightMethod::Post, Target::Events(guild), event);
        sent_id(&made.await?)
    }

    pub async fn change_event(
        &self,
        guild: GuildId,
        id: u64,
        event: &Value,
    ) -> Result<(), ApiError> {
        let done = self.give(LightMethod::Patch, Target::Event(guild, id), event);
        done.await.map(drop)
    }
}
