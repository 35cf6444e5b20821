//! The `hard` player: works out the end of a game for two, else asks the search, with the rules of
//! thumb for a second opinion.

use rand::rngs::Xoshiro256PlusPlus;

use super::search::{Choice, Estimate, weigh};
use super::sight::Sight;
use super::worlds::Worlds;
use super::{Limits, endgame, thumb};
use crate::rules::{Card, Seat, SeatSet, View};

/// How many positions are looked at to work out an end for each game that may be imagined: both
/// take about as long.
const POSITIONS_PER_PLAYOUT: u32 = 20;

/// The card after which the player loses least often.
pub(super) fn card(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Card {
    let likely = thumb::card(&Sight::of(view), rng);
    if view.legal_cards().len() < 2 {
        return likely;
    }
    match cards_with(view, likely, limits, rng).first() {
        Some(Estimate {
            choice: Choice::Card(card),
            ..
        }) => *card,
        _ => likely,
    }
}

/// The cards worth trying, best first. That of the rules of thumb wins a tie.
pub(super) fn cards(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Vec<Estimate> {
    let likely = thumb::card(&Sight::of(view), rng);
    cards_with(view, likely, limits, rng)
}

/// The same, with a card that is to be among them and wins a tie.
pub(super) fn cards_with(
    view: &View,
    likely: Card,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let mut cards = vec![likely];
    let apart = Sight::of(view).distinct();
    cards.extend(apart.iter().filter(|card| *card != likely));
    let Some(exact) = worked_out(view, &cards, limits, rng) else {
        let choices: Vec<Choice> = cards.into_iter().map(Choice::Card).collect();
        return weigh(view, &choices, limits, rng);
    };
    // What comes to the same against perfect play need not against people: there the search
    // decides.
    let best = exact.iter().fold(1.0_f64, |best, e| best.min(e.loses));
    let equal: Vec<Choice> = exact
        .iter()
        .filter(|e| e.loses <= best)
        .map(|e| e.choice)
        .collect();
    if best > 0.0 && equal.len() > 1 {
        let first = weigh(view, &equal, limits, rng);
        let rest = exact.into_iter().filter(|e| e.loses > best);
        return first.into_iter().chain(rest).collect();
    }
    exact
}

/// With two players left there is only one world, and its end can be worked out.
fn worked_out(
    view: &View,
    cards: &[Card],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Vec<Estimate>> {
    if view.board().in_play().len() != 2 || view.board().any_order() {
        return None;
    }
    let game = Worlds::new(view).deal(rng)?;
    let positions = limits.playouts.saturating_mul(POSITIONS_PER_PLAYOUT);
    let loses = endgame::loses_after(&game, view.seat(), cards, positions).ok()?;
    let mut estimates: Vec<Estimate> = (cards.iter().zip(loses))
        .map(|(card, loses)| Estimate {
            choice: Choice::Card(*card),
            loses: loses.into(),
            games: 0,
        })
        .collect();
    estimates.sort_by(|a, b| a.loses.total_cmp(&b.loses));
    Some(estimates)
}

/// A take has to promise so much. It cannot be undone, the question comes before every trick, so that
/// luck in the trials would sooner or later talk the player into one; and the games imagined, in
/// which the player sees all hands, promise more of a large hand than it keeps.
const TAKE_FOR: f64 = 0.4;

/// Whether the player loses clearly less often with the neighbour's cards than without.
pub(super) fn takes(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> bool {
    speak_for_a_take(&take_or_wait(view, limits, rng))
}

/// Whether these estimates, the better first, promise enough of a take.
pub(super) fn speak_for_a_take(estimates: &[Estimate]) -> bool {
    match estimates {
        [best, other] => best.choice == Choice::Take && other.loses - best.loses >= TAKE_FOR,
        _ => false,
    }
}

/// To take or not, the better first; nothing if it cannot be asked.
pub(super) fn take_or_wait(
    view: &View,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    // With two in play the taker is the loser.
    if view.board().in_play().len() < 3 || view.take_from().is_err() {
        return Vec::new();
    }
    weigh(view, &[Choice::Wait, Choice::Take], limits, rng)
}

/// The player from whom to draw.
pub(super) fn draws_from(
    view: &View,
    from: SeatSet,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Seat {
    let likely = thumb::draws_from(&Sight::of(view), from);
    match sources(view, from, limits, rng).first() {
        Some(Estimate {
            choice: Choice::DrawFrom(seat),
            ..
        }) => *seat,
        _ => likely,
    }
}

/// The players to draw from, best first.
pub(super) fn sources(
    view: &View,
    from: SeatSet,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let choices: Vec<Choice> = from.iter().map(Choice::DrawFrom).collect();
    weigh(view, &choices, limits, rng)
}
