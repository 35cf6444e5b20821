//! The `hard` player and other searching players. They solve the end of a game for two, and
//! otherwise ask the search, with the heuristic as a second opinion. What such a player is like is
//! its [`Mind`].

use rand::rngs::Xoshiro256PlusPlus;

use super::mind::Mind;
use super::observation::Observation;
use super::search::{Candidate, Estimate, Pickups, evaluate, evaluate_with_pickups};
use super::worlds::Worlds;
use super::{Limits, endgame, heuristic};
use crate::cards::{Card, Seat, SeatSet};
use crate::getaway::rules::View;

/// The card after which the player loses least often.
pub fn card(mind: &Mind, view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Card {
    let by_heuristic = heuristic::card(&Observation::of(view), rng);
    if view.legal_cards().len() < 2 {
        return by_heuristic;
    }
    match cards(mind, view, by_heuristic, limits, rng).first() {
        Some(Estimate { candidate: Candidate::Card(card), .. }) => *card,
        _ => by_heuristic,
    }
}

/// The cards worth trying, best first. The given card is one of them, and wins a tie.
pub(super) fn cards(
    mind: &Mind,
    view: &View,
    first: Card,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let cards = distinct_cards(view, first);
    let Some(exact) = solve_endgame(view, &cards, limits, rng) else {
        let candidates: Vec<Candidate> = cards.into_iter().map(Candidate::Card).collect();
        return evaluate(mind, view, &candidates, limits, rng);
    };
    // Cards that are equal against perfect play may differ against people, so the search decides
    // between them.
    let best = exact.iter().fold(1.0_f64, |best, e| best.min(e.loss_probability));
    let equal: Vec<Candidate> =
        exact.iter().filter(|e| e.loss_probability <= best).map(|e| e.candidate).collect();
    if best > 0.0 && equal.len() > 1 {
        let searched = evaluate(mind, view, &equal, limits, rng);
        let rest = exact.into_iter().filter(|e| e.loss_probability > best);
        return searched.into_iter().chain(rest).collect();
    }
    exact
}

/// The cards worth trying, this one first.
fn distinct_cards(view: &View, first: Card) -> Vec<Card> {
    let distinct = Observation::of(view).distinct_cards();
    let others = distinct.iter().filter(|card| *card != first);
    std::iter::once(first).chain(others).collect()
}

/// The current choices, best first: the cards worth trying, and a take where it is worth it. All
/// are tried in the same worlds.
pub(super) fn cards_or_take(
    mind: &Mind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> (Vec<Estimate>, Pickups) {
    let by_heuristic = heuristic::card(&Observation::of(view), rng);
    if view.board().in_play().len() == 2 {
        let estimates = cards(mind, view, by_heuristic, limits, rng);
        return (estimates, Pickups::new());
    }
    let distinct = distinct_cards(view, by_heuristic).into_iter();
    let mut candidates: Vec<Candidate> = distinct.map(Candidate::Card).collect();
    candidates.extend(may_take(view).then_some(Candidate::Take));
    let (mut estimates, pickups) = evaluate_with_pickups(mind, view, &candidates, limits, rng);
    let favoured = estimates.get(..2).is_some_and(favour_a_take);
    estimates.retain(|e| favoured || e.candidate != Candidate::Take);
    (estimates, pickups)
}

/// Whether the player can take without losing at once: with two players left, the taker loses.
fn may_take(view: &View) -> bool {
    view.board().in_play().len() > 2 && view.take_from().is_ok()
}

/// Solves the end of the game: with two players left, there is only one world.
fn solve_endgame(
    view: &View,
    cards: &[Card],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Vec<Estimate>> {
    // The first trick has its own rules, which the solver doesn't know.
    if view.board().in_play().len() != 2 || view.board().tricks() == 0 {
        return None;
    }
    let game = Worlds::new(view).sample(rng)?;
    let exact = endgame::loss_probabilities(&game, view.seat(), cards, limits).ok()?;
    let mut estimates: Vec<Estimate> = (cards.iter().zip(exact))
        .map(|(card, loss_probability)| Estimate {
            candidate: Candidate::Card(*card),
            loss_probability: loss_probability.into(),
            playouts: 0,
        })
        .collect();
    estimates.sort_by(|a, b| a.loss_probability.total_cmp(&b.loss_probability));
    Some(estimates)
}

/// The improvement that a take has to promise. It can't be undone, and the question comes before
/// every trick, so noise in the playouts would sooner or later talk the player into one. Also,
/// because the player sees all hands in its playouts, they promise more from a large hand than it
/// delivers: the strategy fusion of perfect-information Monte Carlo.
const TAKE_MARGIN: f64 = 0.4;

/// The number of playouts for a first look at a take. The question comes before every trick, and a
/// take is hardly ever worth it. This many playouts are enough to see that, unless they promise
/// half of what it has to.
const FIRST_LOOK: u32 = 75;

/// Whether the player loses clearly less often with the neighbour's cards than without them.
pub(super) fn takes(
    mind: &Mind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> bool {
    let first_look = Limits { playouts: FIRST_LOOK.min(limits.playouts), go_on: limits.go_on };
    take_promises(&take_or_wait(mind, view, &first_look, rng)) >= TAKE_MARGIN / 2.0
        && favour_a_take(&take_or_wait(mind, view, limits, rng))
}

/// Whether these estimates, best first, promise enough for a take.
pub(super) fn favour_a_take(estimates: &[Estimate]) -> bool {
    take_promises(estimates) >= TAKE_MARGIN
}

/// How much less often the player loses with a take than without one, by these estimates, best
/// first; 0 if the take isn't better.
fn take_promises(estimates: &[Estimate]) -> f64 {
    match estimates {
        [take, wait] if take.candidate == Candidate::Take => {
            wait.loss_probability - take.loss_probability
        }
        _ => 0.0,
    }
}

/// Taking and waiting, the better one first; empty if a take is impossible.
pub(super) fn take_or_wait(
    mind: &Mind,
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    if !may_take(view) {
        return Vec::new();
    }
    evaluate(mind, view, &[Candidate::Wait, Candidate::Take], limits, rng)
}

pub(super) fn draws_from(
    mind: &Mind,
    view: &View,
    from: SeatSet,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Seat {
    let by_heuristic = heuristic::draws_from(&Observation::of(view), from);
    match sources(mind, view, from, limits, rng).first() {
        Some(Estimate { candidate: Candidate::DrawFrom(seat), .. }) => *seat,
        _ => by_heuristic,
    }
}

/// The players to draw from, best first.
pub(super) fn sources(
    mind: &Mind,
    view: &View,
    from: SeatSet,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let candidates: Vec<Candidate> = from.iter().map(Candidate::DrawFrom).collect();
    evaluate(mind, view, &candidates, limits, rng)
}
