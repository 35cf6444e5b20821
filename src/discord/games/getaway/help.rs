//! The pictures for the help pages.

use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::pictures::Spot;

/// The picture for a help page, as rows of cards.
pub fn picture(page: HelpPage) -> Option<Vec<Vec<Spot>>> {
    let (face, marked) = (Spot::face, Spot::marked);
    match page {
        HelpPage::Aim => Some(vec![vec![
            face(Rank::ACE, Spades),
            face(Rank::NINE, Spades),
            face(Rank::KING, Hearts),
            face(Rank::TEN, Diamonds),
            face(Rank::TWO, Clubs),
        ]]),
        HelpPage::Turn => Some(vec![vec![
            face(Rank::NINE, Hearts),
            marked(Rank::KING, Hearts),
            face(Rank::THREE, Hearts),
            face(Rank::TEN, Clubs),
        ]]),
        HelpPage::Buttons | HelpPage::End => None,
    }
}
