//! The pictures for the help pages, and the rules in short.

use super::keys::BusCatalog;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::games::bus::rules::{Keep, Options, WholeHand};
use crate::pictures::Spot;

/// The picture for a help page, as rows of cards.
pub fn picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![
            vec![
                face(Rank::THREE, Spades),
                face(Rank::THREE, Hearts),
                face(Rank::THREE, Clubs),
            ],
            vec![
                face(Rank::ACE, Diamonds),
                face(Rank::TWO, Diamonds),
                face(Rank::THREE, Diamonds),
            ],
            vec![
                face(Rank::QUEEN, Hearts),
                face(Rank::QUEEN, Clubs),
                face(Rank::NINE, Spades),
            ],
        ]),
        HelpPage::Turn => Some(vec![
            vec![
                face(Rank::NINE, Clubs),
                marked(Rank::QUEEN, Spades),
                face(Rank::TWO, Hearts),
            ],
            vec![
                marked(Rank::TEN, Diamonds),
                face(Rank::QUEEN, Hearts),
                face(Rank::QUEEN, Clubs),
            ],
        ]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

/// The rules in short, as this table plays them.
pub fn rules(catalog: BusCatalog, options: Options) -> Vec<String> {
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
