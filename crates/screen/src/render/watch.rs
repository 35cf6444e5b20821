//! Open hands: what the lobby and the result say about them, and what somebody sees who is out of a
//! game whose hands are open to them.

use super::cards;
use super::history::length;
use super::scene::{Scene, moment_before, small};
use crate::custom_id::Action;
use crate::games::kit::on_discord::OnDiscord;
use crate::render::message::{Button, Colour, Message};
use getaway_games::cards::{CardSet, Seat};
use getaway_games::{View, by_game};
use getaway_table::{Commitment, GameNumber, GameSnapshot, OpenHands, Watch};

/// The most characters for all hands with pictures. Longer ones are shown as text.
const PICTURES_MAX: usize = 3300;

/// Before a deal: who has to agree to open hands. `None` at a table without them.
pub fn agreement(scene: &Scene) -> Option<String> {
    if scene.settings.watch == Watch::Nobody {
        return None;
    }
    let missing: Vec<Seat> = Seat::first(scene.seats.len())
        .zip(scene.seats)
        .filter(|(_, info)| info.person().is_some_and(|one| !scene.lets_watch.contains(&one.id)))
        .map(|(seat, _)| seat)
        .collect();
    Some(if missing.is_empty() {
        scene.catalog.watch_agreed()
    } else {
        scene.catalog.watch_missing(scene.names(missing))
    })
}

/// The button to agree, until everyone has.
pub fn agree_button(scene: &Scene, next: &Commitment) -> Option<Button> {
    let mut people = scene.seats.iter().filter_map(|info| info.person());
    let is_asked = scene.settings.watch == Watch::Out
        && people.any(|person| !scene.lets_watch.contains(&person.id));
    let action = Action::LetWatch(moment_before(next), true);
    is_asked.then(|| Button::secondary(action, scene.catalog.button_let_watch()))
}

/// Adds the button to look at all hands to a table's message, once somebody may.
pub fn with_button(scene: &Scene, table: &GameSnapshot, shown: Message) -> Message {
    if table.watchers.is_none_or(|watchers| watchers.is_empty()) {
        return shown;
    }
    let action = Action::Watch(table.commitment.game);
    shown.with_buttons(vec![Button::secondary(action, scene.catalog.button_watch())])
}

/// All hands of this game, as they were at one moment.
pub fn open_hands(scene: &Scene, game: GameNumber, hands: &OpenHands) -> Message {
    let catalog = scene.catalog;
    let lines = |row: fn(CardSet) -> String| {
        let line = |(seat, view): &(Seat, View)| {
            let held = by_game!(View, view, |G, view| <G as OnDiscord>::held(view));
            catalog.open_hand(scene.bold(*seat), held.len(), row(held))
        };
        hands.views().iter().map(line).collect::<Vec<_>>().join("\n")
    };
    let pictures = lines(cards::row);
    let shown = match length(&pictures) {
        0..=PICTURES_MAX => pictures,
        _ => lines(cards::row_of_labels),
    };
    let body = format!("{shown}\n{}", small(&catalog.open_hands_note()));
    Message::embed(catalog.open_hands_title(game.0), body, Colour::Live)
}
