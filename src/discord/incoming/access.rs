//! Decides what people may do in channels other than the one in which they ask, and who may see a
//! stored game: people who were dealt in, and people who see its channel.
//!
//! The bot keeps neither channels nor roles, so this asks Discord, but only about people who ask in
//! another channel. Whatever answers them must not tell a game that they may not see from one that
//! doesn't exist.

use poise::serenity_prelude as serenity;
use serenity::Permissions;

use super::invocation::Invocation;
use crate::discord::bot::Bot;
use crate::discord::http::{ApiError, Discord, Target};
use crate::discord::live::month::open_place;
use crate::discord::permissions::{self, Guild, Member};
use crate::store::StoredGame;
use crate::table::{ChannelId, Place};

/// Whether this game may be shown to the person: it was played in this server, and they were dealt
/// in or see its channel.
pub async fn may_see_game(
    bot: &Bot,
    invocation: &Invocation,
    game: &StoredGame,
) -> Result<bool, ApiError> {
    if game.place.guild != invocation.place.guild {
        return Ok(false);
    }
    let person = Some(invocation.person.id);
    if game.players.iter().any(|player| player.user == person) {
        return Ok(true);
    }
    Ok(permissions_in(bot, invocation, game.place).await?.view_channel())
}

/// Whether everyone who sees the channel in which the person asks may see the games of this one: because
/// it is the same, or one that everyone in the server sees.
pub async fn all_here_see(
    bot: &Bot,
    invocation: &Invocation,
    channel: ChannelId,
) -> Result<bool, ApiError> {
    if channel == invocation.place.channel {
        return Ok(true);
    }
    let guild: Guild = bot.discord.get(Target::Guild(invocation.place.guild)).await?;
    Ok(open_place(bot, &guild, channel).await?.is_some())
}

/// What the person may do in this place of the server in which they ask; nothing if they don't see
/// it. If the bot doesn't see it either, only administrators do, and nobody once it is gone.
pub async fn permissions_in(
    bot: &Bot,
    invocation: &Invocation,
    place: Place,
) -> Result<Permissions, ApiError> {
    // Nobody can ask in a channel that they don't see.
    if place.channel == invocation.place.channel {
        return Ok(invocation.permissions | Permissions::VIEW_CHANNEL);
    }
    match permissions_of(&bot.discord, invocation, place).await {
        Err(error) if error.is_about_a_gone_channel() => Ok(Permissions::empty()),
        // The channel is there, but the bot no longer sees it. Administrators do.
        Err(ApiError::NoAccess(_)) => Ok(if invocation.permissions.administrator() {
            Permissions::all()
        } else {
            Permissions::empty()
        }),
        found => found,
    }
}

async fn permissions_of(
    discord: &Discord,
    invocation: &Invocation,
    place: Place,
) -> Result<Permissions, ApiError> {
    let channel = discord.channel(place.channel).await?;
    if invocation.permissions.administrator() {
        return Ok(Permissions::all());
    }
    let is_private = channel.kind == serenity::ChannelType::PrivateThread;
    let parent = channel.parent();
    if parent == Some(invocation.place.channel) && !is_private {
        return Ok(invocation.permissions | Permissions::VIEW_CHANNEL);
    }
    // A thread's permissions are those of the channel above it.
    let decides = match parent {
        Some(parent) => discord.channel(parent).await?,
        None => channel,
    };
    let guild: Guild = discord.get(Target::Guild(place.guild)).await?;
    let person = invocation.person.id;
    let member = Member::with(invocation.roles.clone());
    let user = serenity::UserId::new(person.0);
    let may = permissions::of(&guild, user, &member, Some(&decides));
    let is_in =
        !is_private || may.manage_threads() || discord.is_in_thread(place.channel, person).await?;
    Ok(if may.view_channel() && is_in { may } else { Permissions::empty() })
}
