//! The other things that ids name besides games and people: a leaderboard's periods and orders,
//! pages of the guide to a first game, and a server's settings.

use std::fmt;

use super::fields::{Field, Fields, UnknownAction, by_name};
use crate::games::GameKind;
use crate::games::options::{Named, named};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Period {
    #[default]
    All,
    /// The last 30 days.
    Month,
    /// The last 7 days.
    Week,
}

named!(Period {
    All = "all",
    Month = "month",
    Week = "week",
});
by_name!(Period);

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
    /// What a turn looks like.
    Turn,
    Buttons,
    /// How the game ends, and what to press next.
    End,
}

named!(HelpPage {
    Aim = "aim",
    Turn = "turn",
    Buttons = "buttons",
    End = "end",
});
by_name!(HelpPage);
/// The order of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum By {
    /// By results: how often each player lost or won, whichever the tally counts.
    #[default]
    Results,
    Rating,
}

named!(By {
    Results = "results",
    Rating = "rating",
});
by_name!(By);

/// The name of the setting for a preset of a game's options.
pub const PRESET: &str = "house";

pub const SHARED: [&str; 11] = [
    "language",
    "who_starts",
    "hints",
    "nudge_seconds",
    "colours",
    "pictures",
    "daily",
    "turn_seconds",
    "computers",
    "level",
    "thread",
];

/// A setting of a server, or a default of a game there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setting {
    pub kind: GameKind,
    pub name: &'static str,
}

impl Setting {
    /// All settings, with this game's defaults, in order.
    pub fn all(kind: GameKind) -> Vec<Setting> {
        let preset = (!kind.presets().is_empty()).then_some(PRESET);
        let own = kind.options().into_iter().map(|option| option.name);
        let names = SHARED.into_iter().chain(preset).chain(own);
        names.map(|name| Setting { kind, name }).collect()
    }
}

impl Field for Setting {
    fn read(fields: &mut Fields) -> Result<Setting, UnknownAction> {
        let kind = Field::read(fields)?;
        let name = fields.text()?;
        let mut all = Setting::all(kind).into_iter();
        all.find(|setting| setting.name == name)
            .ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}.{}", self.kind.name(), self.name)
    }
}
