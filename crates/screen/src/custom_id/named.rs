//! The other things that ids name besides games and people: a leaderboard's periods and orders,
//! pages of the guide to a first game, questions to play, and a server's settings.

use std::fmt;

use super::fields::{Field, Fields, UnknownAction, by_name};
use crate::guild_settings::Setting;
use getaway_games::GameKind;
use getaway_games::options::{Named, named};
use getaway_table::{InteractionId, UserId};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Period {
    #[default]
    All,
    /// The last 30 days.
    Month,
    /// The last 7 days.
    Week,
}

named!(Period { All = "all", Month = "month", Week = "week" });

impl Period {
    /// The number of days; `None` for all time.
    pub const fn days(self) -> Option<u32> {
        match self {
            Period::All => None,
            Period::Month => Some(30),
            Period::Week => Some(7),
        }
    }
}

/// A page of the guide to a first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpPage {
    Aim,
    Turn,
    Buttons,
    /// How the game ends, and what to press next.
    End,
}

named!(HelpPage { Aim = "aim", Turn = "turn", Buttons = "buttons", End = "end" });

/// The order of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SortBy {
    /// By results: how often each player lost or won, whichever the tally counts.
    #[default]
    Results,
    Rating,
}

named!(SortBy { Results = "results", Rating = "rating" });

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlanButton {
    In,
    Maybe,
    Out,
    /// Shows what the organiser can change.
    Change,
    /// Asks for another time in a form, and the form sets it.
    Time,
    /// Asks whether to call the evening off.
    CallOff,
    SurelyCallOff,
}

named!(PlanButton {
    In = "in",
    Maybe = "maybe",
    Out = "out",
    Change = "change",
    Time = "time",
    CallOff = "off",
    SurelyCallOff = "sure",
});
by_name!(Period, HelpPage, SortBy, PlanButton);

/// A question to one person whether they play now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge {
    pub kind: GameKind,
    /// The person who asks.
    pub by: UserId,
    pub asked: UserId,
    /// The interaction with which it was asked.
    pub id: InteractionId,
}

impl Field for Challenge {
    fn named_kind(&self) -> Option<GameKind> {
        Some(self.kind)
    }

    fn read(fields: &mut Fields) -> Result<Challenge, UnknownAction> {
        let (kind, by) = (Field::read(fields)?, Field::read(fields)?);
        Ok(Challenge { kind, by, asked: Field::read(fields)?, id: Field::read(fields)? })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Challenge { kind, by, asked, id } = self;
        write!(f, ".{}.{by}.{asked}.{id}", kind.name())
    }
}

impl Field for Setting {
    fn named_kind(&self) -> Option<GameKind> {
        Some(self.kind)
    }

    fn read(fields: &mut Fields) -> Result<Setting, UnknownAction> {
        let kind = Field::read(fields)?;
        let name = fields.text()?;
        Setting::all(kind).into_iter().find(|setting| setting.name == name).ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}.{}", self.kind.name(), self.name)
    }
}
