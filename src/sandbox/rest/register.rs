//! The registration of commands, for all guilds or for one.

use serde_json::{Value, json};

use super::Outcome;
use crate::sandbox::check;
use crate::sandbox::error::ApiError;
use crate::sandbox::ids::GuildId;
use crate::sandbox::world::World;

pub(super) fn route(
    world: &mut World,
    method: &str,
    guild: Option<&str>,
    rest: &[&str],
    body: &Value,
) -> Outcome {
    let guild = match guild.map(str::parse::<GuildId>) {
        None => None,
        Some(Ok(id)) if world.guilds.contains_key(&id) => Some(id),
        Some(_) => return Err(ApiError::unknown_guild()),
    };
    let registered = world.commands.get(&guild).cloned().unwrap_or_default();
    let named = |id: &str| {
        registered
            .iter()
            .position(|command| command["id"] == id)
            .ok_or_else(ApiError::unknown_command)
    };
    match (method, rest) {
        ("GET", []) => Ok(Some(Value::Array(registered))),
        ("GET", [id]) => Ok(registered.get(named(id)?).cloned()),
        ("PUT", []) => {
            check::command::check(body)?;
            let commands: Vec<Value> = body
                .as_array()
                .into_iter()
                .flatten()
                .map(|one| complete(world, guild, one))
                .collect();
            world.commands.insert(guild, commands.clone());
            Ok(Some(Value::Array(commands)))
        }
        ("POST", []) => {
            check::command::check(&json!([body]))?;
            let command = complete(world, guild, body);
            let others = registered
                .into_iter()
                .filter(|old| old["name"] != body["name"]);
            let commands = others.chain([command.clone()]).collect();
            world.commands.insert(guild, commands);
            Ok(Some(command))
        }
        ("DELETE", [id]) => {
            let index = named(id)?;
            world.commands.entry(guild).or_default().remove(index);
            Ok(None)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Fills in what Discord fills in. A command keeps its id as long as its name.
fn complete(world: &mut World, guild: Option<GuildId>, given: &Value) -> Value {
    let old = world
        .commands
        .get(&guild)
        .into_iter()
        .flatten()
        .find(|old| old["name"] == given["name"]);
    let id = old.map_or(Value::Null, |old| old["id"].clone());
    let mut command = given.clone();
    command["id"] = if id.is_null() {
        json!(world.clock.next_id().to_string())
    } else {
        id
    };
    command["version"] = json!(world.clock.next_id().to_string());
    command["application_id"] = json!(world.application);
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    let usual = [
        ("type", json!(1)),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("contexts", Value::Null),
        ("integration_types", json!([0])),
    ];
    for (key, value) in usual {
        if command[key].is_null() {
            command[key] = value;
        }
    }
    command
}
