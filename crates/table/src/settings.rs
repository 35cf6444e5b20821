//! A table's settings, which the host chose when opening it.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use getaway_games::options::{Named, named};
use getaway_games::{GameKind, Level, Options, UnreadableOptions};
use getaway_store::RoleId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Stored", try_from = "Stored")]
pub struct Settings {
    pub options: Options,
    pub level: Level,
    /// Seconds per turn, 15 to [`LONGEST_TURN`]; 0 for no clock.
    pub turn_seconds: u32,
    /// Whether its games count nowhere.
    pub friendly: bool,
    pub watch: Watch,
    /// How many games the cup has that is played here, 2 to [`LONGEST_CUP`]; 0 for none.
    pub cup: u32,
    /// The role that its first message mentions.
    pub mention: Option<RoleId>,
}

/// Who may look at all hands of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    #[default]
    Nobody,
    /// Whoever is out of the game, once everyone at the table has agreed.
    Out,
}

named!(Watch { Nobody = "nobody", Out = "out" });

impl Watch {
    fn is_usual(&self) -> bool {
        *self == Watch::default()
    }
}

/// The most games of a cup.
pub const LONGEST_CUP: u32 = 10;

/// Seconds per turn by default.
pub const USUAL_TURN: u32 = 120;

/// The longest turn in seconds: three days.
pub const LONGEST_TURN: u32 = 3 * 86_400;

/// From so many seconds a turn on, people play while they do other things.
const SLOW: u32 = 3600;
const SHORTEST_TURN: u32 = 15;

/// How many seats make a good game, if the game allows as many.
pub(crate) const GOOD_SEATS: usize = 4;

impl Settings {
    /// The number of seats that makes a good game; computers fill a table up to it.
    pub fn good_number_of_seats(&self) -> usize {
        let seats = self.options.seats();
        GOOD_SEATS.clamp(*seats.start(), *seats.end())
    }

    /// Whether a turn can last an hour and more, so that people look in now and then.
    pub const fn is_slow(&self) -> bool {
        self.turn_seconds == 0 || self.turn_seconds >= SLOW
    }

    /// How long people have for anything else that a slow table asks them: as for a turn, but a day
    /// at most. `None` if the table isn't slow.
    pub(crate) fn slow_pace(&self) -> Option<Duration> {
        const DAY: Duration = Duration::from_secs(86_400);
        let turn = match self.turn_seconds {
            0 => DAY,
            seconds => Duration::from_secs(seconds.into()),
        };
        self.is_slow().then(|| turn.min(DAY))
    }

    /// How long people have to agree that a game ends.
    pub fn time_to_agree(&self) -> Duration {
        self.slow_pace().unwrap_or(Duration::from_secs(2 * 60))
    }

    /// The seconds per turn of somebody who keeps letting the clock run out. `None` if they are no
    /// fewer than everybody's.
    pub fn hurried_turn(&self) -> Option<u32> {
        let third = (self.turn_seconds / 3).max(SHORTEST_TURN);
        (third < self.turn_seconds).then_some(third)
    }

    /// What an evening keeps of them.
    pub(crate) fn document(&self) -> String {
        // Nothing in it can fail to be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The settings that were kept; `None` if they can't be read, or were kept before this was done.
    pub fn read(kind: GameKind, document: &str) -> Option<Settings> {
        let mut document: Json = serde_json::from_str(document).ok()?;
        document.as_object_mut()?.insert("kind".to_owned(), kind.name().into());
        serde_json::from_value(document).ok()
    }

    pub fn of(kind: GameKind) -> Settings {
        Settings {
            options: kind.defaults(),
            level: Level::default(),
            turn_seconds: USUAL_TURN,
            friendly: false,
            watch: Watch::Nobody,
            cup: 0,
            mention: None,
        }
    }
}

/// Settings as a table's document holds them. The game isn't written, because the table's row names
/// it; whoever reads the document has to add it.
#[derive(Serialize, Deserialize)]
struct Stored {
    #[serde(skip_serializing)]
    kind: String,
    options: Json,
    #[serde(default)]
    level: Level,
    #[serde(default)]
    turn_seconds: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    friendly: bool,
    #[serde(default, skip_serializing_if = "Watch::is_usual")]
    watch: Watch,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cup: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mention: Option<RoleId>,
}

impl From<Settings> for Stored {
    fn from(settings: Settings) -> Stored {
        Stored {
            kind: settings.options.kind().name().to_owned(),
            options: settings.options.document(),
            level: settings.level,
            turn_seconds: settings.turn_seconds,
            friendly: settings.friendly,
            watch: settings.watch,
            cup: Some(settings.cup).filter(|cup| *cup > 0),
            mention: settings.mention,
        }
    }
}

impl TryFrom<Stored> for Settings {
    type Error = UnreadableOptions;

    fn try_from(stored: Stored) -> Result<Settings, UnreadableOptions> {
        let kind = GameKind::named(&stored.kind).unwrap_or_default();
        Ok(Settings {
            options: kind.read_options(&stored.options)?,
            level: stored.level,
            turn_seconds: stored.turn_seconds,
            friendly: stored.friendly,
            watch: stored.watch,
            cup: stored.cup.unwrap_or(0),
            mention: stored.mention,
        })
    }
}
