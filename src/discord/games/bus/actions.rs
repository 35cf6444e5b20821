//! What people can do only in Stop the Bus. Commands and button presses both call these functions,
//! so they do the same.

use super::custom_id::{BusAction, Stop};
use super::{Running, hand};
use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::games::kit::display::view;
use crate::discord::games::kit::on_discord::OnDiscord;
use crate::discord::incoming::actions::{ask, no_table, refused};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::Message;
use crate::discord::render::{ActsBy, Scene};
use crate::games::In;
use crate::games::bus::Bus;
use crate::games::bus::rules::{Exchange, Illegal};
use crate::games::bus::session::PlayerMove;
use crate::table::{Moment, Refusal, Snapshot, Stage, UserId};

pub async fn press(bot: &Bot, invocation: &Invocation, action: BusAction) -> Reply {
    match action {
        BusAction::Swap(at, stop, give, take) => {
            turn(
                bot,
                invocation,
                Some(at),
                Exchange::One { give, take },
                stop,
            )
            .await
        }
        BusAction::All(at, stop) => turn(bot, invocation, Some(at), Exchange::All, stop).await,
        BusAction::Keep(at, stop) => turn(bot, invocation, Some(at), Exchange::Keep, stop).await,
        BusAction::Show(at, stop) => show(bot, invocation, at, stop),
    }
}

pub async fn turn(
    bot: &Bot,
    invocation: &Invocation,
    at: Option<Moment>,
    exchange: Exchange,
    stop: Stop,
) -> Reply {
    let stop = stop == Stop::Yes;
    ask(bot, invocation, at, Bus::act(PlayerMove { exchange, stop })).await
}

/// Shows the hand with buttons that also call, or with buttons that don't. Doesn't ask the table:
/// nothing has happened yet. So a button that was made ahead doesn't have to be the latest one.
fn show(bot: &Bot, invocation: &Invocation, at: Moment, stop: Stop) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let held = display.hold(invocation.person.id);
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    match shown(&scene, &snapshot, invocation.person.id, at, stop) {
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Some(message) => Reply::ephemeral(message).in_place_of(held),
        None => {
            let turn = turn_of(&snapshot).filter(|_| at.is_ahead());
            let why = turn.map(|turn| Refusal::Game(Bus::wrap(Illegal::NotYourTurn { turn })));
            refused(invocation, held, &why.unwrap_or(Refusal::Stale))
        }
    }
}

/// The seat whose turn it is.
fn turn_of(snapshot: &Snapshot) -> Option<Seat> {
    let Stage::Playing(table) = &snapshot.stage else {
        return None;
    };
    Running::of(table)?.view.board.turn()
}

/// The hand with these buttons. `None` unless this is the current moment and the person may call, or
/// their turn has come for which the button was made.
fn shown(
    scene: &Scene,
    snapshot: &Snapshot,
    person: UserId,
    at: Moment,
    stop: Stop,
) -> Option<Message> {
    let Stage::Playing(table) = &snapshot.stage else {
        return None;
    };
    let game: Running = Running::of(table)?;
    let seat = snapshot.seat_of(person)?;
    let view = view::<Bus>(snapshot, seat)?;
    let may = if at.is_ahead() {
        at.game == game.number() && view.board().turn() == Some(seat)
    } else {
        game.moment() == at && view.board().may_stop(seat)
    };
    may.then(|| hand::own(scene, game, &view, stop).message(scene, ActsBy::Buttons))
}
