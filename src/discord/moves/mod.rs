//! What people do in a game: its own commands, and what its own buttons do. Both send the table the
//! same requests. Each game has a file; the words are in its folder of
//! [`screen`](crate::screen::games).

mod bus;
pub mod commands;
mod getaway;
mod king;
mod palace;
pub mod typing;

use std::sync::Arc;

use crate::discord::bot::Bot;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::by_game;
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::games::kit::pressed::{GameAction, Pressed};

/// A game that people play with commands and buttons.
pub trait Moves: OnDiscord {
    fn commands() -> Vec<Command>;

    /// Does what one of the game's own buttons or menus asks for. `chosen`: the value of the option
    /// chosen in a menu.
    fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: <Self as Pressed>::Action,
        chosen: Option<String>,
    ) -> impl Future<Output = Reply> + Send;
}

pub async fn press(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Reply {
    by_game!(GameAction, action, |G, action| {
        <G as Moves>::press(bot, invocation, action, chosen).await
    })
}
