//! The actions of buttons that only one game has: a closed enum over the list of games. Their ids
//! begin with the game's name.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;

use crate::discord::custom_id::fields::{Actions, Fields, UnknownAction};
use crate::games::options::Named;
use crate::games::{Game, GameKind, Listed, by_game, by_kind, for_each_game};
use crate::table::GameNumber;

/// An action of a game's own buttons, made with
/// [`actions!`](crate::discord::custom_id::fields::actions).
pub trait OwnAction: Actions + Copy + Debug + Eq + Hash + Display {
    /// The game whose hand has the button, if no other ephemeral message has such a button.
    fn of_a_hand(self) -> Option<GameNumber> {
        self.game_number()
    }
}

pub trait Buttons: Listed {
    type Action: OwnAction;
}

macro_rules! game_actions {
    ([] $($name:ident: $game:path,)+) => {
        /// What a button of one game asks for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameAction {
            $(#[doc = concat!("Of ", stringify!($name), ".")] $name(<$game as Buttons>::Action),)+
        }

        $(impl From<<$game as Buttons>::Action> for GameAction {
            fn from(action: <$game as Buttons>::Action) -> GameAction {
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
            <<G as Buttons>::Action as Actions>::read(name, fields).map(GameAction::from)
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
