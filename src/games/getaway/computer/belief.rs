//! What a player believes about the hidden hands: worlds are sampled in proportion to how well they
//! explain the past.
//!
//! A Markov chain over the worlds that agree with what the player knows (Markov chain Monte Carlo
//! by the method of Metropolis): two hidden cards change hands, or an opponent's model changes, and
//! the proposal is accepted if it makes the opponents' decisions likelier, or else with the ratio
//! of the likelihoods. In the long run every world is sampled in proportion to its posterior
//! probability, given a uniform prior and the [opponent models](super::opponent_model).

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::observation::Observation;
use super::opponent_model::OpponentModel;
use super::worlds::Worlds;
use crate::cards::{Card, CardSet, MAX_SEATS, Seat};
use crate::games::getaway::rules::{Decision, Game, View};

/// How many of an opponent's decisions are explained, the latest ones. Older ones say little about
/// the cards still held.
const MAX_DECISIONS: usize = 24;

/// How many sweeps come before the first sample.
const BURN_IN: u32 = 20;

/// How many swaps of two cards are proposed in a sweep; one sweep comes between two samples.
const SWAPS_PER_SWEEP: u32 = 10;

/// A player with hidden cards.
struct Opponent {
    seat: Seat,
    decisions: Vec<Decision>,
    model: OpponentModel,
    /// Of their decisions, with the present hand and model.
    log_likelihood: f32,
}

/// A hidden card, and which of the opponents holds it at present.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    holder: usize,
}

/// A world that may be the true one: a sample of the belief.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) game: Game,
    /// How the others decide, by seat.
    pub(super) models: [OpponentModel; MAX_SEATS],
}

/// The chain and its present state.
pub(super) struct Belief<'a> {
    view: &'a View,
    hands: [CardSet; MAX_SEATS],
    hidden: Vec<Hidden>,
    opponents: Vec<Opponent>,
    /// How many sweeps there are to be before the next sample.
    due_sweeps: u32,
}

impl<'a> Belief<'a> {
    /// Begins with any world that agrees with the view; `None` only if the view contradicts itself.
    /// The burn-in is shorter where it would cost more than the `playouts` of the decision.
    pub(super) fn new(
        view: &'a View,
        playouts: u32,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Belief<'a>> {
        let hands = Worlds::new(view).sample_hands(rng)?;
        let memory = view.memory();
        let mut belief = Belief {
            view,
            hands,
            hidden: Vec::new(),
            opponents: Vec::new(),
            due_sweeps: BURN_IN.min(playouts.div_ceil(SWAPS_PER_SWEEP)),
        };
        for seat in view.board().in_play().without(view.seat()).iter() {
            if memory.unknown(seat) == 0 {
                continue;
            }
            let mut decisions = view.decisions(seat);
            decisions.truncate(MAX_DECISIONS);
            let hand = hands[seat.index()];
            let holder = belief.opponents.len();
            let cards = hand.minus(memory.known(seat)).iter();
            (belief.hidden).extend(cards.map(|card| Hidden { card, holder }));
            let mut opponent = Opponent {
                seat,
                decisions,
                model: OpponentModel::Heuristic,
                log_likelihood: 0.0,
            };
            opponent.log_likelihood = opponent.explain(hand, opponent.model);
            belief.opponents.push(opponent);
        }
        Some(belief)
    }

    /// The next sample.
    pub(super) fn sample(&mut self, rng: &mut Xoshiro256PlusPlus) -> Option<World> {
        for _ in 0..self.due_sweeps {
            for _ in 0..SWAPS_PER_SWEEP {
                self.propose_swap(rng);
            }
            for at in 0..self.opponents.len() {
                self.propose_model(at, rng);
            }
        }
        self.due_sweeps = 1;
        let mut models = [OpponentModel::Heuristic; MAX_SEATS];
        for opponent in &self.opponents {
            models[opponent.seat.index()] = opponent.model;
        }
        let game = self.view.imagine(&self.hands)?;
        Some(World { game, models })
    }

    /// Lets two hidden cards change hands, if that is accepted.
    fn propose_swap(&mut self, rng: &mut Xoshiro256PlusPlus) {
        let cards = self.hidden.len();
        if cards < 2 {
            return;
        }
        let (a, b) = (rng.random_range(0..cards), rng.random_range(0..cards));
        let (one, two) = (self.hidden[a], self.hidden[b]);
        if one.holder == two.holder || self.excluded(one, two) || self.excluded(two, one) {
            return;
        }
        let first = self.swapped(one, two);
        let second = self.swapped(two, one);
        let now =
            self.opponents[one.holder].log_likelihood + self.opponents[two.holder].log_likelihood;
        if !is_accepted(first.1 + second.1 - now, rng) {
            return;
        }
        for (holder, (hand, log_likelihood)) in [(one.holder, first), (two.holder, second)] {
            self.hands[self.opponents[holder].seat.index()] = hand;
            self.opponents[holder].log_likelihood = log_likelihood;
        }
        self.hidden[a].holder = two.holder;
        self.hidden[b].holder = one.holder;
    }

    /// Whether it is public that the holder of the first cannot hold the second.
    fn excluded(&self, one: Hidden, two: Hidden) -> bool {
        let seat = self.opponents[one.holder].seat;
        self.view.memory().void(seat).contains(two.card.suit())
    }

    /// The hand of the first card's holder with the second instead, and how well it explains them.
    fn swapped(&self, one: Hidden, two: Hidden) -> (CardSet, f32) {
        let opponent = &self.opponents[one.holder];
        let mut hand = self.hands[opponent.seat.index()];
        hand.remove(one.card);
        hand.insert(two.card);
        (hand, opponent.explain(hand, opponent.model))
    }

    /// Gives the opponent the other model, if that is accepted.
    fn propose_model(&mut self, at: usize, rng: &mut Xoshiro256PlusPlus) {
        let opponent = &self.opponents[at];
        let model = opponent.model.other();
        let log_likelihood = opponent.explain(self.hands[opponent.seat.index()], model);
        if is_accepted(log_likelihood - opponent.log_likelihood, rng) {
            let opponent = &mut self.opponents[at];
            (opponent.model, opponent.log_likelihood) = (model, log_likelihood);
        }
    }
}

impl Opponent {
    /// The log likelihood of the opponent's decisions, had they this hand now and that model.
    fn explain(&self, hand: CardSet, model: OpponentModel) -> f32 {
        (self.decisions.iter())
            .map(|decision| {
                let then = Observation {
                    seat: self.seat,
                    hand: decision.hand(hand),
                    board: &decision.board,
                    memory: &decision.memory,
                };
                model.log_likelihood(&then, decision.card)
            })
            .sum()
    }
}

/// Whether a proposal is accepted that makes the log likelihood of the past greater by `gain`.
fn is_accepted(gain: f32, rng: &mut Xoshiro256PlusPlus) -> bool {
    gain >= 0.0 || rng.random::<f32>() < gain.exp()
}
