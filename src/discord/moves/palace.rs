//! What people do in Palace: its subcommands `play`, `swap`, `ready` and `pickup`, with their
//! completions, and what its own buttons and menus do.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;

use crate::cards::{Card, CardSet, parse_typed};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::ask;
use crate::discord::incoming::commands::autocomplete::{matching, quoted};
use crate::discord::incoming::commands::typed::Typed;
use crate::discord::incoming::commands::{Command, Context, Error, answer};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::moves::Moves;
use crate::discord::moves::typing::{self, complete};
use crate::games::palace::Palace;
use crate::games::palace::rules::{Act, Due, View};
use crate::screen::custom_id::fields::{At, written};
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::games::kit::pressed::Pressed;
use crate::screen::games::palace::action::PalaceAction;
use crate::screen::games::palace::keys::PalaceMessages;
use crate::screen::games::palace::{by_rank, hand, row_label};
use crate::table::{Moment, Refusal};

impl Moves for Palace {
    fn commands() -> Vec<Command> {
        vec![play(), swap(), ready(), pickup()]
    }

    async fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: PalaceAction,
        chosen: Option<String>,
    ) -> Reply {
        let at = match action {
            PalaceAction::Give(at, give) => return show(bot, invocation, at, give).await,
            PalaceAction::Act(At { at, .. }) | PalaceAction::Choose(at, _) => at,
        };
        match <Palace as Pressed>::act(action, chosen.as_deref()) {
            Some(act) => ask(bot, invocation, Some(at), <Palace as OnDiscord>::act(act)).await,
            None => Reply::text(invocation.catalog.refuse_stale()),
        }
    }
}

#[poise::command(slash_command)]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "complete_play"] cards: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| play_typed(bot, invocation, &cards))
}

async fn play_typed(bot: &Bot, invocation: &Invocation, typed: &str) -> Reply {
    let asked = match (place_typed(typed), cards_typed(typed)) {
        (Some(place), _) => Act::Flip(place),
        (None, Some(cards)) => Act::Play(cards),
        (None, None) => {
            return Reply::text(invocation.catalog.refuse_not_cards(quoted(typed)));
        }
    };
    typing::ask::<Palace>(bot, invocation, asked).await
}

#[poise::command(slash_command)]
async fn swap(
    ctx: Context<'_>,
    #[autocomplete = "complete_hand"] hand: Typed,
    #[autocomplete = "complete_up"] up: Typed,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| swap_typed(bot, invocation, &hand, &up))
}

async fn swap_typed(bot: &Bot, invocation: &Invocation, hand: &str, up: &str) -> Reply {
    match (parse_typed(hand), parse_typed(up)) {
        (Some(hand), Some(up)) => {
            typing::ask::<Palace>(bot, invocation, Act::Swap { hand, up }).await
        }
        (None, _) => typing::not_a_card(invocation, hand),
        (_, None) => typing::not_a_card(invocation, up),
    }
}

#[poise::command(slash_command)]
async fn ready(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::ask::<Palace>(bot, invocation, Act::Ready))
}

#[poise::command(slash_command)]
async fn pickup(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| typing::ask::<Palace>(bot, invocation, Act::PickUp))
}

/// The text before a face-down card's number in an option's value.
const FACE_DOWN: &str = "face-down";

/// The place, from 0, of the face-down card that somebody typed: `face-down 1`, as autocomplete
/// offers it, `down 1`, or just the number.
fn place_typed(typed: &str) -> Option<u8> {
    let typed = typed.trim().to_lowercase();
    let number = typed
        .strip_prefix(FACE_DOWN)
        .or_else(|| typed.strip_prefix("face down"))
        .or_else(|| typed.strip_prefix("down"))
        .unwrap_or(&typed);
    number.trim().parse::<u8>().ok()?.checked_sub(1)
}

/// The cards that somebody typed: one, or several with spaces, commas or `and` between them. `None`
/// if one is there twice.
fn cards_typed(typed: &str) -> Option<CardSet> {
    let mut cards = CardSet::EMPTY;
    for part in typed.split([',', ';', '+', '&']) {
        let words: Vec<&str> =
            part.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("and")).collect();
        let mut left = &words[..];
        while !left.is_empty() {
            // `queen of hearts` is one card in three words.
            let (card, words) = (1..=left.len().min(4))
                .rev()
                .find_map(|words| Some((parse_typed(&left[..words].join(" "))?, words)))?;
            if cards.contains(card) {
                return None;
            }
            cards.insert(card);
            left = &left[words..];
        }
    }
    (!cards.is_empty()).then_some(cards)
}

/// Offers the plays that may be made now: equal cards, or a face-down card by its place.
async fn complete_play(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Palace>(ctx, |at| {
        let view = at.view.as_ref()?;
        let plays = hand::plays(view).into_iter();
        let plays = plays.map(|cards| (row_label(cards), written(cards, " ")));
        let places = view.board().legal_places(view.seat());
        let flips = places.iter().map(|place| {
            let number = place + 1;
            (at.scene.catalog.place_down(number), format!("{FACE_DOWN} {number}"))
        });
        let meant = cards_typed(typed).map(|cards| written(cards, " "));
        Some(matching(plays.chain(flips), typed, meant.as_deref()))
    })
    .await
}

async fn complete_hand(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, View::hand).await
}

async fn complete_up(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete_swap(ctx, typed, |view| view.board().tableau(view.seat()).up).await
}

async fn complete_swap(
    ctx: Context<'_>,
    typed: &str,
    own: impl Fn(&View) -> CardSet,
) -> CreateAutocompleteResponse {
    complete::<Palace>(ctx, |at| {
        let view = at.view.as_ref()?;
        match view.board().due() {
            Due::Exchange(seats) if seats.contains(at.seat) => {
                Some(typing::cards(&at.scene, by_rank(own(view)), typed))
            }
            _ => None,
        }
    })
    .await
}

/// Shows the hand with the face-up cards to take for this card, or as usual. Doesn't ask the table:
/// nothing has happened yet.
async fn show(bot: &Bot, invocation: &Invocation, at: Moment, give: Option<Card>) -> Reply {
    typing::redrawn::<Palace>(bot, invocation, |scene, game, view| {
        let has = give.is_none_or(|give| view.hand().contains(give));
        let may = game.moment() == at && hand::is_swapping(view) && has;
        may.then(|| hand::own(scene, game, view, give)).ok_or(Refusal::Stale)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_can_be_typed_in_many_ways() {
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
        for typed in ["", " ", ",", "and", "7", "7H joker", "7H 7H", "face-down 1"] {
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
