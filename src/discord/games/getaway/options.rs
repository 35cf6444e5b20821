//! A table's options as people read them.

use super::keys::GetawayCatalog;
use crate::discord::render::options::{clock, game_value_label, label};
use crate::games::GameKind;
use crate::games::getaway::TableOptions;
use crate::games::getaway::rules::Options;
use crate::table::Settings;

/// The time limits, and each option that differs from the classic game, a line each.
pub fn lines(catalog: GetawayCatalog, settings: &Settings, options: &TableOptions) -> Vec<String> {
    let mut lines = vec![
        clock(&catalog, settings.turn_seconds),
        window(catalog, options),
    ];
    lines.extend(differing(catalog, &options.rules));
    lines
}

fn window(catalog: GetawayCatalog, options: &TableOptions) -> String {
    match options.take_window {
        0 => catalog.option_no_window(),
        seconds => catalog.option_window(seconds),
    }
}

/// The options that are not those of the classic game; a line that says so if there is none.
fn differing(catalog: GetawayCatalog, options: &Options) -> Vec<String> {
    let classic = Options::default();
    let differing = Options::SPECS
        .iter()
        .map(|spec| (spec.name, (spec.get)(options), (spec.get)(&classic)))
        .filter(|(_, value, classic)| value != classic);
    let mut lines: Vec<String> = differing
        .map(|(name, value, _)| {
            let option = label(&catalog, &format!("getaway_setting_{name}"), name);
            catalog.option_line(
                option,
                game_value_label(&catalog, GameKind::Getaway, value.text()),
            )
        })
        .collect();
    if lines.is_empty() {
        lines.push(catalog.option_classic());
    }
    lines
}
