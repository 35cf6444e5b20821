//! The commands for the server's settings, for the language that somebody reads, and for being
//! forgotten.

use std::sync::Arc;

use super::one_of::{OneOf, value};
use super::{Context, Error, answer, game_options};
use crate::discord::bot::Bot;
use crate::discord::guild_settings::{NotChanged, Unusable};
use crate::discord::incoming::actions::{self, failed};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Done, Reply};
use crate::games::GameKind;
use crate::games::options::{Named as _, Value, Values};
use crate::screen::guild_settings::{GuildSettings, Setting};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::settings as page;

/// Its options are in [`game_options`].
#[poise::command(slash_command)]
pub async fn settings(ctx: Context<'_>) -> Result<(), Error> {
    let (kind, given) = (game_options::kind(ctx), game_options::given(ctx));
    answer!(ctx, |bot, invocation| async {
        if given.is_empty() {
            return menus(bot, invocation, kind, 1).await;
        }
        let (saved, catalog) = save(bot, invocation, kind, &given).await?;
        Ok(Reply::ephemeral(page::summary(catalog, &saved, kind)))
    })
}

pub async fn menus(bot: &Bot, invocation: &Invocation, kind: GameKind, page: u32) -> Done {
    let catalog = invocation.catalog;
    if !invocation.manages_server() {
        return Err(catalog.refuse_manage_server());
    }
    let settings = actions::settings(bot, invocation).await?;
    Ok(Reply::ephemeral(page::page(catalog, &settings, kind, page, page::Whose::Server)))
}

/// Changes a setting to the value chosen in its menu, and shows the menus again.
pub async fn choose(
    bot: &Bot,
    invocation: &Invocation,
    setting: Setting,
    chosen: Option<String>,
    page: u32,
) -> Done {
    let chosen = chosen.map(Value::new);
    let possible = |value: &Value| setting.set(&mut GuildSettings::default(), value);
    let chosen = chosen.filter(possible).ok_or_else(|| invocation.catalog.refuse_stale())?;
    let kind = setting.kind;
    let (saved, catalog) = save(bot, invocation, kind, &[(setting, chosen)]).await?;
    Ok(Reply::ephemeral(page::page(catalog, &saved, kind, page, page::Whose::Server)))
}

/// Saves a change. Returns the new settings, and the messages for the answer: the language may have
/// changed. The error is a sentence that says why it failed.
async fn save(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    change: &[(Setting, Value)],
) -> Result<(Arc<GuildSettings>, &'static Catalog), String> {
    let catalog = invocation.catalog;
    if !invocation.manages_server() {
        return Err(catalog.refuse_manage_server());
    }
    let carry_out = |settings: &mut GuildSettings| {
        change.iter().find(|(setting, value)| !setting.set(settings, value))
    };
    if let Some((setting, _)) = carry_out(&mut GuildSettings::default()) {
        return Err(impossible(catalog, *setting));
    }
    let changed = bot.settings.change(invocation.place.guild, |old| {
        let mut new = old.clone();
        carry_out(&mut new);
        new
    });
    let saved = changed.await.map_err(|error| match error {
        NotChanged::Unusable(Unusable::Newer) => catalog.refuse_newer_settings(),
        error => failed(invocation, "changing a server's settings", &error),
    })?;
    let read_now = invocation.clone().in_server_of(saved.language, kind);
    Ok((saved, read_now.catalog))
}

/// Says that a setting can't have a value. Discord offers only possible ones, but doesn't know all
/// limits.
pub fn impossible(catalog: &Catalog, setting: Setting) -> String {
    match setting.values() {
        Values::Names(_) => catalog.refuse_unknown_command(),
        Values::Number { range, .. } => {
            let least = if setting.name == "turn_seconds" { 15 } else { *range.start() };
            catalog.refuse_bad_number(setting.name, least, *range.end())
        }
    }
}

#[poise::command(slash_command)]
pub async fn language(ctx: Context<'_>, language: Option<OneOf<Language>>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| async {
        match value(language) {
            Some(chosen) => speak(bot, invocation, Some(chosen)).await,
            None => {
                let own = invocation.own.language;
                Ok(Reply::ephemeral(page::language(invocation.catalog, own)))
            }
        }
    })
}

/// Remembers what was chosen in the menu of languages.
pub async fn language_chosen(bot: &Bot, invocation: &Invocation, value: Option<String>) -> Done {
    let chosen = value.as_deref().and_then(page::chosen_language);
    let chosen = chosen.ok_or_else(|| invocation.catalog.refuse_stale())?;
    speak(bot, invocation, chosen).await
}

/// Remembers the language in which somebody reads what only they see; `None` leaves it to the
/// server.
async fn speak(bot: &Bot, invocation: &Invocation, chosen: Option<Language>) -> Done {
    let name = chosen.map(|language| language.name().to_owned());
    let saved = bot.tables.store().save_language(invocation.person.id, name).await;
    saved.map_err(|error| failed(invocation, "saving a person's language", &error))?;
    let mut now = invocation.clone();
    now.own.language = chosen;
    let language = now.reads().unwrap_or(invocation.public.info().language);
    let catalog = language.catalog_of(invocation.public.game());
    Ok(Reply::text(match chosen {
        Some(_) => catalog.done_language(),
        None => catalog.done_no_language(),
    }))
}

#[poise::command(slash_command, rename = "forget-me")]
pub async fn forget_me(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |_, invocation| async { actions::ask_forget(invocation) })
}
