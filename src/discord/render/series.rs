//! The part of a result that all games share: the series so far.

use super::Scene;
use crate::cards::Seat;
use crate::games::Tally;

/// How often each seat has lost or won in this series, depending on the tally.
pub fn lines(scene: &Scene, tally: Tally) -> Vec<String> {
    let catalog = scene.catalog;
    let mut lines = vec![match tally {
        Tally::LastLoses => catalog.series(scene.games),
        Tally::FirstWins => catalog.series_won(scene.games),
    }];
    for (seat, info) in Seat::first(scene.seats.len()).zip(scene.seats) {
        lines.push(catalog.series_seat(scene.name(seat), info.tally));
    }
    lines
}
