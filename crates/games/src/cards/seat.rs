//! Seats, sets and lists of seats, and the way play goes round the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a table can have (Getaway's rules, section 1: two packs).
pub const MAX_SEATS: usize = 16;

/// A place at the table, numbered clockwise from 0.
///
/// ```
/// use getaway_games::cards::{Direction, Seat};
///
/// let last = Seat::new(3).unwrap();
/// assert_eq!(last.after(1, 4, Direction::Clockwise), Seat::FIRST);
/// assert_eq!(Seat::new(16), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat 0, which every table has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, 0 to 15.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS { Some(Seat(number as u8)) } else { None }
    }

    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The seats of a table with `count` seats (at most 16), from 0 up.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat `steps` further in the direction of play, at a table with `count` seats.
    #[must_use]
    pub const fn after(self, steps: usize, count: usize, direction: Direction) -> Seat {
        let steps = steps % count;
        let number = match direction {
            Direction::Clockwise => self.index() + steps,
            Direction::Anticlockwise => self.index() + count - steps,
        };
        Seat((number % count) as u8)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Seat, &'static str> {
        Seat::new(number.into()).ok_or("a seat is a number from 0 to 15")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// The direction in which dealing, playing, neighbours and takes go (Getaway's rules, section 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The next player after seat *i* is seat *i* + 1.
    #[default]
    Clockwise,
    /// The next player after seat *i* is seat *i* − 1.
    Anticlockwise,
}

/// A set of seats.
///
/// ```
/// use getaway_games::cards::{Direction, Seat, SeatSet};
///
/// // Seat 2 is out of the game.
/// let in_play = SeatSet::first(4).without(Seat::new(2).unwrap());
/// let after = in_play.next_after(Seat::new(1).unwrap(), Direction::Clockwise);
/// assert_eq!(after, Seat::new(3));
/// assert_eq!(in_play.only(), None);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `count` seats (at most 16).
    pub const fn first(count: usize) -> SeatSet {
        SeatSet(((1u32 << if count > MAX_SEATS { MAX_SEATS } else { count }) - 1) as u16)
    }

    #[inline]
    pub const fn of(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat, if there is exactly one.
    #[inline]
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The next seat of the set after `seat` in the direction of play; `seat` itself comes last.
    /// `None` for an empty set.
    #[inline]
    pub const fn next_after(self, seat: Seat, direction: Direction) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let number = match direction {
            Direction::Clockwise => {
                let later = self.0 as u32 & !((2u32 << seat.index()) - 1);
                let pool = if later != 0 { later } else { self.0 as u32 };
                pool.trailing_zeros()
            }
            Direction::Anticlockwise => {
                let earlier = self.0 as u32 & ((1u32 << seat.index()) - 1);
                let pool = if earlier != 0 { earlier } else { self.0 as u32 };
                31 - pool.leading_zeros()
            }
        };
        Some(Seat(number as u8))
    }

    /// All seats of the set in the direction of play, starting with the first one after `seat`.
    pub fn in_turn_after(self, seat: Seat, direction: Direction) -> impl Iterator<Item = Seat> {
        let mut left = self;
        let mut at = seat;
        std::iter::from_fn(move || {
            at = left.next_after(at, direction)?;
            left = left.without(at);
            Some(at)
        })
    }

    /// All seats of the set in the direction of play, starting with `seat` if it is one of them.
    pub fn in_turn_from(self, seat: Seat, direction: Direction) -> impl Iterator<Item = Seat> {
        let first = self.contains(seat).then_some(seat).into_iter();
        first.chain(self.without(seat).in_turn_after(seat, direction))
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// An ordered list of seats, each at most once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatList {
    /// The seats of the list, then [`Seat::FIRST`].
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl SeatList {
    pub const EMPTY: SeatList = SeatList { seats: [Seat::FIRST; MAX_SEATS], len: 0 };

    #[inline]
    pub const fn push(&mut self, seat: Seat) {
        debug_assert!((self.len as usize) < MAX_SEATS);
        self.seats[self.len as usize & (MAX_SEATS - 1)] = seat;
        self.len += 1;
    }

    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

impl fmt::Debug for SeatList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn next_after_is_the_first_seat_on_the_way(bits: u16, start in 0usize..16, anti: bool) {
            let set = SeatSet(bits);
            let direction = if anti { Direction::Anticlockwise } else { Direction::Clockwise };
            let start = Seat::new(start).unwrap();
            let walked = (1..=16).map(|n| start.after(n, 16, direction)).find(|s| set.contains(*s));
            prop_assert_eq!(set.next_after(start, direction), walked);
            let all: Vec<_> = set.in_turn_after(start, direction).collect();
            prop_assert_eq!(all.len() as u32, set.len());
            let order: Vec<_> = (0..16)
                .map(|n| start.after(n, 16, direction))
                .filter(|seat| set.contains(*seat))
                .collect();
            prop_assert_eq!(set.in_turn_from(start, direction).collect::<Vec<_>>(), order);
        }
    }
}
