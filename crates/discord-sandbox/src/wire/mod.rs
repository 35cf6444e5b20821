//! Discord's JSON: users, members, channels and guilds. Messages and interactions have their own file.

mod message;

pub(crate) use message::{MAX_FILE, attachment, interaction, message, message_event};

use serde_json::{Value, json};
use time::UtcDateTime;

use crate::ids::{GuildId, UserId};
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, Guild, Person, Role, Shard, Whose, World};

/// The flag of a channel that the bot can't see.
const OBFUSCATED: u64 = 1 << 17;

/// A time as Discord writes it, `2026-01-31T12:00:00.000000+00:00`.
pub(crate) fn iso8601(unix_ms: u64) -> String {
    let at = moment(unix_ms);
    let (year, month, day) = (at.year(), u8::from(at.month()), at.day());
    let (hour, minute, second, micros) = at.as_hms_micro();
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{micros:06}+00:00")
}

/// A time as HTTP writes it, `Sat, 31 Jan 2026 12:00:00 GMT`.
pub(crate) fn http_date(unix_ms: u64) -> String {
    let at = moment(unix_ms);
    let (weekday, month) = (at.weekday().to_string(), at.month().to_string());
    let (day, year, (hour, minute, second)) = (at.day(), at.year(), at.as_hms());
    format!("{weekday:.3}, {day:02} {month:.3} {year:04} {hour:02}:{minute:02}:{second:02} GMT")
}

/// Times after the year 9999 become its last day.
fn moment(unix_ms: u64) -> UtcDateTime {
    UtcDateTime::from_unix_timestamp_nanos(i128::from(unix_ms) * 1_000_000)
        .unwrap_or(UtcDateTime::MAX)
}

pub(crate) fn gateway_url(world: &World) -> String {
    format!("{}/gateway", world.app.base_url.replacen("http", "ws", 1))
}

pub(crate) fn user(person: &Person) -> Value {
    json!({
        "id": person.id,
        "username": person.name,
        "global_name": if person.is_bot { Value::Null } else { json!(person.display) },
        "discriminator": if person.is_bot { "0001" } else { "0" },
        "avatar": null,
        "bot": person.is_bot,
        "flags": 0,
        "public_flags": 0,
        "primary_guild": null,
    })
}

/// The bot's account as the bot itself sees it.
pub(crate) fn me(world: &World) -> Value {
    let mut me = user_by_id(world, world.app.bot);
    for (key, value) in [
        ("mfa_enabled", json!(true)),
        ("verified", json!(true)),
        ("locale", json!("en-US")),
        ("email", Value::Null),
    ] {
        me[key] = value;
    }
    me
}

pub(crate) fn user_by_id(world: &World, id: UserId) -> Value {
    world.people.get(&id).map_or(Value::Null, user)
}

/// A member; interactions include their `permissions`.
pub(crate) fn member(
    world: &World,
    guild: GuildId,
    id: UserId,
    permissions: Option<Permissions>,
) -> Value {
    let known = world.guilds.get(guild);
    let roles = known.and_then(|guild| guild.members.get(&id));
    let mut member = json!({
        "user": user_by_id(world, id),
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": roles.into_iter().flatten().collect::<Vec<_>>(),
        "joined_at": iso8601(known.map_or(0, |guild| guild.joined_ms)),
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": known.and_then(|guild| guild.timed_out.get(&id)),
    });
    if let Some(permissions) = permissions {
        member["permissions"] = json!(permissions.bits().to_string());
    }
    member
}

/// The newest message of a channel, deleted or not; the newest post of a forum.
fn last_message(world: &World, channel: &Channel) -> Option<u64> {
    if channel.kind == ChannelKind::Forum {
        return world.guilds.threads_of(channel.id).last().map(|thread| thread.id.get());
    }
    let mut here = world.messages.of_channel(channel.id);
    here.rfind(|message| !message.is_ephemeral()).map(|message| message.id.get())
}

pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let mut value = json!({
        "id": channel.id,
        "guild_id": channel.guild,
        "type": channel.kind.number(),
        "name": channel.name,
        "parent_id": channel.parent,
        "last_message_id": last_message(world, channel).map(|id| id.to_string()),
        "rate_limit_per_user": 0,
        "flags": 0,
    });
    if !channel.kind.is_thread() {
        value["position"] = json!(channel.position);
        value["permission_overwrites"] = overwrites(channel);
        value["topic"] = Value::Null;
        value["nsfw"] = json!(false);
    }
    match channel.kind {
        ChannelKind::Voice => {
            value["bitrate"] = json!(64_000);
            value["user_limit"] = json!(0);
            value["rtc_region"] = Value::Null;
        }
        ChannelKind::Forum => {
            value["available_tags"] = json!([]);
            value["default_reaction_emoji"] = Value::Null;
            value["default_sort_order"] = Value::Null;
            value["default_forum_layout"] = json!(0);
        }
        _ => {}
    }
    if channel.kind.is_thread() {
        let here = world.messages.of_channel(channel.id).filter(|message| !message.is_ephemeral());
        let (all, gone): (usize, usize) = here
            .fold((0, 0), |(all, gone), message| (all + 1, gone + usize::from(message.deleted)));
        value["owner_id"] = json!(channel.owner);
        value["thread_metadata"] = json!({
            "archived": channel.archived,
            "auto_archive_duration": channel.auto_archive,
            "archive_timestamp": iso8601(channel.archived_ms),
            "create_timestamp": iso8601(channel.created_ms),
            "locked": channel.locked,
        });
        if channel.kind == ChannelKind::PrivateThread {
            value["thread_metadata"]["invitable"] = json!(true);
        }
        value["message_count"] = json!(all - gone);
        value["total_message_sent"] = json!(all);
        value["member_count"] = json!(1);
    }
    value
}

