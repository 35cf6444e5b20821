//! The view of a seat, in games where it consists of the seat's hand and what everybody sees.

use crate::cards::Seat;

/// Everything that the player in one seat knows: their own hand, and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View<H, B> {
    seat: Seat,
    hand: H,
    board: B,
}

impl<H: Copy, B: Copy> View<H, B> {
    /// The view of this seat, with this hand and this board.
    pub(crate) const fn of(seat: Seat, hand: H, board: B) -> View<H, B> {
        View { seat, hand, board }
    }

    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    pub const fn hand(&self) -> H {
        self.hand
    }

    /// What everybody sees.
    #[inline]
    pub const fn board(&self) -> &B {
        &self.board
    }
}
