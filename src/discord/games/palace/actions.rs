//! What people can do only in Palace. Commands and button presses both call these functions, so
//! they do the same.

use super::custom_id::PalaceAction;
use crate::discord::bot::Bot;
use crate::discord::custom_id::fields::cards_written;
use crate::discord::games::kit::on_discord::OnDiscord;
use crate::discord::incoming::actions::ask;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::palace::Palace;
use crate::games::palace::session::PlayerMove;

/// Does what a button or a menu asks for. `chosen`: the value of the option chosen in a menu.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: PalaceAction,
    chosen: Option<String>,
) -> Reply {
    let (at, asked) = match action {
        PalaceAction::Play(at, cards) => (at, Some(PlayerMove::Play(cards))),
        PalaceAction::Choose(at, _) => {
            let cards = chosen.and_then(|chosen| cards_written(&chosen, ' '));
            (at, cards.map(PlayerMove::Play))
        }
        PalaceAction::Swap(at, _) => (at, chosen.as_deref().and_then(swap)),
        PalaceAction::Ready(at) => (at, Some(PlayerMove::Ready)),
        PalaceAction::Flip(at, place) => (at, Some(PlayerMove::Flip(place))),
        PalaceAction::PickUp(at) => (at, Some(PlayerMove::PickUp)),
    };
    match asked {
        Some(asked) => ask(bot, invocation, Some(at), Palace::act(asked)).await,
        None => Reply::text(invocation.catalog.refuse_stale()),
    }
}

/// The exchange that an option's value stands for: the card of the hand, then the face-up card.
fn swap(chosen: &str) -> Option<PlayerMove> {
    let (hand, up) = chosen.split_once(' ')?;
    Some(PlayerMove::Swap {
        hand: hand.parse().ok()?,
        up: up.parse().ok()?,
    })
}
