//! Finds what a request names, and checks that the bot may reach it.

use serde_json::Value;

use crate::error::ApiError;
use crate::ids::{ChannelId, MessageId, UserId};
use crate::permissions::Permissions;
use crate::state::{Channel, Guild, Message, World};
use crate::wire;

/// The channel, if it exists and the bot can see it.
pub(super) fn visible<'a>(world: &'a World, id: &str) -> Result<&'a Channel, ApiError> {
    let place = id
        .parse()
        .ok()
        .and_then(|id: ChannelId| world.guilds.channel(id))
        .ok_or_else(ApiError::unknown_channel)?;
    let inside = world.guilds.get(place.guild).is_some_and(|guild| guild.has_bot);
    if inside && world.guilds.sees(place, world.app.bot) {
        Ok(place)
    } else {
        Err(ApiError::missing_access())
    }
}

/// The server, if it exists and the bot is in it.
pub(super) fn joined<'a>(world: &'a World, id: &str) -> Result<&'a Guild, ApiError> {
    let guild = id.parse().ok().and_then(|id| world.guilds.get(id));
    guild.filter(|guild| guild.has_bot).ok_or_else(ApiError::unknown_guild)
}

/// The user whom a path names; `@me` is the bot.
pub(super) fn user(world: &World, id: &str) -> Option<UserId> {
    match id {
        "@me" => Some(world.app.bot),
        _ => id.parse().ok(),
    }
}

/// A message by its id. Ephemeral messages are unknown to the channel's routes.
pub(super) fn find<'a>(
    world: &'a World,
    channel: ChannelId,
    id: &str,
) -> Result<&'a Message, ApiError> {
    let message = id.parse().ok().and_then(|id: MessageId| world.messages.live(id));
    message
        .filter(|message| message.channel == channel && !message.is_ephemeral())
        .ok_or_else(ApiError::unknown_message)
}

pub(super) fn check_permission(
    world: &World,
    place: &Channel,
    needed: Permissions,
) -> Result<(), ApiError> {
    let may = world.bot_permissions(place).allow(needed);
    may.then_some(()).ok_or_else(ApiError::missing_permissions)
}

/// A message as the bot gets it, unless it is gone.
pub(super) fn shown(world: &World, id: MessageId) -> Option<Value> {
    world.messages.live(id).map(|message| wire::message(world, message))
}

/// Refuses a locked thread, unless the bot has the permission to manage threads.
pub(super) fn check_lock(world: &World, place: &Channel) -> Result<(), ApiError> {
    let may = world.bot_permissions(place);
    match (place.locked, place.archived) {
        _ if may.allow(Permissions::MANAGE_THREADS) => Ok(()),
        (true, true) => Err(ApiError::archived_thread()),
        (true, false) => Err(ApiError::locked_thread()),
        (false, _) => Ok(()),
    }
}

pub(super) fn check_active(world: &World, channel: ChannelId) -> Result<(), ApiError> {
    match world.guilds.channel(channel) {
        Some(place) if place.archived => Err(ApiError::archived_thread()),
        _ => Ok(()),
    }
}
