//! Playing: the hand, cards, takes, draws and piles, with the choices that complete them.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::{Context, Error, enter};
use crate::discord::acts;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::render::{Scene, cards, hand as hand_words};
use crate::discord::respond::Reply;
use crate::discord::tally;
use crate::rules::{CardSet, DrawDue, Due, Seat, View, find_typed, parse_typed};
use crate::table::{Ask, Snapshot, Stage, UserId};

/// The most choices that Discord takes.
const CHOICES_MAX: usize = 25;

#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(async { acts::hand(&entered.bot, &entered.caller) })
        .await
}

#[poise::command(slash_command)]
pub async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_card"] card: String,
) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    entered.answer(play_typed(bot, caller, &card)).await
}

async fn play_typed(bot: &Bot, caller: &Caller, typed: &str) -> Reply {
    let view = bot
        .attendant(caller.place.channel)
        .and_then(|attendant| view(&attendant.snapshot(), caller.person.id));
    let hand = view.map_or(CardSet::EMPTY, |view| view.hand());
    match find_typed(typed, hand).or_else(|| parse_typed(typed)) {
        Some(card) => acts::ask(bot, caller, None, Ask::Play(card)).await,
        None => Reply::own(caller.words.refuse_not_a_card(quoted(typed))),
    }
}

#[poise::command(slash_command)]
pub async fn take(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(acts::take(&entered.bot, &entered.caller, None))
        .await
}

#[poise::command(slash_command)]
pub async fn hint(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(acts::hint(&entered.bot, &entered.caller))
        .await
}

#[poise::command(slash_command)]
pub async fn draw(
    ctx: Context<'_>,
    #[autocomplete = "complete_seat"] from: String,
) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    entered.answer(draw_typed(bot, caller, &from)).await
}

async fn draw_typed(bot: &Bot, caller: &Caller, typed: &str) -> Reply {
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return Reply::own(caller.words.refuse_no_table());
    };
    let snapshot = attendant.snapshot();
    match acts::named_seat(&Scene::of(caller.words, &snapshot), typed) {
        Some(seat) => acts::ask(bot, caller, None, Ask::DrawFrom(seat)).await,
        None => Reply::own(caller.words.refuse_not_a_seat(quoted(typed))),
    }
}

#[poise::command(slash_command)]
pub async fn pile(
    ctx: Context<'_>,
    #[autocomplete = "complete_pile"]
    #[min = 1]
    #[max = 16]
    number: u32,
) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    let pile = usize::try_from(number).unwrap_or(usize::MAX);
    entered
        .answer(acts::ask(bot, caller, None, Ask::Pick(pile)))
        .await
}

/// What somebody typed, fit to be read back to them.
fn quoted(typed: &str) -> String {
    let short = crate::discord::look::shortened(typed, 40);
    crate::discord::render::scene::escaped(&short)
}

fn view(snapshot: &Snapshot, user: UserId) -> Option<View> {
    snapshot.view(snapshot.seat_of(user)?)
}

/// The table where somebody is typing, and who they are.
fn typing(ctx: Context<'_>) -> Option<(std::sync::Arc<Snapshot>, Caller)> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    tally::typing();
    let caller = Caller::of_command(ctx.interaction)?;
    let attendant = ctx.framework.user_data.attendant(caller.place.channel)?;
    Some((attendant.snapshot(), caller))
}

/// Just the cards that may be played now.
async fn complete_card(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = typing(ctx).and_then(|(snapshot, caller)| {
        let legal = view(&snapshot, caller.person.id)?.legal_cards();
        let faces = cards::faces(legal).into_iter();
        let wanted = faces.map(|(card, _)| {
            let words = cards::in_words(caller.words, card);
            (format!("{} – {words}", cards::text(card)), card.to_string())
        });
        let meant = find_typed(typed, legal).map(|card| card.to_string());
        Some(matching(wanted, typed, meant.as_deref()))
    });
    response(choices)
}

/// The players from whom the caller may draw now.
async fn complete_seat(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = typing(ctx).and_then(|(snapshot, caller)| {
        let Stage::Playing(playing) = &snapshot.stage else {
            return None;
        };
        let seat = snapshot.seat_of(caller.person.id)?;
        let Due::Draw(drawer, DrawDue::Seats(seats)) = playing.board.due() else {
            return None;
        };
        let scene = Scene::of(caller.words, &snapshot);
        let number = |from: Seat| (from.index() + 1).to_string();
        let wanted = seats.iter().filter(|_| drawer == seat);
        let wanted =
            wanted.map(|from| (hand_words::draw_label(&scene, playing, from), number(from)));
        Some(matching(wanted, typed, None))
    });
    response(choices)
}

/// The piles that are left, when it is the caller's turn.
async fn complete_pile(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((snapshot, caller)) = typing(ctx) else {
        return CreateAutocompleteResponse::new();
    };
    let Stage::Picking(picking) = &snapshot.stage else {
        return CreateAutocompleteResponse::new();
    };
    let turn = snapshot.seat_of(caller.person.id) == Some(picking.turn);
    let free = picking
        .taken
        .iter()
        .zip(1i64..)
        .filter(|(taken, _)| turn && taken.is_none());
    let wanted = free.filter(|(_, pile)| pile.to_string().starts_with(typed.trim()));
    let choices = wanted
        .map(|(_, pile)| AutocompleteChoice::new(caller.words.button_pile(pile), pile))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// The choices whose label or value contains what was typed, or whose value is meant by it.
fn matching(
    choices: impl Iterator<Item = (String, String)>,
    typed: &str,
    meant: Option<&str>,
) -> Vec<AutocompleteChoice> {
    let typed = typed.trim().to_lowercase();
    let fits = |(label, value): &(String, String)| {
        let contains = |text: &str| text.to_lowercase().contains(&typed);
        contains(label) || contains(value) || meant == Some(value.as_str())
    };
    let fitting = choices.filter(fits).take(CHOICES_MAX);
    fitting
        .map(|(label, value)| {
            AutocompleteChoice::new(crate::discord::look::shortened(&label, 100), value)
        })
        .collect()
}

fn response(choices: Option<Vec<AutocompleteChoice>>) -> CreateAutocompleteResponse {
    CreateAutocompleteResponse::new().set_choices(choices.unwrap_or_default())
}
