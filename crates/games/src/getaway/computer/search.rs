//! The search of the `hard` player: perfect-information Monte Carlo over sampled worlds, as a
//! [race](crate::kit::race) of the candidates with common random numbers.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::Limits;
use super::belief::Belief;
use super::mind::{Judgement, Mind};
use super::playout::Playout;
use super::value::Net;
use crate::cards::{Card, MAX_SEATS, Seat};
use crate::getaway::rules::{Move, Source, View};
use crate::kit::race::race;

/// A candidate: one of the choices that a search compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    Card(Card),
    Take,
    Wait,
    DrawFrom(Seat),
}

/// The estimated chance of losing after a candidate.
pub type Estimate = crate::kit::Estimate<Candidate>;

/// How often the player picks up the next trick, by candidate.
pub type Pickups = Vec<(Candidate, f64)>;

/// The candidates with their estimates, best first. The first one given stays first unless the
/// trials speak against it.
pub(super) fn evaluate(
    mind: &Mind,
    view: &View,
    candidates: &[Candidate],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    evaluate_with_pickups(mind, view, candidates, limits, rng).0
}

/// Like [`evaluate`], but also returns how often the player picks up.
pub(super) fn evaluate_with_pickups(
    mind: &Mind,
    view: &View,
    candidates: &[Candidate],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> (Vec<Estimate>, Pickups) {
    let Some(mut belief) = Belief::new(view, *mind, limits.playouts, rng) else {
        debug_assert!(false, "no world agrees with {view:?}");
        return (Vec::new(), Pickups::new());
    };
    let limits = Limits {
        playouts: match mind.judgement {
            Judgement::Net(_) => limits.playouts,
            Judgement::Rules(_, worlds) => worlds * candidates.len() as u32,
        },
        go_on: limits.go_on,
    };
    let sample = || {
        let world = belief.sample(rng)?;
        let (models, net) = match mind.judgement {
            Judgement::Net(net) => (world.models, net),
            Judgement::Rules(model, _) => ([model; MAX_SEATS], &Net::ZERO),
        };
        let playout = Playout {
            game: world.game,
            memory: *view.memory(),
            seat: view.seat(),
            picks_up: None,
            models,
            net,
        };
        // All candidates get the same random numbers, so the differences come from the candidates
        // alone.
        let common = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        Some((playout, common))
    };
    let mut pickups: Pickups = candidates.iter().map(|c| (*c, 0.0)).collect();
    let estimates = race(
        candidates,
        &limits,
        sample,
        |(playout, common), candidate| {
            let trial = trial(mind, *playout, candidate, &mut common.clone());
            if trial.picks_up
                && let Some((_, pickups)) = pickups.iter_mut().find(|(c, _)| *c == candidate)
            {
                *pickups += 1.0;
            }
            trial.loss_probability
        },
    );
    for (candidate, pickups) in &mut pickups {
        let tried = estimates.iter().find(|e| e.candidate == *candidate);
        *pickups /= f64::from(tried.map_or(1, |e| e.playouts.max(1)));
    }
    (estimates, pickups)
}

/// The outcome of a candidate in one world.
struct Trial {
    loss_probability: f32,
    picks_up: bool,
}

/// Carries the candidate out in the imagined game and plays on. A candidate that is illegal, which
/// only a bug can cause, counts as lost.
fn trial(
    mind: &Mind,
    mut playout: Playout,
    candidate: Candidate,
    rng: &mut Xoshiro256PlusPlus,
) -> Trial {
    let seat = playout.seat;
    let done = match candidate {
        Candidate::Card(card) => playout.apply(Move::Play { seat, card }),
        Candidate::Take => playout.apply(Move::Take { seat }),
        Candidate::Wait => Ok(()),
        Candidate::DrawFrom(from) => {
            let act = playout.random_draw(seat, Source::Seat(from), rng);
            playout.apply(act)
        }
    };
    let judged = done.and_then(|()| match mind.judgement {
        Judgement::Net(_) => playout.loss_probability(mind.tricks, rng),
        Judgement::Rules(..) => playout.play_to_end(rng),
    });
    debug_assert!(judged.is_ok(), "after {candidate:?}: {judged:?}");
    Trial {
        loss_probability: judged.unwrap_or(1.0),
        picks_up: playout.picks_up.unwrap_or(false),
    }
}
