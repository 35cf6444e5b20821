//! The hint and the review: what the searching player thinks of somebody else's decisions.
//!
//! Both are given what the player in the seat could see at that time, and no more.

use rand::rngs::Xoshiro256PlusPlus;

use super::mind;
use super::search::{Candidate, Estimate, Pickups};
use super::{Limits, hard};
use crate::cards::{CardSet, Seat};
use crate::getaway::rules::{
    BadSetup, Board, DrawDue, Due, Event, Game, History, Illegal, Move, Options, Source, View,
};

/// What a player can do now, judged by a strong one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// The candidates with their probability of losing, best first; none if the player has nothing
    /// to decide now. It supposes that everybody plays on as `normal` does.
    pub estimates: Vec<Estimate>,
    /// How often the player picks up the trick after each of the cards; none where that was not
    /// looked at.
    pub pickups: Pickups,
}

/// What a strong player would do with this view: cards when it is the seat's turn, a take where
/// one is possible, a source for a draw. All that is compared was tried in the same worlds.
pub fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
    let hard = mind::hard();
    let drawing = match view.board().due() {
        Due::Draw(seat, DrawDue::Seats(seats)) if seat == view.seat() => Some(seats),
        _ => None,
    };
    let (mut estimates, pickups) = match drawing {
        Some(seats) => (
            hard::sources(&hard, view, seats, limits, rng),
            Pickups::new(),
        ),
        None if view.legal_cards().is_empty() => {
            let mut takes = hard::take_or_wait(&hard, view, limits, rng);
            // What promises too little of a take is no reason for one.
            let take = hard::favour_a_take(&takes);
            takes.sort_by_key(|e| (e.candidate == Candidate::Take) != take);
            (takes, Pickups::new())
        }
        None => hard::cards_or_take(&hard, view, limits, rng),
    };
    // What comes later in the order was not found to be better, whatever chance says.
    let mut least = 0.0;
    for estimate in &mut estimates {
        least = calibrated(estimate).max(least);
        estimate.loss_probability = least;
    }
    Advice { estimates, pickups }
}

/// By what the logit of an estimate is multiplied, and what is added to it: fitted to how games
/// went on in which everybody played as `normal` (`getaway reliability`).
const CALIBRATION: (f64, f64) = (0.58, 0.91);

/// How often the player loses who does this, if then everybody plays on as `normal` does. The
/// search supposes that the player goes on as well as it does itself.
fn calibrated(estimate: &Estimate) -> f64 {
    // What was solved to its end is no guess.
    if estimate.playouts == 0 {
        return estimate.loss_probability;
    }
    let raw = estimate.loss_probability.clamp(0.001, 0.999);
    let (factor, shift) = CALIBRATION;
    1.0 / (1.0 + (-factor * (raw / (1.0 - raw)).ln() - shift).exp())
}

/// A decision of a finished game that cost its player something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReviewedDecision {
    /// The number of the trick, from 1.
    pub trick: u32,
    /// What the player did.
    pub played: Candidate,
    /// What would have been better.
    pub better: Candidate,
    /// By how much the estimated probability of losing was higher, 0 to 1.
    pub cost: f64,
    /// How many cards the player picked up with this trick.
    pub picked_up: u32,
}

/// A review names no more decisions than this.
const MAX_DECISIONS: usize = 3;

/// A decision that cost less counts as no worse than the best.
const MIN_COST: f64 = 0.04;

/// Estimates from fewer playouts say too little.
const MIN_PLAYOUTS: u32 = 32;

/// Why a game cannot be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAGame {
    /// The hands are no deal of these options.
    #[error(transparent)]
    Deal(#[from] BadSetup),
    /// A move is illegal.
    #[error(transparent)]
    Move(#[from] Illegal),
}

/// The decisions of a finished game that cost the player in `seat` most, the costliest first. Each
/// is searched within the limits, from what the player knew then.
///
/// # Errors
/// Why these are not the moves of a game.
pub fn review(
    options: Options,
    dealer: Seat,
    hands: &[CardSet],
    moves: &[Move],
    seat: Seat,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<Vec<ReviewedDecision>, NotAGame> {
    let mut game = Game::deal(options, dealer, hands)?;
    let mut history = History::new(&game);
    let mut reviewed: Vec<ReviewedDecision> = Vec::new();
    for act in moves {
        let decided = decision(&game, *act, seat);
        let costly = match decided {
            Some(played) if (limits.go_on)() => {
                costly(&history.view(&game, seat), played, limits, rng)
            }
            _ => None,
        };
        reviewed.extend(costly);
        let trick = game.board().tricks() + 1;
        history.apply(&mut game, *act, &mut |event| {
            if let Event::PickedUp { seat: who, cards } = event
                && who == seat
            {
                let here = reviewed
                    .iter_mut()
                    .filter(|decision| decision.trick == trick);
                here.for_each(|decision| decision.picked_up = cards.len());
            }
        })?;
    }
    reviewed.sort_by(|a, b| b.cost.total_cmp(&a.cost));
    reviewed.truncate(MAX_DECISIONS);
    Ok(reviewed)
}

/// What the seat decided with the move, if it was its own and there was something to decide.
fn decision(game: &Game, act: Move, seat: Seat) -> Option<Candidate> {
    if act.seat() != seat {
        return None;
    }
    match act {
        Move::Play { card, .. } => {
            (game.legal_cards(seat).len() > 1).then_some(Candidate::Card(card))
        }
        Move::Take { .. } => (game.board().in_play().len() > 2).then_some(Candidate::Take),
        Move::Draw {
            from: Source::Seat(from),
            ..
        } => several(game.board()).then_some(Candidate::DrawFrom(from)),
        // A slip is none: it was not meant.
        Move::Draw { .. } | Move::Slip { .. } => None,
    }
}

/// Whether there are several players to draw from.
fn several(board: &Board) -> bool {
    matches!(board.due(), Due::Draw(_, DrawDue::Seats(seats)) if seats.len() > 1)
}

/// The decision, if it cost the player enough to be named.
fn costly(
    view: &View,
    played: Candidate,
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<ReviewedDecision> {
    let estimates = match (played, view.board().due()) {
        (Candidate::Card(card), _) => hard::cards_including(&mind::hard(), view, card, limits, rng),
        (Candidate::DrawFrom(_), Due::Draw(_, DrawDue::Seats(seats))) => {
            hard::sources(&mind::hard(), view, seats, limits, rng)
        }
        _ => hard::take_or_wait(&mind::hard(), view, limits, rng),
    };
    let best = estimates.first()?;
    let own = estimates.iter().find(|e| e.candidate == played)?;
    let cost = calibrated(own) - calibrated(best);
    let sure = |e: &Estimate| e.playouts == 0 || e.playouts >= MIN_PLAYOUTS;
    (cost >= MIN_COST && sure(own) && sure(best) && best.candidate != played).then_some(
        ReviewedDecision {
            trick: view.board().tricks() + 1,
            played,
            better: best.candidate,
            cost,
            picked_up: 0,
        },
    )
}
