//! What people can do only in Getaway. Commands and button presses both call these functions, so
//! they do the same.

use super::custom_id::GetawayAction;
use super::keys::GetawayCatalog;
use super::view::{Game, Playing};
use crate::cards::{Card, Seat};
use crate::discord::bot::Bot;
use crate::discord::games::kit::display::view;
use crate::discord::games::kit::on_discord::{Alone, OnDiscord};
use crate::discord::incoming::actions::{answered, ask, no_table, question, refused};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::Scene;
use crate::discord::render::message::{Button, ButtonStyle};
use crate::games::getaway::Getaway;
use crate::games::getaway::rules::Event;
use crate::games::getaway::session::{self, PlayerMove};
use crate::games::{self, In};
use crate::table::{GameNumber, Moment, Refusal, Snapshot, Stage};

/// Does what a button or a menu asks for. `chosen`: the value of the option chosen in a menu.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: GetawayAction,
    chosen: Option<String>,
) -> Reply {
    let (at, asked) = match action {
        GetawayAction::Play(at, card) => return play(bot, invocation, at, card).await,
        GetawayAction::Choose(at, _) => match chosen.and_then(|card| card.parse().ok()) {
            Some(card) => return play(bot, invocation, at, card).await,
            None => return Reply::text(invocation.catalog.refuse_stale()),
        },
        // These buttons take or announce a take. They never withdraw it.
        GetawayAction::Take(at) => return take_next(bot, invocation, at, false).await,
        GetawayAction::TakeAnyway(at) => return take_next(bot, invocation, at, true).await,
        GetawayAction::TakeFrom(game, from) | GetawayAction::TakeAlso(game, from) => {
            let wish = PlayerMove::Take { from, sure: false };
            return of_game(bot, invocation, game, wish).await;
        }
        GetawayAction::TakeNot(game, from) => {
            return of_game(bot, invocation, game, PlayerMove::TakeNot { from }).await;
        }
        GetawayAction::DrawFrom(at, seat) => (at, Getaway::act(PlayerMove::DrawFrom(seat))),
        GetawayAction::Pick(at, pile) => (at, Getaway::act(PlayerMove::Pick(pile.into()))),
    };
    ask(bot, invocation, Some(at), asked).await
}

/// Plays a card. A hand that was drawn ahead offers cards that can't be played now; choosing one is
/// never a mistake that a table penalises.
async fn play(bot: &Bot, invocation: &Invocation, at: Moment, card: Card) -> Reply {
    if at.is_ahead()
        && let Some(display) = bot.display(invocation.place.channel)
    {
        let (held, snapshot) = (display.hold(invocation.person.id), display.snapshot());
        let seat = snapshot.seat_of(invocation.person.id);
        let view = seat.and_then(|seat| view::<Getaway>(&snapshot, seat));
        let why = view.and_then(|view| {
            let checked = view.board().check_play(view.seat(), view.hand(), card);
            checked.err()
        });
        if let Some(illegal) = why {
            let why = session::MoveRefusal::Illegal(illegal);
            return refused(invocation, held, &Refusal::Game(Getaway::wrap(why)));
        }
    }
    ask(
        bot,
        invocation,
        Some(at),
        Getaway::act(PlayerMove::Play(card)),
    )
    .await
}

/// The move that a hand's button asks for in a game that somebody plays alone.
pub fn alone(action: GetawayAction, chosen: Option<&str>) -> Option<Alone<PlayerMove>> {
    Some(match action {
        GetawayAction::Play(at, card) => Alone::at(at, PlayerMove::Play(card))?,
        GetawayAction::Choose(at, _) => Alone::at(at, PlayerMove::Play(chosen?.parse().ok()?))?,
        GetawayAction::TakeFrom(game, from) => {
            Alone::of(game, PlayerMove::Take { from, sure: false })
        }
        GetawayAction::TakeNot(game, from) => Alone::of(game, PlayerMove::TakeNot { from }),
        GetawayAction::DrawFrom(at, seat) => Alone::at(at, PlayerMove::DrawFrom(seat))?,
        // A hand has no such buttons.
        GetawayAction::Take(_)
        | GetawayAction::TakeAlso(..)
        | GetawayAction::TakeAnyway(_)
        | GetawayAction::Pick(..) => return None,
    })
}

/// The command: takes the next player's cards or announces the take, and withdraws an announced
/// take. Decides between these once, and the request names whose cards are meant. So two commands
/// at once make one take, and a take that was carried out in between isn't followed by another.
pub async fn take(bot: &Bot, invocation: &Invocation) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let seat = snapshot.seat_of(invocation.person.id);
    let (Some(seat), Some(playing)) = (seat, playing(&snapshot)) else {
        // The table says why this isn't possible.
        let any = Getaway::act(PlayerMove::TakeNot { from: Seat::FIRST });
        return ask(bot, invocation, None, any).await;
    };
    let board = &playing.board;
    // A player who is out of play has no next player, and the table says so.
    let from = board.neighbour(seat).unwrap_or(seat);
    if playing.announced.contains(seat) {
        return asked(
            bot,
            invocation,
            scene.moment(),
            PlayerMove::TakeNot { from },
        )
        .await;
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
    let wish = PlayerMove::Take { from, sure: false };
    asked(bot, invocation, scene.moment(), wish).await
}

fn playing(snapshot: &Snapshot) -> Option<Playing<'_>> {
    match &snapshot.stage {
        Stage::Playing(running) => Game::of(running).and_then(Game::playing),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

/// Takes the next player's cards, at this moment.
async fn take_next(bot: &Bot, invocation: &Invocation, at: Moment, sure: bool) -> Reply {
    let display = bot.display(invocation.place.channel);
    let from = display.and_then(|display| {
        let snapshot = display.snapshot();
        let seat = snapshot.seat_of(invocation.person.id)?;
        playing(&snapshot)?.board.neighbour(seat)
    });
    // Without a next player, the table says why not.
    let from = from.unwrap_or(Seat::FIRST);
    asked(bot, invocation, Some(at), PlayerMove::Take { from, sure }).await
}

/// Asks the table for what a button says, if the button belongs to the running game.
async fn of_game(bot: &Bot, invocation: &Invocation, game: GameNumber, wish: PlayerMove) -> Reply {
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

/// Asks the table. If the take would lose the game, asks the person first.
async fn asked(bot: &Bot, invocation: &Invocation, at: Option<Moment>, wish: PlayerMove) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let held = display.hold(invocation.person.id);
    let answer = display
        .table
        .ask(invocation.request(at, Getaway::act(wish)))
        .await;
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    match (answer, scene.moment()) {
        (
            Err(Refusal::Game(games::MoveRefusal::Getaway(session::MoveRefusal::TakeLoses(from)))),
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

/// The seat that somebody typed: by its number, as autocomplete offers it, or by its player's name.
pub fn named_seat(scene: &Scene, typed: &str) -> Option<Seat> {
    let typed = typed.trim();
    let mut seats = Seat::first(scene.seats.len());
    // Numbers go before names: somebody may be called 3.
    let number = typed.parse::<usize>().ok();
    let by_number = number.and_then(|number| Seat::new(number.checked_sub(1)?));
    let by_number = by_number.filter(|seat| seat.index() < scene.seats.len());
    let called = |seat: &Seat| scene.label(*seat).to_lowercase() == typed.to_lowercase();
    by_number.or_else(|| seats.find(called))
}
