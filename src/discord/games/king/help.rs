//! The pictures for the help pages, and the rules in short.

use super::keys::KingCatalog;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::games::king::rules::{self, Auctions, Ending, Options};
use crate::pictures::Spot;

/// The picture for a help page, as rows of cards.
pub fn picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![vec![
            face(Rank::KING, Hearts),
            face(Rank::QUEEN, Spades),
            face(Rank::QUEEN, Diamonds),
            face(Rank::JACK, Clubs),
        ]]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::TEN, Diamonds),
            marked(Rank::ACE, Diamonds),
            face(Rank::TWO, Diamonds),
            face(Rank::QUEEN, Spades),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}

/// The rules in short, as this table plays them.
pub fn rules(catalog: KingCatalog, options: Options) -> Vec<String> {
    let mut said = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        catalog.rules_tricks(),
        catalog.rules_negative(),
    ];
    said.extend((options.hearts == rules::Hearts::HeldBack).then(|| catalog.rules_held_back()));
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
