//! The places of a player's face-down cards: all that anybody knows about them.

use std::fmt;

/// A set of places, numbered from 0 as the cards were dealt. A place keeps its number when other
/// places become empty.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Places(u8);

impl Places {
    pub const EMPTY: Places = Places(0);

    /// The first `count` places (at most 8).
    pub const fn first(count: usize) -> Places {
        Places(((1u32 << if count > 8 { 8 } else { count }) - 1) as u8)
    }

    #[inline]
    pub const fn contains(self, at: u8) -> bool {
        at < 8 && self.0 & (1 << at) != 0
    }

    #[inline]
    #[must_use]
    pub const fn without(self, at: u8) -> Places {
        if at < 8 {
            Places(self.0 & !(1 << at))
        } else {
            self
        }
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The place with the highest number.
    #[inline]
    pub const fn last(self) -> Option<u8> {
        match self.0 {
            0 => None,
            bits => Some(7 - bits.leading_zeros() as u8),
        }
    }

    /// The places from 0 up.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |at| self.contains(*at))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
