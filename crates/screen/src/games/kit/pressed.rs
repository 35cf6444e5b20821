//! What a game's own buttons and menus ask for: a closed enum over the list of games. Their ids
//! begin with the game's name.

use std::fmt::{self, Display};

use crate::custom_id::fields::{Actions, Fields, UnknownAction};
use getaway_games::kit::Session;
use getaway_games::options::Named;
use getaway_games::{Act, GameKind, In, Listed, by_game, by_kind, for_each_game};
use getaway_table::Moment;

/// A game with buttons of its own.
pub trait Pressed: Listed {
    /// What the game's own buttons and menus ask for, made with
    /// [`actions!`](crate::custom_id::fields::actions). Each begins with a moment or the game's
    /// number.
    type Action: Actions + Copy;

    /// What a button makes, or an option chosen in a menu. `None` if it asks for something else, or for
    /// a move that depends on the moment.
    fn makes(action: Self::Action, chosen: Option<&str>) -> Option<Makes<Self::Act>>;
}

/// The move that a button makes.
#[derive(Clone, Copy, Debug)]
pub enum Makes<A> {
    /// At this moment only, and nothing else, so that only the table decides on it.
    At(Moment, A),
    /// Perhaps after a question.
    Asked(A),
}

impl<A> Makes<A> {
    pub fn act(self) -> A {
        match self {
            Makes::At(_, act) | Makes::Asked(act) => act,
        }
    }
}

macro_rules! game_actions {
    ([] $($name:ident: $game:path,)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameAction {
            $(#[doc = concat!("Of ", stringify!($name), ".")] $name(<$game as Pressed>::Action),)+
        }

        $(impl From<<$game as Pressed>::Action> for GameAction {
            fn from(action: <$game as Pressed>::Action) -> GameAction {
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

    pub fn makes(self, chosen: Option<&str>) -> Option<Makes<Act>> {
        by_game!(GameAction, self, |G, action| {
            Some(match <G as Pressed>::makes(action, chosen)? {
                Makes::At(at, act) => Makes::At(at, <G as In<Act>>::wrap(act)),
                Makes::Asked(act) => Makes::Asked(<G as In<Act>>::wrap(act)),
            })
        })
    }
}

impl Actions for GameAction {
    /// Reads the game's name first.
    fn read(name: &str, fields: &mut Fields) -> Result<GameAction, UnknownAction> {
        let kind = GameKind::named(name).ok_or(UnknownAction)?;
        let name = fields.text()?;
        by_kind!(kind, |G| {
            <<G as Pressed>::Action as Actions>::read(name, fields).map(GameAction::from)
        })
    }
}

impl Display for GameAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_game!(GameAction, self, |G, action| write!(f, "{}.{action}", <G as Session>::NAME))
    }
}
