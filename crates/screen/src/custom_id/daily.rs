//! The actions of the deal of the day's buttons. Their ids name the day.

use std::fmt;

use super::fields::{Actions, Field, Fields, UnknownAction, actions};
use crate::games::kit::pressed::GameAction;
use getaway_games::GameKind;
use getaway_table::daily::Day;

actions! {
    /// What a button of the deal of the day asks for.
    pub enum DailyAction {
        Open(kind: GameKind, day: Day) = "open",
        Start(kind: GameKind, day: Day) = "start",
        History(kind: GameKind, day: Day, page: u32) = "history",
        /// Shows a page of the server's board, from 1.
        Board(kind: GameKind, day: Day, page: u32) = "board",
        Share(kind: GameKind, day: Day) = "share",
        Review(kind: GameKind, day: Day) = "review",
        /// Shows a step of the game, from 1; 0 is the one that decided it.
        Replay(kind: GameKind, day: Day, step: u32) = "replay",
        Record(kind: GameKind, day: Day) = "record",
        Verify(kind: GameKind, day: Day) = "verify",
        /// Shows in detail how the day's cards came about.
        Details(kind: GameKind, day: Day) = "details",
        =>
        /// A button of the person's game, which asks for the same as at a table.
        Game(GameOfDay),
    }
}

impl DailyAction {
    pub const fn about(self) -> (GameKind, Day) {
        match self {
            DailyAction::Open(kind, day)
            | DailyAction::Start(kind, day)
            | DailyAction::History(kind, day, _)
            | DailyAction::Board(kind, day, _)
            | DailyAction::Share(kind, day)
            | DailyAction::Review(kind, day)
            | DailyAction::Replay(kind, day, _)
            | DailyAction::Record(kind, day)
            | DailyAction::Verify(kind, day)
            | DailyAction::Details(kind, day) => (kind, day),
            DailyAction::Game(own) => (own.action.kind(), own.day),
        }
    }
}

/// What a button of a game asks for in the deal of a day. In its id, the day is the game's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOfDay {
    pub day: Day,
    pub action: GameAction,
}

impl Actions for GameOfDay {
    fn read(name: &str, fields: &mut Fields) -> Result<GameOfDay, UnknownAction> {
        // Every action of a game has a name, and then begins with the game's number.
        let mut ahead = fields.clone();
        ahead.text()?;
        let day = Field::read(&mut ahead)?;
        Ok(GameOfDay { day, action: Actions::read(name, fields)? })
    }
}

impl fmt::Display for GameOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)
    }
}

impl Field for DailyAction {
    fn named_kind(&self) -> Option<GameKind> {
        Some(self.about().0)
    }

    fn read(fields: &mut Fields) -> Result<DailyAction, UnknownAction> {
        let name = fields.text()?;
        Actions::read(name, fields)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{self}")
    }
}

impl Field for Day {
    fn read(fields: &mut Fields) -> Result<Day, UnknownAction> {
        Day::of_number(Field::read(fields)?).ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().write(f)
    }
}
