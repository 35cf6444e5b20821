//! What people can do in Getaway and in no other game. Commands and presses both call these
//! functions, so that both do the same.

use super::custom_id::GetawayAction;
use super::keys::GetawayCatalog;
use super::view::Game;
use crate::cards::Seat;
use crate::discord::actions::{ask, hand_below, no_table, question, refused};
use crate::discord::bot::Bot;
use crate::discord::invocation::Invocation;
use crate::discord::message::{Button, ButtonStyle};
use crate::discord::render::Scene;
use crate::discord::respond::Reply;
use crate::games;
use crate::games::getaway::session::Act;
use crate::table::{Ask, GameNumber, Moment, Refusal, Snapshot, Stage};

/// An act in a game of Getaway.
pub const fn act(act: Act) -> Ask {
    Ask::Act(games::Act::Getaway(act))
}

/// Does what a button or a select asks for. `chosen`: the value of the option chosen in a select.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: GetawayAction,
    chosen: Option<String>,
) -> Reply {
    let (at, asked) = match action {
        GetawayAction::Play(at, card) => (at, act(Act::Play(card))),
        GetawayAction::Choose(at, _) => match chosen.and_then(|card| card.parse().ok()) {
            Some(card) => (at, act(Act::Play(card))),
            None => return Reply::text(invocation.catalog.refuse_stale()),
        },
        GetawayAction::Take(at) => {
            return match already_announced(bot, invocation, at) {
                Some(reply) => reply,
                None => take(bot, invocation, Some(at)).await,
            };
        }
        GetawayAction::TakeFrom(game, from) => {
            return take_from(bot, invocation, (game, from), true).await;
        }
        GetawayAction::TakeNot(game, from) => {
            return take_from(bot, invocation, (game, from), false).await;
        }
        GetawayAction::TakeAnyway(at) => (at, act(Act::Take)),
        GetawayAction::DrawFrom(at, seat) => (at, act(Act::DrawFrom(seat))),
        GetawayAction::Pick(at, pile) => (at, act(Act::Pick(pile.into()))),
    };
    ask(bot, invocation, Some(at), asked).await
}

/// Takes, announces or withdraws a take; asks first if it would make the taker the loser.
pub async fn take(bot: &Bot, invocation: &Invocation, moment: Option<Moment>) -> Reply {
    let question = bot
        .display(invocation.place.channel)
        .and_then(|display| question_before_take(invocation, &display.snapshot(), moment));
    match question {
        Some(question) => question,
        None => ask(bot, invocation, moment, act(Act::Take)).await,
    }
}

/// The answer to a button that says take, from somebody who has announced it: a button never withdraws
/// what it said.
fn already_announced(bot: &Bot, invocation: &Invocation, at: Moment) -> Option<Reply> {
    let snapshot = bot.display(invocation.place.channel)?.snapshot();
    let Stage::Playing(running) = &snapshot.stage else {
        return None;
    };
    let seat = snapshot.seat_of(invocation.person.id)?;
    let announced = Game::of(running).playing()?.announced.contains(seat);
    let present = Scene::of(invocation.catalog, &snapshot).moment() == Some(at);
    let note = GetawayCatalog(invocation.catalog).done_announced();
    (announced && present).then(|| hand_below(invocation, &snapshot, note))
}

/// Takes the cards of this player or announces it, or withdraws that (`wanted` false): never the
/// other way round, however often it is pressed.
async fn take_from(
    bot: &Bot,
    invocation: &Invocation,
    (game, from): (GameNumber, Seat),
    wanted: bool,
) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let seat = snapshot.seat_of(invocation.person.id);
    let playing = match &snapshot.stage {
        Stage::Playing(running) if running.commitment.game == game => Game::of(running).playing(),
        _ => None,
    };
    let (Some(seat), Some(playing)) = (seat, playing) else {
        return refused(invocation, &snapshot, &Refusal::Stale);
    };
    if playing.board.neighbour(seat) != Some(from) {
        return refused(invocation, &snapshot, &Refusal::Stale);
    }
    let catalog = GetawayCatalog(invocation.catalog);
    match (wanted, playing.announced.contains(seat)) {
        (true, true) => hand_below(invocation, &snapshot, catalog.done_announced()),
        (false, false) => hand_below(invocation, &snapshot, catalog.done_withdrawn()),
        // The moment makes sure that the trick is still the one that was looked at.
        (true, false) | (false, true) => take(bot, invocation, scene.moment()).await,
    }
}

fn question_before_take(
    invocation: &Invocation,
    snapshot: &Snapshot,
    moment: Option<Moment>,
) -> Option<Reply> {
    let Stage::Playing(running) = &snapshot.stage else {
        return None;
    };
    let playing = Game::of(running).playing()?;
    let scene = Scene::of(invocation.catalog, snapshot);
    let seat = snapshot.seat_of(invocation.person.id)?;
    let at = scene.moment()?;
    let board = &playing.board;
    let fatal = board.in_play().len() == 2 && board.in_play().contains(seat);
    let withdraws = playing.announced.contains(seat);
    if !fatal || withdraws || moment.is_some_and(|moment| moment != at) {
        return None;
    }
    let from = board.neighbour(seat)?;
    let catalog = GetawayCatalog(invocation.catalog);
    let yes = Button::new(
        GetawayAction::TakeAnyway(at),
        catalog.button_take_anyway(),
        ButtonStyle::Danger,
    );
    Some(question(
        invocation,
        catalog.ask_take(scene.name(from)),
        yes,
    ))
}

/// The seat that somebody typed: its number, as autocomplete offers it, or its player's name.
pub fn named_seat(scene: &Scene, typed: &str) -> Option<Seat> {
    let typed = typed.trim();
    let by_number = || Seat::new(typed.parse::<usize>().ok()?.checked_sub(1)?);
    let mut seats = Seat::first(scene.seats.len());
    let by_name = seats.find(|seat| scene.label(*seat).to_lowercase() == typed.to_lowercase());
    by_name.or_else(by_number)
}
