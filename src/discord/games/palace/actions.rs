//! What people can do in Palace and in no other game. Commands and presses both call these
//! functions, so that both do the same.

use super::custom_id::{PalaceAction, cards_written};
use crate::discord::bot::Bot;
use crate::discord::incoming::actions::ask;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games;
use crate::games::palace::session::Act;
use crate::table::Ask;

/// An act in a game of Palace.
pub const fn act(act: Act) -> Ask {
    Ask::Act(games::Act::Palace(act))
}

/// Does what a button or a select asks for. `chosen`: the value of the option chosen in a select.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: PalaceAction,
    chosen: Option<String>,
) -> Reply {
    let (at, asked) = match action {
        PalaceAction::Play(at, cards) => (at, Some(Act::Play(cards))),
        PalaceAction::Choose(at, _) => {
            let cards = chosen.and_then(|chosen| cards_written(&chosen, ' '));
            (at, cards.map(Act::Play))
        }
        PalaceAction::Swap(at, _) => (at, chosen.as_deref().and_then(swap)),
        PalaceAction::Ready(at) => (at, Some(Act::Ready)),
        PalaceAction::Flip(at, place) => (at, Some(Act::Flip(place))),
        PalaceAction::PickUp(at) => (at, Some(Act::PickUp)),
    };
    match asked {
        Some(asked) => ask(bot, invocation, Some(at), act(asked)).await,
        None => Reply::text(invocation.catalog.refuse_stale()),
    }
}

/// The exchange that the value of an option means: the card of the hand, then the face-up card.
fn swap(chosen: &str) -> Option<Act> {
    let (hand, up) = chosen.split_once(' ')?;
    Some(Act::Swap {
        hand: hand.parse().ok()?,
        up: up.parse().ok()?,
    })
}
