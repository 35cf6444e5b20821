//! Computer players: a view in, a move out. No async, no clock, no I/O.

use serde::{Deserialize, Serialize};

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// A friendly beginner.
    Easy,
    /// Rules of thumb and a good memory.
    #[default]
    Normal,
    /// Search over the hidden hands.
    Hard,
}
