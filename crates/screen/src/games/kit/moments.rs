//! The moments of finished games that are worth telling. Each game names its own, from its record.

use std::sync::Arc;

use crate::i18n::Catalog;
use getaway_games::cards::Seat;
use getaway_games::kit::{Record, RoundLog, Rules};

/// A moment of a game. Of those with the same `what`, an evening tells the one that is worth most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Highlight {
    pub what: &'static str,
    /// Whose moment it is.
    pub seat: Seat,
    pub worth: usize,
    pub text: String,
}

/// Puts moments and choices into words: the language, and the names of the game's seats.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    pub catalog: &'a Catalog,
    pub names: &'a [String],
}

impl Narrator<'_> {
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| self.catalog.somebody())
    }

    /// A moment in which somebody reached this number of cards or tricks. One alone isn't worth
    /// telling.
    pub fn highlight(
        &self,
        what: &'static str,
        most: Option<(usize, Seat)>,
        text: impl FnOnce(&Catalog, String, usize) -> String,
    ) -> Option<Highlight> {
        let (worth, seat) = most.filter(|(worth, _)| *worth > 1)?;
        Some(Highlight { what, seat, worth, text: text(self.catalog, self.name(seat), worth) })
    }
}

/// What happened in the round in progress and the one before, newest first.
pub fn newest<'a, E>(
    past: &'a [Arc<RoundLog<E>>],
    present: &'a RoundLog<E>,
) -> impl Iterator<Item = &'a E> {
    let before = past.last().into_iter().flat_map(|log| log.events.iter().rev());
    present.events.iter().rev().chain(before)
}

/// Everything that happened in a recorded game, in order. Empty if it can't be replayed.
pub fn events<R: Rules>(record: &Record<R>) -> Vec<R::Event> {
    let mut events = Vec::new();
    let replayed = record.play_moves(&mut |before, act| {
        let made = before.clone().make(act, &mut |event| events.push(event));
        debug_assert!(made.is_ok(), "a move that is replayed is legal");
    });
    match replayed {
        Ok(_) => events,
        Err(_) => Vec::new(),
    }
}
