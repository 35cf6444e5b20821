//! How Discord writes things: the JSON of users, members, channels, guilds and messages.

use serde_json::{Value, json};
use time::UtcDateTime;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;

use crate::flag;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::permissions::Permissions;
use crate::state::{
    Attachment, Channel, ChannelKind, Guild, Interaction, Message, Person, Shard, World,
};

/// A moment as Discord writes it, `2026-01-31T12:00:00.000000+00:00`.
fn iso8601(unix_ms: u64) -> String {
    const SHAPE: &[BorrowedFormatItem<'_>] = format_description!(
        "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]+00:00"
    );
    let moment = UtcDateTime::from_unix_timestamp_nanos(i128::from(unix_ms) * 1_000_000)
        // Later than the last day of the year 9999: that day will do.
        .unwrap_or(UtcDateTime::MAX);
    moment
        .format(SHAPE)
        .expect("a moment has every part of the shape")
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
    })
}

pub(crate) fn user_by_id(world: &World, id: UserId) -> Value {
    world.people.get(id).map_or(Value::Null, user)
}

/// A member; in interactions with their `permissions`.
pub(crate) fn member(
    world: &World,
    guild: GuildId,
    id: UserId,
    permissions: Option<Permissions>,
) -> Value {
    let mut member = json!({
        "user": user_by_id(world, id),
        "nick": null,
        "avatar": null,
        "roles": [],
        "joined_at": iso8601(world.guilds.get(guild).map_or(0, |guild| guild.made_ms)),
        "premium_since": null,
        "deaf": false,
        "mute": false,
        "flags": 0,
        "pending": false,
        "communication_disabled_until": null,
    });
    if let Some(permissions) = permissions {
        member["permissions"] = json!(permissions.bits().to_string());
    }
    member
}

pub(crate) fn channel(channel: &Channel) -> Value {
    let mut value = json!({
        "id": channel.id,
        "guild_id": channel.guild,
        "type": channel.kind.number(),
        "name": channel.name,
        "position": 0,
        "permission_overwrites": [],
        "parent_id": channel.parent,
        "topic": null,
        "nsfw": false,
        "last_message_id": null,
        "rate_limit_per_user": 0,
        "flags": 0,
    });
    if channel.kind == ChannelKind::Thread {
        value["thread_metadata"] = json!({
            "archived": channel.archived,
            "auto_archive_duration": 1440,
            "archive_timestamp": iso8601(0),
            "locked": false,
        });
        value["message_count"] = json!(0);
        value["member_count"] = json!(1);
    }
    value
}

/// A channel as it is in an interaction, with the caller's permissions.
pub(crate) fn partial_channel(place: &Channel, permissions: Permissions) -> Value {
    let mut value = channel(place);
    value["permissions"] = json!(permissions.bits().to_string());
    value
}

