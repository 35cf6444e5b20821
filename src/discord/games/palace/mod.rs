//! Palace on Discord.
//!
//! Public messages are made from a [`Scene`](crate::discord::render::Scene), which gives no access to
//! a hand; a hand is made from the [`View`](crate::games::palace::rules::View) of one seat and sent
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

    include!(concat!(env!("OUT_DIR"), "/palace_messages.rs"));
}
pub mod outcome;
pub mod rules;
pub mod story;
pub mod table;
#[cfg(test)]
mod tests;

use crate::cards::{Card, CardSet, Direction};
use crate::discord::render::cards;
use crate::discord::render::lobby::GameInfo;
use crate::discord::render::options::{clock, game_value_label, label};
use crate::games::GameKind;
use crate::games::options::Named;
use crate::games::palace::rules::Options;
use crate::games::palace::session::PublicView;
use crate::table::{Moment, Playing, Settings};
use keys::PalaceCatalog;

/// A running game of Palace as everybody sees it, with what its table knows of it.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// What the table shows: the game's number, its clocks.
    pub running: &'a Playing,
    /// What everybody sees.
    pub view: &'a PublicView,
}

impl<'a> Game<'a> {
    /// The running game of a table, which everybody sees like this.
    pub const fn new(running: &'a Playing, view: &'a PublicView) -> Game<'a> {
        Game { running, view }
    }

    /// The moment to which buttons made now belong.
    pub const fn moment(&self) -> Moment {
        Moment {
            game: self.running.commitment.game,
            round: self.running.round,
        }
    }
}

/// What a lobby says of Palace with these settings.
pub fn info(catalog: PalaceCatalog, settings: &Settings, options: Options) -> GameInfo {
    GameInfo {
        name: catalog.name(),
        intro: catalog.lobby_intro(),
        options: lines(catalog, settings, options),
        seats: options.seats(),
        direction: Direction::Clockwise,
    }
}

/// The table's options as people read them, a line each.
fn lines(catalog: PalaceCatalog, settings: &Settings, options: Options) -> Vec<String> {
    let length = label(&catalog, "palace_setting_length", "length");
    let value = game_value_label(&catalog, GameKind::Palace, options.length.name());
    vec![
        clock(&catalog, settings.turn_seconds),
        catalog.option_line(length, value),
    ]
}

/// Cards from low to high: suits do not matter.
fn by_rank(cards: CardSet) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    sorted.sort_by_key(|card| (card.rank(), card.suit()));
    sorted
}

/// Cards in a row from low to high, where there are no pictures.
fn row_label(cards: CardSet) -> String {
    let texts: Vec<String> = by_rank(cards).into_iter().map(cards::label).collect();
    texts.join(" ")
}

/// Cards in a row from low to high.
fn row(cards: CardSet) -> String {
    let texts: Vec<String> = by_rank(cards).into_iter().map(cards::text).collect();
    texts.join(" ")
}
