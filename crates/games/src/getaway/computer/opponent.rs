//! Models of the other players: an [`OpponentModel`] says how likely a player is to choose a card.
//! Playouts use it, too, to choose the others' cards.

use rand::RngExt;

use super::observation::Observation;
use super::population::Style;
use super::{easy, heuristic};
use crate::cards::Card;
use crate::kit::Rand;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OpponentModel {
    /// The heuristic of `normal`, which most experienced people come close to.
    Heuristic,
    Style(&'static Style),
    /// Plays anything: its choices say nothing about its cards. In imagined games, it plays well.
    Stranger,
}

/// The temperature of the softmax over the heuristic's scores: a card with a score lower by this
/// much is chosen less often by a factor of e.
const TEMPERATURE: f32 = 0.1;

/// How often a player plays any card, whatever their model (the ε of an ε-greedy policy), since
/// people don't play by a table.
const EPSILON: f32 = 0.04;

impl OpponentModel {
    /// The card that such a player plays in a playout.
    pub fn card(self, observation: &Observation, rng: &mut Rand) -> Card {
        match self {
            OpponentModel::Heuristic | OpponentModel::Stranger => heuristic::card(observation, rng),
            OpponentModel::Style(_) if rng.random::<f32>() < EPSILON => {
                easy::random_card(observation.legal_cards(), rng)
            }
            OpponentModel::Style(style) => style.card(observation, rng),
        }
    }

    /// The natural logarithm of the probability that such a player chooses the card.
    pub fn log_likelihood(self, observation: &Observation, chosen: Card) -> f32 {
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
    // The sum is relative to the best so far, so nothing overflows.
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
