//! Coming back to a seat, and what people are told who have left or wait for one.

use super::{ask, refused, table_here};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Reply, Result};
use crate::screen::custom_id::Action;
use crate::screen::render::message::{Button, Message};
use crate::screen::render::scene;
use crate::table::{GameNumber, Moment, Refusal, RequestKind, SeatInfo, Snapshot, Stage};

/// Gives the person their own seat in this game back. If the game is over and their seat was freed,
/// they get one for the next game. Never gives anybody else a seat.
pub async fn back(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let (display, person) = (table_here(bot, invocation)?, invocation.person.id);
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage);
    let is_seated = snapshot.seat_of(person).is_some();
    let may_come = match &snapshot.stage {
        Stage::Result(over) if !is_seated => {
            let mut people = over.seats.iter().filter_map(SeatInfo::person);
            over.commitment.game == game && people.any(|one| one.id == person)
        }
        _ => is_seated && at.is_some_and(|at| at.game == game),
    };
    if may_come {
        return ask(bot, invocation, at, RequestKind::Join).await;
    }
    let why = if is_seated { Refusal::Stale } else { Refusal::NotSeated };
    Ok(refused(invocation, display.hold(person).await, &why))
}

/// The reply to a person who has left, with a button to come back.
pub(super) fn left(invocation: &Invocation, table: &Snapshot) -> Reply {
    let catalog = invocation.catalog;
    let Some(at) = scene::moment(&table.stage) else {
        // Nobody else was there, so the table has ended.
        return Reply::text(catalog.done_stopped());
    };
    // In a game, the seat stays theirs.
    let (text, back) = match table.seat_of(invocation.person.id) {
        Some(_) => (catalog.done_left_game(), Action::Back(at.game)),
        None => (catalog.done_left(), Action::Join(at)),
    };
    let back = Button::secondary(back, catalog.button_back());
    Reply::ephemeral(Message::text(text).with_buttons(vec![back])).about_seat()
}

/// The reply to a person who now waits for the next game, with a button to stop waiting.
pub(super) fn waiting(invocation: &Invocation, game: GameNumber) -> Reply {
    let catalog = invocation.catalog;
    // People who wait can leave at any time during the game.
    let at = Moment::in_round(game, 0);
    let leave = Button::secondary(Action::Leave(at), catalog.button_leave());
    Reply::ephemeral(Message::text(catalog.done_waiting()).with_buttons(vec![leave])).about_seat()
}
