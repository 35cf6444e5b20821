//! The pictures for the help pages.

use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
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
