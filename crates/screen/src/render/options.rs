//! The options of a table that all games have, and the labels of values.

use crate::i18n::Catalog;
use getaway_games::options::{OptionInfo, Value, Values};
use getaway_games::{GameKind, Listed, TableOptions};

/// The label of a value that all games share, such as a level's.
pub fn value_label(catalog: &Catalog, name: &str) -> String {
    label(catalog, &format!("choice_{name}"), name)
}

/// The label of a value of a game's option: the game's own, or one that all games share.
pub fn game_value_label(catalog: &Catalog, kind: GameKind, name: &str) -> String {
    catalog.find(&format!("{kind}_choice_{name}")).unwrap_or_else(|| value_label(catalog, name))
}

/// The message with this key, which exists for every name that the code uses.
pub fn label(catalog: &Catalog, key: &str, name: &str) -> String {
    let label = catalog.find(key);
    debug_assert!(label.is_some(), "there is no message {key}");
    // The rules' own name for the value says the same, though not as well.
    label.unwrap_or_else(|| name.to_owned())
}

/// A line that says what an option of a game is set to.
pub fn line(catalog: &Catalog, kind: GameKind, option: &OptionInfo, value: &Value) -> String {
    let name = label(catalog, &format!("{kind}_setting_{}", option.name), option.name);
    let value = match option.values {
        Values::Names(_) => game_value_label(catalog, kind, value.text()),
        Values::Number { .. } => value.text().to_owned(),
    };
    catalog.option_line(name, value)
}

/// A line for each option of a game, saying what it is set to.
pub fn lines<G: Listed>(catalog: &Catalog, options: &G::Options) -> Vec<String> {
    let infos = <G::Options as TableOptions>::infos().into_iter();
    let lines = infos.filter_map(|option| {
        let value = options.get(option.name)?;
        Some(line(catalog, G::KIND, &option, &value))
    });
    lines.collect()
}

pub fn clock(catalog: &Catalog, turn_seconds: u32) -> String {
    match turn_seconds {
        0 => catalog.option_no_clock(),
        seconds if seconds < HOUR => catalog.option_clock(seconds),
        seconds => catalog.option_clock_long(time(catalog, seconds)),
    }
}

const HOUR: u32 = 3600;

/// A time in the largest unit that says it exactly.
pub fn time(catalog: &Catalog, seconds: u32) -> String {
    const DAY: u32 = 24 * HOUR;
    match seconds {
        _ if seconds.is_multiple_of(DAY) => catalog.time_days(seconds / DAY),
        _ if seconds.is_multiple_of(HOUR) => catalog.time_hours(seconds / HOUR),
        _ if seconds.is_multiple_of(60) => catalog.time_minutes(seconds / 60),
        _ => catalog.time_seconds(seconds),
    }
}
