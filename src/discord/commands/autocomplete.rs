//! Completing what somebody types into an option.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::Context;
use crate::discord::invocation::Invocation;
use crate::discord::message::shortened;
use crate::discord::metrics;
use crate::discord::render::scene::escaped;
use crate::table::Snapshot;

/// The most choices that Discord accepts.
const CHOICES_MAX: usize = 25;
/// The longest label of a choice.
const LABEL_MAX: usize = 100;

/// What somebody typed, safe to be shown to them.
pub fn quoted(typed: &str) -> String {
    let short = shortened(typed, 40);
    escaped(&short)
}

/// The table where somebody is typing, and who they are.
pub async fn typing(ctx: Context<'_>) -> Option<(Arc<Snapshot>, Invocation)> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    metrics::received(metrics::Interaction::Autocomplete);
    let invocation = Invocation::of_command(ctx.interaction)?;
    let bot = ctx.framework.user_data;
    let settings = bot.guild_settings(invocation.place.guild).await;
    let invocation = invocation.in_server_of(settings.language);
    let display = bot.display(invocation.place.channel)?;
    Some((display.snapshot(), invocation))
}

/// The choices whose label or value contains what was typed, or whose value is meant by it.
pub fn matching(
    choices: impl Iterator<Item = (String, String)>,
    typed: &str,
    meant: Option<&str>,
) -> Vec<AutocompleteChoice> {
    let typed = typed.trim().to_lowercase();
    let fits = |(label, value): &(String, String)| {
        let contains = |text: &str| text.to_lowercase().contains(&typed);
        contains(label) || contains(value) || meant == Some(value.as_str())
    };
    let fitting = choices.filter(fits).take(CHOICES_MAX);
    fitting
        .map(|(label, value)| AutocompleteChoice::new(shortened(&label, LABEL_MAX), value))
        .collect()
}

/// The choices, if there are any.
pub fn response(choices: Option<Vec<AutocompleteChoice>>) -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new().set_choices(choices.unwrap_or_default())
}
