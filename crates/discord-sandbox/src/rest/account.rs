//! Routes for the gateway's address, users, the application, guilds and members.

use serde_json::{Value, json};

use super::Outcome;
use super::access::{self, joined};
use crate::error::ApiError;
use crate::permissions::Permissions;
use crate::state::World;
use crate::wire;

pub(super) fn gateway(world: &World) -> Outcome {
    Ok(Some(json!({ "url": wire::gateway_url(world) })))
}

pub(super) fn gateway_bot(world: &World) -> Outcome {
    let (remaining, rest) = world.starts.left(world.clock.elapsed());
    Ok(Some(json!({
        "url": wire::gateway_url(world),
        "shards": world.app.shards,
        "session_start_limit": {
            "total": world.starts.total,
            "remaining": remaining,
            "reset_after": u64::try_from(rest.as_millis()).unwrap_or(u64::MAX),
            "max_concurrency": world.starts.concurrency,
        },
    })))
}

pub(super) fn user(world: &World, id: &str) -> Outcome {
    if id == "@me" {
        return Ok(Some(wire::me(world)));
    }
    let person = access::user(world, id).and_then(|id| world.people.get(&id));
    Ok(Some(wire::user(person.ok_or_else(ApiError::unknown_user)?)))
}

pub(super) fn application(world: &World) -> Outcome {
    let mut application = json!({
        "id": world.app.id,
        "name": world.people.get(&world.app.bot).map(|bot| &bot.display),
        "icon": null,
        "description": "",
        // Until v11, says the documentation. interactions.py needs it.
        "summary": "",
        "type": null,
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "team": null,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "role_connections_verification_url": null,
        "approximate_guild_count": world.guilds.iter().filter(|guild| guild.has_bot).count(),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "bot": wire::user_by_id(world, world.app.bot),
        "owner": world.people.values().find(|person| !person.is_bot).map(wire::user),
        "interactions_endpoint_url": null,
        "integration_types_config": { "0": { "oauth2_install_params": {
            "scopes": ["applications.commands", "bot"],
            "permissions": Permissions::USUAL.bits().to_string(),
        } } },
    });
    for (field, value) in &world.app.described {
        application[field] = value.clone();
    }
    Ok(Some(application))
}

pub(super) fn guild(world: &World, id: &str) -> Outcome {
    Ok(Some(wire::guild(joined(world, id)?)))
}

pub(super) fn guild_channels(world: &World, id: &str) -> Outcome {
    let guild = joined(world, id)?.id;
    let places: Vec<Value> = world
        .guilds
        .channels_of(guild)
        .filter(|place| !place.kind.is_thread())
        .filter(|place| world.guilds.sees(place, world.app.bot))
        .map(|place| wire::channel(world, place))
        .collect();
    Ok(Some(json!(places)))
}

pub(super) fn member(world: &World, guild: &str, user: &str) -> Outcome {
    let guild = joined(world, guild)?;
    let user = user.parse().ok().filter(|id| guild.members.contains_key(id));
    Ok(Some(wire::member(world, guild.id, user.ok_or_else(ApiError::unknown_member)?, None)))
}
