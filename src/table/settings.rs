//! A table's settings, which the host chose when opening it.

use crate::games::{GameKind, Level, Options};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The options of the game; they also say which game it is.
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
    #[must_use]
    pub fn good_number_of_seats(&self) -> usize {
        let seats = self.options.seats();
        GOOD_SEATS.clamp(*seats.start(), *seats.end())
    }

    #[must_use]
    pub fn of(kind: GameKind) -> Settings {
        Settings {
            options: kind.defaults(),
            level: Level::default(),
            turn_seconds: USUAL_TURN,
        }
    }
}
