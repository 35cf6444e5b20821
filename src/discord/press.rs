//! Presses of buttons and choices in selects: read, routed, handled once.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::acts;
use super::bot::Bot;
use super::caller::{Caller, Origin};
use super::component::Action;
use super::respond::{Reply, respond};
use crate::table::Ask;

/// Handles a press in a task of its own: a panic in it is caught and answered.
pub async fn handle(bot: &Arc<Bot>, press: &serenity::ComponentInteraction) {
    if !bot.is_new(press.id.get()) {
        return;
    }
    let Some(mut caller) = Caller::of_press(press) else {
        return;
    };
    caller.words = bot.server(caller.place.guild).await.words();
    let action = press.data.custom_id.parse::<Action>();
    let chosen = match &press.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let work = {
        let (bot, caller) = (bot.clone(), caller.clone());
        async move {
            let work = async {
                match action {
                    Ok(action) => act(&bot, &caller, action, chosen).await,
                    Err(_) => Reply::own(caller.words.refuse_stale()),
                }
            };
            respond(&bot, &caller, work).await;
        }
    };
    if let Err(error) = bot.work.answers.spawn(work).await
        && error.is_panic()
    {
        tracing::error!(interaction = %caller.interaction, "a press made the bot panic");
        let sorry = async { Reply::own(caller.words.refuse_internal()) };
        respond(bot, &caller, sorry).await;
    }
}

async fn act(bot: &Arc<Bot>, caller: &Caller, action: Action, chosen: Option<String>) -> Reply {
    match action {
        Action::Join(at) => acts::ask(bot, caller, Some(at), Ask::Join).await,
        Action::Leave(at) => acts::ask(bot, caller, Some(at), Ask::Leave).await,
        Action::Deal(at) => acts::ask(bot, caller, Some(at), Ask::Deal).await,
        Action::Hand => acts::hand(bot, caller),
        Action::Back => acts::ask(bot, caller, None, Ask::Join).await,
        Action::Rules => acts::rules(bot, caller).await,
        Action::Play(at, card) => acts::ask(bot, caller, Some(at), Ask::Play(card)).await,
        Action::Choose(at, _) => match chosen.and_then(|card| card.parse().ok()) {
            Some(card) => acts::ask(bot, caller, Some(at), Ask::Play(card)).await,
            None => Reply::own(caller.words.refuse_stale()),
        },
        Action::Take(at) => acts::take(bot, caller, Some(at)).await,
        Action::TakeAnyway(at) => acts::ask(bot, caller, Some(at), Ask::Take).await,
        Action::DrawFrom(at, seat) => acts::ask(bot, caller, Some(at), Ask::DrawFrom(seat)).await,
        Action::Pick(at, pile) => acts::ask(bot, caller, Some(at), Ask::Pick(pile.into())).await,
        Action::Stop(game) if caller.origin == Origin::Own => acts::stop(bot, caller, game).await,
        Action::Forget if caller.origin == Origin::Own => acts::forget(bot, caller).await,
        Action::Review(game) => acts::review(bot, caller, game).await,
        Action::Never => acts::never(bot, caller),
        // No public message asks these questions.
        Action::Stop(_) | Action::Forget => Reply::own(caller.words.refuse_stale()),
    }
}
