//! The actions of buttons that one game alone has: a closed enum over the games.

use std::fmt;

use super::getaway::custom_id::GetawayAction;
use super::palace::custom_id::{self as palace, PalaceAction};
use crate::discord::incoming::custom_id::fields::{Fields, UnknownAction};
use crate::games::GameKind;
use crate::table::GameNumber;

/// What a button of one game asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameAction {
    /// A button of Getaway.
    Getaway(GetawayAction),
    /// A button of Palace.
    Palace(PalaceAction),
}

impl From<GetawayAction> for GameAction {
    fn from(action: GetawayAction) -> GameAction {
        GameAction::Getaway(action)
    }
}

impl From<PalaceAction> for GameAction {
    fn from(action: PalaceAction) -> GameAction {
        GameAction::Palace(action)
    }
}

impl GameAction {
    /// Of which game it is.
    pub const fn kind(self) -> GameKind {
        match self {
            GameAction::Getaway(_) => GameKind::Getaway,
            GameAction::Palace(_) => GameKind::Palace,
        }
    }

    /// The game whose hand it is on, if among ephemeral messages only hands have buttons for it.
    pub const fn of_a_hand(self) -> Option<GameNumber> {
        match self {
            GameAction::Getaway(action) => action.of_a_hand(),
            GameAction::Palace(action) => Some(action.game()),
        }
    }

    /// The action with this name, whose further fields follow. Getaway's bear no name of their game:
    /// the first release had no other.
    pub fn read(name: &str, fields: &mut Fields) -> Result<GameAction, UnknownAction> {
        Ok(match name {
            palace::PREFIX => GameAction::Palace(PalaceAction::read(fields)?),
            name => GameAction::Getaway(GetawayAction::read(name, fields)?),
        })
    }
}

impl fmt::Display for GameAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameAction::Getaway(action) => action.fmt(f),
            GameAction::Palace(action) => action.fmt(f),
        }
    }
}
