//! What a table plays by, in words.

use super::on_discord::OnDiscord;
use crate::i18n::Catalog;
use crate::render::options;
use getaway_games::{Options, by_game};
use getaway_table::{Settings, Watch};

/// All options, one per line.
pub fn lines(catalog: &Catalog, settings: &Settings) -> Vec<String> {
    let mut lines = vec![options::clock(catalog, settings.turn_seconds)];
    lines.extend(settings.friendly.then(|| catalog.option_friendly()));
    lines.extend((settings.watch == Watch::Out).then(|| catalog.option_watch()));
    lines.extend((settings.cup > 0).then(|| catalog.option_cup(settings.cup)));
    lines.extend(by_game!(Options, &settings.options, |G, options| {
        <G as OnDiscord>::option_lines(catalog, options)
    }));
    lines
}

/// Only the options that this table has changed.
pub fn changed(catalog: &Catalog, settings: &Settings) -> Vec<String> {
    let usual = lines(catalog, &Settings::of(settings.options.kind()));
    let mut lines = lines(catalog, settings);
    lines.retain(|line| !usual.contains(line));
    lines
}