fn everyone(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": "@everyone",
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": Permissions::USUAL.bits().to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

pub(crate) fn guild(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "owner_id": guild.owner,
        "afk_channel_id": null,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [everyone(guild)],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": null,
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

/// A guild as a new session gets it.
pub(crate) fn guild_create(world: &World, server: &Guild) -> Value {
    let mut value = guild(server);
    let of_kind = |threads: bool| -> Vec<Value> {
        let places = world.guilds.channels_of(server.id);
        places
            .filter(|place| (place.kind == ChannelKind::Thread) == threads)
            .map(channel)
            .collect()
    };
    value["joined_at"] = json!(iso8601(server.made_ms));
    value["large"] = json!(false);
    value["unavailable"] = json!(false);
    value["member_count"] = json!(server.members.len());
    value["members"] = json!([member(world, server.id, world.app.bot, None)]);
    value["channels"] = json!(of_kind(false));
    value["threads"] = json!(of_kind(true));
    for empty in [
        "voice_states",
        "presences",
        "stage_instances",
        "guild_scheduled_events",
    ] {
        value[empty] = json!([]);
    }
    value
}

pub(crate) fn attachment(file: &Attachment, ephemeral: bool) -> Value {
    json!({
        "id": file.id,
        "filename": file.filename,
        "description": file.description,
        "content_type": file.content_type,
        "size": file.size,
        "url": file.url,
        "proxy_url": file.url,
        "ephemeral": ephemeral,
    })
}

pub(crate) fn message(world: &World, message: &Message) -> Value {
    let now = message.now();
    let ephemeral = message.is_ephemeral();
    let mut flags = now.flags;
    flags |= if ephemeral { flag::EPHEMERAL } else { 0 }
        | if message.loading { flag::LOADING } else { 0 };
    let edited = message.versions.len() > 1;
    let mut value = json!({
        "id": message.id,
        "channel_id": message.channel,
        "author": user_by_id(world, message.author),
        "content": now.content,
        "timestamp": iso8601(message.posted_ms),
        "edited_timestamp": edited.then(|| iso8601(now.at_ms)),
        "tts": false,
        "mention_everyone": false,
        "mentions": now.mentions.iter().map(|id| user_by_id(world, *id)).collect::<Vec<_>>(),
        "mention_roles": [],
        "attachments": now.attachments.iter().map(|file| attachment(file, ephemeral)).collect::<Vec<_>>(),
        "embeds": now.embeds,
        "components": now.components,
        "pinned": false,
        "type": 0,
        "flags": flags,
    });
    if let Some(interaction) = message
        .interaction
        .and_then(|id| world.interactions.get(id))
    {
        value["type"] = json!(if interaction.source.is_some() { 19 } else { 20 });
        value["webhook_id"] = json!(world.app.id);
        value["application_id"] = json!(world.app.id);
        let mut about = json!({
            "id": interaction.id,
            "type": interaction.kind.number(),
            "user": user_by_id(world, interaction.user),
            "authorizing_integration_owners": { "0": interaction.guild },
        });
        if let (Some(source), 3) = (interaction.source, interaction.kind.number()) {
            about["interacted_message_id"] = json!(source);
        }
        // For a submitted form Discord names the interaction that opened it. That is left out here.
        if interaction.kind.number() != 5 {
            value["interaction_metadata"] = about;
        }
    }
    value
}

/// A message as it is in an event of the gateway, with its server and member.
pub(crate) fn message_event(world: &World, id: ChannelId, it: &Message) -> Value {
    let mut value = message(world, it);
    if let Some(place) = world.guilds.channel(id) {
        value["guild_id"] = json!(place.guild);
        value["member"] = member(world, place.guild, it.author, None);
        if let Some(object) = value["member"].as_object_mut() {
            object.remove("user");
        }
    }
    value
}

/// The first event of a new session.
pub(crate) fn ready(world: &World, session: &str, shard: Shard) -> Value {
    let joined = world.guilds.iter().filter(|guild| guild.has_bot);
    let guilds: Vec<Value> = joined
        .filter(|guild| shard.serves(guild.id))
        .map(|guild| json!({ "id": guild.id, "unavailable": true }))
        .collect();
    json!({
        "v": 10,
        "user": user_by_id(world, world.app.bot),
        "guilds": guilds,
        "session_id": session,
        "resume_gateway_url": gateway_url(world),
        "shard": [shard.index, shard.count],
        "application": { "id": world.app.id, "flags": 0 },
        "session_type": "normal",
        "private_channels": [],
    })
}

/// An interaction as the bot gets it; `data` is the part that depends on its kind.
pub(crate) fn interaction(
    world: &World,
    it: &Interaction,
    guild: &Guild,
    channel: &Channel,
    data: &Value,
) -> Value {
    let permissions = guild.members.get(&it.user).copied().unwrap_or_default();
    let locale = world.people.get(it.user).map(|person| &person.locale);
    let mut value = json!({
        "id": it.id,
        "application_id": world.app.id,
        "type": it.kind.number(),
        "token": it.token,
        "version": 1,
        "data": data,
        "guild_id": guild.id,
        "guild": { "id": guild.id, "locale": guild.locale, "features": [] },
        "channel_id": channel.id,
        "channel": partial_channel(channel, permissions),
        "member": member(world, guild.id, it.user, Some(permissions)),
        "app_permissions": world.bot_permissions(channel).bits().to_string(),
        "locale": locale.map_or("en-US", String::as_str),
        "guild_locale": guild.locale,
        "entitlements": [],
        "authorizing_integration_owners": { "0": guild.id },
        "context": 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    });
    if let Some(source) = it.source.and_then(|id| world.messages.live(id)) {
        value["message"] = message(world, source);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_discord_does() {
        assert_eq!(iso8601(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(iso8601(951_782_400_123), "2000-02-29T00:00:00.123000+00:00");
        assert_eq!(
            iso8601(1_767_225_599_000),
            "2025-12-31T23:59:59.000000+00:00"
        );
        assert!(iso8601(u64::MAX).starts_with("9999-12-31T"));
    }
}
