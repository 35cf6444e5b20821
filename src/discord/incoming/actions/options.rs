//! What an open lobby plays by, as menus for its host.

use super::{refused, table_to_ask, table_to_look_at};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Reply, Result};
use crate::games::options::Value;
use crate::screen::guild_settings::{GuildSettings, Setting, StartOptions};
use crate::screen::render::settings::{self, Whose};
use crate::table::{GameNumber, Refusal, RequestKind, Snapshot, Stage};

/// Shows a page of the menus.
pub async fn menus(bot: &Bot, invocation: &Invocation, game: GameNumber, page: u32) -> Result {
    let display = table_to_ask(bot, invocation).await?;
    let snapshot = display.snapshot();
    if !is_open(&snapshot, game) {
        return Err(Refusal::Stale.into());
    }
    if snapshot.host != invocation.person.id {
        let held = display.hold(invocation.person.id).await;
        return Ok(refused(invocation, held, &Refusal::NotHost(snapshot.host)));
    }
    Ok(shown(invocation, &snapshot, game, page))
}

/// Changes an option to the value chosen in its menu, and shows the menus again.
pub async fn choose(
    bot: &Bot,
    invocation: &Invocation,
    game: GameNumber,
    setting: Setting,
    page: u32,
    chosen: Option<String>,
) -> Result {
    let display = table_to_look_at(bot, invocation).await?;
    let snapshot = display.snapshot();
    let kind = snapshot.settings.options.kind();
    let mut start = start_options(&snapshot);
    let is_set = |value: &Value| setting.kind == kind && setting.set_start(&mut start, value);
    if !is_open(&snapshot, game) || !chosen.map(Value::new).as_ref().is_some_and(is_set) {
        return Err(Refusal::Stale.into());
    }
    let (settings, computers) = start.resolve(kind, &StartOptions::default());
    let change = RequestKind::Configure { settings: Box::new(settings), computers };
    let held = display.hold(invocation.person.id).await;
    match display.table.ask(invocation.request(None, change)).await {
        Ok(_) => Ok(shown(invocation, &display.snapshot(), game, page)),
        Err(why) => Ok(refused(invocation, held, &why)),
    }
}

fn is_open(snapshot: &Snapshot, game: GameNumber) -> bool {
    matches!(&snapshot.stage, Stage::Lobby(next) if next.game == game)
}

fn start_options(snapshot: &Snapshot) -> StartOptions {
    StartOptions::of_table(&snapshot.settings, snapshot.computers())
}

fn shown(invocation: &Invocation, snapshot: &Snapshot, game: GameNumber, page: u32) -> Reply {
    let kind = snapshot.settings.options.kind();
    let settings = GuildSettings::starting(kind, start_options(snapshot));
    let page = settings::page(invocation.catalog, &settings, kind, page, Whose::Table(game));
    Reply::ephemeral(page).about_seat()
}
