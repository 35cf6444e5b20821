//! From a snapshot to a message, as far as all games are alike: pure functions, no I/O.
//!
//! What everybody reads is made from a [`Scene`], which gives no access to a hand. What one game
//! alone shows is made in its folder of [`games`](crate::discord::games), with these functions as parts.

pub mod cards;
pub mod chart;
pub mod emojis;
pub mod hint;
pub mod history;
pub mod lobby;
pub mod look;
pub mod message;
pub mod options;
pub mod outcome;
pub mod scene;
pub mod scores;
pub mod series;
pub mod settings;
pub mod shuffle;
pub mod signs;
pub mod studio;

use serde::{Deserialize, Serialize};

pub use scene::Scene;

/// How a player acts. It decides what their hand has to say: see
/// [`hand_messages`](crate::discord::live::hand_messages).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActsBy {
    /// By the buttons and selects of their hand, which have to be there when it is their turn.
    #[default]
    Buttons,
    /// By commands, which say by themselves what can be done.
    Commands,
}
