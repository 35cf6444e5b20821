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
