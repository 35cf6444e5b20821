//! The pictures for the help pages, and the rules in short.

use super::keys::GetawayCatalog;
use crate::cards::Rank;
use crate::cards::Suit::{Clubs, Diamonds, Hearts, Spades};
use crate::discord::custom_id::HelpPage;
use crate::games::getaway::rules::{Deal, FirstTrick, LastCard, Mistakes, Options};
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

/// The rules in short, as this table plays them.
pub fn rules(catalog: GetawayCatalog, o: Options) -> Vec<String> {
    let mut body = vec![
        catalog.rules_aim(),
        catalog.rules_deal(),
        first_trick(catalog, o),
        catalog.rules_tricks(),
        catalog.rules_away(),
        last_card(catalog, o),
        catalog.rules_take(),
    ];
    if o.mistakes == Mistakes::Penalise {
        body.push(catalog.rules_penalise());
    }
    if o.deal == Deal::ChooseAPile {
        body.push(catalog.rules_piles());
    }
    body
}

fn first_trick(catalog: GetawayCatalog, o: Options) -> String {
    match o.first_trick {
        FirstTrick::AnyOrder => catalog.rules_first_any(),
        FirstTrick::InTurn => catalog.rules_first_turn(),
    }
}

fn last_card(catalog: GetawayCatalog, o: Options) -> String {
    match o.last_card {
        LastCard::DrawFromWaste => catalog.rules_last_waste(),
        LastCard::DrawFromNeighbour => catalog.rules_last_neighbour(),
        LastCard::DrawFromAny => catalog.rules_last_any(),
        LastCard::LeadPasses => catalog.rules_last_passes(),
    }
}
