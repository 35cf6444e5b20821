//! Messages, and the interactions that lead to them.

use serde_json::{Value, json};

use super::{channel, iso8601, member, partial_channel, user_by_id};
use crate::flag;
use crate::ids::ChannelId;
use crate::state::{Attachment, Channel, Guild, Interaction, InteractionKind, Message, World};

/// The largest file that Discord accepts from a bot, in bytes.
pub(crate) const MAX_FILE: usize = 10 * 1024 * 1024;

pub(crate) fn attachment(file: &Attachment, ephemeral: bool) -> Value {
    let mut value = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "url": file.url,
        "proxy_url": file.url,
    });
    for (key, text) in [("description", &file.description), ("content_type", &file.content_type)] {
        if let Some(text) = text {
            value[key] = json!(text);
        }
    }
    if let Some((width, height)) = file.pixels {
        value["width"] = json!(width);
        value["height"] = json!(height);
    }
    if ephemeral {
        value["ephemeral"] = json!(true);
    }
    value
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
        let original = world.messages.live(original).filter(|message| !message.is_ephemeral());
        value["referenced_message"] = json!(original.map(|original| alone(world, original)));
    }
    value
}

fn alone(world: &World, message: &Message) -> Value {
    let now = message.now();
    let ephemeral = message.is_ephemeral();
    let edited = message.versions.len() > 1;
    // A thread that was started from a message has the message's id.
    let own = world
        .guilds
        .channel(ChannelId::from(message.id.get()))
        .filter(|place| place.kind.is_thread());
    let flags = now.flags
        | if ephemeral { flag::EPHEMERAL } else { 0 }
        | if message.loading { flag::LOADING } else { 0 }
        | if own.is_some() { flag::HAS_THREAD } else { 0 };
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
        "mention_roles": now.roles,
        "attachments": now.loose_files().map(|file| attachment(file, ephemeral)).collect::<Vec<_>>(),
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
        let guild = world.guilds.channel(message.channel).map(|place| place.guild);
        value["type"] = json!(18);
        value["message_reference"] = json!({ "type": 0, "channel_id": thread, "guild_id": guild });
    }
    let interaction = message.interaction;
    if let Some(interaction) = interaction.and_then(|id| world.interactions.get(id)) {
        value["type"] = json!(20);
        value["webhook_id"] = json!(world.app.id);
        value["application_id"] = json!(world.app.id);
        let mut about = json!({
            "id": interaction.id,
            "type": interaction.kind.number(),
            "user": user_by_id(world, interaction.user),
            "authorizing_integration_owners": { "0": interaction.guild },
        });
        if let (Some(source), InteractionKind::Component) = (interaction.source, interaction.kind) {
            about["interacted_message_id"] = json!(source);
        }
        // For a submitted form, Discord names the interaction that opened it. That is left out
        // here.
        if interaction.kind != InteractionKind::Modal {
            value["interaction_metadata"] = about;
        }
    }
    if message.reply_to.is_some() {
        value["type"] = json!(19);
    }
    value
}

/// A message in a gateway event, with its server and member.
pub(crate) fn message_event(world: &World, it: &Message) -> Value {
    let mut value = message(world, it);
    if let Some(place) = world.guilds.channel(it.channel) {
        value["guild_id"] = json!(place.guild);
        value["channel_type"] = json!(place.kind.number());
        value["member"] = member(world, place.guild, it.author, None);
        if let Some(object) = value["member"].as_object_mut() {
            object.remove("user");
        }
    }
    value
}

/// An interaction as the bot receives it; `data` is the part that depends on its kind.
pub(crate) fn interaction(
    world: &World,
    it: &Interaction,
    guild: &Guild,
    channel: &Channel,
    data: &Value,
) -> Value {
    let permissions = world.guilds.permissions(channel, it.user).unwrap_or_default();
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
        "attachment_size_limit": MAX_FILE,
    });
    if let Some(source) = it.source.and_then(|id| world.messages.live(id)) {
        value["message"] = message(world, source);
    }
    value
}
