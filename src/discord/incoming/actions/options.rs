//! What an open lobby plays by, and who sits there: what people mostly change on one form for its host,
//! and everything as menus. Both are always there, since nobody knows what somebody's app can show.

use std::sync::Arc;

use super::{answered, ask, table_to_ask, table_to_look_at};
use crate::discord::incoming::form::{Answers, Asks, Form};
use crate::discord::incoming::refusal::Refused;
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::options::Value;
use crate::screen::custom_id::Action;
use crate::screen::guild_settings::{GuildSettings, Setting, StartOptions};
use crate::screen::render::settings::{self, Whose};
use crate::screen::render::{Scene, lobby};
use crate::table::{
    Commitment, GameNumber, Moment, Refusal, RequestKind, RequestOutcome, Settings, Snapshot,
    Stage, UserId,
};

pub async fn menus(call: &Call, game: GameNumber, page: u32) -> Result {
    let snapshot = for_host(call, game).await?;
    Ok(shown(call, &snapshot, game, page))
}

pub async fn sheet(call: &Call, game: GameNumber) -> Result {
    let snapshot = for_host(call, game).await?;
    let (catalog, kind) = (call.catalog, snapshot.settings.options.kind());
    let settings = GuildSettings::starting(kind, start_options(&snapshot));
    let fields = settings::form(catalog, &settings, kind);
    let asks = Asks::Fields { fields, opened: call.interaction.0 };
    let form = Form { action: Action::Sheet(game), title: catalog.button_options(), asks };
    Ok(Reply::form(form, catalog.refuse_busy()))
}

/// Changes what was chosen on the form.
pub async fn fill_in(call: &Call, game: GameNumber, answers: &Answers) -> Result {
    let snapshot = for_host(call, game).await?;
    let mut start = start_options(&snapshot);
    let chosen = settings::chosen_on_form(snapshot.settings.options.kind(), |id| answers.all(id));
    for (setting, value) in chosen {
        if !setting.set_start(&mut start, &value) {
            return Err(Refusal::Stale.into());
        }
    }
    let (settings, computers) = resolved(&start, &snapshot);
    if (settings, computers) == (snapshot.settings, snapshot.computers()) {
        // A change would make the words for the shuffle void.
        return Ok(Reply::text(call.catalog.done_never()));
    }
    let change = RequestKind::Configure { settings: Box::new(settings), computers };
    ask(call, None, change).await
}

/// The table, for its host in the lobby before this game.
async fn for_host(call: &Call, game: GameNumber) -> Result<Arc<Snapshot>> {
    let snapshot = table_to_ask(call).await?.snapshot();
    if !is_open(&snapshot, game) {
        return Err(Refusal::Stale.into());
    }
    only_host(call, &snapshot)?;
    Ok(snapshot)
}

/// Refuses whoever isn't the table's host.
fn only_host(call: &Call, snapshot: &Arc<Snapshot>) -> Result<()> {
    if snapshot.host == call.person.id {
        return Ok(());
    }
    Err(Refused::AtTable(Arc::clone(snapshot), Refusal::NotHost(snapshot.host)))
}

/// What the table plays by with these options, and how many computers sit there.
fn resolved(start: &StartOptions, snapshot: &Snapshot) -> (Settings, usize) {
    let kind = snapshot.settings.options.kind();
    let (settings, computers) = start.resolve(kind, &StartOptions::default());
    (Settings { mention: snapshot.settings.mention, ..settings }, computers)
}

/// Changes an option to the value chosen in its menu, and shows the menus again.
pub async fn choose(
    call: &Call,
    game: GameNumber,
    setting: Setting,
    page: u32,
    chosen: Option<String>,
) -> Result {
    let display = table_to_look_at(call).await?;
    let snapshot = display.snapshot();
    let kind = snapshot.settings.options.kind();
    let mut start = start_options(&snapshot);
    let is_set = |value: &Value| setting.kind == kind && setting.set_start(&mut start, value);
    if !is_open(&snapshot, game) || !chosen.map(Value::new).as_ref().is_some_and(is_set) {
        return Err(Refusal::Stale.into());
    }
    let (settings, computers) = resolved(&start, &snapshot);
    let change = RequestKind::Configure { settings: Box::new(settings), computers };
    let held = display.hold(call.person.id).await;
    match display.table.ask(call.request(None, change)).await {
        Ok(_) => Ok(shown(call, &display.snapshot(), game, page)),
        Err(why) => Ok(answered(call, held, Err(why))),
    }
}

/// Asks the host whom to take out of the table.
pub async fn remove(call: &Call, game: GameNumber) -> Result {
    let display = table_to_ask(call).await?;
    let snapshot = display.snapshot();
    let is_of = |next: &&Commitment| match &snapshot.stage {
        Stage::Result(outcome) => outcome.commitment.game == game,
        _ => next.game == game,
    };
    let next = snapshot.next_game().filter(is_of).ok_or(Refusal::Stale)?;
    only_host(call, &snapshot)?;
    let asked = lobby::whom_to_remove(&Scene::of(call.catalog, &snapshot), next);
    Ok(match asked {
        Some(menus) => Reply::ephemeral(menus).about_seat(),
        None => Reply::text(call.catalog.refuse_nobody_to_remove()),
    })
}

/// Takes out whom the host has chosen, and tells them.
pub async fn remove_one(call: &Call, at: Moment, bars: bool, chosen: Option<String>) -> Result {
    let who = chosen.and_then(|chosen| chosen.parse().ok()).map(UserId).ok_or(Refusal::Stale)?;
    let display = table_to_look_at(call).await?;
    let held = display.hold(call.person.id).await;
    let remove = RequestKind::Remove { who, bars };
    match display.table.ask(call.request(Some(at), remove)).await {
        Ok(RequestOutcome::Removed(person)) => {
            let snapshot = display.snapshot();
            let scene = Scene::of(call.public, &snapshot);
            Ok(Reply::public(lobby::removed(&scene, person.id, bars)))
        }
        Ok(_) => Err(Refusal::Stale.into()),
        Err(why) => Ok(answered(call, held, Err(why))),
    }
}

fn is_open(snapshot: &Snapshot, game: GameNumber) -> bool {
    matches!(&snapshot.stage, Stage::Lobby(next) if next.game == game)
}

fn start_options(snapshot: &Snapshot) -> StartOptions {
    StartOptions::of_table(&snapshot.settings, snapshot.computers())
}

fn shown(call: &Call, snapshot: &Snapshot, game: GameNumber, page: u32) -> Reply {
    let kind = snapshot.settings.options.kind();
    let settings = GuildSettings::starting(kind, start_options(snapshot));
    let remove = lobby::remove_button(&Scene::of(call.catalog, snapshot), game);
    let whose = Whose::Table(game, remove.into_iter().collect());
    let page = settings::page(call.catalog, &settings, kind, page, whose);
    Reply::ephemeral(page).about_seat()
}
