//! The actions of the deal of the day's buttons. Their ids name the day.

use std::fmt;

use super::fields::{Actions, Field, Fields, UnknownAction, actions};
use crate::games::kit::pressed::GameAction;
use getaway_games::GameKind;
use getaway_table::GameNumber;
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
        Record(kind: GameKind, day: Day) = "record",
        Verify(kind: GameKind, day: Day) = "verify",
        /// Shows in detail how the day's cards came about.
        Details(kind: GameKind, day: Day) = "details",
        =>
        /// A button of the person's game, which asks for the same as at a table. The game's number is
        /// the day's.
        Game(GameAction),
    }
}

impl DailyAction {
    pub const fn kind(self) -> GameKind {
        match self {
            DailyAction::Open(kind, _)
            | DailyAction::Start(kind, _)
            | DailyAction::History(kind, ..)
            | DailyAction::Board(kind, ..)
            | DailyAction::Share(kind, _)
            | DailyAction::Review(kind, _)
            | DailyAction::Record(kind, _)
            | DailyAction::Verify(kind, _)
            | DailyAction::Details(kind, _) => kind,
            DailyAction::Game(action) => action.kind(),
        }
    }
}

impl Field for DailyAction {
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

    fn game_number(&self) -> Option<GameNumber> {
        Some(self.number())
    }
}
