//! The heuristic: what the `normal` player goes by, and what a searching player takes the others to
//! go by.
//!
//! Every legal card is scored by a linear evaluation: what the trick will probably come to (the
//! player picks it up, another does, all follow and the player leads again), and how good it is to
//! be rid of the card. The features are computed here, their weights are in [`weights`]. A decision
//! takes about a microsecond and, but for very long games, no random number.

mod weights;

use rand::rngs::Xoshiro256PlusPlus;

use super::baseline;
use super::observation::Observation;
use super::odds::{SuitOdds, hidden_cards};
use crate::cards::{Card, CardSet, MAX_SEATS, Rank, Seat, SeatSet, Suit};
use crate::getaway::rules::Trick;
use weights::Weights;

/// How a trick will end, as probabilities; the rest is that all follow and another leads next.
#[derive(Default)]
struct TrickForecast {
    /// The player picks up.
    own_pickup: f32,
    /// Another picks up.
    other_pickup: f32,
    /// All follow, and the player has the highest card.
    lead_again: f32,
    /// How many cards lie in the trick when the player picks it up, on average.
    pickup_cards: f32,
}

/// The card that the heuristic plays: the first of the best.
pub(super) fn card(observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
    let legal = observation.legal_cards();
    if baseline::breaks_cycle(observation.board, rng) {
        return baseline::random_card(legal, rng);
    }
    if legal.len() == 1 {
        return baseline::chosen(legal.nth(0));
    }
    let mut best: Option<(f32, Card)> = None;
    scores(observation, legal, |card, score| {
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, card));
        }
    });
    baseline::chosen(best.map(|(_, card)| card))
}

/// Tells `each` the score of every one of these legal cards.
pub(super) fn scores(observation: &Observation, legal: CardSet, mut each: impl FnMut(Card, f32)) {
    let evaluator = Evaluator::new(observation);
    for suit in Suit::ALL {
        for card in legal.of_suit(suit) {
            each(card, evaluator.score(card));
        }
    }
}

/// From whom to draw: a player with few cards would get away all the sooner with one less, so from
/// the one with most.
pub(super) fn draws_from(observation: &Observation, from: SeatSet) -> Seat {
    let most = from
        .iter()
        .max_by_key(|seat| observation.memory.count(*seat));
    baseline::chosen_seat(most, observation.seat)
}

/// What follows from the observation, computed once for a decision.
struct Evaluator<'a> {
    observation: &'a Observation<'a>,
    weights: &'static Weights,
    /// The cards that the others hold.
    out: CardSet,
    odds: [SuitOdds; 4],
    /// For each suit and seat, how likely the seat is void.
    void: [[f32; MAX_SEATS]; 4],
    /// For each suit, how likely the player picks up after leading their lowest card of it; 1 for a
    /// suit that they do not hold.
    lead_risk: [f32; 4],
    /// The sum of the danger of the cards in the trick.
    pile_danger: f32,
    /// The sum of the rank of the cards in the trick.
    pile_rank: f32,
}

