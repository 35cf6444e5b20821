//! A player's belief about the hidden hands: worlds are sampled in proportion to how well they
//! explain the past.
//!
//! A Markov chain over the worlds that agree with what the player knows (Markov chain Monte Carlo
//! with the Metropolis method). A step proposes that hidden cards change hands, or that an
//! opponent's model changes. The proposal is accepted if it makes the opponents' decisions
//! likelier, or else with the ratio of the likelihoods. In the long run, every world is sampled in
//! proportion to its posterior probability, given a uniform prior and the models of the opponents'
//! decisions.
//!
//! No model is right about everyone. So the likelihoods count for less than their value, one of
//! the models plays anything, and a share of the worlds ignores how the others played: see
//! [`Mind`].

use rand::RngExt;
use rand::seq::IndexedRandom;

use super::mind::Mind;
use super::observation::Observation;
use super::opponent::OpponentModel;
use super::worlds::Worlds;
use crate::cards::{Card, CardSet, MAX_SEATS, Seat};
use crate::getaway::rules::{Decision, Position, View};
use crate::kit::Rand;

/// The number of an opponent's decisions that are explained, latest first. Older ones say little
/// about the cards still held.
const MAX_DECISIONS: usize = 24;

/// The number of sweeps before the first sample.
const BURN_IN: u32 = 20;

/// The number of card exchanges proposed in a sweep; one sweep comes between two samples.
const EXCHANGES_PER_SWEEP: u32 = 10;

/// One exchange in this many involves more than two players, if there are more.
const CYCLE_ONE_IN: u32 = 5;

/// The maximum number of players in one exchange. More are never needed: if voids forbid all
/// smaller exchanges from one world to another, the cards in the exchange are all of different
/// suits, and there are four.
const LONGEST_CYCLE: usize = 4;

struct Opponent {
    seat: Seat,
    decisions: Vec<Decision>,
    model: usize,
    /// The log likelihood of their decisions with the present hand and model, scaled by trust, plus
    /// that of the model.
    log_likelihood: f32,
}

/// A hidden card, and the opponent who holds it at present.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    holder: usize,
}

/// A possible world: a sample of the belief.
#[derive(Clone, Copy)]
pub(super) struct World {
    pub(super) game: Position,
    /// The other players' models, by seat.
    pub(super) models: [OpponentModel; MAX_SEATS],
}

pub(super) struct Belief<'a> {
    view: &'a View,
    mind: Mind<'a>,
    worlds: Worlds<'a>,
    hands: [CardSet; MAX_SEATS],
    hidden: Vec<Hidden>,
    opponents: Vec<Opponent>,
    /// The number of sweeps before the next sample.
    due_sweeps: u32,
}