/// What the gateway tells of a channel that the bot can't see, as of any other.
const TOLD_OF_HIDDEN: [&str; 5] = ["id", "guild_id", "type", "position", "parent_id"];

/// A channel as the gateway describes it. Of one that the bot can't see, it tells little more than
/// that it is there and where.
pub(crate) fn channel_event(world: &World, place: &Channel) -> Value {
    let mut value = channel(world, place);
    if !place.kind.is_thread() && !world.guilds.sees(place, world.app.bot) {
        for (key, field) in value.as_object_mut().into_iter().flatten() {
            if !TOLD_OF_HIDDEN.contains(&key.as_str()) {
                *field = Value::Null;
            }
        }
        let hides = Permissions::VIEW_CHANNEL.bits().to_string();
        value["name"] = json!("___hidden___");
        value["permission_overwrites"] =
            json!([{ "id": place.guild, "type": 0, "allow": "0", "deny": hides }]);
        value["flags"] = json!(OBFUSCATED);
    }
    value
}

fn overwrites(channel: &Channel) -> Value {
    let all = channel.overwrites.iter().map(|one| {
        let (kind, id) = match one.whose {
            Whose::Role(role) => (0, role.to_string()),
            Whose::Member(user) => (1, user.to_string()),
        };
        let (allow, deny) = (one.allow.bits().to_string(), one.deny.bits().to_string());
        json!({ "id": id, "type": kind, "allow": allow, "deny": deny })
    });
    Value::Array(all.collect())
}

/// The fields of a channel that are in an interaction.
const PARTIAL: [&str; 13] = [
    "id", "guild_id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id",
    "flags", "rate_limit_per_user", "topic", "position", "thread_metadata",
];

/// A channel as part of an interaction, with the caller's permissions and the bot's.
pub(crate) fn partial_channel(world: &World, place: &Channel, permissions: Permissions) -> Value {
    let mut value = channel(world, place);
    if let Some(fields) = value.as_object_mut() {
        fields.retain(|key, _| PARTIAL.contains(&key.as_str()));
    }
    value["permissions"] = json!(permissions.bits().to_string());
    value["app_permissions"] = json!(world.bot_permissions(place).bits().to_string());
    value
}

pub(crate) fn role(role: &Role, position: usize) -> Value {
    json!({
        "id": role.id,
        "name": role.name,
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": role.permissions.bits().to_string(),
        "managed": false,
        "mentionable": role.mentionable,
        "flags": 0,
    })
}

pub(crate) fn guild(guild: &Guild) -> Value {
    let roles: Vec<Value> = guild.roles.iter().enumerate().map(|(at, one)| role(one, at)).collect();
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "region": "us-east",
        "widget_enabled": false,
        "widget_channel_id": null,
        "max_presences": null,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "nsfw": false,
        "incidents_data": null,
        "owner_id": guild.owner,
        "afk_channel_id": null,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles,
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": guild.system_channel,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "vanity_url_code": null,
        "description": null,
        "banner": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "public_updates_channel_id": null,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": false,
        "safety_alerts_channel_id": null,
    })
}

/// A guild as a new session receives it.
pub(crate) fn guild_create(world: &World, server: &Guild) -> Value {
    let mut value = guild(server);
    let of_kind = |threads: bool| -> Vec<Value> {
        let places = world.guilds.channels_of(server.id);
        places
            // Only active threads are included.
            .filter(|place| place.kind.is_thread() == threads && !place.archived)
            // Channels that the bot can't see are included, threads that it can't see aren't.
            .filter(|place| !threads || world.guilds.sees(place, world.app.bot))
            .map(|place| channel_event(world, place))
            .collect()
    };
    value["joined_at"] = json!(iso8601(server.joined_ms));
    value["large"] = json!(false);
    value["unavailable"] = json!(false);
    value["member_count"] = json!(server.members.len());
    value["members"] = json!([member(world, server.id, world.app.bot, None)]);
    value["channels"] = json!(of_kind(false));
    value["threads"] = json!(of_kind(true));
    for empty in [
        "voice_states", "presences", "stage_instances", "guild_scheduled_events",
        "soundboard_sounds",
    ] {
        value[empty] = json!([]);
    }
    value
}

pub(crate) fn ready(world: &World, session: &str, shard: Shard, version: u8) -> Value {
    let joined = world.guilds.iter().filter(|guild| guild.has_bot);
    let guilds: Vec<Value> = joined
        .filter(|guild| shard.serves(guild.id))
        .map(|guild| json!({ "id": guild.id, "unavailable": true }))
        .collect();
    json!({
        "v": version,
        "user": me(world),
        "guilds": guilds,
        "session_id": session,
        // It isn't the one for beginning a session.
        "resume_gateway_url": format!("{}/resume", gateway_url(world)),
        "shard": [shard.index, shard.count],
        "application": { "id": world.app.id, "flags": 0 },
        "session_type": "normal",
        "private_channels": [],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_discord_does() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(iso8601(1_767_225_599_000), "2025-12-31T23:59:59.000000+00:00");
        assert!(iso8601(u64::MAX).starts_with("9999-12-31T"));
    }

    #[test]
    fn dates_are_written_as_http_does() {
        assert_eq!(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
        assert_eq!(http_date(951_782_400_123), "Tue, 29 Feb 2000 00:00:00 GMT");
        assert_eq!(http_date(u64::MAX), "Fri, 31 Dec 9999 23:59:59 GMT");
    }
}
