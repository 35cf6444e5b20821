//! What people can do in Getaway and in no other game. Commands and presses both call these
//! functions, so that both do the same.

use super::custom_id::GetawayAction;
use super::keys::GetawayCatalog;
use super::view::{Game, Playing};
use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::{answered, ask, no_table, question, refused};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::Scene;
use crate::discord::render::message::{Button, ButtonStyle};
use crate::games;
use crate::games::getaway::rules::Event;
use crate::games::getaway::session::{self, Act};
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
        // A button never withdraws what it said.
        GetawayAction::Take(at) => return take_next(bot, invocation, at, false).await,
        GetawayAction::TakeAnyway(at) => return take_next(bot, invocation, at, true).await,
        GetawayAction::TakeFrom(game, from) | GetawayAction::TakeAlso(game, from) => {
            let wish = Act::Take { from, sure: false };
            return of_game(bot, invocation, game, wish).await;
        }
        GetawayAction::TakeNot(game, from) => {
            return of_game(bot, invocation, game, Act::TakeNot { from }).await;
        }
        GetawayAction::DrawFrom(at, seat) => (at, act(Act::DrawFrom(seat))),
        GetawayAction::Pick(at, pile) => (at, act(Act::Pick(pile.into()))),
    };
    ask(bot, invocation, Some(at), asked).await
}

/// The command: takes the next player's cards or announces it; withdraws what is announced. Which of
/// them is decided once, and what is asked of the table names whose cards are meant: two commands at
/// once are one take, and a take that was carried out meanwhile is not followed by another.
pub async fn take(bot: &Bot, invocation: &Invocation) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let seat = snapshot.seat_of(invocation.person.id);
    let (Some(seat), Some(playing)) = (seat, playing(&snapshot)) else {
        // The table says why not.
        let any = act(Act::TakeNot { from: Seat::FIRST });
        return ask(bot, invocation, None, any).await;
    };
    let board = &playing.board;
    // Who is out of play has no next player, and is told so.
    let from = board.neighbour(seat).unwrap_or(seat);
    if playing.announced.contains(seat) {
        return asked(bot, invocation, scene.moment(), Act::TakeNot { from }).await;
    }
    let took = |event: &Event| matches!(event, Event::Took { seat: taker, .. } if *taker == seat);
    let again = board.trick().is_none() && playing.present.events.iter().any(took);
    if again && board.in_play().len() > 2 {
        let catalog = GetawayCatalog(invocation.catalog);
        let yes = Button::new(
            GetawayAction::TakeAlso(playing.running.commitment.game, from),
            catalog.button_take_from(scene.label(from)),
            ButtonStyle::Danger,
        );
        return question(invocation, catalog.ask_take_again(scene.name(from)), yes);
    }
    let wish = Act::Take { from, sure: false };
    asked(bot, invocation, scene.moment(), wish).await
}

fn playing(snapshot: &Snapshot) -> Option<Playing<'_>> {
    match &snapshot.stage {
        Stage::Playing(running) => Game::of(running).and_then(Game::playing),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// Takes the cards of whoever is next, at this moment.
async fn take_next(bot: &Bot, invocation: &Invocation, at: Moment, sure: bool) -> Reply {
    let display = bot.display(invocation.place.channel);
    let from = display.and_then(|display| {
        let snapshot = display.snapshot();
        let seat = snapshot.seat_of(invocation.person.id)?;
        playing(&snapshot)?.board.neighbour(seat)
    });
    // Without one the table says why not.
    let from = from.unwrap_or(Seat::FIRST);
    asked(bot, invocation, Some(at), Act::Take { from, sure }).await
}

/// Asks for what a button of this game says.
async fn of_game(bot: &Bot, invocation: &Invocation, game: GameNumber, wish: Act) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let at = Scene::of(invocation.catalog, &display.snapshot()).moment();
    match at.filter(|at| at.game == game) {
        Some(at) => asked(bot, invocation, Some(at), wish).await,
        None => {
            let held = display.hold(invocation.person.id);
            refused(invocation, held, &Refusal::Stale)
        }
    }
}

/// Asks the table; where it would lose the game, the person is asked first.
async fn asked(bot: &Bot, invocation: &Invocation, at: Option<Moment>, wish: Act) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let held = display.hold(invocation.person.id);
    let answer = display.table.ask(invocation.request(at, act(wish))).await;
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    match (answer, scene.moment()) {
        (
            Err(Refusal::Game(games::Refusal::Getaway(session::Refusal::TakeLoses(from)))),
            Some(at),
        ) => {
            let catalog = GetawayCatalog(invocation.catalog);
            let yes = Button::new(
                GetawayAction::TakeAnyway(at),
                catalog.button_take_anyway(),
                ButtonStyle::Danger,
            );
            question(invocation, catalog.ask_take(scene.name(from)), yes).in_place_of(held)
        }
        (answer, _) => answered(invocation, held, answer),
    }
}

/// The seat that somebody typed: its number, as autocomplete offers it, or its player's name.
pub fn named_seat(scene: &Scene, typed: &str) -> Option<Seat> {
    let typed = typed.trim();
    let mut seats = Seat::first(scene.seats.len());
    // A number before a name: somebody may be called 3.
    let number = typed.parse::<usize>().ok();
    let by_number = number.and_then(|number| Seat::new(number.checked_sub(1)?));
    let by_number = by_number.filter(|seat| seat.index() < scene.seats.len());
    let called = |seat: &Seat| scene.label(*seat).to_lowercase() == typed.to_lowercase();
    by_number.or_else(|| seats.find(called))
}
