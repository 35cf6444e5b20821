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
pub enum Strategy {
    /// Any legal move, or any of those that differ in what matters.
    Random,
    Easy,
    Normal,
    Hard,
}

named!(Strategy {
    Normal = "normal",
    Easy = "easy",
    Hard = "hard",
    Random = "random",
});

impl From<Level> for Strategy {
    fn from(level: Level) -> Strategy {
        match level {
            Level::Easy => Strategy::Easy,
            Level::Normal => Strategy::Normal,
            Level::Hard => Strategy::Hard,
        }
    }
}

/// The strengths of a game's levels; `normal` has 1500 points by definition.
///
/// Measured: with these strengths, ratings expect the results seen at tables of computers.
/// docs/ratings.md has the games and the commands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strengths {
    pub easy: Strength,
    pub hard: Strength,
}

/// How strong a level is, in points, by how many of it sit at the table. Where the last player loses,
/// `easy` computers are a danger to each other, and so are `hard` ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Of one of them beside two others.
    pub alone: f64,
    /// What it changes if there are e times as many of them.
    pub more: f64,
    /// What it changes if there are e times as many others.
    pub others: f64,
    /// However many there are.
    pub least: f64,
}

impl Strength {
    pub const fn always(points: f64) -> Strength {
        Strength { alone: points, more: 0.0, others: 0.0, least: points }
    }
}

impl Strengths {
    /// The strength of each of so many at a table with so many others, in whole points.
    pub fn of(self, level: Level, alike: usize, others: usize) -> i64 {
        let measured = match level {
            Level::Easy => self.easy,
            Level::Normal => return 1500,
            Level::Hard => self.hard,
        };
        let ln = |number: usize| libm::log(number.max(1) as f64);
        let others = measured.others * (ln(others) - ln(2));
        let points = measured.alone + measured.more * ln(alike) + others;
        points.max(measured.least).round() as i64
    }
}
