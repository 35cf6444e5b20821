//! The command `/palace`: the subcommands of every game, and Palace's own `play`, `swap`, `ready` and
//! `pickup` with the choices that complete them.

use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use super::actions::act;
use super::custom_id::written;
use super::keys::PalaceCatalog;
use super::{by_rank, hand, row_label};
use crate::cards::{Card, CardSet, find_typed, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions;
use crate::discord::incoming::commands::autocomplete::{matching, quoted, response, typing};
use crate::discord::incoming::commands::{Context, Error, begin, scores, settings, table};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::cards;
use crate::games;
use crate::games::palace::rules::{Due, View};
use crate::games::palace::session::Act;
use crate::table::{Snapshot, UserId};

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
        "swap",
        "ready",
        "pickup",
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
pub async fn palace(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_play"] cards: String,
) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command.answer(play_typed(bot, invocation, &cards)).await
}

async fn play_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let asked = match (place_typed(typed), cards_typed(typed)) {
        (Some(place), _) => Act::Flip(place),
        (None, Some(cards)) => Act::Play(cards),
        (None, None) => {
            let catalog = PalaceCatalog(invocation.catalog);
            return Reply::text(catalog.refuse_not_cards(quoted(typed)));
        }
    };
    actions::ask(bot, invocation, None, act(asked)).await
}

#[poise::command(slash_command)]
async fn swap(
    ctx: Context<'_>,
    #[autocomplete = "complete_hand"] hand: String,
    #[autocomplete = "complete_up"] up: String,
) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command
        .answer(swap_typed(bot, invocation, &hand, &up))
        .await
}

async fn swap_typed(bot: &Bot, invocation: &Invocation, hand: &str, up: &str) -> Reply {
    let no_card = |typed| Reply::text(invocation.catalog.refuse_not_a_card(quoted(typed)));
    match (parse_typed(hand), parse_typed(up)) {
        (Some(hand), Some(up)) => {
            actions::ask(bot, invocation, None, act(Act::Swap { hand, up })).await
        }
        (None, _) => no_card(hand),
        (_, None) => no_card(up),
    }
}

#[poise::command(slash_command)]
async fn ready(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, Act::Ready).await
}

#[poise::command(slash_command)]
async fn pickup(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, Act::PickUp).await
}

/// Does something that needs no option.
async fn ask(ctx: Context<'_>, asked: Act) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command
        .answer(actions::ask(bot, invocation, None, act(asked)))
        .await
}

/// What stands before the number of a face-down card in the value of an option.
const FACE_DOWN: &str = "face-down";

/// The place, from 0, of the face-down card that somebody typed: `face-down 1`, as autocomplete
/// offers it, `down 1`, or the bare number.
fn place_typed(typed: &str) -> Option<u8> {
    let typed = typed.trim().to_lowercase();
    let number = typed
        .strip_prefix(FACE_DOWN)
        .or_else(|| typed.strip_prefix("face down"))
        .or_else(|| typed.strip_prefix("down"))
        .unwrap_or(&typed);
    number.trim().parse::<u8>().ok()?.checked_sub(1)
}

/// The cards that somebody typed: one, or several with spaces, commas or `and` between them.
fn cards_typed(typed: &str) -> Option<CardSet> {
    let mut cards = CardSet::EMPTY;
    for part in typed.split([',', ';', '+', '&']) {
        let words: Vec<&str> = part
            .split_whitespace()
            .filter(|word| !word.eq_ignore_ascii_case("and"))
            .collect();
        let mut left = &words[..];
        while !left.is_empty() {
            // `queen of hearts` is one card of three words.
            let (card, words) = (1..=left.len().min(4))
                .rev()
                .find_map(|words| Some((parse_typed(&left[..words].join(" "))?, words)))?;
            cards.insert(card);
            left = &left[words..];
        }
    }
    (!cards.is_empty()).then_some(cards)
}

fn view(snapshot: &Snapshot, user: UserId) -> Option<Box<View>> {
    match snapshot.view(snapshot.seat_of(user)?)? {
        games::View::Palace(view) => Some(view),
        games::View::Getaway(_) => None,
    }
}

/// The plays that may be made now: equal cards, or a face-down card by its place.
async fn complete_play(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let view = view(&snapshot, invocation.person.id)?;
        let catalog = PalaceCatalog(invocation.catalog);
        let plays = hand::plays(&view).into_iter();
        let plays = plays.map(|cards| (row_label(cards), written(cards, " ")));
        let places = view.board().legal_places(view.seat());
        let flips = places.iter().map(|place| {
            let number = place + 1;
            (catalog.place_down(number), format!("{FACE_DOWN} {number}"))
        });
        let meant = cards_typed(typed).map(|cards| written(cards, " "));
        Some(matching(plays.chain(flips), typed, meant.as_deref()))
    });
    response(choices)
}

/// The cards of the hand, while cards are exchanged.
async fn complete_hand(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, View::hand).await
}

/// The face-up cards, while cards are exchanged.
async fn complete_up(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, |view| view.board().tableau(view.seat()).up).await
}

async fn complete_swap(
    ctx: Context<'_>,
    typed: &str,
    own: impl Fn(&View) -> CardSet,
) -> CreateAutocompleteResponse {
    let choices = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let view = view(&snapshot, invocation.person.id)?;
        let Due::Exchange(seats) = view.board().due() else {
            return None;
        };
        let own = if seats.contains(view.seat()) {
            own(&view)
        } else {
            CardSet::EMPTY
        };
        let label = |card: Card| {
            let words = cards::in_words(invocation.catalog, card);
            (
                format!("{} – {words}", cards::label(card)),
                card.to_string(),
            )
        };
        let meant = find_typed(typed, own).map(|card| card.to_string());
        let choices = by_rank(own).into_iter().map(label);
        Some(matching(choices, typed, meant.as_deref()))
    });
    response(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_typed_in_many_ways() {
        for typed in [
            "7H 7D",
            "7h,7d",
            "7♥ 7♦",
            "7h and 7d",
            "seven of hearts, seven of diamonds",
            "7 of hearts 7 of diamonds",
            "7D + 7H",
        ] {
            let cards = cards_typed(typed).map(|cards| written(cards, " "));
            let both = cards_typed("7H 7D").map(|cards| written(cards, " "));
            assert!(both.is_some());
            assert_eq!(cards, both, "{typed:?}");
        }
        assert_eq!(cards_typed("10s").map(CardSet::len), Some(1));
        for typed in ["", " ", ",", "and", "7", "7H joker", "face-down 1"] {
            assert_eq!(cards_typed(typed), None, "{typed:?}");
        }
    }

    #[test]
    fn face_down_cards_are_typed_by_their_number() {
        for typed in ["face-down 2", "Face-Down 2", "face down 2", "down 2", " 2 "] {
            assert_eq!(place_typed(typed), Some(1), "{typed:?}");
        }
        for typed in ["0", "face-down", "2H", "-1", "999"] {
            assert_eq!(place_typed(typed), None, "{typed:?}");
        }
    }
}
