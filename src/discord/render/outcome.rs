//! The result of a game, as far as all games are alike: who lost and who got away, the series so
//! far, who sits there for the next game, and the shuffles in small print.

use super::lobby::GameInfo;
use super::{Scene, lobby, series, shuffle};
use crate::discord::incoming::custom_id::Action;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message, Picture};
use crate::table::{Outcome, Owner};

/// What the game says of its result.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// How it ended, in a line.
    pub end: Option<String>,
    /// What is said instead of who lost where nobody did.
    pub without_loser: String,
    /// Whether what a player did can be reviewed.
    pub review: bool,
    /// The story of the game as a picture.
    pub picture: Option<Box<Picture>>,
}

/// The scene with the seats as the game was played: since it ended people may have left and joined.
pub fn then<'a>(scene: &Scene<'a>, outcome: &'a Outcome) -> Scene<'a> {
    Scene {
        seats: &outcome.seats,
        ..*scene
    }
}

/// The result while the next game can be dealt.
pub fn open(scene: &Scene, outcome: &Outcome, info: &GameInfo, told: Told) -> Message {
    let catalog = scene.catalog;
    let then = &then(scene, outcome);
    let loser = outcome.loser();
    let mut body = result(then, outcome, &told);
    if owners(scene) != owners(then) {
        body.push(String::new());
        body.extend(lobby::seats(scene, info));
    }
    body.push(String::new());
    body.extend(shuffle::cuts(scene, &outcome.next));
    body.extend(shuffle::after(scene, outcome));
    let title = catalog.outcome_title(outcome.commitment.game.0);
    let mut message = Message::embed(title, body.join("\n"), Colour::Result);
    message.content = match loser {
        Some(loser) => catalog.outcome_text(then.mention(loser)),
        None => told.without_loser.clone(),
    };
    message.mentions = loser
        .and_then(|seat| then.attended_by(seat))
        .into_iter()
        .collect();
    let mut buttons = lobby::buttons(scene, catalog.button_again());
    let history = Action::History(outcome.commitment.game, 0);
    buttons.push(Button::new(
        history,
        catalog.button_history(),
        ButtonStyle::Secondary,
    ));
    if told.review {
        buttons.push(Button::new(
            Action::Review(outcome.commitment.game),
            catalog.button_review(),
            ButtonStyle::Secondary,
        ));
    }
    buttons.push(Button::new(
        Action::Verify(scene.kind(), outcome.commitment.game),
        catalog.button_verify(),
        ButtonStyle::Secondary,
    ));
    message.picture = told.picture;
    message.with_buttons(buttons)
}

fn owners<'a>(scene: &Scene<'a>) -> Vec<&'a Owner> {
    scene.seats.iter().map(|info| &info.owner).collect()
}

/// How the game ended, and the series so far.
fn result(scene: &Scene, outcome: &Outcome, told: &Told) -> Vec<String> {
    let catalog = scene.catalog;
    let mut body: Vec<String> = told.end.clone().into_iter().collect();
    if !body.is_empty() {
        body.push(String::new());
    }
    if let (Some(loser), Some(results)) = (outcome.loser(), &outcome.results) {
        body.push(catalog.outcome_loser(scene.full_name(loser)));
        let away = results.ranked().into_iter();
        for (seat, placing) in away.filter(|(seat, _)| *seat != loser) {
            body.push(catalog.outcome_away(usize::from(placing.place), scene.name(seat)));
        }
        body.push(String::new());
    }
    body.extend(series::losses(scene, outcome));
    body
}
