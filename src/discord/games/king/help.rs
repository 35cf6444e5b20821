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
