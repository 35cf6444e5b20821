//! What people do in Getaway: its subcommands `play`, `take`, `draw` and `pile`, with their
//! completions, and what its own buttons and menus do.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::cards::{Card, Seat};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::{answered, ask, no_table, question, refused};
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::typed::Typed;
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::moves::Moves;
use crate::discord::moves::typing::{self, complete};
use crate::games::getaway::Getaway;
use crate::games::getaway::rules::{DrawDue, Due, View};
use crate::games::getaway::session::{self, Act, PublicView};
use crate::games::{self, In};
use crate::screen::games::getaway::action::GetawayAction;
use crate::screen::games::getaway::hand::{cost, draw_label};
use crate::screen::games::getaway::keys::GetawayMessages;
use crate::screen::games::getaway::{played, playing};
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::render::Scene;
use crate::screen::render::message::{Button, ButtonStyle};
use crate::table::{GameNumber, Moment, Refusal};

impl Moves for Getaway {
    fn commands() -> Vec<Command> {
        vec![play(), take(), draw(), pile()]
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: GetawayAction,
        chosen: Option<String>,
    ) -> Reply {
        let take = |from| Act::Take { from, sure: false };
        let (at, act) = match action {
            GetawayAction::Play(at, card) => return play_card(bot, invocation, at, card).await,
            GetawayAction::Choose(at, _) => match chosen.and_then(|card| card.parse().ok()) {
                Some(card) => return play_card(bot, invocation, at, card).await,
                None => return Reply::text(invocation.catalog.refuse_stale()),
            },
            // These buttons take or announce a take. They never withdraw it.
            GetawayAction::Take(at) => return take_next(bot, invocation, at, false).await,
            GetawayAction::TakeAnyway(at) => return take_next(bot, invocation, at, true).await,
            GetawayAction::TakeFrom(game, from) => match costs(bot, invocation, game, from) {
                Some(question) => return question,
                None => return of_game(bot, invocation, game, take(from)).await,
            },
            GetawayAction::TakeKnowing(game, from) => {
                return of_game(bot, invocation, game, take(from)).await;
            }
            GetawayAction::TakeNot(game, from) => {
                return of_game(bot, invocation, game, Act::TakeNot { from }).await;
            }
            GetawayAction::DrawFrom(at, seat) => (at, Act::DrawFrom(seat)),
            GetawayAction::Pick(at, pile) => (at, Act::Pick(pile.into())),
        };
        ask(bot, invocation, Some(at), Getaway::act(act)).await
    }
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::play::<Getaway>(
        bot,
        invocation,
        &card,
        View::hand,
        Act::Play
    ))
}

#[poise::command(slash_command)]
async fn take(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| take_cards(bot, invocation))
}

#[poise::command(slash_command)]
async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] from: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| draw_typed(bot, invocation, &from))
}

async fn draw_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let snapshot = display.snapshot();
    match Scene::of(invocation.catalog, &snapshot).named(typed) {
        Some(seat) => typing::ask::<Getaway>(bot, invocation, Act::DrawFrom(seat)).await,
        None => Reply::text(invocation.catalog.refuse_not_a_seat(quoted(typed))),
    }
}

#[poise::command(slash_command)]
async fn pile(
    ctx: Context<'_>,
    #[autocomplete = "complete_pile"]
    #[min = 1]
    #[max = 16]
    number: u32,
) -> Result<(), Error> {
    let pile = usize::try_from(number).unwrap_or(usize::MAX);
    answer!(ctx, |bot, invocation| typing::ask::<Getaway>(bot, invocation, Act::Pick(pile)))
}

async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    typing::complete_card::<Getaway>(ctx, typed, View::legal_cards).await
}

async fn complete_seat(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Getaway>(ctx, |at| {
        let game = playing(at.game)?;
        let Due::Draw(drawer, DrawDue::Seats(seats)) = game.view.board.due() else {
            return None;
        };
        let number = |from: Seat| (from.index() + 1).to_string();
        let wanted = seats.iter().filter(|_| drawer == at.seat);
        let wanted = wanted.map(|from| (draw_label(&at.scene, game, from), number(from)));
        Some(matching(wanted, typed, None))
    })
    .await
}

async fn complete_pile(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Getaway>(ctx, |at| {
        let PublicView::Picking(picking) = at.game.view else {
            return None;
        };
        let turn = at.seat == picking.turn;
        let taken = picking.taken.iter().zip(1i64..);
        let free = taken.filter(|(taken, _)| turn && taken.is_none());
        let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
        let choice = |pile| AutocompleteChoice::new(at.scene.catalog.button_pile(pile), pile);
        Some(wanted.map(|(_, pile)| choice(pile)).collect())
    })
    .await
}

