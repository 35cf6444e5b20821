//! Turns snapshots into messages, as far as all games are alike. Pure functions, no I/O.
//!
//! Public messages are made from a [`Scene`], which gives no access to a hand. What only one game
//! shows is made in its folder of [`games`](crate::games), out of these functions.

pub mod again;
pub mod answer;
pub mod card_style;
pub mod cards;
pub mod chart;
pub mod command_links;
pub mod cup;
pub mod daily;
pub mod emojis;
pub mod help;
pub mod hint;
pub mod history;
pub mod lesson;
pub mod lobby;
pub mod marks;
pub mod message;
pub mod month;
pub mod names;
pub mod numbers;
pub mod options;
pub mod outcome;
pub mod plan;
pub mod recap;
pub mod replay;
pub mod scene;
pub mod scores;
pub mod settings;
pub mod stand_in;
pub mod stop;
pub mod tally;
pub mod thread;
pub mod typed_cards;
pub mod verify;
pub mod watch;

use serde::{Deserialize, Serialize};

pub use scene::Scene;

/// How a player acts, which decides what their hand says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActsBy {
    /// With the buttons and selects of their hand, which must be there on their turn.
    #[default]
    Buttons,
    /// The same, in a channel that has too few requests left to change a hand whenever a turn comes.
    /// So the buttons are there before, for every move that may be possible then.
    Ahead,
    /// With commands, which themselves show what the player can do.
    Commands,
}

impl ActsBy {
    pub const ALL: [ActsBy; 3] = [ActsBy::Buttons, ActsBy::Ahead, ActsBy::Commands];

    /// How the player acts in a channel that may have few requests left.
    #[must_use]
    pub const fn where_scarce(self, scarce: bool) -> ActsBy {
        match self {
            ActsBy::Buttons | ActsBy::Ahead if scarce => ActsBy::Ahead,
            ActsBy::Buttons | ActsBy::Ahead => ActsBy::Buttons,
            ActsBy::Commands => ActsBy::Commands,
        }
    }
}
