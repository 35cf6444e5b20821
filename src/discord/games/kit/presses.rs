//! Presses of a game's own buttons.

use std::sync::Arc;

use super::buttons::GameAction;
use super::played::{Alone, Played};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::{In, PlayerMove, by_game};

/// Does what a game's own button asks for. `chosen`: the value of the option chosen in a menu.
pub async fn press(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Reply {
    by_game!(GameAction, action, |G, action| {
        <G as Played>::press(bot, invocation, action, chosen).await
    })
}

/// What a press on a game's own button asks for in a game that somebody plays alone.
pub fn alone(action: GameAction, chosen: Option<&str>) -> Option<Alone<PlayerMove>> {
    by_game!(GameAction, action, |G, action| {
        let Alone { game, round, act } = <G as Played>::alone(action, chosen)?;
        let act = <G as In<PlayerMove>>::wrap(act);
        Some(Alone { game, round, act })
    })
}
