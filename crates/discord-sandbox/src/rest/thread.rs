//! Routes for threads: starting, changing, deleting and listing them.

use serde_json::{Value, json};

use super::access::{check_lock, check_permission, find, visible};
use super::{Call, Outcome};
use crate::check;
use crate::error::{ApiError, FormErrors};
use crate::events::{self, NewThread, ThreadChange};
use crate::ids::{ChannelId, GuildId, MessageId};
use crate::permissions::Permissions;
use crate::state::{Channel, World};
use crate::wire;

/// The allowed times, in quiet minutes, before a thread is archived.
const AUTO_ARCHIVE: [u64; 4] = [60, 1440, 4320, 10080];
/// The time if the request doesn't set one.
const USUAL_AUTO_ARCHIVE: u64 = 1440;
/// The longest slow mode pause between two messages of one person, in seconds.
const MAX_PAUSE: u64 = 21_600;

/// Starts a thread without a message.
pub(super) fn start(world: &mut World, channel: &str, call: &Call<'_>) -> Outcome {
    let place = visible(world, channel)?;
    let kind = place.kind.of_threads().filter(|_| !is_forum(place));
    let Some(kind) = kind else {
        return Err(ApiError::wrong_channel_type());
    };
    may_begin(world, place)?;
    let parent = place.id;
    check_body(&call.body, |errors| {
        // Without a type it would be a private thread, which bots can't start here.
        if call.body["type"] != json!(kind.number()) {
            errors.at("type", "BASE_TYPE_CHOICES", "Not a type of thread here.");
        }
    })?;
    begin(world, parent, None, &call.body)
}

pub(super) fn start_from(
    world: &mut World,
    channel: &str,
    message: &str,
    call: &Call<'_>,
) -> Outcome {
    let place = visible(world, channel)?;
    if place.kind.of_threads().is_none() || is_forum(place) {
        return Err(ApiError::wrong_channel_type());
    }
    may_begin(world, place)?;
    let (parent, message) = (place.id, find(world, place.id, message)?.id);
    check_body(&call.body, |_| {})?;
    if world.guilds.channel(message.get().into()).is_some() {
        return Err(ApiError::thread_exists());
    }
    begin(world, parent, Some(message), &call.body)
}

/// Changes a thread. Other channels cannot be changed.
pub(super) fn change(world: &mut World, channel: &str, call: &Call<'_>) -> Outcome {
    let place = visible(world, channel)?;
    if !place.kind.is_thread() {
        return Err(ApiError::missing_permissions());
    }
    let body = &call.body;
    let mut errors = FormErrors::default();
    check::thread::change(&mut errors, body, &AUTO_ARCHIVE, MAX_PAUSE);
    errors.finish()?;
    may_change(world, place, body)?;
    let change = ThreadChange {
        name: body["name"].as_str().map(str::to_owned),
        archived: body["archived"].as_bool(),
        locked: body["locked"].as_bool(),
        auto_archive: body["auto_archive_duration"].as_u64(),
    };
    let id = place.id;
    events::change_thread(world, id, change);
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
    let known = guild
        .parse()
        .ok()
        .and_then(|id: GuildId| world.guilds.get(id));
    let guild = known
        .filter(|guild| guild.has_bot)
        .ok_or_else(ApiError::unknown_guild)?;
    let threads = world.guilds.channels_of(guild.id).filter(|place| {
        place.kind.is_thread() && !place.archived && world.guilds.sees(place, world.app.bot)
    });
    let threads: Vec<Value> = threads.map(|thread| wire::channel(world, thread)).collect();
    Ok(Some(json!({ "threads": threads, "members": [] })))
}

/// A member of a private thread. Who has joined a public one isn't known here.
pub(super) fn member(world: &World, thread: &str, user: &str) -> Outcome {
    let place = visible(world, thread)?;
    let user = if user == "@me" {
        Some(world.app.bot)
    } else {
        user.parse().ok()
    };
    let member = user.filter(|user| place.invited.contains(user));
    let member = member.ok_or_else(ApiError::unknown_member)?;
    Ok(Some(json!({
        "id": place.id,
        "user_id": member,
        "join_timestamp": "2026-01-01T00:00:00.000000+00:00",
        "flags": 0,
    })))
}

/// Unarchives a thread for the answer to an interaction. Locked threads allow that, unless they are
/// also archived.
pub(super) fn wake_for_answer(world: &mut World, channel: ChannelId) -> Result<(), ApiError> {
    let Some(place) = world.guilds.channel(channel) else {
        return Ok(());
    };
    if place.archived {
        check_lock(world, place)?;
    }
    events::wake(world, channel);
    Ok(())
}

fn is_forum(place: &Channel) -> bool {
    place.kind == crate::state::ChannelKind::Forum
}

fn may_begin(world: &World, place: &Channel) -> Result<(), ApiError> {
    check_permission(world, place, Permissions::CREATE_PUBLIC_THREADS)?;
    let threads = world.guilds.channels_of(place.guild);
    let active = threads.filter(|one| one.kind.is_thread() && !one.archived);
    match world.broken.threads {
        Some(most) if active.count() >= most => Err(ApiError::too_many_threads()),
        _ => Ok(()),
    }
}

/// Checks the permissions that the documentation of "modify channel" lists for threads.
fn may_change(world: &World, place: &Channel, body: &Value) -> Result<(), ApiError> {
    let manages = world
        .bot_permissions(place)
        .allow(Permissions::MANAGE_THREADS);
    let owns = place.owner == Some(world.app.bot);
    let others = [
        "name",
        "locked",
        "auto_archive_duration",
        "rate_limit_per_user",
    ];
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
    if owns && !for_managers {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

fn check_body(body: &Value, more: impl FnOnce(&mut FormErrors)) -> Result<(), ApiError> {
    let mut errors = FormErrors::default();
    check::thread::start(&mut errors, body, &AUTO_ARCHIVE, MAX_PAUSE);
    more(&mut errors);
    errors.finish()
}

fn begin(world: &mut World, parent: ChannelId, from: Option<MessageId>, body: &Value) -> Outcome {
    let new = NewThread {
        parent,
        name: body["name"].as_str().unwrap_or_default().to_owned(),
        owner: world.app.bot,
        from,
        is_private: false,
        auto_archive: body["auto_archive_duration"]
            .as_u64()
            .unwrap_or(USUAL_AUTO_ARCHIVE),
    };
    let id = events::start_thread(world, new).ok_or_else(ApiError::wrong_channel_type)?;
    let thread = world.guilds.channel(id);
    Ok(thread.map(|thread| wire::channel(world, thread)))
}
