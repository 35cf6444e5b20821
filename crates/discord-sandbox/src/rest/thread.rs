//! Routes for threads: starting, changing, deleting and listing them.

use serde_json::{Value, json};

use super::access::{self, check_lock, check_permission, find, joined, visible};
use super::{Call, Outcome};
use crate::check;
use crate::error::ApiError;
use crate::events::{self, NewThread};
use crate::ids::{ChannelId, MessageId};
use crate::permissions::Permissions;
use crate::state::{Channel, ChannelKind, World};
use crate::wire;

/// The quiet minutes before a thread is archived, if the request doesn't set them.
const USUAL_AUTO_ARCHIVE: u64 = 1440;

/// Starts a thread without a message.
pub(super) fn start(world: &mut World, channel: &str, call: &Call<'_>) -> Outcome {
    let (parent, kind) = open_to_threads(world, channel)?;
    // Without a type it would be a private thread, which bots can't start here.
    check::thread::start(&call.body, Some(kind.number()))?;
    begin(world, parent, None, &call.body)
}

pub(super) fn start_from(
    world: &mut World,
    channel: &str,
    message: &str,
    call: &Call<'_>,
) -> Outcome {
    let (parent, _) = open_to_threads(world, channel)?;
    let message = find(world, parent, message)?.id;
    check::thread::start(&call.body, None)?;
    if world.guilds.channel(message.get().into()).is_some() {
        return Err(ApiError::thread_exists());
    }
    begin(world, parent, Some(message), &call.body)
}

/// The channel, if the bot may start a thread in it now, and the kind of its threads.
fn open_to_threads(world: &World, channel: &str) -> Result<(ChannelId, ChannelKind), ApiError> {
    let place = visible(world, channel)?;
    let kind = place.kind.of_threads();
    // Bots can't start the posts of a forum here.
    let kind = kind
        .filter(|_| place.kind != ChannelKind::Forum)
        .ok_or_else(ApiError::wrong_channel_type)?;
    check_permission(world, place, Permissions::CREATE_PUBLIC_THREADS)?;
    let threads = world.guilds.channels_of(place.guild);
    let active = threads.filter(|one| one.kind.is_thread() && !one.archived);
    match world.broken.threads {
        Some(most) if active.count() >= most => Err(ApiError::too_many_threads()),
        _ => Ok((place.id, kind)),
    }
}

/// Changes a thread. Other channels cannot be changed.
pub(super) fn change(world: &mut World, channel: &str, call: &Call<'_>) -> Outcome {
    let place = visible(world, channel)?;
    if !place.kind.is_thread() {
        return Err(ApiError::missing_permissions());
    }
    let body = &call.body;
    check::thread::change(body)?;
    may_change(world, place, body)?;
    let id = place.id;
    events::change_channel(world, id, |thread| {
        let minutes = body["auto_archive_duration"].as_u64();
        thread.auto_archive = minutes.unwrap_or(thread.auto_archive);
        thread.archived = body["archived"].as_bool().unwrap_or(thread.archived);
        thread.locked = body["locked"].as_bool().unwrap_or(thread.locked);
        if let Some(name) = body["name"].as_str() {
            name.clone_into(&mut thread.name);
        }
    });
    let place = world.guilds.channel(id);
    Ok(place.map(|place| wire::channel(world, place)))
}

pub(super) fn delete(world: &mut World, channel: &str) -> Outcome {
    let place = visible(world, channel)?;
    if !place.kind.is_thread() {
        return Err(ApiError::missing_permissions());
    }
    check_permission(world, place, Permissions::MANAGE_THREADS)?;
    let (id, value) = (place.id, wire::channel(world, place));
    events::remove_thread(world, id);
    Ok(Some(value))
}

pub(super) fn active(world: &World, guild: &str) -> Outcome {
    let guild = joined(world, guild)?;
    let threads: Vec<Value> = world
        .guilds
        .channels_of(guild.id)
        .filter(|place| {
            place.kind.is_thread() && !place.archived && world.guilds.sees(place, world.app.bot)
        })
        .map(|thread| wire::channel(world, thread))
        .collect();
    Ok(Some(json!({ "threads": threads, "members": [], "has_more": false })))
}

/// A member of a private thread. Who has joined a public one isn't known here.
pub(super) fn member(world: &World, thread: &str, user: &str) -> Outcome {
    let place = visible(world, thread)?;
    let user = access::user(world, user);
    let member =
        user.filter(|user| place.invited.contains(user)).ok_or_else(ApiError::unknown_member)?;
    Ok(Some(json!({
        "id": place.id,
        "user_id": member,
        "join_timestamp": wire::iso8601(place.created_ms),
        "flags": 0,
    })))
}

/// Unarchives a thread for the answer to an interaction. Locked threads allow that, unless they are
/// also archived.
pub(super) fn wake_for_answer(world: &mut World, channel: ChannelId) -> Result<(), ApiError> {
    let Some(place) = world.guilds.channel(channel) else { return Ok(()) };
    if place.archived {
        check_lock(world, place)?;
    }
    events::wake(world, channel);
    Ok(())
}

/// Checks the permissions that the documentation of "modify channel" lists for threads.
fn may_change(world: &World, place: &Channel, body: &Value) -> Result<(), ApiError> {
    let manages = world.bot_permissions(place).allow(Permissions::MANAGE_THREADS);
    let owns = place.owner == Some(world.app.bot);
    let others = ["name", "locked", "auto_archive_duration", "rate_limit_per_user"];
    let only_archived = others.iter().all(|key| body[*key].is_null());
    let brings_back = body["archived"] == json!(false);
    if place.archived && !brings_back {
        return Err(ApiError::archived_thread());
    }
    if manages {
        return Ok(());
    }
    check_lock(world, place)?;
    if brings_back && only_archived {
        return check_permission(world, place, Permissions::SEND_MESSAGES_IN_THREADS);
    }
    let for_managers = !body["locked"].is_null() || !body["rate_limit_per_user"].is_null();
    if owns && !for_managers { Ok(()) } else { Err(ApiError::missing_permissions()) }
}

fn begin(world: &mut World, parent: ChannelId, from: Option<MessageId>, body: &Value) -> Outcome {
    let new = NewThread {
        parent,
        name: body["name"].as_str().unwrap_or_default().to_owned(),
        owner: world.app.bot,
        from,
        is_private: false,
        auto_archive: body["auto_archive_duration"].as_u64().unwrap_or(USUAL_AUTO_ARCHIVE),
    };
    let id = events::start_thread(world, new).ok_or_else(ApiError::wrong_channel_type)?;
    let thread = world.guilds.channel(id);
    Ok(thread.map(|thread| wire::channel(world, thread)))
}
