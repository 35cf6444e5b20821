//! What people can press, whichever game they play.

use discord_sandbox::{Answer, Message, Refused, User};
use rand::Rng;

use crate::harness::mostly_first;

/// The actions of buttons and menus that don't belong to a single game.
const GENERAL: [&str; 19] = [
    "join",
    "leave",
    "deal",
    "fill",
    "cut",
    "hand",
    "back",
    "rules",
    "stop",
    "end",
    "verify",
    "review",
    "history",
    "leaderboard",
    "stats",
    "forget",
    "never",
    "settings",
    "setting",
];
/// The actions that are offered outside a person's turn, too. They are pressed only now and then.
const BESIDES: [&str; 2] = ["take-from", "take-not"];

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub struct Control {
    pub id: String,
    /// The choices, if it is a menu.
    pub values: Vec<String>,
}

impl Control {
    /// Whether it is offered outside the person's turn, too.
    pub fn is_besides(&self) -> bool {
        BESIDES.contains(&self.id.split('.').next().unwrap_or_default())
    }
}

/// The controls on a message that belong to a single game.
pub fn controls(message: &Message) -> Vec<Control> {
    let general = |id: &str| {
        let name = id.split(['.', '-']).next().unwrap_or_default();
        GENERAL.contains(&name)
    };
    let buttons = message
        .buttons()
        .into_iter()
        .filter(|button| !button.disabled);
    let buttons = buttons.filter_map(|button| {
        Some(Control {
            id: button.custom_id?,
            values: Vec::new(),
        })
    });
    let selects = message
        .selects()
        .into_iter()
        .filter(|select| !select.disabled);
    let selects = selects.map(|select| Control {
        id: select.custom_id,
        values: select.options.into_iter().map(|(_, value)| value).collect(),
    });
    buttons
        .chain(selects)
        .filter(|control| !general(&control.id))
        .collect()
}

/// Presses a control of a message. Of a menu's choices, mostly takes the first one.
pub async fn press(
    user: &User,
    message: &Message,
    control: &Control,
    rng: &mut impl Rng,
) -> Result<Answer, Refused> {
    match mostly_first(&control.values, rng) {
        Some(value) => user.select(message, &control.id, &[value]).await,
        None => user.click(message, &control.id).await,
    }
}

/// Whether this is somebody's hand, or takes its place.
pub fn is_of_a_hand(message: &Message) -> bool {
    let text = message.text();
    message.is_ephemeral() && (text.contains("**Your hand**") || !controls(message).is_empty())
}

/// The number of the game whose result this is.
pub fn number_of_result(message: &Message) -> Option<u64> {
    let text = message.text();
    let (before, _) = text.split_once(" is over")?;
    let (_, number) = before.rsplit_once("Game ")?;
    number.parse().ok()
}
