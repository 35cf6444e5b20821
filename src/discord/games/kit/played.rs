//! How people play a game: its own commands and what its own buttons do.

use std::sync::Arc;

use super::shown::Shown;
use crate::discord::bot::Bot;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::{In, PlayerMove};
use crate::table::{GameNumber, Moment, RequestKind};

/// A player move in a game that somebody plays alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alone<A> {
    pub game: GameNumber,
    /// The round that it belongs to; `None` if any round will do.
    pub round: Option<u32>,
    pub act: A,
}

impl<A> Alone<A> {
    /// A move that is only valid at this moment.
    pub const fn at(at: Moment, act: A) -> Alone<A> {
        Alone {
            game: at.game,
            round: Some(at.round),
            act,
        }
    }

    /// A move that is valid at any moment of this game.
    pub const fn of(game: GameNumber, act: A) -> Alone<A> {
        Alone {
            game,
            round: None,
            act,
        }
    }
}

/// A game that people play with commands and buttons. Both send the table the same requests.
pub trait Played: Shown {
    fn moves() -> Vec<Command>;

    /// Does what one of the game's own buttons or menus asks for. `chosen`: the value of the option
    /// chosen in a menu.
    fn press(
        bot: &Arc<Bot>,
        invocation: &Invocation,
        action: Self::Action,
        chosen: Option<String>,
    ) -> impl Future<Output = Reply> + Send;

    /// The move that one of the game's own buttons or menus asks for in a game that somebody plays
    /// alone. `None` if that game never shows such a button.
    fn alone(_action: Self::Action, _chosen: Option<&str>) -> Option<Alone<Self::PlayerMove>> {
        None
    }

    /// Turns a move into a request to the table.
    fn act(act: Self::PlayerMove) -> RequestKind {
        RequestKind::Move(<Self as In<PlayerMove>>::wrap(act))
    }
}
