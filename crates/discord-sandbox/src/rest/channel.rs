//! Routes for channels and their messages, within the bot's permissions.

use serde_json::Value;

use super::access::{check_active, check_lock, find, visible};
use super::{Call, Outcome};
use crate::error::ApiError;
use crate::events::{self, Draft, Posting};
use crate::ids::MessageId;
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, World};
use crate::wire;

const HOUR_MS: u64 = 3_600_000;

/// The channel, if the bot may write in it.
fn writable<'a>(world: &'a World, id: &str) -> Result<&'a Channel, ApiError> {
    let place = visible(world, id)?;
    let needed = match place.kind {
        ChannelKind::Forum => return Err(ApiError::forum_parent()),
        ChannelKind::Thread | ChannelKind::AnnouncementThread => {
            Permissions::SEND_MESSAGES_IN_THREADS
        }
        ChannelKind::Text | ChannelKind::Announcement | ChannelKind::Voice => {
            Permissions::SEND_MESSAGES
        }
    };
    if !world.bot_permissions(place).allow(needed) {
        return Err(ApiError::missing_permissions());
    }
    check_lock(world, place)?;
    Ok(place)
}

/// Checks the permissions for embeds and files.
fn check_parts(world: &World, place: &Channel, draft: &Draft) -> Result<(), ApiError> {
    let may = world.bot_permissions(place);
    let embeds = !draft.has_embeds() || may.allow(Permissions::EMBED_LINKS);
    let files = !draft.has_files() || may.allow(Permissions::ATTACH_FILES);
    if embeds && files {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

pub(super) fn get(world: &World, id: &str) -> Outcome {
    Ok(Some(wire::channel(world, visible(world, id)?)))
}

pub(super) fn typing(world: &mut World, id: &str) -> Outcome {
    let id = writable(world, id)?.id;
    check_active(world, id)?;
    world.guilds.note_typing(id);
    Ok(None)
}

pub(super) fn messages(
    world: &mut World,
    method: &str,
    id: &str,
    rest: &[&str],
    call: &Call<'_>,
) -> Outcome {
    match (method, rest) {
        ("GET", []) => list(world, id, call.query),
        ("POST", []) => post(world, id, call),
        ("GET", [message]) => {
            let place = visible(world, id)?;
            Ok(Some(wire::message(world, find(world, place.id, message)?)))
        }
        ("PATCH", [message]) => edit(world, id, message, call),
        ("DELETE", [message]) => delete(world, id, message),
        _ => Err(ApiError::not_found()),
    }
}

fn list(world: &World, id: &str, query: &str) -> Outcome {
    let place = visible(world, id)?;
    let number = |key: &str| {
        let value = query
            .split('&')
            .find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))?;
        value.parse::<u64>().ok()
    };
    let limit = number("limit").unwrap_or(50).clamp(1, 100) as usize;
    let (before, after) = (
        number("before").unwrap_or(u64::MAX),
        number("after").unwrap_or(0),
    );
    let found = world.messages.of_channel(place.id).filter(|message| {
        let wanted = !message.deleted && !message.is_ephemeral();
        wanted && message.id.get() < before && message.id.get() > after
    });
    let newest_first: Vec<Value> = found
        .rev()
        .take(limit)
        .map(|message| wire::message(world, message))
        .collect();
    Ok(Some(Value::Array(newest_first)))
}

fn post(world: &mut World, id: &str, call: &Call<'_>) -> Outcome {
    let place = writable(world, id)?.clone();
    let draft = Draft::read(world, &call.body, &call.files)?;
    check_parts(world, &place, &draft)?;
    if draft.is_ephemeral() {
        let mut errors = crate::error::FormErrors::default();
        errors.at(
            "flags",
            "FLAGS_INVALID",
            "Only interactions can be answered for one person alone.",
        );
        errors.finish()?;
    }
    let posting = Posting {
        channel: place.id,
        author: world.app.bot,
        only_for: None,
        interaction: None,
    };
    // Sending a message unarchives a thread.
    events::wake(world, place.id);
    let message = events::post(world, posting, draft)?;
    Ok(world
        .messages
        .live(message)
        .map(|message| wire::message(world, message)))
}

fn edit(world: &mut World, id: &str, message: &str, call: &Call<'_>) -> Outcome {
    let place = visible(world, id)?;
    let message = find(world, place.id, message)?;
    if message.author != world.app.bot {
        return Err(ApiError::not_the_author());
    }
    let (place, message) = (writable(world, id)?.clone(), message.id);
    check_active(world, place.id)?;
    let draft = Draft::read(world, &call.body, &call.files)?;
    check_parts(world, &place, &draft)?;
    count_old_edit(world, message)?;
    events::edit(world, message, draft)?;
    Ok(world
        .messages
        .live(message)
        .map(|message| wire::message(world, message)))
}

/// Counts an edit of an old message, and refuses it above the limit set by a test.
fn count_old_edit(world: &mut World, id: MessageId) -> Result<(), ApiError> {
    let Some(allowed) = world.broken.old_edits else {
        return Ok(());
    };
    let now = world.clock.unix_ms();
    let refused = world.touch_message(id, |message| {
        let old = now.saturating_sub(message.posted_ms) > HOUR_MS;
        message.old_edits += u32::from(old);
        old && message.old_edits > allowed
    });
    if refused == Some(true) {
        Err(ApiError::old_message_edits(60.0))
    } else {
        Ok(())
    }
}

fn delete(world: &mut World, id: &str, message: &str) -> Outcome {
    let place = visible(world, id)?;
    let message = find(world, place.id, message)?;
    let own = message.author == world.app.bot;
    if !own
        && !world
            .bot_permissions(place)
            .allow(Permissions::MANAGE_MESSAGES)
    {
        return Err(ApiError::missing_permissions());
    }
    // Messages in an archived thread can still be deleted, unless the thread is locked.
    if place.archived {
        check_lock(world, place)?;
    }
    events::delete(world, message.id)?;
    Ok(None)
}
