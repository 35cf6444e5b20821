//! The rules in short, as this table plays them.

use super::keys::PalaceCatalog;
use super::lines;
use crate::discord::render::message::{Colour, Message};
use crate::games::palace::rules::{Length, Options};
use crate::table::Settings;

/// The rules with these settings. `at_table`: they are those of a table, not the server's defaults.
pub fn short(
    catalog: PalaceCatalog,
    settings: &Settings,
    options: Options,
    at_table: bool,
) -> Message {
    let mut body = vec![
        catalog.rules_aim(),
        match options.length {
            Length::Full => catalog.rules_deal_full(),
            Length::Short => catalog.rules_deal_short(),
        },
        catalog.rules_exchange(),
        catalog.rules_begin(),
        catalog.rules_play(),
        catalog.rules_special(),
        catalog.rules_refill(),
        catalog.rules_order(),
        catalog.rules_pick_up(),
        catalog.rules_away(),
    ];
    let lines = lines(catalog, settings, options).join("\n");
    body.push(if at_table {
        catalog.rules_options(lines)
    } else {
        catalog.rules_defaults(lines)
    });
    Message::embed(catalog.rules_title(), body.join("\n\n"), Colour::Live)
}
