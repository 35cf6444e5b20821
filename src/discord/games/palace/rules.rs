//! The rules in short, as this table plays them.

use super::keys::PalaceCatalog;
use crate::games::palace::rules::{Length, Options};

pub fn short(catalog: PalaceCatalog, options: Options) -> Vec<String> {
    vec![
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
    ]
}
