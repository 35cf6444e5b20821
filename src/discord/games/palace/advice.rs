//! What a strong player would do now, and why.
//!
//! It judges by what one player knew, and by nothing else.

use std::time::Duration;

use super::keys::PalaceCatalog;
use super::row;
use crate::discord::incoming::thinking::Asking;
use crate::discord::render::{cards, hint};
use crate::games::palace::computer::{Advice, Limits, Why, advise};
use crate::games::palace::rules::{Move, View};
use crate::table::Urgency;

/// The most games that are played out for a hint, and the most time that it takes.
const PLAYOUTS: u32 = 4000;
const TIME: Duration = Duration::from_millis(900);

/// What a strong player would do with this view; none if the computation failed.
pub async fn think(asking: &Asking<'_>, view: View) -> Option<Advice> {
    let playouts = PLAYOUTS;
    let advice = asking.run(Urgency::Answer, TIME, move |go_on, rng| {
        advise(&view, &Limits { playouts, go_on }, rng)
    });
    advice.await
}

/// The advice in words: the chance of losing after each of the best choices, and what speaks for the
/// best; none if there is nothing to decide.
pub fn hint(catalog: PalaceCatalog, advice: &Advice) -> Option<String> {
    let named = |candidate| choice(catalog, candidate);
    let why = advice.why.map(|why| reason(catalog, why));
    hint::hint(&catalog, &advice.estimates, named, why, catalog.hint_note())
}

fn choice(catalog: PalaceCatalog, choice: Move) -> String {
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
