//! Routes for channels and their messages, within the bot's permissions.

use serde_json::Value;

use super::access::{check_active, check_lock, check_permission, find, shown, visible};
use super::{Call, Outcome};
use crate::error::{ApiError, FormErrors};
use crate::events::{self, Draft, Posting};
use crate::ids::MessageId;
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, World};
use crate::wire;

const HOUR_MS: u64 = 3_600_000;
const MAX_NONCE: usize = 25;

/// The channel, if the bot may write in it.
fn writable<'a>(world: &'a World, id: &str) -> Result<&'a Channel, ApiError> {
    let place = visible(world, id)?;
    let needed = match place.kind {
        ChannelKind::Forum => return Err(ApiError::forum_parent()),
        ChannelKind::Thread | ChannelKind::PrivateThread | ChannelKind::AnnouncementThread => {
            Permissions::SEND_MESSAGES_IN_THREADS
        }
        ChannelKind::Text | ChannelKind::Announcement | ChannelKind::Voice => {
            Permissions::SEND_MESSAGES
        }
    };
    check_permission(world, place, needed)?;
    check_lock(world, place)?;
    Ok(place)
}

fn check_parts(world: &World, place: &Channel, draft: &Draft) -> Result<(), ApiError> {
    let may = world.bot_permissions(place);
    let embeds = !draft.has_embeds() || may.allow(Permissions::EMBED_LINKS);
    let files = !draft.has_files() || may.allow(Permissions::ATTACH_FILES);
    if embeds && files { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

pub(super) fn get(world: &World, id: &str) -> Outcome {
    Ok(Some(wire::channel(world, visible(world, id)?)))
}

pub(super) fn typing(world: &mut World, id: &str) -> Outcome {
    let id = writable(world, id)?.id;
    check_active(world, id)?;
    world.guilds.alter(id, |place| place.typing += 1);
    Ok(None)
}

pub(super) fn messages(world: &mut World, id: &str, rest: &[&str], call: &Call<'_>) -> Outcome {
    match (call.method, rest) {
        ("GET", []) => list(world, id, call),
        ("POST", []) => post(world, id, call),
        ("GET", [message]) => {
            let place = readable(world, id)?;
            check_permission(world, place, Permissions::READ_MESSAGE_HISTORY)?;
            Ok(Some(wire::message(world, find(world, place.id, message)?)))
        }
        ("PATCH", [message]) => edit(world, id, message, call),
        ("DELETE", [message]) => delete(world, id, message),
        _ => Err(ApiError::not_found()),
    }
}

/// The channel, if the bot may read messages in it.
fn readable<'a>(world: &'a World, id: &str) -> Result<&'a Channel, ApiError> {
    let place = visible(world, id)?;
    let may = world.bot_permissions(place);
    if place.kind == ChannelKind::Voice && !may.allow(Permissions::CONNECT) {
        return Err(ApiError::missing_access());
    }
    Ok(place)
}

fn list(world: &World, id: &str, call: &Call<'_>) -> Outcome {
    let place = readable(world, id)?;
    let history = Permissions::READ_MESSAGE_HISTORY;
    if !world.bot_permissions(place).allow(history) {
        // Not an error: there seem to be no messages.
        return Ok(Some(Value::Array(Vec::new())));
    }
    let number = |key: &str| call.query.get(key)?.parse::<u64>().ok();
    let limit = number("limit").unwrap_or(50).clamp(1, 100) as usize;
    let (before, after) = (number("before").unwrap_or(u64::MAX), number("after").unwrap_or(0));
    let found = world.messages.of_channel(place.id).filter(|message| {
        let wanted = !message.deleted && !message.is_ephemeral();
        wanted && message.id.get() < before && message.id.get() > after
    });
    let shown = |message| wire::message(world, message);
    let newest_first: Vec<Value> = if after == 0 {
        found.rev().take(limit).map(shown).collect()
    } else {
        // What follows directly, not the newest.
        let mut next: Vec<Value> = found.take(limit).map(shown).collect();
        next.reverse();
        next
    };
    Ok(Some(Value::Array(newest_first)))
}

