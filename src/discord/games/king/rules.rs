//! The rules in short, as this table plays them.

use super::keys::KingCatalog;
use crate::games::king::rules::{Auctions, Ending, Hearts, Options};

pub fn short(catalog: KingCatalog, options: Options) -> Vec<String> {
    let mut said = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        catalog.rules_tricks(),
        catalog.rules_negative(),
    ];
    said.extend((options.hearts == Hearts::HeldBack).then(|| catalog.rules_held_back()));
    said.push(match options.ending {
        Ending::Decided => catalog.rules_decided(),
        Ending::Thirteen => catalog.rules_thirteen(),
    });
    said.push(match options.auction {
        Auctions::Allowed => catalog.rules_positive(),
        Auctions::Never => catalog.rules_positive_alone(),
    });
    said.extend((options.auction == Auctions::Allowed).then(|| catalog.rules_auction()));
    said.push(catalog.rules_direction());
    said.push(catalog.rules_end());
    said
}
