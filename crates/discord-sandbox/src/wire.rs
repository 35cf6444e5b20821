//! Discord's JSON: users, members, channels, guilds and messages.

use serde_json::{Value, json};
use time::UtcDateTime;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;

use crate::flag;
use crate::ids::{ChannelId, GuildId, UserId};
use crate::permissions::Permissions;
use crate::state::{
    Attachment, Channel, Guild, Interaction, Message, Person, Role, Shard, Whose, World,
};

/// A time as Discord writes it, `2026-01-31T12:00:00.000000+00:00`.
pub(crate) fn iso8601(unix_ms: u64) -> String {
    const SHAPE: &[BorrowedFormatItem<'_>] = format_description!(
        "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:6]+00:00"
    );
    written(unix_ms, SHAPE)
}

fn written(unix_ms: u64, shape: &[BorrowedFormatItem<'_>]) -> String {
    let moment = UtcDateTime::from_unix_timestamp_nanos(i128::from(unix_ms) * 1_000_000)
        // Times after the year 9999 become its last day.
        .unwrap_or(UtcDateTime::MAX);
    moment
        .format(shape)
        .expect("a moment has every part of the shape")
}

/// A time as HTTP writes it, `Sat, 31 Jan 2026 12:00:00 GMT`.
pub(crate) fn http_date(unix_ms: u64) -> String {
    const SHAPE: &[BorrowedFormatItem<'_>] = format_description!(
        "[weekday repr:short], [day] [month repr:short] [year] [hour]:[minute]:[second] GMT"
    );
    written(unix_ms, SHAPE)
}

pub(crate) fn gateway_url(world: &World) -> String {
    format!("{}/gateway", world.app.base_url.replacen("http", "ws", 1))
}

/// The address for resuming a session, which isn't the one for beginning it.
pub(crate) fn resume_url(world: &World) -> String {
    format!("{}/resume", gateway_url(world))
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
        "roles": roles.into_iter().flatten().collect::<Vec<_>>(),
        "joined_at": iso8601(known.map_or(0, |guild| guild.joined_ms)),
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

pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let mut value = json!({
        "id": channel.id,
        "guild_id": channel.guild,
        "type": channel.kind.number(),
        "name": channel.name,
        "position": channel.position,
        "permission_overwrites": overwrites(channel),
        "parent_id": channel.parent,
        "topic": null,
        "nsfw": false,
        "last_message_id": null,
        "rate_limit_per_user": 0,
        "flags": 0,
    });
    if channel.kind.is_thread() {
        let here = world.messages.of_channel(channel.id);
        let here = here.filter(|message| !message.is_ephemeral());
        let (all, gone): (usize, usize) = here.fold((0, 0), |(all, gone), message| {
            (all + 1, gone + usize::from(message.deleted))
        });
        value["owner_id"] = json!(channel.owner);
        value["thread_metadata"] = json!({
            "archived": channel.archived,
            "auto_archive_duration": channel.auto_archive,
            "archive_timestamp": iso8601(0),
            "locked": channel.locked,
        });
        value["message_count"] = json!(all - gone);
        value["total_message_sent"] = json!(all);
        value["member_count"] = json!(1);
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

/// A channel as part of an interaction, with the caller's permissions.
pub(crate) fn partial_channel(world: &World, place: &Channel, permissions: Permissions) -> Value {
    let mut value = channel(world, place);
    value["permissions"] = json!(permissions.bits().to_string());
    value
}

fn role(role: &Role, position: usize) -> Value {
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
        "mentionable": false,
        "flags": 0,
    })
}

pub(crate) fn guild(guild: &Guild) -> Value {
    let roles = guild.roles.iter().enumerate();
    let roles: Vec<Value> = roles.map(|(at, one)| role(one, at)).collect();
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
            // Channels that the bot can't see are included, private threads aren't.
            .filter(|place| !threads || world.guilds.sees(place, world.app.bot))
            .map(|place| channel(world, place))
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

/// A message, with the one to which it is a reply. That one is null if it can't be loaded.
pub(crate) fn message(world: &World, it: &Message) -> Value {
    let mut value = alone(world, it);
    if let Some(original) = it.reply_to {
        value["message_reference"] = json!({
            "type": 0,
            "message_id": original,
            "channel_id": it.channel,
            "guild_id": world.guilds.channel(it.channel).map(|place| place.guild),
        });
        let original = world.messages.live(original);
        let original = original.filter(|original| !original.is_ephemeral());
        value["referenced_message"] = json!(original.map(|original| alone(world, original)));
    }
    value
}

fn alone(world: &World, message: &Message) -> Value {
    let now = message.now();
    let ephemeral = message.is_ephemeral();
    let mut flags = now.flags;
    flags |= if ephemeral { flag::EPHEMERAL } else { 0 }
        | if message.loading { flag::LOADING } else { 0 };
    let edited = message.versions.len() > 1;
    // A thread that was started from a message has the message's id.
    let own = ChannelId::from(message.id.get());
    let own = world
        .guilds
        .channel(own)
        .filter(|place| place.kind.is_thread());
    flags |= if own.is_some() { flag::HAS_THREAD } else { 0 };
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
    if let Some(thread) = own {
        value["thread"] = channel(world, thread);
    }
    if let Some(thread) = message.thread {
        let guild = world
            .guilds
            .channel(message.channel)
            .map(|place| place.guild);
        value["type"] = json!(18);
        value["message_reference"] = json!({ "channel_id": thread, "guild_id": guild });
    }
    if let Some(interaction) = message
        .interaction
        .and_then(|id| world.interactions.get(id))
    {
        value["type"] = json!(20);
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
        // For a submitted form, Discord names the interaction that opened it. That is left out
        // here.
        if interaction.kind.number() != 5 {
            value["interaction_metadata"] = about;
        }
    }
    if message.reply_to.is_some() {
        value["type"] = json!(19);
    }
    value
}

/// A message in a gateway event, with its server and member.
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
        "resume_gateway_url": resume_url(world),
        "shard": [shard.index, shard.count],
        "application": { "id": world.app.id, "flags": 0 },
        "session_type": "normal",
        "private_channels": [],
    })
}

/// An interaction as the bot receives it; `data` is the part that depends on its kind.
pub(crate) fn interaction(
    world: &World,
    it: &Interaction,
    guild: &Guild,
    channel: &Channel,
    data: &Value,
) -> Value {
    let permissions = world.guilds.permissions(channel, it.user);
    let permissions = permissions.unwrap_or_default();
    let locale = world.people.get(&it.user).map(|person| &person.locale);
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
        "channel": partial_channel(world, channel, permissions),
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
