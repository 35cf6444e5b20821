//! What the players of a game did, counted for the statistics of a server.
//!
//! Owns the counting; which figures there are and which events count for them is each game's own.

use crate::cards::Seat;

/// Each seat's figures.
#[derive(Clone, Debug)]
pub struct Figures {
    names: &'static [&'static str],
    /// By seat number, in the order of the names.
    seats: Vec<Vec<i64>>,
}

impl Figures {
    /// Nothing counted yet.
    #[must_use]
    pub fn new(names: &'static [&'static str], seats: usize) -> Figures {
        Figures {
            names,
            seats: vec![vec![0; names.len()]; seats],
        }
    }

    /// Adds to a seat's figure of this name.
    pub fn add(&mut self, seat: Seat, name: &str, amount: impl Into<i64>) {
        let at = self.names.iter().position(|known| *known == name);
        debug_assert!(at.is_some(), "there is no figure called {name}");
        let figures = self.seats.get_mut(seat.index());
        if let Some(figure) = figures.zip(at).and_then(|(own, at)| own.get_mut(at)) {
            *figure += amount.into();
        }
    }

    /// Every seat's figures by name, by seat number.
    #[must_use]
    pub fn named(&self) -> Vec<Vec<(&'static str, i64)>> {
        let names = self.names.iter().copied();
        let named = |own: &Vec<i64>| names.clone().zip(own.iter().copied()).collect();
        self.seats.iter().map(named).collect()
    }
}
