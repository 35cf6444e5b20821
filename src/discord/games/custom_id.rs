//! The actions of buttons that one game alone has: a closed enum over the games.

use std::fmt;

use super::getaway::custom_id::GetawayAction;
use crate::discord::custom_id::fields::{Fields, UnknownAction};

/// What a button of one game asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameAction {
    /// A button of Getaway.
    Getaway(GetawayAction),
}

impl From<GetawayAction> for GameAction {
    fn from(action: GetawayAction) -> GameAction {
        GameAction::Getaway(action)
    }
}

impl GameAction {
    /// Whether, among ephemeral messages, only hands have buttons for it.
    pub const fn is_of_a_hand(self) -> bool {
        match self {
            GameAction::Getaway(action) => action.is_of_a_hand(),
        }
    }

    /// The action with this name, whose further fields follow.
    pub fn read(name: &str, fields: &mut Fields) -> Result<GameAction, UnknownAction> {
        Ok(GameAction::Getaway(GetawayAction::read(name, fields)?))
    }
}

impl fmt::Display for GameAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameAction::Getaway(action) => action.fmt(f),
        }
    }
}