/// Plays a card. A hand that was drawn ahead offers cards that can't be played now; choosing one is
/// never a mistake that a table penalises.
async fn play_card(bot: &Bot, invocation: &Invocation, at: Moment, card: Card) -> Reply {
    if at.is_ahead()
        && let Some(display) = bot.display(invocation.place.channel)
    {
        let held = display.hold(invocation.person.id).await;
        let why = typing::own_view::<Getaway>(bot, invocation)
            .and_then(|view| view.board().check_play(view.seat(), view.hand(), card).err());
        if let Some(illegal) = why {
            let why = Getaway::wrap(session::MoveRefusal::Illegal(illegal));
            return refused(invocation, held, &Refusal::Game(why));
        }
    }
    ask(bot, invocation, Some(at), Getaway::act(Act::Play(card))).await
}

/// The command: asks whether to take the next player's cards or announce the take, and withdraws an
/// announced take. Decides between these once, and the answer names whose cards are meant. So two
/// commands at once make one take, and a take that was carried out in between isn't followed by
/// another.
async fn take_cards(bot: &Bot, invocation: &Invocation) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let seat = snapshot.seat_of(invocation.person.id);
    let (Some(seat), Some(game)) = (seat, played(&snapshot.stage)) else {
        // The table says why this isn't possible.
        let any = Getaway::act(Act::TakeNot { from: Seat::FIRST });
        return ask(bot, invocation, None, any).await;
    };
    // Where nothing can be taken, the table says why.
    let from = game.view.takes_from(seat).unwrap_or(seat);
    if let Some(from) = game.view.takes.by(seat) {
        return ask_with_warning(bot, invocation, scene.moment(), Act::TakeNot { from }).await;
    }
    if let Some(question) = costs(bot, invocation, game.number(), from) {
        return question;
    }
    ask_with_warning(bot, invocation, scene.moment(), Act::Take { from, sure: false }).await
}

/// Asks whether to take these cards, with what that would mean. `None` if the table says more: why
/// it's impossible, or that the taker would lose.
fn costs(bot: &Bot, invocation: &Invocation, number: GameNumber, from: Seat) -> Option<Reply> {
    let snapshot = bot.display(invocation.place.channel)?.snapshot();
    let (seat, game) = (snapshot.seat_of(invocation.person.id)?, played(&snapshot.stage)?);
    let scene = Scene::of(invocation.catalog, &snapshot);
    let (asks, yes) = cost(&scene, game, seat, (number, from))?;
    Some(question(invocation, asks, yes))
}

/// Takes the next player's cards, at this moment.
async fn take_next(bot: &Bot, invocation: &Invocation, at: Moment, sure: bool) -> Reply {
    let display = bot.display(invocation.place.channel);
    let from = display.and_then(|display| {
        let snapshot = display.snapshot();
        let seat = snapshot.seat_of(invocation.person.id)?;
        played(&snapshot.stage)?.view.takes_from(seat)
    });
    // Without a next player, the table says why not.
    let from = from.unwrap_or(Seat::FIRST);
    if !sure && let Some(question) = costs(bot, invocation, at.game, from) {
        return question;
    }
    ask_with_warning(bot, invocation, Some(at), Act::Take { from, sure }).await
}

/// Asks the table for what a button says, if the button belongs to the running game.
async fn of_game(bot: &Bot, invocation: &Invocation, game: GameNumber, wish: Act) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let at = Scene::of(invocation.catalog, &display.snapshot()).moment();
    match at.filter(|at| at.game == game) {
        Some(at) => ask_with_warning(bot, invocation, Some(at), wish).await,
        None => {
            let held = display.hold(invocation.person.id).await;
            refused(invocation, held, &Refusal::Stale)
        }
    }
}

/// Asks the table. If the take would lose the game, asks the person first.
async fn ask_with_warning(
    bot: &Bot,
    invocation: &Invocation,
    at: Option<Moment>,
    wish: Act,
) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return Reply::text(no_table(bot, invocation));
    };
    let held = display.hold(invocation.person.id).await;
    let answer = display.table.ask(invocation.request(at, Getaway::act(wish))).await;
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    match (answer, scene.moment()) {
        (
            Err(Refusal::Game(games::MoveRefusal::Getaway(session::MoveRefusal::TakeLoses(from)))),
            Some(at),
        ) => {
            let catalog = invocation.catalog;
            let (take, label) = (GetawayAction::TakeAnyway(at), catalog.button_take_anyway());
            let yes = Button::new(take, label, ButtonStyle::Danger);
            question(invocation, catalog.ask_take(scene.name(from)), yes).in_place_of(held)
        }
        (answer, _) => answered(invocation, held, answer),
    }
}
