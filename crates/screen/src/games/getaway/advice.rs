//! Hints in words, and the review of a finished game.

use super::keys::GetawayMessages;
use crate::games::kit::moments::{Narrator, events};
use crate::games::kit::steps::{Chosen, Reviewed};
use crate::i18n::Catalog;
use crate::render::cards;
use crate::render::hint::{self, BETTER, DID, percent};
use getaway_games::cards::{CardSet, Seat};
use getaway_games::getaway::Getaway;
use getaway_games::getaway::computer::{self, Advice, Candidate};
use getaway_games::getaway::rules::{Event, Position, Record};
use getaway_games::kit::Bad;
use getaway_games::kit::Session as _;
use getaway_games::kit::review::Costly;
use getaway_games::{Estimate, Limits, Rand};

/// How much the chances to pick up must differ for a choice to matter in this trick.
const MAKES_A_DIFFERENCE: f64 = 0.05;

/// What a strong player would do, and why: the chance of losing after each of the best choices, and
/// their effect on the trick.
pub fn hint(narrator: Narrator, advice: &Advice) -> Option<(String, Candidate)> {
    let named = |candidate| choice(narrator, candidate);
    let why = why(narrator, advice);
    hint::hint(narrator.catalog, Getaway::TALLY, &advice.estimates, named, why)
}

fn why(narrator: Narrator, advice: &Advice) -> Option<String> {
    let [best, next, ..] = &advice.estimates[..] else { return None };
    let (Candidate::Card(_), Candidate::Card(_)) = (best.candidate, next.candidate) else {
        return None;
    };
    let of = |estimate: &Estimate<Candidate>| {
        let mut pickups = advice.why.iter();
        pickups.find(|(candidate, _)| *candidate == estimate.candidate).map(|(_, pickups)| *pickups)
    };
    let (of_best, of_next) = (of(best)?, of(next)?);
    let catalog = narrator.catalog;
    Some(if of_next - of_best >= MAKES_A_DIFFERENCE {
        catalog.hint_why_trick(percent(of_best), percent(of_next))
    } else if of_best - of_next >= MAKES_A_DIFFERENCE {
        catalog.hint_why_pickup(percent(of_best))
    } else {
        catalog.hint_why_hand()
    })
}

pub fn review(
    catalog: &Catalog,
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Vec<Reviewed>, Bad<Position>> {
    let decisions = computer::review(record, seat, limits, rng)?;
    let events = events(record);
    // People may have left since, but a seat's number does not change.
    let names = (1..=record.seats.len()).map(|number| catalog.seat_number(number));
    let narrator = Narrator { catalog, names: &names.collect::<Vec<_>>() };
    let said = |decision| reviewed(narrator, decision, picked_up(&events, seat, decision.when));
    Ok(decisions.iter().map(said).collect())
}

/// How many cards the player picked up with this trick.
fn picked_up(events: &[Event], seat: Seat, trick: u32) -> u32 {
    let mut number = 1;
    for event in events {
        match *event {
            Event::PickedUp { seat: by, cards } if number == trick && by == seat => {
                return cards.len();
            }
            Event::PickedUp { .. } | Event::Wasted { .. } => number += 1,
            _ => {}
        }
    }
    0
}

fn reviewed(narrator: Narrator, decision: &Costly<u32, Candidate>, picked_up: u32) -> Reviewed {
    let catalog = narrator.catalog;
    let chosen = |candidate, sign| Chosen {
        said: choice(narrator, candidate),
        cards: match candidate {
            Candidate::Card(card) => CardSet::of(card),
            Candidate::Take | Candidate::Wait | Candidate::DrawFrom(_) => CardSet::EMPTY,
        },
        sign,
    };
    let (did, better) = (chosen(decision.did, DID), chosen(decision.better, BETTER));
    let told = match picked_up {
        0 => did.signed(),
        count => catalog.review_did_and_picked_up(did.signed(), count),
    };
    let when = catalog.review_when(decision.when);
    let line = hint::review_line(catalog, when, told, better.signed(), decision.cost);
    Reviewed { line, moves: decision.moves, choices: [did, better] }
}

fn choice(narrator: Narrator, choice: Candidate) -> String {
    let catalog = narrator.catalog;
    match choice {
        Candidate::Card(card) => catalog.advice_card(cards::label(card)),
        Candidate::Take => catalog.advice_take(),
        Candidate::Wait => catalog.advice_wait(),
        Candidate::DrawFrom(seat) => catalog.advice_draw(narrator.name(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::render::card_style::plain;
    use getaway_games::cards::Card;

    fn card(text: &str) -> Candidate {
        Candidate::Card(text.parse::<Card>().unwrap())
    }

    fn narrator() -> Narrator<'static> {
        Narrator { catalog: Language::English.catalog(), names: &[] }
    }

    #[test]
    fn a_hint_compares_the_best_choices() {
        let estimate =
            |candidate, loss_probability| Estimate { candidate, loss_probability, playouts: 400 };
        let advice = Advice {
            estimates: vec![
                estimate(card("QH"), 0.12),
                estimate(card("2H"), 0.2),
                estimate(Candidate::Take, 0.554),
                estimate(card("AH"), 0.9),
            ],
            why: vec![(card("QH"), 0.3), (card("2H"), 0.3)],
        };
        insta::assert_snapshot!(plain(&hint(narrator(), &advice).unwrap().0), @r"
        **Best:** play Q♥ (you lose 12%; play 2♥: 20%).
        Why: it makes little difference to this trick, but leaves you a better hand.
        Then: take the next player’s cards, about 55%.
        Assumes that everyone, you included, plays on like a normal computer. Estimated from what you can know: your hand, what was played, and who has run out of which suit.
        ");
        assert_eq!(hint(narrator(), &Advice::default()), None);
    }

    #[test]
    fn a_hint_says_why() {
        let why = |best: f64, next: f64| {
            let estimate = |candidate| Estimate { candidate, loss_probability: 0.1, playouts: 400 };
            let advice = Advice {
                estimates: vec![estimate(card("QH")), estimate(card("2H"))],
                why: vec![(card("QH"), best), (card("2H"), next)],
            };
            super::why(narrator(), &advice).unwrap()
        };
        insta::assert_snapshot!(why(0.1, 0.45), @"Why: you’d pick this trick up in about 10 of 100 cases; with the next best choice, in 45.");
        insta::assert_snapshot!(why(0.3, 0.28), @"Why: it makes little difference to this trick, but leaves you a better hand.");
        insta::assert_snapshot!(why(0.45, 0.1), @"Why: you may pick this trick up (in about 45 of 100 cases), but you’d have a better hand then.");
    }

    #[test]
    fn a_review_says_what_was_done_and_what_was_better() {
        let (did, better) = (card("9H"), card("4H"));
        let decision = Costly { when: 14, moves: 60, did, better, cost: 0.11 };
        let reviewed = reviewed(narrator(), &decision, 5);
        insta::assert_snapshot!(plain(&reviewed.line), @"**Trick 14.** You chose: play 9♥ ✗, and picked up 5 cards. Better: play 4♥ ★. Cost: 11 points.");
        let hand = cards::in_order(["QH", "9H", "4H"].map(|card| card.parse().unwrap()));
        assert_eq!(plain(&reviewed.marked(hand)), "Q♥ 9♥✗ 4♥★");
    }
}
