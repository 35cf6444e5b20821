//! What poise reports when a command cannot be carried out: logged, and answered in words.

use std::sync::Arc;

use poise::FrameworkError;
use poise::serenity_prelude as serenity;

use super::bot::Bot;
use super::caller::Caller;
use super::commands::Error;
use super::http::Token;
use super::look::{Look, Seen};
use super::respond::{Reply, respond};
use super::words::Language;

/// Answers whoever used the command.
pub async fn handle(error: FrameworkError<'_, Arc<Bot>, Error>) {
    let words = Language::default().words();
    match error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => {
            let text = words.refuse_unknown_command();
            say(framework.user_data, interaction, text).await;
        }
        FrameworkError::CommandStructureMismatch {
            ctx, description, ..
        } => {
            tracing::warn!(description, "a command does not fit the registered ones");
            say_in(ctx.into(), words.refuse_unknown_command()).await;
        }
        FrameworkError::GuildOnly { ctx, .. } => say_in(ctx, words.refuse_servers_only()).await,
        FrameworkError::CommandPanic { payload, ctx, .. } => {
            tracing::error!(
                payload,
                command = ctx.command().name.as_ref(),
                "a command panicked"
            );
            say_in(ctx, words.refuse_internal()).await;
        }
        FrameworkError::Setup { error, .. } => match error {},
        FrameworkError::Command { error, .. } | FrameworkError::EventHandler { error, .. } => {
            match error {}
        }
        // What is left are checks and prefixes, which no command here has.
        other => {
            tracing::error!("poise reports: {other}");
            if let Some(ctx) = other.ctx() {
                say_in(ctx, words.refuse_internal()).await;
            }
        }
    }
}

async fn say_in(ctx: poise::Context<'_, Arc<Bot>, Error>, text: String) {
    if let poise::Context::Application(ctx) = ctx
        && ctx.interaction_type == poise::CommandInteractionType::Command
    {
        say(ctx.framework.user_data, ctx.interaction, text).await;
    }
}

async fn say(bot: &Arc<Bot>, command: &serenity::CommandInteraction, text: String) {
    if let Some(caller) = Caller::of_command(command) {
        respond(bot, &caller, async { Reply::own(text) }).await;
        return;
    }
    // Not in a server: there is no caller, but there is somebody to answer.
    let body = Look::text(text).body(Seen::ByOne);
    let token = Token::new(&command.token);
    let answer = super::http::Answer::Message;
    let sent = bot
        .discord
        .answer(command.id.get(), &token, answer, &body, Vec::new());
    if let Err(trouble) = sent.await {
        tracing::warn!(%trouble, "an answer could not be given");
    }
}
