//! The search of the `hard` player: perfect-information Monte Carlo over sampled worlds, as a
//! [race](crate::games::race) of the candidates with common random numbers.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::belief::Belief;
use super::playout::Playout;
use super::{Limits, value};
use crate::cards::{Card, Seat};
use crate::games::getaway::rules::{Move, Source, View};
use crate::games::race::race;

/// A candidate for what to do: one of the alternatives that a search compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// Play the card.
    Card(Card),
    /// Take the next player's cards.
    Take,
    /// Take nothing, when it is not one's lead.
    Wait,
    /// Draw from this player.
    DrawFrom(Seat),
}

/// How often the player loses after a candidate.
pub type Estimate = crate::games::Estimate<Candidate>;

/// The candidates with their estimates, best first. The first given stays first unless the trials
/// speak against it.
pub(super) fn evaluate(
    view: &View,
    candidates: &[Candidate],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let Some(mut belief) = Belief::new(view, limits.playouts, rng) else {
        debug_assert!(false, "no world agrees with {view:?}");
        return Vec::new();
    };
    let net = value::built_in();
    let sample = || {
        let world = belief.sample(rng)?;
        let playout = Playout {
            game: world.game,
            memory: *view.memory(),
            seat: view.seat(),
            models: world.models,
            net,
        };
        // With the same random numbers for all, the candidates differ by themselves alone.
        let common = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        Some((playout, common))
    };
    race(
        candidates,
        limits,
        sample,
        |(playout, common), candidate| loss_probability(*playout, candidate, &mut common.clone()),
    )
}

/// Carries the candidate out in the imagined game and plays on; returns the probability that the
/// player loses it. A candidate that cannot be carried out, which none should be, loses.
fn loss_probability(
    mut playout: Playout,
    candidate: Candidate,
    rng: &mut Xoshiro256PlusPlus,
) -> f32 {
    let seat = playout.seat;
    let done = match candidate {
        Candidate::Card(card) => playout.apply(Move::Play { seat, card }),
        Candidate::Take => playout.apply(Move::Take { seat }),
        Candidate::Wait => Ok(()),
        Candidate::DrawFrom(from) => playout.draw(seat, Source::Seat(from), rng),
    };
    match done.and_then(|()| playout.loss_probability(rng)) {
        Ok(loss_probability) => loss_probability,
        Err(why) => {
            debug_assert!(false, "after {candidate:?}: {why}");
            1.0
        }
    }
}
