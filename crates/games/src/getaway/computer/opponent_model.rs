//! How another player may decide: an opponent model says how likely a player would choose a card.
//!
//! A searching player judges with it what others may hold, given what they have played, and chooses
//! their cards in its playouts.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::observation::Observation;
use super::population::Style;
use super::{baseline, heuristic};
use crate::cards::Card;

/// A policy that another player may follow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum OpponentModel {
    /// The [heuristic](super::heuristic): what most people who know the game come close to.
    Heuristic,
    /// Rules of thumb.
    Style(&'static Style),
    /// Plays anyhow: what such a player chooses says nothing about what it holds. Imagined games
    /// suppose that it plays well.
    Stranger,
}

/// What the value network is told of another player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Heuristic,
    Style,
    Stranger,
}

/// The temperature of the softmax over the heuristic's scores: a card whose score is less by so
/// much is chosen less often by a factor of e.
const TEMPERATURE: f32 = 0.1;

/// How often a player plays any card, whatever their model (the ε of an ε-greedy policy): people
/// do not play by a table.
const EPSILON: f32 = 0.04;

impl OpponentModel {
    pub(super) const fn class(self) -> Class {
        match self {
            OpponentModel::Heuristic => Class::Heuristic,
            OpponentModel::Style(_) => Class::Style,
            OpponentModel::Stranger => Class::Stranger,
        }
    }

    /// What such a player plays in a playout.
    pub(super) fn card(self, observation: &Observation, rng: &mut Xoshiro256PlusPlus) -> Card {
        match self {
            OpponentModel::Heuristic | OpponentModel::Stranger => heuristic::card(observation, rng),
            OpponentModel::Style(_) if rng.random::<f32>() < EPSILON => {
                baseline::random_card(observation.legal_cards(), rng)
            }
            OpponentModel::Style(style) => style.card(observation, rng),
        }
    }

    /// The natural logarithm of the probability that such a player chooses the card.
    pub(super) fn log_likelihood(self, observation: &Observation, chosen: Card) -> f32 {
        let legal = observation.legal_cards();
        if legal.len() < 2 {
            return 0.0;
        }
        let any = 1.0 / legal.len() as f32;
        let probability = match self {
            OpponentModel::Heuristic => softmax(observation, chosen),
            OpponentModel::Style(style) => {
                f32::from(u8::from(style.choice(observation) == Some(chosen)))
            }
            OpponentModel::Stranger => any,
        };
        (probability * (1.0 - EPSILON) + EPSILON * any).ln()
    }
}

/// The softmax of the heuristic's scores at the chosen card.
fn softmax(observation: &Observation, chosen: Card) -> f32 {
    // The sum is kept in proportion to the best so far, so that nothing overflows.
    let (mut best, mut sum, mut own) = (f32::MIN, 0.0, f32::MIN);
    heuristic::scores(observation, observation.legal_cards(), |card, score| {
        let score = score / TEMPERATURE;
        if score > best {
            sum = sum * (best - score).exp() + 1.0;
            best = score;
        } else {
            sum += (score - best).exp();
        }
        if card == chosen {
            own = score;
        }
    });
    (own - best).exp() / sum
}
