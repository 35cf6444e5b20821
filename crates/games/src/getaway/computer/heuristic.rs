//! The heuristic: how the `normal` player decides, and how a searching player expects others to
//! decide.
//!
//! A linear evaluation scores every legal card: the probable outcome of the trick (the player picks
//! it up, another player does, all follow and the player leads again), and the value of getting rid
//! of the card. A decision takes about a microsecond and, except in very long games, no random
//! number.
//!
//! The weights of the features have one column for each number of players in play. They were fitted
//! to games of this player against its own kind and against weaker players. From a position in such
//! a game, play continued once after each legal card; with these weights, the player would have
//! lost least often. Only the proportions within a column have a meaning. Bad outcomes are
//! negative.

use super::easy;
use super::observation::{Observation, SuitOdds, danger, hidden_cards, rank};
use crate::cards::{Card, CardSet, MAX_SEATS, Rank, Seat, SeatSet, Suit};
use crate::getaway::rules::Trick;
use crate::kit::Rand;

/// The probable ends of a trick. The rest of the probability: all follow and another player leads
/// next.
#[derive(Default)]
struct TrickForecast {
    own_pickup: f32,
    other_pickup: f32,
    /// All follow, and the player has the highest card.
    lead_again: f32,
    /// The average number of cards in the trick when the player picks it up.
    pickup_cards: f32,
}

/// The heuristic's card: the first of the best.
pub(super) fn card(observation: &Observation, rng: &mut Rand) -> Card {
    let legal = observation.legal_cards();
    if easy::breaks_cycle(observation.board, rng) {
        return easy::random_card(legal, rng);
    }
    if legal.len() == 1 {
        return easy::chosen(legal.nth(0));
    }
    let mut best: Option<(f32, Card)> = None;
    scores(observation, legal, |card, score| {
        if best.is_none_or(|(top, _)| score > top) {
            best = Some((score, card));
        }
    });
    easy::chosen(best.map(|(_, card)| card))
}

/// Passes the score of each of these legal cards to `each`.
pub(super) fn scores(observation: &Observation, legal: CardSet, mut each: impl FnMut(Card, f32)) {
    let evaluator = Evaluator::new(observation);
    for card in legal {
        each(card, evaluator.score(card));
    }
}

/// The player to draw from: the one with the most cards, since a player with few cards would get
/// away sooner with one less.
pub(super) fn draws_from(observation: &Observation, from: SeatSet) -> Seat {
    let most = from.iter().max_by_key(|seat| observation.memory.count(*seat));
    easy::chosen_seat(most, observation.seat)
}

/// The consequences of the observation, computed once per decision.
struct Evaluator<'a> {
    observation: &'a Observation<'a>,
    weights: &'static Weights,
    /// The cards in other hands.
    out: CardSet,
    odds: [SuitOdds; 4],
    /// The probability that a seat is void, for each suit and seat.
    void: [[f32; MAX_SEATS]; 4],
    /// The probability that the player picks up after leading their lowest card of a suit, for each
    /// suit; 1 for a suit that they don't hold.
    lead_risk: [f32; 4],
    /// The total danger of the cards in the trick.
    pile_danger: f32,
    /// The total rank of the cards in the trick.
    pile_rank: f32,
}

