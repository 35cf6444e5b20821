//! Gateway events: presses, forms, and channels and servers that are gone, even if they disappeared
//! while the bot was offline.

use std::collections::HashSet;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::commands::{Error, autocomplete};
use super::components;
use super::form::Answers;
use super::introduction;
use crate::discord::bot::Bot;
use crate::discord::live::{plans, presence};
use crate::discord::unreadable::{self, Unreadable};
use crate::table::{ChannelId, GuildId, Place};

/// Handles an event other than a command. poise dispatches commands.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            components::handle(bot, press).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            // The relay couldn't read it as a whole.
            components::handle_form(bot, form, Answers::read(form)).await
        }
        FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(typing) } => {
            autocomplete::handle(framework, typing).await
        }
        // The bot counts its own posts elsewhere. Its answers to commands count here like other
        // people's messages, and so does Discord's line about a new thread.
        FullEvent::Message { new_message }
            if new_message.author.id != framework.bot_id
                || matches!(
                    new_message.kind,
                    serenity::MessageType::ChatInputCommand | serenity::MessageType::ThreadCreated
                ) =>
        {
            if let Some(display) = bot.display(ChannelId(new_message.channel_id.get())) {
                display.notes.lock().placement.pushed_up();
            }
        }
        FullEvent::MessageDelete { channel_id, deleted_message_id, guild_id } => {
            deleted(bot, *guild_id, *channel_id, &[*deleted_message_id]).await
        }
        FullEvent::MessageDeleteBulk { channel_id, multiple_deleted_messages_ids, guild_id } => {
            deleted(bot, *guild_id, *channel_id, multiple_deleted_messages_ids).await
        }
        FullEvent::ChannelUpdate { new, .. } => access_changed(bot, new.guild_id),
        FullEvent::ThreadUpdate { new, .. } => access_changed(bot, new.guild_id),
        FullEvent::GuildRoleUpdate { new, .. } => access_changed(bot, new.guild_id),
        // Discord reports this for the bot itself even without the intent.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == framework.bot_id => {
            access_changed(bot, event.guild_id);
        }
        FullEvent::ChannelDelete { channel, .. } => {
            channel_gone(bot, channel.guild_id, channel.id).await;
            threads_gone(bot, channel.guild_id).await;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            channel_gone(bot, thread.guild_id, thread.id).await;
        }
        FullEvent::Ready { data_about_bot } => servers_gone(bot, data_about_bot).await,
        // Discord doesn't say how long the connection was gone, and the loss may have been noticed
        // late.
        FullEvent::Resume { .. } => bot.tables.extend_turns().await,
        FullEvent::GuildCreate { guild, .. } => {
            introduction::begin(bot, framework.bot_id, guild);
            channels_gone(bot, guild).await;
            bot.threads.archive_orphans(guild).await;
        }
        // An unavailable server has an outage and will come back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            let guild = GuildId(incomplete.id.get());
            bot.tables.guild_gone(guild).await;
            bot.tables.plans().gone(guild, None).await;
        }
        _ => {}
    }
    Ok(())
}

async fn deleted(
    bot: &Bot,
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    messages: &[serenity::MessageId],
) {
    let channel = ChannelId(channel.get());
    let messages: Vec<u64> = messages.iter().map(|message| message.get()).collect();
    if let Some(display) = bot.display(channel) {
        display.deleted(messages.iter().copied());
    }
    if let Some(guild) = guild {
        let guild = GuildId(guild.get());
        let place = Place { guild, channel };
        bot.tables.plans().deleted(place, &messages).await;
    }
}

async fn channel_gone(bot: &Arc<Bot>, guild: serenity::GuildId, channel: serenity::ChannelId) {
    let (guild, channel) = (GuildId(guild.get()), ChannelId(channel.get()));
    bot.tables.channel_gone(channel).await;
    bot.tables.plans().gone(guild, Some(channel)).await;
}

/// Retries tables that couldn't be shown, because the bot's permissions in the server may have
/// changed.
fn access_changed(bot: &Bot, guild: serenity::GuildId) {
    for display in bot.displays_in(GuildId(guild.get())) {
        display.wake();
    }
}

/// Ends the tables and calls off the evenings of servers that a new session doesn't list. It lists
/// every server of its shard, even those with an outage.
async fn servers_gone(bot: &Arc<Bot>, ready: &serenity::Ready) {
    // Discord says which shard it is whenever the bot has said so, as serenity always does.
    let Some(info) = ready.shard else {
        unreadable::count("READY", &Unreadable::at("shard", "missing"));
        return;
    };
    let (shard, shards) = (info.id.0, info.total);
    let there: HashSet<u64> = ready.guilds.iter().map(|guild| guild.id.get()).collect();
    let is_gone = |guild: GuildId| {
        let is_ours = serenity::GuildId::new(guild.0).shard_id(shards) == shard;
        is_ours && !there.contains(&guild.0)
    };
    for table in bot.tables.all() {
        let guild = table.place().guild;
        if is_gone(guild) {
            bot.tables.guild_gone(guild).await;
        }
    }
    plans::servers_gone(bot, is_gone).await;
}

/// Checks the tables and evenings whose channels a server doesn't list. A server lists its channels
/// and its active threads.
async fn channels_gone(bot: &Arc<Bot>, guild: &serenity::Guild) {
    let threads = guild.threads.iter().map(|thread| thread.id);
    let there: HashSet<u64> =
        guild.channels.keys().copied().chain(threads).map(serenity::ChannelId::get).collect();
    for table in bot.tables.all() {
        let place = table.place();
        if place.guild.0 == guild.id.get() && !there.contains(&place.channel.0) {
            presence::look_at(bot, place.channel).await;
        }
    }
    plans::channels_gone(bot, GuildId(guild.id.get()), &there).await;
}

/// Checks all tables and evenings of a server after a channel is deleted. Its threads are gone too,
/// but Discord doesn't report them, and the bot doesn't know which threads they were.
async fn threads_gone(bot: &Arc<Bot>, guild: serenity::GuildId) {
    for display in bot.displays_in(GuildId(guild.get())) {
        presence::look_at(bot, display.table.place().channel).await;
    }
    plans::channels_gone(bot, GuildId(guild.get()), &HashSet::new()).await;
}
