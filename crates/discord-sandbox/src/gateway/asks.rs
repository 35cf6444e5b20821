//! What a bot can ask the gateway for: members of a server, its sounds, what goes on in its channels.

use serde_json::{Value, json};

use crate::ids::{GuildId, UserId};
use crate::state::{Guild, Intent, World};
use crate::wire;

/// How many members one event holds.
const CHUNK: usize = 1_000;
/// How many members are found by their ids or the beginnings of their names.
const MOST_FOUND: usize = 100;
/// The longest nonce that is sent back, in bytes.
const MAX_NONCE: usize = 32;

/// The events that answer a session.
pub(super) fn answers(
    world: &World,
    session: &str,
    op: u64,
    said: &Value,
) -> Vec<(&'static str, Value)> {
    let Some((shard, intents)) = world.sessions.listens_to(session) else { return Vec::new() };
    let asked = if op == 31 { &said["guild_ids"] } else { &said["guild_id"] };
    let mut guilds = ids(asked)
        .filter_map(|id| world.guilds.get(GuildId::from(id)))
        .filter(|guild| guild.has_bot && shard.serves(guild.id));
    match op {
        8 => guilds.next().map(|guild| members(world, guild, intents, said)).unwrap_or_default(),
        31 => guilds
            .map(|guild| {
                let none = json!({ "guild_id": guild.id, "soundboard_sounds": [] });
                ("SOUNDBOARD_SOUNDS", none)
            })
            .collect(),
        // Nobody is in a voice channel here.
        43 => guilds
            .map(|guild| ("CHANNEL_INFO", json!({ "guild_id": guild.id, "channels": [] })))
            .collect(),
        _ => Vec::new(),
    }
}

/// The ids in a value, which are texts or numbers, one or several.
fn ids(value: &Value) -> impl Iterator<Item = u64> {
    let one = std::slice::from_ref(value);
    let all = value.as_array().map_or(one, Vec::as_slice);
    all.iter().filter_map(|id| id.as_u64().or_else(|| id.as_str()?.parse().ok()))
}

/// The members who are asked for, in chunks. Without the intent nobody gets all of them: Discord
/// doesn't document what happens then, and nothing does here.
fn members(world: &World, guild: &Guild, intents: u64, said: &Value) -> Vec<(&'static str, Value)> {
    let (found, missing) = match said["query"].as_str() {
        None => {
            let asked = ids(&said["user_ids"]).take(MOST_FOUND).map(UserId::from);
            asked.partition::<Vec<UserId>, _>(|id| guild.members.contains_key(id))
        }
        Some("") if !Intent::MEMBERS.is_in(intents) => return Vec::new(),
        Some(query) => {
            let query = query.to_lowercase();
            let is_meant =
                |id: &&UserId| world.people.get(id).is_some_and(|one| one.name.starts_with(&query));
            let most = match said["limit"].as_u64().unwrap_or_default() as usize {
                0 if query.is_empty() => usize::MAX,
                0 => MOST_FOUND,
                limit if query.is_empty() => limit,
                limit => limit.min(MOST_FOUND),
            };
            (guild.members.keys().filter(is_meant).take(most).copied().collect(), Vec::new())
        }
    };
    let count = found.len().div_ceil(CHUNK).max(1);
    let chunk = |index: usize| {
        let here = found
            .chunks(CHUNK)
            .nth(index)
            .unwrap_or_default()
            .iter()
            .map(|id| wire::member(world, guild.id, *id, None));
        let mut chunk = json!({
            "guild_id": guild.id,
            "members": here.collect::<Vec<_>>(),
            "chunk_index": index,
            "chunk_count": count,
        });
        if !missing.is_empty() {
            chunk["not_found"] = json!(missing);
        }
        if said["presences"] == true && Intent::PRESENCES.is_in(intents) {
            chunk["presences"] = json!([]);
        }
        if let Some(nonce) = said["nonce"].as_str().filter(|nonce| nonce.len() <= MAX_NONCE) {
            chunk["nonce"] = json!(nonce);
        }
        ("GUILD_MEMBERS_CHUNK", chunk)
    };
    (0..count).map(chunk).collect()
}
