//! The server's settings, the language that somebody reads, and being forgotten.

use std::sync::Arc;

use crate::discord::guild_settings::{NotChanged, Unusable};
use crate::discord::incoming::commands::typed::{OneOf, value};
use crate::discord::incoming::commands::{self, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::GameKind;
use crate::games::options::{Named as _, Value};
use crate::screen::custom_id::Action;
use crate::screen::guild_settings::{GuildSettings, Setting};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::answer::question;
use crate::screen::render::message::{Button, ButtonStyle};
use crate::screen::render::settings as page;
use crate::table::Refusal;

/// Its options are the settings: see [`commands`].
#[poise::command(slash_command)]
pub async fn settings(ctx: Context<'_>) -> Result<(), Error> {
    let (kind, given) = (commands::kind(ctx), commands::settings_given(ctx));
    answer!(ctx, |call| async {
        if given.is_empty() {
            return menus(call, kind, 1).await;
        }
        let (saved, catalog) = save(call, kind, &given).await?;
        Ok(Reply::ephemeral(page::summary(catalog, &saved, kind)))
    })
}

pub async fn menus(call: &Call, kind: GameKind, page: u32) -> Result {
    let catalog = call.catalog;
    if !call.manages_server() {
        return Err(Refused::OnlyManagersSet);
    }
    let settings = super::settings(call).await?;
    Ok(Reply::ephemeral(page::page(catalog, &settings, kind, page, page::Whose::Server)))
}

/// Changes a setting to the value chosen in its menu, and shows the menus again.
pub async fn choose(call: &Call, setting: Setting, chosen: Option<String>, page: u32) -> Result {
    let chosen = chosen.map(Value::new);
    let possible = |value: &Value| setting.set(&mut GuildSettings::default(), value);
    let chosen = chosen.filter(possible).ok_or(Refusal::Stale)?;
    let kind = setting.kind;
    let (saved, catalog) = save(call, kind, &[(setting, chosen)]).await?;
    Ok(Reply::ephemeral(page::page(catalog, &saved, kind, page, page::Whose::Server)))
}

/// Saves a change. Returns the new settings, and the messages for the answer: the language may have
/// changed.
async fn save(
    call: &Call,
    kind: GameKind,
    change: &[(Setting, Value)],
) -> Result<(Arc<GuildSettings>, &'static Catalog)> {
    if !call.manages_server() {
        return Err(Refused::OnlyManagersSet);
    }
    let carry_out = |settings: &mut GuildSettings| {
        change.iter().find(|(setting, value)| !setting.set(settings, value))
    };
    if let Some((setting, _)) = carry_out(&mut GuildSettings::default()) {
        return Err(Refused::BadValue(*setting));
    }
    let changed = call.bot.settings.change(call.place.guild, |old| {
        let mut new = old.clone();
        carry_out(&mut new);
        new
    });
    let saved = match changed.await {
        Err(NotChanged::Unusable(Unusable::Newer)) => return Err(Refused::NewerSettings),
        changed => changed.doing("changing a server's settings")?,
    };
    let read_now = Invocation::clone(call).in_server_of(saved.language, kind);
    Ok((saved, read_now.catalog))
}

#[poise::command(slash_command)]
pub async fn language(ctx: Context<'_>, language: Option<OneOf<Language>>) -> Result<(), Error> {
    answer!(ctx, |call| async {
        match value(language) {
            Some(chosen) => speak(call, Some(chosen)).await,
            None => {
                let own = call.own.language;
                Ok(Reply::ephemeral(page::language(call.catalog, own)))
            }
        }
    })
}

/// Remembers what was chosen in the menu of languages.
pub async fn language_chosen(call: &Call, value: Option<String>) -> Result {
    let chosen = value.as_deref().and_then(page::chosen_language).ok_or(Refusal::Stale)?;
    speak(call, chosen).await
}

/// Remembers the language in which somebody reads what only they see; `None` leaves it to the
/// server.
async fn speak(call: &Call, chosen: Option<Language>) -> Result {
    let name = chosen.map(|language| language.name().to_owned());
    let saved = call.bot.tables.store().save_language(call.person.id, name).await;
    saved.doing("saving a person's language")?;
    let reads = Language::of_reader(chosen, call.server, call.language);
    let language = reads.unwrap_or(call.public.info().language);
    let catalog = language.catalog_of(call.public.game());
    Ok(Reply::text(match chosen {
        Some(_) => catalog.done_language(),
        None => catalog.done_no_language(),
    }))
}

#[poise::command(slash_command, rename = "forget-me")]
pub async fn forget_me(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| async {
        let catalog = call.catalog;
        let yes = Button::new(Action::Forget, catalog.button_forget(), ButtonStyle::Danger);
        Ok(Reply::ephemeral(question(catalog, catalog.ask_forget(), yes)))
    })
}

pub async fn forget(call: &Call) -> Result {
    call.bot.tables.forget(call.person.id).await?;
    Ok(Reply::text(call.catalog.done_forgotten()))
}
