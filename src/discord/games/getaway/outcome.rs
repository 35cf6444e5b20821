//! The result of a game: who lost and who got away, and the parts that all games' results have.

use super::keys::GetawayCatalog;
use super::{chart, info, story};
use crate::cards::Seat;
use crate::discord::custom_id::Action;
use crate::discord::message::{Button, ButtonStyle, Colour, Message};
use crate::discord::render::{Scene, lobby, series};
use crate::games::getaway::TableOptions;
use crate::games::getaway::session::PlayingView;
use crate::table::{Outcome, Owner};

/// The result while the next game can be dealt.
pub fn open(
    scene: &Scene,
    options: &TableOptions,
    outcome: &Outcome,
    game: &PlayingView,
) -> Message {
    let loser = loser(outcome);
    let catalog = GetawayCatalog(scene.catalog);
    // Since the game ended people may have left and joined; the result names those who played it.
    let then = &Scene {
        seats: &outcome.seats,
        ..*scene
    };
    let mut body = result(then, outcome, game);
    if owners(scene) != owners(then) {
        body.push(String::new());
        body.extend(lobby::seats(
            scene,
            &info(catalog, &scene.settings, options),
        ));
    }
    body.push(String::new());
    body.push(series::next_commit(scene, outcome));
    let title = catalog.outcome_title(outcome.commitment.game.0);
    let mut message = Message::embed(title, body.join("\n"), Colour::Result);
    message.content =
        catalog.outcome_text(loser.map_or_else(String::new, |seat| then.mention(seat)));
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
    let review = Action::Review(outcome.commitment.game);
    buttons.push(Button::new(
        review,
        catalog.button_review(),
        ButtonStyle::Secondary,
    ));
    message.picture = Some(Box::new(chart::picture(then, game)));
    message.with_buttons(buttons)
}

/// The last of the ranking.
fn loser(outcome: &Outcome) -> Option<Seat> {
    let loser = outcome.ranking.last().copied();
    debug_assert!(
        loser.is_some(),
        "a game of Getaway that is over has a loser"
    );
    loser
}

fn owners<'a>(scene: &Scene<'a>) -> Vec<&'a Owner> {
    scene.seats.iter().map(|info| &info.owner).collect()
}

/// How the game ended, the series so far, and the secret of the shuffle.
fn result(scene: &Scene, outcome: &Outcome, game: &PlayingView) -> Vec<String> {
    let catalog = GetawayCatalog(scene.catalog);
    let last = game.past.last();
    let mut body: Vec<String> = last.map(|log| story::end(scene, log)).into_iter().collect();
    if !body.is_empty() {
        body.push(String::new());
    }
    let away = match outcome.ranking.split_last() {
        Some((loser, away)) => {
            body.push(catalog.outcome_loser(scene.full_name(*loser)));
            away
        }
        None => &[],
    };
    for (place, seat) in away.iter().enumerate() {
        body.push(catalog.outcome_away(place + 1, scene.name(*seat)));
    }
    body.push(String::new());
    body.extend(series::losses(scene, outcome));
    body.push(String::new());
    body.push(series::revealed(scene, outcome));
    body
}
