//! The actions of buttons that only one game has, and what a press on one does: a closed enum over
//! the list of games. Their ids begin with the game's name.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::sync::Arc;

use super::on_discord::{Alone, OnDiscord};
use crate::discord::bot::Bot;
use crate::discord::custom_id::fields::{Actions, Fields, UnknownAction};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::games::options::Named;
use crate::games::{Game, GameKind, In, Listed, PlayerMove, by_game, by_kind, for_each_game};
use crate::table::GameNumber;

/// An action of a game's own buttons, made with
/// [`actions!`](crate::discord::custom_id::fields::actions).
pub trait OwnAction: Actions + Copy + Debug + Eq + Hash + Display {
    /// The game whose hand has the button, if no other ephemeral message has such a button.
    fn of_a_hand(self) -> Option<GameNumber> {
        self.game_number()
    }
}

macro_rules! game_actions {
    ([] $($name:ident: $game:path,)+) => {
        /// What a button of one game asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameAction {
            $(#[doc = concat!("Of ", stringify!($name), ".")] $name(<$game as OnDiscord>::Action),)+
        }

        $(impl From<<$game as OnDiscord>::Action> for GameAction {
            fn from(action: <$game as OnDiscord>::Action) -> GameAction {
                GameAction::$name(action)
            }
        })+
    };
}
for_each_game! { [game_actions] }

impl GameAction {
    pub const fn kind(self) -> GameKind {
        by_game!(GameAction, self, |G, _| <G as Listed>::KIND)
    }

    /// The game whose hand has the button, if no other ephemeral message has such a button.
    pub fn of_a_hand(self) -> Option<GameNumber> {
        by_game!(GameAction, self, |G, action| action.of_a_hand())
    }
}

impl Actions for GameAction {
    /// Reads the game's name first. The first release had only one game and did not write its name.
    fn read(name: &str, fields: &mut Fields) -> Result<GameAction, UnknownAction> {
        let (kind, name) = match GameKind::named(name) {
            Some(kind) => (kind, fields.text()?),
            None => (GameKind::default(), name),
        };
        by_kind!(kind, |G| {
            <<G as OnDiscord>::Action as Actions>::read(name, fields).map(GameAction::from)
        })
    }

    fn game_number(&self) -> Option<GameNumber> {
        by_game!(GameAction, self, |G, action| action.game_number())
    }
}

impl Display for GameAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_game!(GameAction, self, |G, action| write!(
            f,
            "{}.{action}",
            <G as Game>::NAME
        ))
    }
}

/// Does what a game's own button asks for. `chosen`: the value of the option chosen in a menu.
pub async fn press(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Reply {
    by_game!(GameAction, action, |G, action| {
        <G as OnDiscord>::press(bot, invocation, action, chosen).await
    })
}

/// What a press on a game's own button asks for in a game that somebody plays alone.
pub fn alone(action: GameAction, chosen: Option<&str>) -> Option<Alone<PlayerMove>> {
    by_game!(GameAction, action, |G, action| {
        let Alone { game, round, act } = <G as OnDiscord>::alone(action, chosen)?;
        let act = <G as In<PlayerMove>>::wrap(act);
        Some(Alone { game, round, act })
    })
}
