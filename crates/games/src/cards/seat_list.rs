//! An ordered list of seats with a fixed capacity, such as the order of getting away.

use std::fmt;

use super::seat::{MAX_SEATS, Seat};

/// An ordered list of seats, each at most once.
#[derive(Clone, Copy)]
pub struct SeatList {
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl SeatList {
    pub const EMPTY: SeatList = SeatList {
        seats: [Seat::FIRST; MAX_SEATS],
        len: 0,
    };

    #[inline]
    pub const fn push(&mut self, seat: Seat) {
        debug_assert!((self.len as usize) < MAX_SEATS);
        self.seats[self.len as usize & (MAX_SEATS - 1)] = seat;
        self.len += 1;
    }

    /// The seats in order.
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
