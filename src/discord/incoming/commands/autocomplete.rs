//! Autocomplete for command options.
//!
//! Each option has its callback, but the bot sends the answers itself: through the gate, and in time.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::typed::without_name;
use super::{Context, Error, kind};
use crate::discord::bot::Bot;
use crate::discord::http::{Response, Token};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::PATIENCE;
use crate::discord::incoming::unreadable_events;
use crate::discord::metrics;
use crate::screen::render::names::shortened;
use crate::table::tasks::caught_in;

/// The maximum number of choices that Discord accepts.
const CHOICES_MAX: usize = 25;
const LABEL_MAX: usize = 100;

/// Answers somebody who is typing. The answer is empty if there is nothing to offer or it takes too
/// long.
pub async fn handle(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Error>,
    typing: &serenity::CommandInteraction,
) {
    let bot = framework.user_data;
    if let Err(bare) = Invocation::of_command(typing) {
        unreadable_events::note(bare);
    }
    let _answering = bot.tasks.answers.token();
    // This kind of answer can't be deferred.
    let offered = tokio::time::timeout(PATIENCE, caught_in(offered(framework, typing))).await;
    offer(bot, typing, offered.ok().flatten().flatten().unwrap_or_default()).await;
}

/// Offers these choices to somebody who is typing.
pub async fn offer(
    bot: &Bot,
    typing: &serenity::CommandInteraction,
    choices: CreateAutocompleteResponse,
) {
    let (token, response) = (Token::new(&typing.token), Response::Choices(&choices));
    let sent = bot.discord.respond(typing.id.get(), &token, response);
    if let Err(error) = sent.await {
        tracing::debug!(interaction = %typing.id, %error, "suggestions could not be sent");
    }
}

async fn offered(
    framework: poise::FrameworkContext<'_, Arc<Bot>, Error>,
    typing: &serenity::CommandInteraction,
) -> Option<CreateAutocompleteResponse> {
    let options = typing.data.options();
    // poise keeps no data for a running command here.
    let nothing: Box<dyn std::any::Any + Send + Sync> = Box::new(());
    let (sent, data) = (AtomicBool::new(false), tokio::sync::Mutex::new(nothing));
    let mut tree = Vec::new();
    let kind = poise::CommandInteractionType::Autocomplete;
    let found = poise::extract_command_and_run_checks(
        framework, typing, kind, &sent, &data, &options, &mut tree,
    );
    let ctx = found.await.ok()?;
    let serenity::AutocompleteOption { name, value: typed, .. } = typing.data.autocomplete()?;
    let option = ctx.command().parameters.iter().find(|option| option.name == name)?;
    Some(option.autocomplete_callback?(ctx, without_name(typed, [name])).await)
}

/// The invocation of somebody who is typing.
pub async fn typist(ctx: Context<'_>) -> Option<(&Arc<Bot>, Invocation)> {
    metrics::received(metrics::Interaction::Autocomplete);
    let mut invocation = Invocation::of_command(ctx.interaction).ok()?;
    let bot = ctx.framework.user_data;
    invocation.own = bot.preferences_of(invocation.person.id).await;
    let settings = bot.guild_settings(invocation.place.guild).await;
    Some((bot, invocation.in_server_of(settings.language, kind(ctx))))
}

/// As many of these labels and values as Discord takes. `numbers`: whether it expects numbers.
pub fn choices(
    offered: impl IntoIterator<Item = (String, String)>,
    numbers: bool,
) -> Vec<AutocompleteChoice> {
    let choice = |(label, value): (String, String)| {
        let label = shortened(&label, LABEL_MAX);
        match value.parse::<i64>().ok().filter(|_| numbers) {
            Some(number) => AutocompleteChoice::new(label, number),
            None => AutocompleteChoice::new(label, shortened(&value, LABEL_MAX)),
        }
    };
    offered.into_iter().take(CHOICES_MAX).map(choice).collect()
}
