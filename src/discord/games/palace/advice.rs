//! Hints and reviews in words: what a strong player would do now and why, and the choices that a
//! review names.

use super::keys::PalaceCatalog;
use super::row;
use crate::discord::render::{cards, hint};
use crate::games::Game as _;
use crate::games::palace::Palace;
use crate::games::palace::computer::{Advice, Why};
use crate::games::palace::rules::Move;

/// The advice in words: the chance of losing after each of the best choices, and why the first is
/// best. `None` if there is nothing to decide.
pub fn hint(catalog: PalaceCatalog, advice: &Advice) -> Option<String> {
    let named = |candidate| choice(catalog, candidate);
    let why = advice.why.map(|why| reason(catalog, why));
    hint::hint(&catalog, Palace::TALLY, &advice.estimates, named, why)
}

pub fn choice(catalog: PalaceCatalog, choice: Move) -> String {
    match choice {
        Move::Swap { hand, up, .. } => catalog.advice_swap(cards::text(hand), cards::text(up)),
        Move::Ready { .. } | Move::Begin { .. } => catalog.advice_ready(),
        Move::Play { cards, .. } => catalog.advice_play(row(cards)),
        Move::Flip { .. } => catalog.advice_flip(),
        Move::PickUp { .. } => catalog.advice_pick_up(),
    }
}

fn reason(catalog: PalaceCatalog, why: Why) -> String {
    match why {
        Why::BetterFaceUp => catalog.why_better_face_up(),
        Why::ExchangeDone => catalog.why_exchange_done(),
        Why::Burns => catalog.why_burns(),
        Why::LastCards => catalog.why_last_cards(),
        Why::NextIsStuck => catalog.why_next_is_stuck(),
        Why::ShedsLow => catalog.why_sheds_low(),
        Why::Fits => catalog.why_fits(),
        Why::NothingFits => catalog.why_nothing_fits(),
        Why::SavesCards => catalog.why_saves_cards(),
        Why::Unseen => catalog.why_unseen(),
    }
}
