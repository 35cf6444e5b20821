//! What the host chose when the table was opened.

use serde::{Deserialize, Serialize};

use crate::computer::Level;
use crate::rules::Options;

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The options of the rules.
    pub options: Options,
    /// How well the computer players play.
    pub level: Level,
    /// Seconds for a turn, 15 to 3600; 0 for no clock.
    pub turn_seconds: u32,
    /// Seconds for which a lead is held back so that others may take (rules, section 6), 0 to 30.
    pub take_window: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            options: Options::default(),
            level: Level::Normal,
            turn_seconds: 120,
            take_window: 3,
        }
    }
}
