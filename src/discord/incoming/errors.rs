//! Errors that poise reports when it can't run a command. They are logged and answered with a
//! sentence.

use std::sync::Arc;

use poise::FrameworkError;
use poise::serenity_prelude as serenity;

use super::commands::Error;
use super::invocation::Invocation;
use super::respond::{Pending, Reply};
use super::unreadable_events::{self, Words};
use crate::discord::bot::Bot;
use crate::games::GameKind;
use crate::screen::i18n::Catalog;

pub async fn handle(error: FrameworkError<'_, Arc<Bot>, Error>) {
    match error {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            // Somebody who is still typing gets choices and no sentence.
            if interaction.data.autocomplete().is_none() {
                say(framework.user_data, interaction, Catalog::refuse_unknown_command).await;
            }
        }
        FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            tracing::warn!(description, "a command does not match the registered ones");
            say_in(ctx.into(), Catalog::refuse_unknown_command).await;
        }
        FrameworkError::GuildOnly { ctx, .. } => say_in(ctx, Catalog::refuse_servers_only).await,
        FrameworkError::CommandPanic { payload, ctx, .. } => {
            tracing::error!(payload, command = ctx.command().name.as_ref(), "a command panicked");
            say_in(ctx, Catalog::refuse_internal).await;
        }
        // The remaining errors come from checks and prefixes, which no command here has, or hold an
        // `Error`, which has no values. Some would quote what somebody wrote, so they aren't logged.
        other => {
            let command = other.ctx().map(|ctx| ctx.command().name.to_string());
            tracing::error!(command, "poise reports an unexpected error");
            if let Some(ctx) = other.ctx() {
                say_in(ctx, Catalog::refuse_internal).await;
            }
        }
    }
}

async fn say_in(ctx: poise::Context<'_, Arc<Bot>, Error>, words: Words) {
    if let poise::Context::Application(ctx) = ctx
        && ctx.interaction_type == poise::CommandInteractionType::Command
    {
        say(ctx.framework.user_data, ctx.interaction, words).await;
    }
}

/// Tells somebody that their command couldn't be read.
pub async fn apologise(bot: &Arc<Bot>, command: &serenity::CommandInteraction) {
    match Invocation::of_command(command) {
        Ok(invocation) => answer(bot, invocation, Catalog::refuse_internal).await,
        Err(bare) => unreadable_events::refuse(bot, bare).await,
    }
}

async fn say(bot: &Arc<Bot>, command: &serenity::CommandInteraction, words: Words) {
    match Invocation::of_command(command) {
        Ok(invocation) => answer(bot, invocation, words).await,
        Err(bare) if bot.accept(bare.id).is_none() => {}
        // A direct message has neither. Somebody still needs an answer.
        Err(bare) if command.guild_id.is_none() && command.member.is_none() => {
            unreadable_events::say(bot, bare, words).await;
        }
        Err(bare) => unreadable_events::refuse(bot, bare).await,
    }
}

async fn answer(bot: &Arc<Bot>, invocation: Invocation, words: Words) {
    let pending = Pending::begin(bot, invocation, GameKind::default()).await;
    let text = words(pending.invocation.catalog);
    let Ok(()) = pending.answer(async { Ok(Reply::text(text)) }).await;
}
