//! Hints and reviews in words: what a strong player would do now and why, and the choices that a
//! review names.

use super::keys::BusCatalog;
use crate::discord::render::{cards, hint};
use crate::games::Game as _;
use crate::games::bus::Bus;
use crate::games::bus::computer::{Advice, Why};
use crate::games::bus::rules::{Exchange, Move};

/// The advice in words: the chance of winning after each of the best choices, and why the first is
/// best. `None` if there is nothing to decide.
pub fn hint(catalog: BusCatalog, advice: &Advice) -> Option<String> {
    let why: Vec<String> = advice.why.iter().map(|why| reason(catalog, *why)).collect();
    let why = (!why.is_empty()).then(|| why.join(" "));
    let named = |act| choice(catalog, act);
    hint::hint(&catalog, Bus::TALLY, &advice.estimates, named, why)
}

pub fn choice(catalog: BusCatalog, act: Move) -> String {
    let exchange = match act.exchange {
        Exchange::Keep => catalog.advice_keep(),
        Exchange::One { give, take } => catalog.exchange(cards::text(give), cards::text(take)),
        Exchange::All => catalog.advice_all(),
    };
    if act.stop {
        catalog.advice_stop(exchange)
    } else {
        exchange
    }
}

fn reason(catalog: BusCatalog, why: Why) -> String {
    match why {
        Why::BestHand => catalog.why_best_hand(),
        Why::NothingBetter => catalog.why_nothing_better(),
        Why::HelpsNextLess => catalog.why_helps_next_less(),
        Why::BuildsUp => catalog.why_builds_up(),
        Why::StopNow => catalog.why_stop_now(),
        Why::StopLater => catalog.why_stop_later(),
        Why::LastTurn => catalog.why_last_turn(),
    }
}
