//! Ending a table before its game is over, after asking for confirmation. This includes tables that
//! this program can't continue.

use super::{answered, ask, no_table, table_to_ask};
use crate::discord::incoming::commands::{Context, Error, answer};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::discord::live::sweep;
use crate::screen::custom_id::Action;
use crate::screen::games::kit::display::is_out;
use crate::screen::render::answer::question;
use crate::screen::render::message::{Button, ButtonStyle};
use crate::screen::render::{options, scene};
use crate::table::{GameNumber, GameSnapshot, Parked, Refusal, RequestKind, Stage, TableId};

#[poise::command(slash_command)]
pub async fn stop(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| ask_stop(call))
}

pub async fn ask_stop(call: &Call) -> Result {
    let catalog = call.catalog;
    if let Some(parked) = call.bot.tables.parked_at(call.place.channel) {
        return ask_end_parked(call, parked);
    }
    let display = table_to_ask(call).await?;
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage).ok_or_else(|| no_table(call))?;
    if snapshot.host != call.person.id && !call.is_moderator() {
        let held = display.hold(call.person.id).await;
        return Ok(answered(call, held, Err(Refusal::NotHost(snapshot.host))));
    }
    let yes = Button::new(Action::Stop(at.game), catalog.button_stop(), ButtonStyle::Danger);
    let text = match (&snapshot.stage, snapshot.seat_of(call.person.id)) {
        (Stage::Playing(GameSnapshot { at_stake: Some(people), .. }), Some(own)) => {
            let time = snapshot.settings.time_to_agree();
            let seconds = u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
            let time = options::time(catalog, seconds);
            if people.without(own).is_empty() {
                catalog.ask_stop_alone()
            } else if is_out(catalog, &snapshot, own) {
                catalog.ask_stop_out(time)
            } else {
                catalog.ask_stop_others(time)
            }
        }
        (Stage::Playing(_), _) => catalog.ask_stop(),
        _ => catalog.ask_close(),
    };
    Ok(Reply::ephemeral(question(catalog, text, yes)))
}

pub async fn stop_game(call: &Call, game: GameNumber) -> Result {
    let display = call.bot.display(call.place.channel);
    let present = display.and_then(|a| scene::moment(&a.snapshot().stage));
    if present.is_none_or(|at| at.game != game) {
        return Err(Refusal::Stale.into());
    }
    let as_moderator = call.is_moderator();
    ask(call, None, RequestKind::Stop { as_moderator }).await
}

/// Asks whether to end a table that this program can't continue. Its host is unknown, so only
/// moderators are asked.
fn ask_end_parked(call: &Call, parked: Parked) -> Result {
    let catalog = call.catalog;
    if !call.is_moderator() {
        return Err(Refusal::Parked.into());
    }
    let yes =
        Button::new(Action::EndParked(parked.table), catalog.button_stop(), ButtonStyle::Danger);
    Ok(Reply::ephemeral(question(catalog, catalog.ask_end_parked(), yes)))
}

pub async fn end_parked(call: &Call, table: TableId) -> Result {
    let parked = call
        .bot
        .tables
        .parked_at(call.place.channel)
        .filter(|parked| parked.table == table)
        .ok_or(Refusal::Stale)?;
    if !call.is_moderator() {
        return Err(Refusal::Parked.into());
    }
    call.bot.tables.end_parked(parked).await?;
    // No task shows this table, so nothing else removes its buttons.
    call.bot.tasks.spawn(sweep::table(call.bot.clone(), parked.table, parked.place));
    Ok(Reply::text(call.catalog.done_stopped()))
}
