//! Getaway on Discord.
//!
//! Public messages are made from a [`Scene`](crate::discord::render::Scene), which gives no access to
//! a hand; a hand is made from the [`View`](crate::games::getaway::rules::View) of one seat and sent
//! to that seat's player alone.

pub mod actions;
pub mod advice;
pub mod answers;
mod chart;
pub mod commands;
pub mod custom_id;
pub mod hand;
pub mod keys {
    //! The game's own messages as methods, made of `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/getaway_messages.rs"));
}
pub mod options;
pub mod picking;
pub mod rules;
mod story;
pub mod thinking;
pub mod trick;
pub mod view;

use crate::cards::Seat;
use crate::discord::render::lobby::GameInfo;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::{self, Told};
use crate::discord::render::{ActsBy, Scene};
use crate::games::TableOptions as _;
use crate::games::getaway::TableOptions;
use crate::games::getaway::rules::View;
use crate::games::getaway::session::PublicView;
use crate::table::{GameNumber, Outcome, Playing, Settings};
use keys::GetawayCatalog;
use view::Game;

/// What a lobby says of Getaway with these settings.
pub fn info(catalog: GetawayCatalog, settings: &Settings, options: &TableOptions) -> GameInfo {
    GameInfo {
        name: catalog.name(),
        intro: catalog.lobby_intro(),
        options: options::lines(catalog, settings, options),
        seats: options.seats(),
        direction: options.rules.direction,
    }
}

/// Which part of the game is being played: 0 while piles are picked, then the tricks.
pub fn part(view: &PublicView) -> u32 {
    match view {
        PublicView::Picking(_) => 0,
        PublicView::Playing(playing) => playing.present.number,
    }
}

/// The public message of the game that is being played.
pub fn playing(scene: &Scene, running: &Playing, view: &PublicView) -> Message {
    match Game::with(running, view) {
        Game::Picking(picking) => picking::open(scene, &picking),
        Game::Playing(playing) => trick::open(scene, &playing),
    }
}

/// The public result of a game that has just ended.
pub fn outcome(scene: &Scene, outcome: &Outcome, info: &GameInfo, view: &PublicView) -> Message {
    let then = &outcome::then(scene, outcome);
    let played = match view {
        PublicView::Playing(game) => Some(game),
        PublicView::Picking(_) => None,
    };
    debug_assert!(played.is_some(), "a game that is over has been played");
    let last = played.and_then(|game| game.past.last());
    let told = Told {
        end: last.map(|log| story::end(then, log)),
        without_loser: String::new(),
        review: true,
        picture: played.map(|game| Box::new(chart::picture(then, game))),
    };
    outcome::open(scene, outcome, info, told)
}

/// The last form of the public message of a game that has just ended.
pub fn closed(scene: &Scene, game: GameNumber, view: &PublicView) -> Message {
    match view {
        PublicView::Playing(view) => trick::closed(scene, game, view),
        PublicView::Picking(_) => Message::text(scene.catalog.game_over()),
    }
}

/// The tricks so far, the oldest first.
pub fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
    match view {
        PublicView::Playing(view) => {
            let past = view.past.iter();
            past.map(|log| story::whole(scene, log)).collect()
        }
        PublicView::Picking(_) => Vec::new(),
    }
}

/// A player's own hand, or what stands in its place while piles are picked.
pub fn own(
    scene: &Scene,
    running: &Playing,
    game: &PublicView,
    view: Option<&View>,
    (seat, by): (Seat, ActsBy),
) -> Message {
    match (Game::with(running, game), view) {
        (Game::Picking(picking), _) => picking::own(scene, &picking, seat),
        (Game::Playing(playing), Some(view)) => hand::own(scene, &playing, view, by),
        (Game::Playing(_), None) => Message::text(scene.catalog.not_dealt()),
    }
}

/// The hand of a player who acts by commands, without what only their turn adds to it.
pub fn at_rest(
    scene: &Scene,
    running: &Playing,
    game: &PublicView,
    view: &View,
) -> Option<Message> {
    let playing = Game::with(running, game).playing()?;
    Some(hand::at_rest(scene, &playing, view))
}

#[cfg(test)]
mod languages;
#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
