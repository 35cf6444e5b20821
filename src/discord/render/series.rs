//! The part of a result that all games share: the series so far.

use super::Scene;
use crate::cards::Seat;
use crate::table::Outcome;

/// How often each seat has lost in this series, and whether the game counts.
pub fn losses(scene: &Scene, outcome: &Outcome) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = vec![catalog.series(scene.games)];
    for (seat, info) in Seat::first(scene.seats.len()).zip(scene.seats) {
        lines.push(catalog.series_seat(scene.name(seat), info.tally));
    }
    // One without a loser says so itself.
    if !outcome.counts && outcome.results.is_some() {
        lines.push(catalog.outcome_uncounted());
    }
    lines
}
