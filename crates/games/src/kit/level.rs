//! Levels of computer players. Each game decides how it plays at a level.

use serde::{Deserialize, Serialize};

use super::options::named;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    #[default]
    Normal,
    Easy,
    Hard,
}

impl Level {
    /// Whether computers at this level search, which takes long. The others decide within
    /// microseconds.
    pub const fn searches(self) -> bool {
        matches!(self, Level::Hard)
    }
}

named!(Level { Normal = "normal", Easy = "easy", Hard = "hard" });

/// The player in a computer's seat: one of a table's levels, or a baseline to measure them against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal move, or any of those that differ in what matters.
    Random,
    Easy,
    Normal,
    Hard,
}

named!(Kind {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
});

impl From<Level> for Kind {
    fn from(level: Level) -> Kind {
        match level {
            Level::Easy => Kind::Easy,
            Level::Normal => Kind::Normal,
            Level::Hard => Kind::Hard,
        }
    }
}

/// The strengths of a game's levels, in points.
///
/// Measured: with these strengths, the rating method would expect the results seen at tables of
/// computers. `normal` has 1500 by definition. docs/ratings.md has the games and the commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strengths {
    pub easy: i64,
    pub normal: i64,
    pub hard: i64,
}

impl Strengths {
    pub const fn of(self, level: Level) -> i64 {
        match level {
            Level::Easy => self.easy,
            Level::Normal => self.normal,
            Level::Hard => self.hard,
        }
    }
}
