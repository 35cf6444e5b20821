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
pub mod keys;
pub mod options;
pub mod outcome;
pub mod picking;
pub mod rules;
mod story;
pub mod thinking;
pub mod trick;
pub mod view;

use crate::discord::render::lobby::GameInfo;
use crate::games::getaway::TableOptions;
use crate::table::Settings;
use keys::GetawayCatalog;

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

#[cfg(test)]
mod languages;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
