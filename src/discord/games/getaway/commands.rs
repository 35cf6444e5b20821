//! The command `/getaway`: the subcommands of every game, and Getaway's own `play`, `take`, `draw`
//! and `pile` with the choices that complete them.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::actions::{act, named_seat, take as take_cards};
use super::hand::draw_label;
use super::keys::GetawayCatalog;
use super::view::Game;
use crate::cards::{CardSet, Seat, find_typed, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions;
use crate::discord::incoming::commands::autocomplete::{matching, quoted, response, typing};
use crate::discord::incoming::commands::{Context, Error, begin, scores, settings, table};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::{Scene, cards};
use crate::games;
use crate::games::getaway::rules::{DrawDue, Due, View};
use crate::games::getaway::session::Act;
use crate::table::{Snapshot, Stage, UserId};

/// The root command.
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild",
    subcommands(
        "table::start",
        "table::join",
        "table::leave",
        "table::deal",
        "table::cut",
        "table::hand",
        "play",
        "take",
        "draw",
        "pile",
        "table::hint",
        "table::table",
        "table::stop",
        "scores::leaderboard",
        "scores::stats",
        "scores::record",
        "scores::verify",
        "table::rules",
        "settings::settings",
        "settings::forget_me"
    )
)]
pub async fn getaway(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: String,
) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command.answer(play_typed(bot, invocation, &card)).await
}

async fn play_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let view = bot
        .display(invocation.place.channel)
        .and_then(|display| view(&display.snapshot(), invocation.person.id));
    let hand = view.map_or(CardSet::EMPTY, |view| view.hand());
    match find_typed(typed, hand).or_else(|| parse_typed(typed)) {
        Some(card) => actions::ask(bot, invocation, None, act(Act::Play(card))).await,
        None => Reply::text(invocation.catalog.refuse_not_a_card(quoted(typed))),
    }
}

#[poise::command(slash_command)]
async fn take(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(take_cards(&command.bot, &command.invocation))
        .await
}

#[poise::command(slash_command)]
async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] from: String,
) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command.answer(draw_typed(bot, invocation, &from)).await
}

async fn draw_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return actions::no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    match named_seat(&Scene::of(invocation.catalog, &snapshot), typed) {
        Some(seat) => actions::ask(bot, invocation, None, act(Act::DrawFrom(seat))).await,
        None => Reply::text(GetawayCatalog(invocation.catalog).refuse_not_a_seat(quoted(typed))),
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
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    let pile = usize::try_from(number).unwrap_or(usize::MAX);
    command
        .answer(actions::ask(bot, invocation, None, act(Act::Pick(pile))))
        .await
}

fn view(snapshot: &Snapshot, user: UserId) -> Option<Box<View>> {
    match snapshot.view(snapshot.seat_of(user)?)? {
        games::View::Getaway(view) => Some(view),
        games::View::Palace(_) => None,
    }
}

/// The cards that may be played now.
async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let legal = view(&snapshot, invocation.person.id)?.legal_cards();
        let faces = cards::faces(legal).into_iter();
        let wanted = faces.map(|(card, _)| {
            let catalog = cards::in_words(invocation.catalog, card);
            (
                format!("{} – {catalog}", cards::label(card)),
                card.to_string(),
            )
        });
        let meant = find_typed(typed, legal).map(|card| card.to_string());
        Some(matching(wanted, typed, meant.as_deref()))
    });
    response(choices)
}

/// The players from whom the person may draw now.
async fn complete_seat(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let Stage::Playing(running) = &snapshot.stage else {
            return None;
        };
        let playing = &Game::of(running)?.playing()?;
        let seat = snapshot.seat_of(invocation.person.id)?;
        let Due::Draw(drawer, DrawDue::Seats(seats)) = playing.board.due() else {
            return None;
        };
        let scene = Scene::of(invocation.catalog, &snapshot);
        let number = |from: Seat| (from.index() + 1).to_string();
        let wanted = seats.iter().filter(|_| drawer == seat);
        let wanted = wanted.map(|from| (draw_label(&scene, playing, from), number(from)));
        Some(matching(wanted, typed, None))
    });
    response(choices)
}

/// The piles that are left, if it is the person's turn.
async fn complete_pile(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((snapshot, invocation)) = typing(ctx).await else {
        return CreateAutocompleteResponse::new();
    };
    let Stage::Playing(running) = &snapshot.stage else {
        return CreateAutocompleteResponse::new();
    };
    let Some(Game::Picking(picking)) = Game::of(running) else {
        return CreateAutocompleteResponse::new();
    };
    let turn = snapshot.seat_of(invocation.person.id) == Some(picking.turn);
    let free = picking
        .taken
        .iter()
        .zip(1i64..)
        .filter(|(taken, _)| turn && taken.is_none());
    let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
    let catalog = GetawayCatalog(invocation.catalog);
    let choices = wanted
        .map(|(_, pile)| AutocompleteChoice::new(catalog.button_pile(pile), pile))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
