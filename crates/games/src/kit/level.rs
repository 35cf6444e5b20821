//! How strong the computer players of a table are. How each game plays at a level is its own.

use serde::{Deserialize, Serialize};

use super::options::named;

/// How well a computer player at a table plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Rules of thumb and a good memory.
    #[default]
    Normal,
    /// A friendly beginner.
    Easy,
    /// Search over the hidden cards.
    Hard,
}

named!(Level { Normal = "normal", Easy = "easy", Hard = "hard" });
