//! The `hard` player and other searching players. They solve the end of a game for two, and
//! otherwise ask the search, with the heuristic as a second opinion. What such a player is like is
//! its [`Mind`](super::mind::Mind).

use super::observation::Observation;
use super::search::{Candidate, Estimate, Pickups, Search};
use super::worlds::Worlds;
use super::{Limits, endgame, heuristic};
use crate::cards::{Card, Seat, SeatSet};
use crate::kit::Rand;
use crate::kit::race::to_front;

impl Search<'_> {
    /// The card after which the player loses least often.
    pub fn card(&self, rng: &mut Rand) -> Card {
        let by_heuristic = heuristic::card(&Observation::of(self.view), rng);
        if self.view.legal_cards().len() < 2 {
            return by_heuristic;
        }
        match self.cards(by_heuristic, rng).first() {
            Some(Estimate { candidate: Candidate::Card(card), .. }) => *card,
            _ => by_heuristic,
        }
    }

    /// The cards worth trying, best first. The given card is one of them, and wins a tie.
    pub(super) fn cards(&self, first: Card, rng: &mut Rand) -> Vec<Estimate> {
        let Some(exact) = self.solve_endgame(first, rng) else {
            let cards = self.distinct_cards(first);
            let candidates: Vec<Candidate> = cards.into_iter().map(Candidate::Card).collect();
            return self.evaluate(&candidates, rng);
        };
        // Cards that are equal against perfect play may differ against people, so the search
        // decides between them.
        let best = exact.first().map_or(1.0, |best| best.loss_probability) + ROUNDING;
        let equal: Vec<Candidate> =
            exact.iter().filter(|e| e.loss_probability <= best).map(|e| e.candidate).collect();
        if best > 2.0 * ROUNDING && equal.len() > 1 {
            let searched = self.evaluate(&equal, rng);
            return searched.into_iter().chain(exact.into_iter().skip(equal.len())).collect();
        }
        exact
    }

    /// The cards worth trying, this one first.
    fn distinct_cards(&self, first: Card) -> Vec<Card> {
        let distinct = Observation::of(self.view).distinct_cards();
        let others = distinct.iter().filter(|card| *card != first);
        std::iter::once(first).chain(others).collect()
    }

    /// The current choices, best first: the cards worth trying, and a take where it is worth it.
    /// All are tried in the same worlds.
    pub(super) fn cards_or_take(&self, rng: &mut Rand) -> (Vec<Estimate>, Pickups) {
        let by_heuristic = heuristic::card(&Observation::of(self.view), rng);
        if self.view.board().in_play().len() == 2 {
            return (self.cards(by_heuristic, rng), Pickups::new());
        }
        let distinct = self.distinct_cards(by_heuristic).into_iter();
        let mut candidates: Vec<Candidate> = distinct.map(Candidate::Card).collect();
        candidates.extend(self.may_take().then_some(Candidate::Take));
        let (mut estimates, pickups) = self.evaluate_with_pickups(&candidates, rng);
        let favoured = estimates.get(..2).is_some_and(favour_a_take);
        estimates.retain(|e| favoured || e.candidate != Candidate::Take);
        (estimates, pickups)
    }

    /// Whether the player can take without losing at once: with two players left, the taker loses.
    fn may_take(&self) -> bool {
        self.view.board().in_play().len() > 2 && self.view.take_from().is_ok()
    }

    /// Solves the end of the game: with two players left, there is only one world. The result has
    /// all legal cards, best first, and the given one before its equals.
    fn solve_endgame(&self, first: Card, rng: &mut Rand) -> Option<Vec<Estimate>> {
        let (view, board) = (self.view, self.view.board());
        // The first trick has its own rules, which the solver doesn't know.
        if board.in_play().len() != 2 || board.tricks() == 0 {
            return None;
        }
        let game = Worlds::new(view).sample(rng)?;
        // Even of cards that are alike now, a draw may later tell one from another.
        let mut cards: Vec<Card> = view.legal_cards().iter().collect();
        to_front(&mut cards, |card| *card == first);
        let exact = endgame::loss_probabilities(&game, view.seat(), &cards, self.limits)?;
        let mut estimates: Vec<Estimate> = (cards.iter().zip(exact))
            .map(|(card, loss_probability)| Estimate {
                candidate: Candidate::Card(*card),
                loss_probability,
                playouts: 0,
            })
            .collect();
        estimates.sort_by(|a, b| a.loss_probability.total_cmp(&b.loss_probability));
        Some(estimates)
    }

    /// Whether the player loses clearly less often with the neighbour's cards than without them.
    pub(super) fn takes(&self, rng: &mut Rand) -> bool {
        let playouts = FIRST_LOOK.min(self.limits.playouts);
        let limits = Limits { playouts, go_on: self.limits.go_on };
        let first_look = Search { limits: &limits, ..*self };
        take_promises(&first_look.take_or_wait(rng)) >= TAKE_MARGIN / 2.0
            && favour_a_take(&self.take_or_wait(rng))
    }

    /// Taking and waiting, the better one first; empty if a take is impossible.
    pub(super) fn take_or_wait(&self, rng: &mut Rand) -> Vec<Estimate> {
        if !self.may_take() {
            return Vec::new();
        }
        self.evaluate(&[Candidate::Wait, Candidate::Take], rng)
    }

    pub(super) fn draws_from(&self, from: SeatSet, rng: &mut Rand) -> Seat {
        match self.sources(from, rng).first() {
            Some(Estimate { candidate: Candidate::DrawFrom(seat), .. }) => *seat,
            _ => heuristic::draws_from(&Observation::of(self.view), from),
        }
    }

    /// The players to draw from, best first.
    pub(super) fn sources(&self, from: SeatSet, rng: &mut Rand) -> Vec<Estimate> {
        let candidates: Vec<Candidate> = from.iter().map(Candidate::DrawFrom).collect();
        self.evaluate(&candidates, rng)
    }
}

/// The difference below which two solved probabilities are the same number.
const ROUNDING: f64 = 1e-9;

/// The improvement that a take has to promise. It can't be undone, and the question comes before
/// every trick, so noise in the playouts would sooner or later talk the player into one. Also,
/// because the player sees all hands in its playouts, they promise more from a large hand than it
/// delivers: the strategy fusion of perfect-information Monte Carlo.
const TAKE_MARGIN: f64 = 0.4;

/// The number of playouts for a first look at a take. The question comes before every trick, and a
/// take is hardly ever worth it. This many playouts are enough to see that, unless they promise
/// half of what it has to.
const FIRST_LOOK: u32 = 75;

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
