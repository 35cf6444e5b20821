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
            let others: Vec<Value> =
                registered.into_iter().filter(|old| !is_same(old, body)).collect();
            check::command::room_for(body, &others)?;
            let command = complete(world, guild, body);
            let others = others.into_iter();
            let commands = others.chain([command.clone()]).collect();
            world.commands.replace(guild, commands);
            Ok(Some(command))
        }
        ("PATCH", [id]) => {
            let at = named(id)?;
            let mut changed = registered[at].clone();
            for (key, value) in body.as_object().into_iter().flatten() {
                changed[key] = value.clone();
            }
            check::command::check_one(&changed)?;
            let is_taken = |(other, old): (usize, &Value)| other != at && is_same(old, &changed);
            if registered.iter().enumerate().any(is_taken) {
                return Err(check::command::taken());
            }
            // Its id stays, whatever its name is now.
            let changed = filled(world, guild, changed);
            registered[at] = changed.clone();
            world.commands.replace(guild, registered);
            Ok(Some(changed))
        }
        ("DELETE", [id]) => {
            registered.remove(named(id)?);
            world.commands.replace(guild, registered);
            Ok(None)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// Whether a command with this type and name isn't registered yet.
pub(super) fn is_new(world: &World, guild: Option<&str>, body: &Value) -> bool {
    let guild = guild.and_then(|guild| guild.parse().ok());
    !world.commands.of(guild).iter().any(|old| is_same(old, body))
}

/// Whether one command replaces the other: those of different types don't.
fn is_same(one: &Value, other: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    one["name"] == other["name"] && kind(one) == kind(other)
}

/// A new command, or the new version of one. It keeps its id as long as it keeps its name.
fn complete(world: &mut World, guild: Option<GuildId>, given: &Value) -> Value {
    let old = world.commands.of(guild).iter().find(|old| is_same(old, given));
    let id = old.map(|old| old["id"].clone());
    let mut command = given.clone();
    command["id"] = id.unwrap_or_else(|| json!(world.clock.next_id().to_string()));
    filled(world, guild, command)
}

/// Adds the fields that Discord adds, and a new version.
fn filled(world: &mut World, guild: Option<GuildId>, mut command: Value) -> Value {
    command["version"] = json!(world.clock.next_id().to_string());
    command["application_id"] = json!(world.app.id);
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild);
    }
    let defaults = [
        ("type", json!(1)),
        ("description", json!("")),
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
    // Bits come as a number or as a text, and are a text in answers.
    if let Some(bits) = command["default_member_permissions"].as_u64() {
        command["default_member_permissions"] = json!(bits.to_string());
    }
    command
}
