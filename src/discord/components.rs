//! Pressed buttons and choices in selects: each is parsed, routed to its action and handled once.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::actions;
use super::bot::Bot;
use super::commands::{scores, settings};
use super::custom_id::Action;
use super::games::interactions;
use super::invocation::{Invocation, Origin};
use super::respond::{Reply, respond};
use crate::games::GameKind;
use crate::table::Ask;

/// Handles a press in a task of its own, so that a panic is caught and answered.
pub async fn handle(bot: &Arc<Bot>, press: &serenity::ComponentInteraction) {
    if !bot.is_new(press.id.get()) {
        return;
    }
    let Some(invocation) = Invocation::of_press(press) else {
        return;
    };
    let action = press.data.custom_id.parse::<Action>();
    let kind = game_of(bot, &invocation, action.ok());
    let settings = bot.guild_settings(invocation.place.guild).await;
    let mut invocation = invocation.in_server_of(settings.language, kind);
    invocation.pressed_hand = invocation
        .pressed
        .zip(action.ok().and_then(Action::of_a_hand));
    let chosen = match &press.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let work = {
        let (bot, invocation) = (bot.clone(), invocation.clone());
        async move {
            let work = async {
                match action {
                    Ok(action) => act(&bot, &invocation, action, chosen).await,
                    Err(_) => Reply::text(invocation.catalog.refuse_stale()),
                }
            };
            respond(&bot, &invocation, work).await;
        }
    };
    if let Err(error) = bot.tasks.answers.spawn(work).await
        && error.is_panic()
    {
        tracing::error!(interaction = %invocation.interaction, "a press made the bot panic");
        let sorry = async { Reply::text(invocation.catalog.refuse_internal()) };
        respond(bot, &invocation, sorry).await;
    }
}

/// The game that the press is about: if the button does not name one, that of the channel's table,
/// and without a table the one that alone has such a button.
fn game_of(bot: &Bot, invocation: &Invocation, action: Option<Action>) -> GameKind {
    let named = action.and_then(Action::game);
    let table = || {
        let display = bot.display(invocation.place.channel)?;
        Some(display.snapshot().settings.options.kind())
    };
    let own = || match action? {
        Action::Game(action) => Some(action.kind()),
        _ => None,
    };
    named.or_else(table).or_else(own).unwrap_or_default()
}

async fn act(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: Action,
    chosen: Option<String>,
) -> Reply {
    match action {
        Action::Join(at) => actions::ask(bot, invocation, Some(at), Ask::Join).await,
        Action::Leave(at) => actions::ask(bot, invocation, Some(at), Ask::Leave).await,
        Action::Deal(at) => actions::ask(bot, invocation, Some(at), Ask::Deal).await,
        Action::Fill(at) => actions::ask(bot, invocation, Some(at), Ask::FillAndDeal).await,
        Action::Hand => actions::hand(bot, invocation),
        Action::Back(game) => actions::back(bot, invocation, game).await,
        Action::Rules(kind) => actions::rules(bot, invocation, kind).await,
        Action::Stop(game) if invocation.origin == Origin::Ephemeral => {
            actions::stop(bot, invocation, game).await
        }
        Action::EndParked(table) if invocation.origin == Origin::Ephemeral => {
            actions::end_parked(bot, invocation, table).await
        }
        Action::Forget if invocation.origin == Origin::Ephemeral => {
            actions::forget(bot, invocation).await
        }
        Action::Review(game) => actions::review(bot, invocation, game).await,
        Action::History(game, page) => actions::history(bot, invocation, game, page),
        Action::Leaderboard(kind, period, page) => {
            scores::board_page(bot, invocation, (kind, period), page).await
        }
        Action::Stats(kind, user, page) => {
            scores::stats_page(bot, invocation, kind, (user, None), page).await
        }
        Action::Settings(kind, page) => settings::menus(bot, invocation, kind, page).await,
        Action::Setting(kind, name, page) => {
            settings::choose(bot, invocation, (kind, name), chosen, page).await
        }
        Action::Never => actions::never(bot, invocation),
        Action::Game(action) => interactions::press(bot, invocation, action, chosen).await,
        // Public messages have no buttons for these.
        Action::Stop(_) | Action::EndParked(_) | Action::Forget => {
            Reply::text(invocation.catalog.refuse_stale())
        }
    }
}
