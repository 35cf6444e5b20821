//! A table's settings, which the host chose when opening it.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use getaway_games::options::Named;
use getaway_games::{GameKind, Level, Options, UnreadableOptions};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Stored", try_from = "Stored")]
pub struct Settings {
    pub options: Options,
    pub level: Level,
    /// Seconds per turn, 15 to 3600; 0 for no clock.
    pub turn_seconds: u32,
}

/// Seconds per turn by default.
pub const USUAL_TURN: u32 = 120;

/// How many seats make a good game, if the game allows as many.
const GOOD_SEATS: usize = 4;

impl Settings {
    /// The number of seats that makes a good game; computers fill a table up to it.
    pub fn good_number_of_seats(&self) -> usize {
        let seats = self.options.seats();
        GOOD_SEATS.clamp(*seats.start(), *seats.end())
    }

    pub fn of(kind: GameKind) -> Settings {
        Settings { options: kind.defaults(), level: Level::default(), turn_seconds: USUAL_TURN }
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
}

impl From<Settings> for Stored {
    fn from(settings: Settings) -> Stored {
        Stored {
            kind: settings.options.kind().name().to_owned(),
            options: settings.options.document(),
            level: settings.level,
            turn_seconds: settings.turn_seconds,
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
        })
    }
}
