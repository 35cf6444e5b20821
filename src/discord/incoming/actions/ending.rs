//! Ending a table before its game is over, after asking for confirmation. This includes tables that
//! this program can't continue.

use std::sync::Arc;

use super::{answered, ask, no_table, table_to_ask};
use crate::discord::bot::Bot;
use crate::discord::incoming::commands::{Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::{Reply, Result};
use crate::discord::live::sweep;
use crate::screen::custom_id::Action;
use crate::screen::render::answer::question;
use crate::screen::render::message::{Button, ButtonStyle};
use crate::screen::render::{options, scene};
use crate::table::{GameNumber, GameSnapshot, Parked, Refusal, RequestKind, Stage, TableId};

#[poise::command(slash_command)]
pub async fn stop(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| ask_stop(bot, invocation))
}

pub async fn ask_stop(bot: &Bot, invocation: &Invocation) -> Result {
    let catalog = invocation.catalog;
    if let Some(parked) = bot.tables.parked_at(invocation.place.channel) {
        return ask_end_parked(invocation, parked);
    }
    let display = table_to_ask(bot, invocation).await?;
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage).ok_or_else(|| no_table(bot, invocation))?;
    if snapshot.host != invocation.person.id && !invocation.is_moderator() {
        let held = display.hold(invocation.person.id).await;
        return Ok(answered(invocation, held, Err(Refusal::NotHost(snapshot.host))));
    }
    let yes = Button::new(Action::Stop(at.game), catalog.button_stop(), ButtonStyle::Danger);
    let text = match (&snapshot.stage, snapshot.seat_of(invocation.person.id)) {
        (Stage::Playing(GameSnapshot { at_stake: Some(people), .. }), Some(own)) => {
            if people.without(own).is_empty() {
                catalog.ask_stop_alone()
            } else {
                let time = snapshot.settings.time_to_agree();
                let seconds = u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
                catalog.ask_stop_others(options::time(catalog, seconds))
            }
        }
        (Stage::Playing(_), _) => catalog.ask_stop(),
        _ => catalog.ask_close(),
    };
    Ok(Reply::ephemeral(question(catalog, text, yes)))
}

pub async fn stop_game(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let display = bot.display(invocation.place.channel);
    let present = display.and_then(|a| scene::moment(&a.snapshot().stage));
    if present.is_none_or(|at| at.game != game) {
        return Err(Refusal::Stale.into());
    }
    let as_moderator = invocation.is_moderator();
    ask(bot, invocation, None, RequestKind::Stop { as_moderator }).await
}

/// Asks whether to end a table that this program can't continue. Its host is unknown, so only
/// moderators are asked.
fn ask_end_parked(invocation: &Invocation, parked: Parked) -> Result {
    let catalog = invocation.catalog;
    if !invocation.is_moderator() {
        return Err(Refusal::Parked.into());
    }
    let yes =
        Button::new(Action::EndParked(parked.table), catalog.button_stop(), ButtonStyle::Danger);
    Ok(Reply::ephemeral(question(catalog, catalog.ask_end_parked(), yes)))
}

pub async fn end_parked(bot: &Arc<Bot>, invocation: &Invocation, table: TableId) -> Result {
    let parked = bot
        .tables
        .parked_at(invocation.place.channel)
        .filter(|parked| parked.table == table)
        .ok_or(Refusal::Stale)?;
    if !invocation.is_moderator() {
        return Err(Refusal::Parked.into());
    }
    bot.tables.end_parked(parked).await?;
    // No task shows this table, so nothing else removes its buttons.
    bot.tasks.spawn(sweep::table(bot.clone(), parked.table, parked.place));
    Ok(Reply::text(invocation.catalog.done_stopped()))
}
