//! Getaway's own subcommands `play`, `take`, `draw` and `pile`, with their completions.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::actions::{named_seat, take as take_cards};
use super::hand::draw_label;
use super::keys::GetawayCatalog;
use super::view::Game;
use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::games::kit::typing::{self, ask, complete};
use crate::discord::incoming::actions;
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::{Scene, cards};
use crate::games::getaway::Getaway;
use crate::games::getaway::rules::{DrawDue, Due, View};
use crate::games::getaway::session::PlayerMove;

pub fn moves() -> Vec<Command> {
    vec![play(), take(), draw(), pile()]
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: String,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::play::<Getaway>(
        bot,
        invocation,
        &card,
        View::hand,
        PlayerMove::Play
    ))
}

#[poise::command(slash_command)]
async fn take(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| take_cards(bot, invocation))
}

#[poise::command(slash_command)]
async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] from: String,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| draw_typed(bot, invocation, &from))
}

async fn draw_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return actions::no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    match named_seat(&Scene::of(invocation.catalog, &snapshot), typed) {
        Some(seat) => ask::<Getaway>(bot, invocation, PlayerMove::DrawFrom(seat)).await,
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
    let pile = usize::try_from(number).unwrap_or(usize::MAX);
    answer!(ctx, |bot, invocation| ask::<Getaway>(
        bot,
        invocation,
        PlayerMove::Pick(pile)
    ))
}

/// Offers the cards that may be played now.
async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Getaway>(ctx, |at| {
        let legal = cards::faces(at.view.as_ref()?.legal_cards());
        let legal = legal.into_iter().map(|(card, _)| card);
        Some(typing::cards(&at.scene, legal, typed))
    })
    .await
}

/// Offers the players that the person may draw from now.
async fn complete_seat(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Getaway>(ctx, |at| {
        let playing = &Game::with(at.game.table, at.game.view).playing()?;
        let Due::Draw(drawer, DrawDue::Seats(seats)) = playing.board.due() else {
            return None;
        };
        let number = |from: Seat| (from.index() + 1).to_string();
        let wanted = seats.iter().filter(|_| drawer == at.seat);
        let wanted = wanted.map(|from| (draw_label(&at.scene, playing, from), number(from)));
        Some(matching(wanted, typed, None))
    })
    .await
}

/// Offers the remaining piles, if it is the person's turn.
async fn complete_pile(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Getaway>(ctx, |at| {
        let Game::Picking(picking) = Game::with(at.game.table, at.game.view) else {
            return None;
        };
        let turn = at.seat == picking.turn;
        let taken = picking.taken.iter().zip(1i64..);
        let free = taken.filter(|(taken, _)| turn && taken.is_none());
        let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
        let catalog = GetawayCatalog(at.scene.catalog);
        let choice = |pile| AutocompleteChoice::new(catalog.button_pile(pile), pile);
        Some(wanted.map(|(_, pile)| choice(pile)).collect())
    })
    .await
}
