//! Counts of what players did in a game, for a server's stats.
//!
//! Owns the counting. Each game decides which figures there are and which events count for them.

use crate::cards::Seat;

#[derive(Clone, Debug)]
pub struct Figures {
    names: &'static [&'static str],
    /// By seat number; within a seat, in the order of the names.
    seats: Vec<Vec<i64>>,
}

impl Figures {
    pub fn new(names: &'static [&'static str], seats: usize) -> Figures {
        Figures {
            names,
            seats: vec![vec![0; names.len()]; seats],
        }
    }

    /// Adds to the seat's figure with this name.
    pub fn add(&mut self, seat: Seat, name: &str, amount: impl Into<i64>) {
        if let Some(figure) = self.figure(seat, name) {
            *figure += amount.into();
        }
    }

    /// Raises the seat's figure with this name to at least this value.
    pub fn raise(&mut self, seat: Seat, name: &str, value: impl Into<i64>) {
        if let Some(figure) = self.figure(seat, name) {
            *figure = value.into().max(*figure);
        }
    }

    fn figure(&mut self, seat: Seat, name: &str) -> Option<&mut i64> {
        let at = self.names.iter().position(|known| *known == name);
        debug_assert!(at.is_some(), "there is no figure called {name}");
        self.seats.get_mut(seat.index())?.get_mut(at?)
    }

    /// Every seat's figures with their names, by seat number.
    pub fn named(&self) -> Vec<Vec<(&'static str, i64)>> {
        let names = self.names.iter().copied();
        let named = |own: &Vec<i64>| names.clone().zip(own.iter().copied()).collect();
        self.seats.iter().map(named).collect()
    }
}
