//! A server's scheduled events, as far as the bot makes them.

use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serenity::LightMethod;

use super::request::Content;
use super::{ApiError, Discord, Target, read, sent_id};
use crate::table::GuildId;

/// Discord wants an end of what doesn't take place in a voice channel.
const LENGTH: Duration = Duration::from_secs(3 * 60 * 60);

/// An event that takes place at an address.
#[derive(Serialize)]
pub struct Event {
    name: String,
    scheduled_start_time: String,
    scheduled_end_time: String,
    privacy_level: u8,
    entity_type: u8,
    entity_metadata: Place,
}

#[derive(Serialize, Deserialize)]
struct Place {
    location: String,
}

#[derive(Deserialize)]
struct Made {
    id: serenity::GenericId,
    entity_metadata: Option<Place>,
}

impl Event {
    pub fn new(name: String, at: SystemTime, location: String) -> Event {
        let written = |at| Timestamp::try_from(at).unwrap_or_default().to_string();
        Event {
            name,
            scheduled_start_time: written(at),
            scheduled_end_time: written(at + LENGTH),
            // Only members see it, and it is at an address.
            privacy_level: 2,
            entity_type: 3,
            entity_metadata: Place { location },
        }
    }
}

impl Discord {
    /// Makes an event. If there is one at its address already, that one is changed.
    pub async fn make_event(&self, guild: GuildId, event: &Event) -> Result<u64, ApiError> {
        let made: Vec<Made> = read(&self.get(Target::Events(guild)).await?)?;
        let address = &event.entity_metadata.location;
        let is_there = |made: &&Made| {
            let place = made.entity_metadata.as_ref();
            place.is_some_and(|place| place.location == *address)
        };
        if let Some(found) = made.iter().find(is_there) {
            let id = found.id.get();
            return self.change_event(guild, id, Some(event)).await.map(|()| id);
        }
        let content = Some(Content::of(event, &[])?);
        let made = self.request(LightMethod::Post, Target::Events(guild), content);
        sent_id(&made.await?)
    }

    /// Changes an event or, without one, deletes it.
    pub async fn change_event(
        &self,
        guild: GuildId,
        id: u64,
        event: Option<&Event>,
    ) -> Result<(), ApiError> {
        let (method, content) = match event {
            Some(event) => (LightMethod::Patch, Some(Content::of(event, &[])?)),
            None => (LightMethod::Delete, None),
        };
        let done = self.request(method, Target::Event(guild, id), content);
        done.await.map(drop)
    }
}