impl<'a> Evaluator<'a> {
    fn new(observation: &'a Observation) -> Evaluator<'a> {
        let hidden = hidden_cards(observation);
        let others = observation.others();
        let out = others
            .iter()
            .fold(hidden, |all, other| all.or(observation.memory.known(other)));
        let odds = Suit::ALL.map(|suit| SuitOdds::new(observation, hidden, suit));
        let mut void = [[0.0; MAX_SEATS]; 4];
        for (suit, odds) in odds.iter().enumerate() {
            for other in others.iter() {
                void[suit][other.index()] = odds.void(observation, other);
            }
        }
        let mut evaluator = Evaluator {
            observation,
            weights: weights::against(others.len()),
            out,
            odds,
            void,
            lead_risk: [1.0; 4],
            pile_danger: 0.0,
            pile_rank: 0.0,
        };
        if let Some(trick) = observation.board.trick() {
            let cards = trick.cards();
            evaluator.pile_danger = cards.iter().map(|card| evaluator.danger(card)).sum();
            evaluator.pile_rank = cards.iter().map(rank).sum();
        }
        evaluator.lead_risk =
            Suit::ALL.map(|suit| evaluator.lead_risk(observation.hand.lowest(suit)));
        evaluator
    }

    /// Whether the player follows the led suit and may have to pick up.
    fn follows(&self, led: Suit) -> bool {
        self.observation.hand.has(led) && self.observation.board.tricks() > 0
    }

    /// How good it is to play the card now.
    fn score(&self, card: Card) -> f32 {
        match self.observation.board.trick() {
            None => self.lead(card),
            Some(trick) if self.follows(trick.suit()) => self.follow(trick, card),
            // A tochoo ends its trick, and the first trick is wasted: what counts is which card to be
            // rid of.
            Some(_) => {
                self.value(card, &TrickForecast::default()) + self.weights.rank_thrown * rank(card)
            }
        }
    }

    fn lead(&self, card: Card) -> f32 {
        let forecast = self.forecast(card, self.observation.others(), 0, true);
        let weights = self.weights;
        let led = weights.rank_led * rank(card) + weights.danger_led * self.danger(card);
        self.value(card, &forecast) + (1.0 - forecast.own_pickup) * led
    }

    fn follow(&self, trick: &Trick, card: Card) -> f32 {
        let waiting = trick.waiting().without(self.observation.seat);
        let before = trick.plays().len() as u32;
        let is_highest = card.rank() > trick.highest().card.rank();
        self.value(card, &self.forecast(card, waiting, before, is_highest))
    }

    fn value(&self, card: Card, forecast: &TrickForecast) -> f32 {
        let weights = self.weights;
        let kept_off = 1.0 - forecast.own_pickup;
        let pile_rank = self.pile_rank + rank(card);
        let own_pickup = weights.own_pickup
            + weights.own_pickup_per_card * forecast.pickup_cards
            + weights.own_pickup_danger * (self.pile_danger + self.danger(card))
            + weights.own_pickup_rank * pile_rank;
        let risk = self.next_risk(card);
        kept_off * self.discard_value(card)
            + forecast.own_pickup * own_pickup
            + forecast.other_pickup * (weights.other_pickup + weights.other_pickup_rank * pile_rank)
            + forecast.lead_again * (weights.lead_again + weights.lead_again_risk * risk)
            + (kept_off - forecast.lead_again) * weights.later_lead_risk * risk
    }

    /// How good it is to be rid of the card.
    fn discard_value(&self, card: Card) -> f32 {
        let weights = self.weights;
        let suit = card.suit();
        let (danger, out) = (self.danger(card), self.share_out(suit));
        let mut value =
            weights.rank * rank(card) + danger * (weights.danger + weights.danger_out * out);
        match self.observation.hand.count(suit) {
            1 => {
                value += weights.new_void
                    + weights.new_void_out * out
                    + weights.new_void_danger * danger;
            }
            2 => value += weights.one_left,
            _ => {}
        }
        if danger <= 0.0 {
            value += weights.no_danger;
        }
        if let Some(next) = self.next_lowest(card) {
            value += weights.next_lowest * (self.danger(next) - danger);
        }
        value
    }

    /// The share of the suit's cards in other hands that the card beats. A card of a suit that
    /// nobody else holds is the worst, for whoever leads it picks it up.
    fn danger(&self, card: Card) -> f32 {
        match self.out.count(card.suit()) {
            0 => 1.0,
            all => self.out.below(card).count(card.suit()) as f32 / all as f32,
        }
    }

    /// The share of the suit that is in other hands.
    fn share_out(&self, suit: Suit) -> f32 {
        let packs = u8::from(self.observation.board.options().packs);
        self.out.count(suit) as f32 / f32::from(Rank::COUNT * packs)
    }

    /// The card that becomes the lowest of its suit without this one, which is the lowest now.
    fn next_lowest(&self, card: Card) -> Option<Card> {
        let mut rest = self.observation.hand.of_suit(card.suit());
        if rest.lowest(card.suit()) != Some(card) {
            return None;
        }
        rest.remove(card);
        rest.lowest(card.suit())
    }

    /// How likely the player picks up after the best of the leads that are left without the card.
    fn next_risk(&self, card: Card) -> f32 {
        let without = |suit: Suit| {
            if self.observation.hand.lowest(suit) == Some(card) {
                self.lead_risk(self.next_lowest(card))
            } else {
                self.lead_risk[suit as usize]
            }
        };
        Suit::ALL.into_iter().map(without).fold(1.0, f32::min)
    }

    /// How likely the player picks up after leading the card.
    fn lead_risk(&self, lead: Option<Card>) -> f32 {
        lead.map_or(1.0, |lead| {
            let others = self.observation.others();
            self.forecast(lead, others, 0, true).own_pickup
        })
    }

    /// Walks round the players who have still to play after the card, whose chances to be void and
    /// to beat it are taken as independent.
    fn forecast(
        &self,
        card: Card,
        waiting: SeatSet,
        before: u32,
        is_highest: bool,
    ) -> TrickForecast {
        let observation = self.observation;
        let odds = &self.odds[card.suit() as usize];
        // How likely it is that all have followed so far and the card is the highest, or is not.
        let (mut highest, mut beaten) = if is_highest { (1.0, 0.0) } else { (0.0, 1.0) };
        let mut forecast = TrickForecast::default();
        let mut in_trick = before as f32 + 1.0;
        let direction = observation.board.options().direction;
        for other in waiting.in_turn_after(observation.seat, direction) {
            in_trick += 1.0;
            let void = self.void[card.suit() as usize][other.index()];
            forecast.own_pickup += highest * void;
            forecast.pickup_cards += highest * void * in_trick;
            forecast.other_pickup += beaten * void;
            let follows = 1.0 - void;
            if highest * follows > 0.0 {
                let beats = odds.must_beat(observation, other, card);
                beaten += highest * beats;
                highest *= (1.0 - beats) * follows;
            } else {
                highest = 0.0;
            }
            beaten *= follows;
        }
        if forecast.own_pickup > 0.0 {
            forecast.pickup_cards /= forecast.own_pickup;
        } else {
            forecast.pickup_cards = in_trick;
        }
        forecast.lead_again = highest;
        forecast
    }
}

/// 0 for a two, 1 for an ace.
fn rank(card: Card) -> f32 {
    f32::from(card.rank().number()) / f32::from(Rank::ACE.number())
}
