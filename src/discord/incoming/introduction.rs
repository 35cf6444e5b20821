//! The bot's introduction in a server that it has just joined: once, in the first channel where it
//! may speak.
//!
//! Discord lists a server with every new connection, not only when the bot joins it. So the bot
//! introduces itself only if it joined a moment ago and the store has no introduction yet. The
//! introduction is saved first: whatever happens then, nobody sees it twice.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use poise::serenity_prelude as serenity;
use serenity::Permissions as P;

use crate::discord::bot::Bot;
use crate::discord::http::Target;
use crate::screen::i18n::Language;
use crate::screen::render::help;
use crate::screen::render::message::Visibility;
use crate::store::causes;
use crate::table::{ChannelId, GuildId};

/// How long after joining a server the bot still introduces itself there. It may have joined during
/// a restart.
const JUST_NOW: Duration = Duration::from_secs(5 * 60);

/// Introduces the bot in the background, if this server needs it.
pub fn begin(bot: &Arc<Bot>, me: serenity::UserId, guild: &serenity::Guild) {
    if !joined_just_now(guild, SystemTime::now()) {
        return;
    }
    let id = GuildId(guild.id.get());
    let Some(channel) = place(guild, me) else {
        tracing::info!(guild = %id, "no introduction in a new server: no channel to post in");
        return;
    };
    let Ok(turn) = bot.introductions.clone().try_acquire_owned() else {
        tracing::warn!(guild = %id, "no introduction in a new server: too many at once");
        return;
    };
    let spoken = Language::of_locale(&guild.preferred_locale);
    let introducing = bot.clone();
    bot.tasks.spawn(async move {
        introduce(&introducing, id, channel, spoken).await;
        drop(turn);
    });
}

async fn introduce(bot: &Bot, guild: GuildId, channel: ChannelId, spoken: Option<Language>) {
    match bot.settings.claim_introduction(guild).await {
        Ok(true) => {}
        Ok(false) => return,
        Err(error) => {
            tracing::error!(%guild, error = causes(&error), "no introduction in a new server: it cannot be saved");
            return;
        }
    }
    let settings = bot.guild_settings(guild).await;
    // A language that somebody chose takes precedence.
    let language = settings.language.chosen().or(spoken).unwrap_or_default();
    let body =
        help::introduction(language).shown(Visibility::Public, &bot.discord.card_style(&settings));
    match bot.discord.send(Target::Messages(channel), &body).await {
        Ok(_) => tracing::info!(%guild, "posted the introduction in a new server"),
        Err(error) => {
            tracing::warn!(%guild, %error, "the introduction in a new server could not be posted");
        }
    }
}

/// Whether the bot has just joined. This is also true if this machine's clock is behind Discord's.
fn joined_just_now(guild: &serenity::Guild, now: SystemTime) -> bool {
    let joined = u64::try_from(guild.joined_at.unix_timestamp()).unwrap_or(0);
    let joined = UNIX_EPOCH + Duration::from_secs(joined);
    now.duration_since(joined).map_or(true, |since| since < JUST_NOW)
}

/// The channel where the server announces new members, or else the topmost text channel where the
/// bot may speak.
fn place(guild: &serenity::Guild, me: serenity::UserId) -> Option<ChannelId> {
    let member = guild.members.get(&me)?;
    let may_speak = |channel: &&serenity::GuildChannel| {
        let may = guild.user_permissions_in(channel, member);
        channel.kind == serenity::ChannelType::Text
            && may.contains(P::VIEW_CHANNEL | P::SEND_MESSAGES)
    };
    let system = guild.system_channel_id.and_then(|id| guild.channels.get(&id));
    let first = || {
        let all = guild.channels.values().filter(may_speak);
        all.min_by_key(|channel| (channel.position, channel.id))
    };
    let channel = system.filter(may_speak).or_else(first)?;
    Some(ChannelId(channel.id.get()))
}
