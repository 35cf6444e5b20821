//! What reaches poise, and the errors that it reports when it can't run a command: they are logged and
//! answered with a sentence. The command in the menus of people goes past it: poise can't translate the
//! names of such commands. A command of a kind that nobody knows yet is readable for serenity, and
//! makes poise panic: it stays here, and is answered like what can't be read.

use std::sync::Arc;

use poise::FrameworkError;
use poise::serenity_prelude as serenity;
use serenity::{CommandType, CreateAutocompleteResponse, FullEvent, Interaction};

use super::actions::challenge;
use super::commands::{Error, autocomplete};
use super::invocation::Invocation;
use super::respond::{Pending, Reply};
use super::unreadable_events::{self, Words};
use crate::discord::bot::Bot;
use crate::discord::unreadable::{self, Unreadable};
use crate::games::GameKind;
use crate::screen::i18n::Catalog;

/// The framework of the commands.
pub struct Commands(pub poise::Framework<Arc<Bot>, Error>);

#[serenity::async_trait]
impl serenity::Framework for Commands {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let is_odd =
            |command: &serenity::CommandInteraction| command.data.kind != CommandType::ChatInput;
        let interaction = match event {
            FullEvent::InteractionCreate { interaction } => interaction,
            event => return self.0.dispatch(ctx, event).await,
        };
        let bot = self.0.user_data().await;
        match &interaction {
            Interaction::Command(command) if command.data.kind == CommandType::User => {
                challenge::handle(bot, command).await;
            }
            Interaction::Command(command) if is_odd(command) => {
                note();
                apologise(bot, command).await;
            }
            Interaction::Autocomplete(typing) if is_odd(typing) => {
                note();
                autocomplete::offer(bot, typing, CreateAutocompleteResponse::new()).await;
            }
            _ => {
                self.0.dispatch(ctx, FullEvent::InteractionCreate { interaction }).await;
            }
        }
    }
}

fn note() {
    unreadable::count("INTERACTION_CREATE", &Unreadable::at("data.type", "expected 1"));
}

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
async fn apologise(bot: &Arc<Bot>, command: &serenity::CommandInteraction) {
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
    let said = Reply::text(words(pending.invocation.catalog));
    pending.answer(Box::pin(async { Ok(said) })).await;
}
