//! How another player may be thought to play: by the rules of thumb, or merely ducking.
//!
//! A style says how likely a player would choose a card, by which a searching player judges what
//! others may hold and how they go about it, and chooses their cards in the games it imagines.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use super::{baseline, thumb};
use crate::rules::Card;

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// By the rules of thumb: what most people who know the game come close to.
    Thumb,
    /// A beginner's way: under the highest card where that is possible, the highest else.
    Ducking,
}

/// A card whose score is less by so much is chosen less often by a factor of e.
const CLOSE: f32 = 0.1;

/// How often a player plays any card, whatever their style: people do not play by a table.
const STRAY: f32 = 0.04;

impl Style {
    /// The other one.
    pub(super) const fn other(self) -> Style {
        match self {
            Style::Thumb => Style::Ducking,
            Style::Ducking => Style::Thumb,
        }
    }

    /// What a player of the style plays in an imagined game.
    pub(super) fn card(self, sight: &Sight, rng: &mut Xoshiro256PlusPlus) -> Card {
        match self {
            Style::Thumb => thumb::card(sight, rng),
            Style::Ducking if rng.random::<f32>() < STRAY => baseline::random(sight.legal(), rng),
            Style::Ducking => baseline::duck(sight, rng),
        }
    }

    /// How likely a player of the style chooses the card, as a natural logarithm.
    pub(super) fn likely(self, sight: &Sight, chosen: Card) -> f32 {
        let legal = sight.legal();
        if legal.len() < 2 {
            return 0.0;
        }
        let share = match self {
            Style::Thumb => share_of_score(sight, chosen),
            Style::Ducking => f32::from(u8::from(baseline::ducks(sight) == Some(chosen))),
        };
        (share * (1.0 - STRAY) + STRAY / legal.len() as f32).ln()
    }
}

/// How often the card would be chosen if cards are the likelier the better they are.
fn share_of_score(sight: &Sight, chosen: Card) -> f32 {
    // The sum is kept in proportion to the best so far, so that nothing overflows.
    let (mut best, mut sum, mut own) = (f32::MIN, 0.0, f32::MIN);
    thumb::scores(sight, sight.legal(), |card, score| {
        let score = score / CLOSE;
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
