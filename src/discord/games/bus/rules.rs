//! The rules in short, as this table plays them.

use super::keys::BusCatalog;
use crate::games::bus::rules::{Keep, Options, WholeHand};

pub fn short(catalog: BusCatalog, options: Options) -> Vec<String> {
    let mut rules = vec![
        catalog.rules_aim(options.tokens.get()),
        catalog.rules_deal(),
        match options.keep {
            Keep::Yes => catalog.rules_turn(),
            Keep::No => catalog.rules_turn_must(),
        },
    ];
    if options.whole_hand == WholeHand::Yes {
        rules.push(catalog.rules_whole_hand());
    }
    rules.extend([
        catalog.rules_stop(),
        catalog.rules_showdown(),
        catalog.rules_hands(),
        catalog.rules_runs(),
        catalog.rules_end(),
    ]);
    rules
}
