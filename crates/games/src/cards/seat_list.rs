//! Seats in an order, of a fixed size: who got away first, and who then.

use std::fmt;

use super::seat::{MAX_SEATS, Seat};

/// Seats in an order, each once.
#[derive(Clone, Copy)]
pub struct SeatList {
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl SeatList {
    /// No seat.
    pub const EMPTY: SeatList = SeatList {
        seats: [Seat::FIRST; MAX_SEATS],
        len: 0,
    };

    /// Adds a seat at the end.
    #[inline]
    pub const fn push(&mut self, seat: Seat) {
        debug_assert!((self.len as usize) < MAX_SEATS);
        self.seats[self.len as usize & (MAX_SEATS - 1)] = seat;
        self.len += 1;
    }

    /// The seats in their order.
    #[must_use]
    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

impl PartialEq for SeatList {
    fn eq(&self, other: &SeatList) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for SeatList {}

impl fmt::Debug for SeatList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
