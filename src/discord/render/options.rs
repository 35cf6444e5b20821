//! The options of a table that all games have, and the labels of values.

use crate::discord::i18n::Catalog;
use crate::games::GameKind;

/// The label of a value that all games share, such as a level's.
pub fn value_label(catalog: &Catalog, name: &str) -> String {
    label(catalog, &format!("choice_{name}"), name)
}

/// The label of a value of a game's option: the game's own, or one that all games share.
pub fn game_value_label(catalog: &Catalog, kind: GameKind, name: &str) -> String {
    catalog
        .find(&format!("{kind}_choice_{name}"))
        .unwrap_or_else(|| value_label(catalog, name))
}

/// The message with this key, which exists for every name that the code uses.
pub fn label(catalog: &Catalog, key: &str, name: &str) -> String {
    let label = catalog.find(key);
    debug_assert!(label.is_some(), "there is no message {key}");
    // The name by which the rules know the value says the same, if not as well.
    label.unwrap_or_else(|| name.to_owned())
}

/// How long a turn may take.
pub fn clock(catalog: &Catalog, turn_seconds: u32) -> String {
    match turn_seconds {
        0 => catalog.option_no_clock(),
        seconds => catalog.option_clock(seconds),
    }
}
