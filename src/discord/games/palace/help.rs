//! The pictures for the help pages, and the rules in short.

use super::keys::PalaceCatalog;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::games::palace::rules::{Length, Options};
use crate::pictures::Spot;

/// The picture for a help page, as rows of cards.
pub fn picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![
            vec![
                face(Rank::THREE, Clubs),
                face(Rank::NINE, Diamonds),
                face(Rank::JACK, Spades),
            ],
            vec![
                face(Rank::TEN, Hearts),
                face(Rank::ACE, Spades),
                face(Rank::QUEEN, Diamonds),
            ],
            vec![Spot::Back; 3],
        ]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::JACK, Hearts),
            Spot::Arrow,
            marked(Rank::QUEEN, Clubs),
            marked(Rank::QUEEN, Diamonds),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

/// The rules in short, as this table plays them.
pub fn rules(catalog: PalaceCatalog, options: Options) -> Vec<String> {
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