fn post(world: &mut World, id: &str, call: &Call<'_>) -> Outcome {
    let place = writable(world, id)?.clone();
    let draft = Draft::read(world, &call.body, &call.files)?;
    check_parts(world, &place, &draft)?;
    if draft.is_ephemeral() {
        let message = "Only interactions can be answered for one person alone.";
        return Err(ApiError::bad_field("flags", "FLAGS_INVALID", message));
    }
    let nonce = Some(&call.body["nonce"]).filter(|nonce| !nonce.is_null()).cloned();
    let enforced = enforced_nonce(&call.body)?;
    let reply_to = original(world, &place, &call.body["message_reference"])?;
    let now = world.clock.elapsed();
    if let Some(nonce) = &enforced
        && let Some(first) = world.messages.with_nonce(nonce, now)
    {
        // Nothing is posted anew, even if the first one is deleted.
        return shown_with_nonce(world, first).map(Some).ok_or_else(ApiError::unknown_message);
    }
    let allowed = &call.body["allowed_mentions"];
    let posting = Posting {
        nonce,
        reply_to,
        mentions_original: allowed.is_null() || allowed["replied_user"] == true,
        ..Posting::new(place.id, world.app.bot)
    };
    // Sending a message unarchives a thread.
    events::wake(world, place.id);
    let message = events::post(world, posting, draft)?;
    if let Some(nonce) = enforced {
        world.messages.note_nonce(nonce, message, now);
    }
    Ok(shown_with_nonce(world, message))
}

/// A message as the answer to its post: only that one repeats the nonce.
fn shown_with_nonce(world: &World, id: MessageId) -> Option<Value> {
    let mut value = shown(world, id)?;
    if let Some(nonce) = world.messages.live(id).and_then(|message| message.nonce.as_ref()) {
        value["nonce"] = nonce.clone();
    }
    Some(value)
}

/// The message to which a new one replies. `None` also if it is gone and the body allows that.
fn original(
    world: &World,
    place: &Channel,
    reference: &Value,
) -> Result<Option<MessageId>, ApiError> {
    if reference.is_null() {
        return Ok(None);
    }
    if !matches!(reference["type"].as_u64(), None | Some(0)) {
        let message = "The stand-in forwards no messages.";
        return Err(ApiError::bad_field("message_reference", "BASE_TYPE_CHOICES", message));
    }
    if !world.bot_permissions(place).allow(Permissions::READ_MESSAGE_HISTORY) {
        return Err(ApiError::no_history_to_reply());
    }
    let named = |key: &str, id: String| reference[key].as_str().is_none_or(|named| named == id);
    let is_here = named("channel_id", place.id.to_string());
    let id = reference["message_id"].as_str().unwrap_or_default();
    match find(world, place.id, id) {
        Ok(message) if is_here => Ok(Some(message.id)),
        _ if reference["fail_if_not_exists"] == false => Ok(None),
        _ => {
            let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
            Err(ApiError::bad_field("message_reference", code, "Unknown message"))
        }
    }
}

/// The nonce with which the message may exist only once, if the body asks for that.
fn enforced_nonce(body: &Value) -> Result<Option<String>, ApiError> {
    let nonce = match &body["nonce"] {
        Value::Null => return Ok(None),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    if nonce.chars().count() > MAX_NONCE {
        let mut errors = FormErrors::default();
        errors.bad_length("nonce", &(0..=MAX_NONCE));
        errors.finish()?;
    }
    Ok((body["enforce_nonce"] == true).then_some(nonce))
}

fn edit(world: &mut World, id: &str, message: &str, call: &Call<'_>) -> Outcome {
    let place = visible(world, id)?;
    let message = find(world, place.id, message)?;
    if message.author != world.app.bot {
        return Err(ApiError::not_the_author());
    }
    let (place, message) = (writable(world, id)?.clone(), message.id);
    check_active(world, place.id)?;
    let draft = Draft::edit(world, message, &call.body, &call.files)?;
    check_parts(world, &place, &draft)?;
    count_old_edit(world, message)?;
    events::edit(world, message, draft)?;
    Ok(shown(world, message))
}

/// Counts an edit of a message older than an hour, and refuses it if there were too many.
fn count_old_edit(world: &mut World, id: MessageId) -> Result<(), ApiError> {
    let (now, elapsed) = (world.clock.unix_ms(), world.clock.elapsed());
    let old =
        world.messages.live(id).filter(|message| now.saturating_sub(message.posted_ms) > HOUR_MS);
    let Some(channel) = old.map(|message| message.channel) else { return Ok(()) };
    let counted = world.hidden.count_old_edit(channel, elapsed);
    counted.map_err(|wait| ApiError::old_message_edits(wait.as_secs_f64()))
}

fn delete(world: &mut World, id: &str, message: &str) -> Outcome {
    let place = visible(world, id)?;
    let message = find(world, place.id, message)?;
    let own = message.author == world.app.bot;
    if !own {
        check_permission(world, place, Permissions::MANAGE_MESSAGES)?;
    }
    // Messages in an archived thread can still be deleted, unless the thread is locked.
    if place.archived {
        check_lock(world, place)?;
    }
    events::delete(world, message.id)?;
    Ok(None)
}
