//! Events of the gateway: presses, and places that are gone.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{FullEvent, Interaction};

use super::bot::Bot;
use super::commands::Error;
use super::press;
use crate::table::{ChannelId, GuildId};

/// Handles an event that is no command.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Error>,
    event: &FullEvent,
) -> Result<(), Error> {
    let bot = framework.user_data;
    match event {
        FullEvent::InteractionCreate {
            interaction: Interaction::Component(press),
        } => press::handle(bot, press).await,
        FullEvent::ChannelDelete { channel, .. } => {
            bot.tables.channel_gone(ChannelId(channel.id.get())).await;
        }
        FullEvent::ThreadDelete { thread, .. } => {
            bot.tables.channel_gone(ChannelId(thread.id.get())).await;
        }
        // A server that is merely unavailable comes back.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            bot.tables.guild_gone(GuildId(incomplete.id.get())).await;
        }
        _ => {}
    }
    Ok(())
}
