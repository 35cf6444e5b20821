//! What the host chose when the table was opened.

use crate::games::{GameKind, Level, Options};

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The options of the game, and with them which game it is.
    pub options: Options,
    /// How well the computer players play.
    pub level: Level,
    /// Seconds for a turn, 15 to 3600; 0 for no clock.
    pub turn_seconds: u32,
}

/// Seconds for a turn where nobody chose otherwise.
const USUAL_TURN: u32 = 120;

/// How many seats make a good game where as many can be taken.
const GOOD_SEATS: usize = 4;

impl Settings {
    /// With how many seats the game is good: computers fill a table up to that.
    #[must_use]
    pub fn good_number_of_seats(&self) -> usize {
        let seats = self.options.seats();
        GOOD_SEATS.clamp(*seats.start(), *seats.end())
    }

    /// The settings of a table of this game as they are by default.
    #[must_use]
    pub fn of(kind: GameKind) -> Settings {
        Settings {
            options: kind.defaults(),
            level: Level::default(),
            turn_seconds: USUAL_TURN,
        }
    }
}
