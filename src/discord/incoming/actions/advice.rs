//! Advice for people who ask: during their turn, and after the game.

use super::{READING_SETTINGS, failed, table_here};
use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::games::kit::advice::{self, NoHint};
use crate::discord::guild_settings::Switch;
use crate::discord::incoming::access;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::store::GameState;
use crate::table::GameNumber;

pub async fn hint(bot: &Bot, invocation: &Invocation) -> Reply {
    let catalog = invocation.catalog;
    match bot.settings.read(invocation.place.guild).await {
        Ok(settings) if settings.hints == Switch::Off => {
            return Reply::text(catalog.refuse_hints_off());
        }
        Ok(_) => {}
        Err(error) => return Reply::text(failed(invocation, READING_SETTINGS, &error)),
    }
    let display = match table_here(bot, invocation) {
        Ok(display) => display,
        Err(reply) => return *reply,
    };
    let snapshot = display.snapshot();
    let Some(seat) = snapshot.seat_of(invocation.person.id) else {
        return Reply::text(catalog.refuse_not_seated());
    };
    let Some(asking) = bot
        .thinker
        .ask(invocation.person.id, invocation.place.guild)
    else {
        return Reply::text(catalog.refuse_thinking());
    };
    match advice::hint(&asking, catalog, snapshot, seat).await {
        Ok(hint) => Reply::text(hint),
        Err(NoHint::NotDealt) => Reply::text(catalog.not_dealt()),
        Err(NoHint::NothingToDecide) => Reply::text(catalog.refuse_nothing_to_decide()),
        Err(NoHint::Failed) => Reply::text(catalog.refuse_internal()),
    }
}

pub async fn review(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Reply {
    let catalog = invocation.catalog;
    let store = bot.tables.store();
    let stored = match store.game(game).await {
        Ok(stored) => stored.filter(|stored| stored.state == GameState::Finished),
        Err(error) => return Reply::text(failed(invocation, "reading a game", &error)),
    };
    let Some(stored) = stored else {
        return Reply::text(catalog.refuse_no_record());
    };
    match access::may_hear(bot, invocation, &stored).await {
        Ok(true) => {}
        Ok(false) => return Reply::text(catalog.refuse_no_record()),
        Err(error) => return Reply::text(failed(invocation, access::ASKING, &error)),
    }
    let record = match crate::table::record(&stored) {
        Ok(Some(record)) => record,
        Ok(None) => return Reply::text(catalog.refuse_no_record()),
        Err(error) => return Reply::text(failed(invocation, "reading a record", &error)),
    };
    let mut players = stored.players.iter();
    let seat = players.position(|player| player.user == Some(invocation.person.id));
    let Some(seat) = seat.and_then(Seat::new) else {
        return Reply::text(catalog.refuse_not_dealt_in(game.0));
    };
    let Some(asking) = bot
        .thinker
        .ask(invocation.person.id, invocation.place.guild)
    else {
        return Reply::text(catalog.refuse_thinking());
    };
    match advice::review(&asking, catalog, game, record, seat).await {
        Some(review) => Reply::ephemeral(review),
        None => Reply::text(catalog.refuse_internal()),
    }
}
