//! Routes that register commands, for all guilds or for one.

use serde_json::{Value, json};

use super::{Call, Outcome};
use crate::check;
use crate::error::ApiError;
use crate::ids::GuildId;
use crate::state::World;

pub(super) fn route(
    world: &mut World,
    guild: Option<&str>,
    rest: &[&str],
    call: &Call<'_>,
) -> Outcome {
    let body = &call.body;
    let guild = match guild.map(str::parse::<GuildId>) {
        None => None,
        Some(Ok(id)) if world.guilds.get(id).is_some() => Some(id),
        Some(_) => return Err(ApiError::unknown_guild()),
    };
    let mut registered = world.commands.of(guild).to_vec();
    let position = |id: &str| registered.iter().position(|command| command["id"] == id);
    let named = |id: &str| position(id).ok_or_else(ApiError::unknown_command);
    match (call.method, rest) {
        ("GET", []) => Ok(Some(Value::Array(registered))),
        ("GET", [id]) => Ok(registered.get(named(id)?).cloned()),
        ("PUT", []) => {
            check::command::check(body)?;
            let given = body.as_array().into_iter().flatten();
            let commands: Vec<Value> = given.map(|one| complete(world, guild, one)).collect();
            world.commands.replace(guild, commands.clone());
            Ok(Some(Value::Array(commands)))
        }
        ("POST", []) => {
            check::command::check_one(body)?;
            let command = complete(world, guild, body);
            let others = registered.into_iter().filter(|old| old["name"] != body["name"]);
            let commands = others.chain([command.clone()]).collect();
            world.commands.replace(guild, commands);
            Ok(Some(command))
        }
        ("DELETE", [id]) => {
            registered.remove(named(id)?);
            world.commands.replace(guild, registered);
            Ok(None)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Adds the fields that Discord adds. A command keeps its id as long as it keeps its name.
fn complete(world: &mut World, guild: Option<GuildId>, given: &Value) -> Value {
    let mut new_id = || json!(world.clock.next_id().to_string());
    let old = world.commands.of(guild).iter().find(|old| old["name"] == given["name"]);
    let mut command = given.clone();
    command["id"] = old.map_or_else(&mut new_id, |old| old["id"].clone());
    command["version"] = new_id();
    command["application_id"] = json!(world.app.id);
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    let defaults = [
        ("type", json!(1)),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("contexts", Value::Null),
        ("integration_types", json!([0])),
    ];
    for (key, value) in defaults {
        if command[key].is_null() {
            command[key] = value;
        }
    }
    command
}
