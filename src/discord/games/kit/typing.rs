//! Completes what somebody types into an option of a game's own command.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::display::view;
use super::shown::Running;
use crate::cards::{Card, CardSet, Seat, find_typed};
use crate::discord::incoming::commands::Context;
use crate::discord::incoming::commands::autocomplete::{matching, typing};
use crate::discord::render::{Scene, cards};
use crate::games::Listed;
use crate::table::Stage;

/// Somebody who types at a table that plays this game and where they have a seat.
#[derive(Debug)]
pub struct Typist<'a, G: Listed> {
    /// The table.
    pub scene: Scene<'a>,
    /// Their seat.
    pub seat: Seat,
    /// The game as everybody sees it.
    pub game: Running<'a, G>,
    /// What they know about the game, if there is anything to know.
    pub view: Option<Box<G::View>>,
}

/// Offers these choices to somebody who types. Offers none if the table isn't playing this game.
pub async fn complete<G: Listed>(
    ctx: Context<'_>,
    choices: impl FnOnce(&Typist<G>) -> Option<Vec<AutocompleteChoice>>,
) -> CreateAutocompleteResponse {
    let offered = typing(ctx).await.and_then(|(snapshot, invocation)| {
        let Stage::Playing(table) = &snapshot.stage else {
            return None;
        };
        let seat = snapshot.seat_of(invocation.person.id)?;
        choices(&Typist {
            scene: Scene::of(invocation.catalog, &snapshot),
            seat,
            game: Running::of(table)?,
            view: view::<G>(&snapshot, seat),
        })
    });
    CreateAutocompleteResponse::new().set_choices(offered.unwrap_or_default())
}

/// The cards that match what was typed, in the order of `all`.
pub fn cards(
    scene: &Scene,
    all: impl IntoIterator<Item = Card>,
    typed: &str,
) -> Vec<AutocompleteChoice> {
    let all: Vec<Card> = all.into_iter().collect();
    let set: CardSet = all.iter().copied().collect();
    let meant = find_typed(typed, set).map(|card| card.to_string());
    let offered = all.into_iter().map(|card| {
        let label = cards::label_in_words(scene.catalog, card);
        (label, card.to_string())
    });
    matching(offered, typed, meant.as_deref())
}
