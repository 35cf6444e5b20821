//! Routes for a server's scheduled events, of the kind that takes place outside of Discord's own
//! channels.

use serde_json::{Value, json};

use super::Outcome;
use super::access::joined;
use crate::error::{ApiError, FormErrors};
use crate::ids::MessageId;
use crate::permissions::Permissions;
use crate::state::World;
use crate::wire;

/// How many events a server can have that aren't over.
const MAX_EVENTS: usize = 100;
/// The numbers of events that are elsewhere, and of events that only members see.
const EXTERNAL: u8 = 3;
const GUILD_ONLY: u8 = 2;

pub(super) fn route(
    world: &mut World,
    method: &str,
    guild: &str,
    rest: &[&str],
    body: &Value,
) -> Outcome {
    let known = joined(world, guild)?;
    let may = known.permissions(world.app.bot, &[]).unwrap_or_default();
    let guild = known.id;
    if method != "GET" && !may.allow(Permissions::CREATE_EVENTS) {
        return Err(ApiError::missing_permissions());
    }
    let ours = |event: &&Value| event["guild_id"] == json!(guild);
    match (method, rest) {
        ("GET", []) => {
            let events: Vec<&Value> = world.events.iter().filter(ours).collect();
            Ok(Some(json!(events)))
        }
        ("POST", []) => {
            if world.events.iter().filter(ours).count() >= MAX_EVENTS {
                return Err(ApiError::too_many_events());
            }
            let mut event = json!({
                "id": MessageId::from(world.clock.next_id()),
                "guild_id": guild,
                "channel_id": null,
                "creator_id": world.app.bot,
                "status": 1,
            });
            change(&mut event, body, world.clock.unix_ms())?;
            world.events.push(event.clone());
            Ok(Some(event))
        }
        (_, [id]) => {
            let is_it = |event: &Value| ours(&event) && event["id"] == *id;
            let at = world.events.iter().position(is_it);
            let at = at.ok_or_else(ApiError::unknown_event)?;
            match method {
                "GET" => {}
                "PATCH" => {
                    let mut event = world.events[at].clone();
                    change(&mut event, body, world.clock.unix_ms())?;
                    world.events[at] = event;
                }
                "DELETE" => {
                    world.events.remove(at);
                    return Ok(None);
                }
                _ => return Err(ApiError::not_found()),
            }
            Ok(Some(world.events[at].clone()))
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Takes over the fields of a request, and checks what comes out.
fn change(event: &mut Value, body: &Value, now_ms: u64) -> Result<(), ApiError> {
    for field in [
        "name",
        "description",
        "scheduled_start_time",
        "scheduled_end_time",
        "privacy_level",
        "entity_type",
        "entity_metadata",
    ] {
        if let Some(value) = body.get(field) {
            event[field] = value.clone();
        }
    }
    let mut errors = FormErrors::default();
    let location = event["entity_metadata"]["location"].as_str();
    let description = event["description"].as_str().or(Some("-"));
    for (field, text, most) in [
        ("name", event["name"].as_str(), 100),
        ("entity_metadata", location, 100),
        ("description", description, 1000),
    ] {
        if !(1..=most).contains(&text.unwrap_or_default().chars().count()) {
            errors.bad_length(field, &(1..=most));
        }
    }
    if event["entity_type"] != EXTERNAL || event["privacy_level"] != GUILD_ONLY {
        let message = "Not a kind of event that there is here.";
        errors.at("entity_type", "BASE_TYPE_CHOICES", message);
    }
    // Times are written in UTC, so they compare as texts.
    let time = |field: &str| event[field].as_str().and_then(|text| text.get(..19));
    let (start, end) = (time("scheduled_start_time"), time("scheduled_end_time"));
    let now = wire::iso8601(now_ms);
    if start.is_none_or(|start| Some(start) <= now.get(..19)) || end <= start {
        let code = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST";
        errors.at(
            "scheduled_start_time",
            code,
            "Cannot schedule event in the past.",
        );
    }
    errors.finish()
}