impl<'a> Belief<'a> {
    /// Begins with any world that agrees with the view; `None` only if the view contradicts itself.
    /// The burn-in is shorter where it would cost more than the decision's `playouts`.
    pub(super) fn new(
        view: &'a View,
        mind: Mind<'a>,
        playouts: u32,
        rng: &mut Rand,
    ) -> Option<Belief<'a>> {
        let worlds = Worlds::new(view);
        let hands = worlds.sample_hands(rng)?;
        let memory = view.memory();
        let mut belief = Belief {
            view,
            mind,
            worlds,
            hands,
            hidden: Vec::new(),
            opponents: Vec::new(),
            due_sweeps: BURN_IN.min(playouts.div_ceil(EXCHANGES_PER_SWEEP)),
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
            let mut opponent = Opponent { seat, decisions, model: 0, log_likelihood: 0.0 };
            opponent.log_likelihood = opponent.explain(hand, &mind, opponent.model);
            belief.opponents.push(opponent);
        }
        Some(belief)
    }

    pub(super) fn sample(&mut self, rng: &mut Rand) -> Option<World> {
        if self.mind.blind_share > 0.0 && rng.random::<f32>() < self.mind.blind_share {
            return Some(World {
                game: self.worlds.sample(rng)?,
                models: [OpponentModel::Stranger; MAX_SEATS],
            });
        }
        for _ in 0..self.due_sweeps {
            for _ in 0..EXCHANGES_PER_SWEEP {
                self.propose_exchange(rng);
            }
            for at in 0..self.opponents.len() {
                self.propose_model(at, rng);
            }
        }
        self.due_sweeps = 1;
        let mut models = [OpponentModel::Heuristic; MAX_SEATS];
        for opponent in &self.opponents {
            models[opponent.seat.index()] = self.plays_on(opponent, rng);
        }
        let game = self.view.imagine(&self.hands)?;
        Some(World { game, models })
    }

    /// The opponent's model in the rest of an imagined game.
    fn plays_on(&self, opponent: &Opponent, rng: &mut Rand) -> OpponentModel {
        let (as_before, _) = self.mind.models[opponent.model];
        if self.mind.on_as_before {
            return as_before;
        }
        let any = (self.mind.models).choose_weighted(rng, |(_, share)| *share);
        any.map_or(as_before, |(model, _)| *model)
    }

    /// Proposes that some opponents pass hidden cards on in a cycle, one card each.
    fn propose_exchange(&mut self, rng: &mut Rand) {
        let most = self.opponents.len().min(LONGEST_CYCLE);
        let many = most > 2 && rng.random_range(0..CYCLE_ONE_IN) == 0;
        let len = if many { rng.random_range(3..=most) } else { 2 };
        if self.hidden.len() < len {
            return;
        }
        let mut picks = [0; LONGEST_CYCLE];
        picks[..len].fill_with(|| rng.random_range(0..self.hidden.len()));
        let picks = &picks[..len];
        let old: [Hidden; LONGEST_CYCLE] = std::array::from_fn(|at| self.hidden[picks[at % len]]);
        // Each of them gives its card to the next.
        let next = |at: usize| old[(at + 1) % len];
        let open = (0..len).all(|at| {
            (at + 1..len).all(|other| old[at].holder != old[other].holder)
                && !self.excluded(next(at).holder, old[at].card)
        });
        if !open {
            return;
        }
        let mut new = [(CardSet::EMPTY, 0.0); LONGEST_CYCLE];
        let mut gain = 0.0;
        for at in 0..len {
            let opponent = &self.opponents[next(at).holder];
            let mut hand = self.hands[opponent.seat.index()];
            hand.remove(next(at).card);
            hand.insert(old[at].card);
            let log_likelihood = opponent.explain(hand, &self.mind, opponent.model);
            gain += log_likelihood - opponent.log_likelihood;
            new[at] = (hand, log_likelihood);
        }
        if !is_accepted(gain, rng) {
            return;
        }
        for at in 0..len {
            let holder = next(at).holder;
            let (hand, log_likelihood) = new[at];
            self.hands[self.opponents[holder].seat.index()] = hand;
            self.opponents[holder].log_likelihood = log_likelihood;
            self.hidden[picks[at]].holder = holder;
        }
    }

    /// Whether everyone knows that the opponent can't hold the card.
    fn excluded(&self, holder: usize, card: Card) -> bool {
        let seat = self.opponents[holder].seat;
        self.view.memory().void(seat).contains(card.suit())
    }

    fn propose_model(&mut self, at: usize, rng: &mut Rand) {
        let opponent = &self.opponents[at];
        let model = rng.random_range(0..self.mind.models.len());
        if model == opponent.model {
            return;
        }
        let hand = self.hands[opponent.seat.index()];
        let log_likelihood = opponent.explain(hand, &self.mind, model);
        if is_accepted(log_likelihood - opponent.log_likelihood, rng) {
            let opponent = &mut self.opponents[at];
            (opponent.model, opponent.log_likelihood) = (model, log_likelihood);
        }
    }
}

impl Opponent {
    /// The log likelihood of the opponent's decisions if they have this hand now and this model,
    /// scaled by trust, plus that of the model.
    fn explain(&self, hand: CardSet, mind: &Mind, model: usize) -> f32 {
        let (model, share) = mind.models[model];
        let decisions: f32 = (self.decisions.iter())
            .map(|decision| {
                let then = Observation {
                    seat: self.seat,
                    hand: decision.hand(hand),
                    board: &decision.board,
                    memory: &decision.memory,
                };
                model.log_likelihood(&then, decision.card)
            })
            .sum();
        mind.trust * decisions + share.ln()
    }
}

/// Whether to accept a proposal that raises the log likelihood of the past by `gain`.
fn is_accepted(gain: f32, rng: &mut Rand) -> bool {
    gain >= 0.0 || rng.random::<f32>() < gain.exp()
}