impl<'a> Evaluator<'a> {
    fn new(observation: &'a Observation) -> Evaluator<'a> {
        let hidden = hidden_cards(observation);
        let others = observation.others();
        let odds = Suit::ALL.map(|suit| SuitOdds::new(observation, hidden, suit));
        let mut void = [[0.0; MAX_SEATS]; 4];
        for (suit, odds) in odds.iter().enumerate() {
            for other in others.iter() {
                void[suit][other.index()] = odds.void(observation, other);
            }
        }
        let mut evaluator = Evaluator {
            observation,
            weights: against(others.len()),
            out: observation.board.in_other_hands(observation.hand),
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

    fn score(&self, card: Card) -> f32 {
        match self.observation.board.trick() {
            None => self.lead(card),
            Some(trick) if self.follows(trick.suit()) => self.follow(trick, card),
            // A tochoo ends its trick, and the first trick is wasted: only the value of getting rid
            // of the card counts.
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

    /// The value of getting rid of the card.
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

    fn danger(&self, card: Card) -> f32 {
        danger(card, self.out)
    }

    /// The share of the suit's cards that are in other hands.
    fn share_out(&self, suit: Suit) -> f32 {
        let packs = u8::from(self.observation.board.options().packs);
        self.out.count(suit) as f32 / f32::from(Rank::COUNT * packs)
    }

    /// The next lowest card of the suit, if this card is the lowest one now.
    fn next_lowest(&self, card: Card) -> Option<Card> {
        let mut rest = self.observation.hand.of_suit(card.suit());
        if rest.lowest(card.suit()) != Some(card) {
            return None;
        }
        rest.remove(card);
        rest.lowest(card.suit())
    }

    /// The probability that the player picks up after the best lead that remains without the card.
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

    /// The probability that the player picks up after leading the card.
    fn lead_risk(&self, lead: Option<Card>) -> f32 {
        lead.map_or(1.0, |lead| {
            let others = self.observation.others();
            self.forecast(lead, others, 0, true).own_pickup
        })
    }

    /// Goes through the players who still have to play after the card. Treats their probabilities
    /// of being void and of beating it as independent.
    fn forecast(
        &self,
        card: Card,
        waiting: SeatSet,
        before: u32,
        is_highest: bool,
    ) -> TrickForecast {
        let observation = self.observation;
        let odds = &self.odds[card.suit() as usize];
        // The probabilities that all have followed so far and that the card is the highest, or
        // isn't.
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

/// The weight of each ending of a trick, and of getting rid of a card.
///
/// The danger of a card is the share of its suit's cards in other hands that it beats. Its rank is
/// 0 for a two and 1 for an ace.
struct Weights {
    own_pickup: f32,
    /// The player picks up, times the number of cards.
    own_pickup_per_card: f32,
    /// The player picks up, times the danger of the cards.
    own_pickup_danger: f32,
    /// The player picks up, times the rank of the cards.
    own_pickup_rank: f32,
    other_pickup: f32,
    /// Another player picks up, times the rank of the cards.
    other_pickup_rank: f32,
    /// The player has to lead again.
    lead_again: f32,
    /// The player has to lead again, times the risk of picking up after the best remaining lead.
    lead_again_risk: f32,
    /// Another player leads next, times the same risk, since the player's own turn to lead may
    /// come.
    later_lead_risk: f32,
    /// Getting rid of a card, times its rank. A high card is a burden to the end: what others throw
    /// on its suit comes back. A low one gets its player out of the lead, however few of the suit
    /// are left.
    rank: f32,
    /// The same, added for a lead.
    rank_led: f32,
    /// The same, added for a tochoo and in the first trick, which is wasted anyway.
    rank_thrown: f32,
    /// Getting rid of a card, times its danger.
    danger: f32,
    /// The same, added for a lead.
    danger_led: f32,
    /// The same, times the share of the suit's cards that are in other hands.
    danger_out: f32,
    new_void: f32,
    /// The same, times the share of the suit's cards that are in other hands.
    new_void_out: f32,
    /// The same, times the danger of the card.
    new_void_danger: f32,
    one_left: f32,
    no_danger: f32,
    /// Parting with the lowest card of the suit, times how much more dangerous the next one is.
    next_lowest: f32,
}

/// The columns for two, three, and more players in play.
static WEIGHTS: [Weights; 3] = [column(0), column(1), column(2)];

const fn column(n: usize) -> Weights {
    Weights {
        own_pickup: [-0.12, -1.01, -1.68][n],
        own_pickup_per_card: [-0.24, 0.62, 0.51][n],
        own_pickup_danger: [-0.12, -1.76, -1.41][n],
        own_pickup_rank: [-0.04, -0.07, -0.66][n],
        other_pickup: [0.0, 0.37, 0.67][n],
        other_pickup_rank: [0.0, 1.70, 2.04][n],
        lead_again: [-0.06, -0.95, -0.82][n],
        lead_again_risk: [-0.63, -0.58, -0.93][n],
        later_lead_risk: [0.64, -0.02, 0.68][n],
        rank: [1.18, 1.54, 1.39][n],
        rank_led: [-0.07, 0.57, -0.17][n],
        rank_thrown: [1.61, 1.87, 1.26][n],
        danger: [0.48, 0.57, 0.46][n],
        danger_led: [0.41, -0.89, -1.11][n],
        danger_out: [-0.02, 1.19, 1.54][n],
        new_void: [0.26, 0.79, 0.42][n],
        new_void_out: [-0.09, 0.38, 1.31][n],
        new_void_danger: [0.37, 0.89, 0.57][n],
        one_left: [0.0, 0.51, 0.51][n],
        no_danger: [-0.15, -0.63, -0.52][n],
        next_lowest: [-0.06, -1.80, -1.08][n],
    }
}

/// The column for this many other players in play.
const fn against(others: u32) -> &'static Weights {
    match others {
        0 | 1 => &WEIGHTS[0],
        2 => &WEIGHTS[1],
        _ => &WEIGHTS[2],
    }
}
