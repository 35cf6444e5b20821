//! The hint and the review: how the searching player judges somebody else's decisions.
//!
//! Both get only what the player in the seat could see at that time.

use super::search::{Candidate, Estimate, Pickups, Search};
use super::{Limits, hard, mind};
use crate::cards::Seat;
use crate::getaway::rules::{Board, DrawDue, Due, History, Move, Position, Record, Source, View};
use crate::kit::review::{self, Costly, Judged, LEAST_COST};
use crate::kit::{Bad, Rand};

/// The candidates with their probability of losing, if everyone plays on like `normal`; and how
/// often the player picks up the trick after each card, where that was examined.
pub type Advice = review::Advice<Estimate, Pickups>;

/// Advises what a strong player would do with this view: a card when it is the seat's turn, a take
/// where one is possible, a source for a draw. All choices were tried in the same worlds.
pub fn advise(view: &View, limits: &Limits, rng: &mut Rand) -> Advice {
    let search = Search { mind: mind::hard(), view, limits };
    let (mut estimates, why) = match view.board().due() {
        Due::Draw(seat, DrawDue::Seats(seats)) if seat == view.seat() => {
            (search.sources(seats, rng), Pickups::new())
        }
        _ if view.legal_cards().is_empty() => {
            let mut takes = search.take_or_wait(rng);
            // A take that promises too little isn't recommended.
            let take = hard::favour_a_take(&takes);
            takes.sort_by_key(|e| (e.candidate == Candidate::Take) != take);
            (takes, Pickups::new())
        }
        _ => search.cards_or_take(rng),
    };
    // A later choice wasn't found to be better, so its number must not be lower by chance.
    let mut least = 0.0;
    for estimate in &mut estimates {
        least = calibrated(estimate).max(least);
        estimate.loss_probability = least;
    }
    Advice { estimates, why }
}

/// The factor and the summand for the logit of an estimate, fitted to games that everyone
/// continued like `normal` (the lab's example `reliability`).
const CALIBRATION: (f64, f64) = (0.58, 0.91);

/// The probability that the player loses after this choice if everyone plays on like `normal`. The
/// search assumes that the player continues as well as the search itself.
fn calibrated(estimate: &Estimate) -> f64 {
    // A choice that was solved to its end isn't a guess.
    if estimate.playouts == 0 {
        return estimate.loss_probability;
    }
    let raw = estimate.loss_probability.clamp(0.001, 0.999);
    let (factor, shift) = CALIBRATION;
    1.0 / (1.0 + (-factor * (raw / (1.0 - raw)).ln() - shift).exp())
}

/// The decisions of a finished game that cost the player in `seat` most, costliest first, with the
/// number of their trick. Each is searched within the limits, from what the player knew at the time.
pub fn review(
    record: &Record,
    seat: Seat,
    limits: &Limits,
    rng: &mut Rand,
) -> Result<Vec<Costly<u32, Candidate>>, Bad<Position>> {
    let mut past = None;
    review::review(record, seat, LEAST_COST, limits, |game: &Position, act, is_own| {
        let history = past.get_or_insert_with(|| History::new(game));
        let judged = decision(game, *act).filter(|_| is_own).map(|did| Judged {
            when: game.board().tricks() + 1,
            did,
            estimates: estimates(&history.view(game, seat), did, limits, rng),
        });
        let made = history.apply(&mut game.clone(), *act, &mut |_| {});
        debug_assert!(made.is_ok(), "a move that is replayed is legal");
        judged
    })
}

/// The decision in this move, if there was something to decide.
fn decision(game: &Position, act: Move) -> Option<Candidate> {
    match act {
        Move::Play { seat, card } => {
            (game.legal_cards(seat).len() > 1).then_some(Candidate::Card(card))
        }
        Move::Take { .. } => (game.board().in_play().len() > 2).then_some(Candidate::Take),
        Move::Draw { from: Source::Seat(from), .. } => {
            several(game.board()).then_some(Candidate::DrawFrom(from))
        }
        // A slip isn't a decision: it wasn't intended.
        Move::Draw { .. } | Move::Slip { .. } => None,
    }
}

/// Whether there are several players to draw from.
fn several(board: &Board) -> bool {
    matches!(board.due(), Due::Draw(_, DrawDue::Seats(seats)) if seats.len() > 1)
}

/// What the player could have decided instead, best first.
fn estimates(view: &View, played: Candidate, limits: &Limits, rng: &mut Rand) -> Vec<Estimate> {
    let search = Search { mind: mind::hard(), view, limits };
    let mut estimates = match (played, view.board().due()) {
        (Candidate::Card(card), _) => search.cards(card, rng),
        (Candidate::DrawFrom(_), Due::Draw(_, DrawDue::Seats(seats))) => search.sources(seats, rng),
        _ => search.take_or_wait(rng),
    };
    for estimate in &mut estimates {
        estimate.loss_probability = calibrated(estimate);
    }
    estimates
}
