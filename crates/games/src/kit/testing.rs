//! Shared by the tests of the games: seats, the players at a table, stored games, and what holds
//! for all options and all reviews.

use std::fmt::Debug;

use super::options::combinations;
use super::review::Costly;
use super::{Game, Level, Players, RuleOptions, Start, Stored, TableOptions, restore};
use crate::cards::{Chance, ChanceProof, MAX_SEATS, Seat, SeatSet, Secret};

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The start of a first game, with this seed as its secret.
pub(crate) fn start(seats: usize, dealer: Seat, seed: u8) -> Start {
    Start {
        seats,
        dealer,
        chance: Chance::new(&Secret::new([seed; 32]), 1, &[]),
        previous_loser: None,
    }
}

/// Players with computers at every seat except these.
pub(crate) fn players(people: SeatSet) -> Players {
    Players {
        people,
        overdue: SeatSet::EMPTY,
        levels: [Level::Normal; MAX_SEATS],
    }
}

/// The parts of a game that a store would have.
pub(crate) struct Kept {
    seats: usize,
    options: String,
    dealer: Seat,
    deal: Option<String>,
    pub(crate) entries: Vec<String>,
}

impl Kept {
    pub(crate) fn new<G: Game>(game: &G) -> Kept {
        Kept {
            seats: game.start().seats,
            options: serde_json::json!(game.options().rules()).to_string(),
            dealer: game.start().dealer,
            deal: None,
            entries: Vec::new(),
        }
    }

    pub(crate) fn save<G: Game>(&mut self, game: &mut G) {
        let unsaved = game.journal_mut().unwrap().take_unsaved();
        self.deal = self.deal.take().or(unsaved.deal);
        if !unsaved.entries.is_empty() {
            let known = self.entries.len();
            assert_eq!(unsaved.from, known, "every entry is saved exactly once");
        }
        self.entries.extend(unsaved.entries);
    }

    pub(crate) fn stored(&self, chance: Option<ChanceProof>) -> Stored<'_> {
        Stored {
            rules_version: 1,
            labels: vec!["easy".to_owned(); self.seats],
            options: Some(&self.options),
            dealer: Some(self.dealer.into()),
            deal: self.deal.as_deref(),
            entries: &self.entries,
            chance,
        }
    }

    /// The saved game, with its table's options at their defaults.
    pub(crate) fn restored<G: Game>(&self, game: &G) -> G {
        let (start, stored) = (game.start().clone(), self.stored(None));
        restore(G::Options::default(), start, &stored, &game.beside()).unwrap()
    }
}

/// Checks that all options read back as records write them, and returns what records write.
pub(crate) fn written<O: RuleOptions>() -> Vec<String> {
    let write = |options: O| {
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<O>(&text).unwrap(), options);
        text
    };
    combinations().map(write).collect()
}

/// Checks that a review names one to three decisions, the worst first.
pub(crate) fn assert_worst_first<W: Debug, M: Debug + PartialEq>(found: &[Costly<W, M>]) {
    assert!((1..=3).contains(&found.len()), "{found:?}");
    assert!(found.is_sorted_by(|a, b| a.cost >= b.cost), "{found:?}");
    for decision in found {
        assert!(decision.cost > 0.0 && decision.did != decision.better);
    }
}
