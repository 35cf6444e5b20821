//! What people can press, whichever game they play.

use discord_sandbox::{Answer, Message, Refused, User};
use getaway::games::GameKind;
use getaway::games::options::Named;
use rand::Rng;

use crate::harness::mostly_first;

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
        act(&self.id).is_some_and(|act| BESIDES.contains(&act))
    }
}

/// What a custom id asks for in a game, also in the deal of the day. `None` if it asks for something
/// else, such as a page of the guide to a game.
fn act(id: &str) -> Option<&str> {
    let id = id.strip_prefix("daily.").unwrap_or(id);
    let (game, act) = id.split_once('.')?;
    GameKind::named(game)?;
    act.split('.').next()
}

/// The controls on a message that do something in a game.
pub fn controls(message: &Message) -> Vec<Control> {
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    let buttons =
        buttons.filter_map(|button| Some(Control { id: button.custom_id?, values: Vec::new() }));
    let selects = message.selects().into_iter().filter(|select| !select.disabled);
    let selects = selects.map(|select| Control {
        id: select.custom_id,
        values: select.options.into_iter().map(|(_, value)| value).collect(),
    });
    buttons.chain(selects).filter(|control| act(&control.id).is_some()).collect()
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

#[test]
fn only_what_does_something_in_a_game_is_offered_to_its_players() {
    let others = [
        "hand", "help.king.aim", "start.king", "leaderboard.king.all.1", "agree-to-stop.7.9",
        "daily.open.getaway.20261125",
    ];
    assert_eq!(others.map(act), [None; 6]);
    assert_eq!(act("king.play.7.3.QH"), Some("play"));
    assert_eq!(act("daily.getaway.play.20261125.3.QH"), Some("play"));
    let taking = Control { id: "getaway.take-from.7.2".to_owned(), values: Vec::new() };
    assert!(taking.is_besides());
}
