//! The score sheet: the contract and scores of each finished round, the totals, and the places
//! (rules, section 6).

use super::SEATS;
use super::contract::Contract;
use super::round::Round;
use crate::cards::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub dealer: Seat,
    pub contract: Contract,
    /// The number of tricks or penalty cards that each seat took, without any bid handed over.
    pub counts: [u8; SEATS],
    pub scores: [i32; SEATS],
}

/// The finished rounds in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    rows: [Option<Row>; Round::COUNT],
    len: u8,
}

impl Sheet {
    pub(super) fn push(&mut self, row: Row) {
        if let Some(place) = self.rows.get_mut(usize::from(self.len)) {
            *place = Some(row);
            self.len += 1;
        }
    }

    pub fn rows(&self) -> impl Iterator<Item = (Round, &Row)> {
        Round::all().zip(self.rows.iter().flatten())
    }

    /// The round in play or the next one; `None` after the tenth.
    pub const fn round(&self) -> Option<Round> {
        Round::new(self.len as usize + 1)
    }

    /// The points of each seat in all finished rounds.
    pub fn totals(&self) -> [i32; SEATS] {
        let mut totals = [0; SEATS];
        for (_, row) in self.rows() {
            for (total, score) in totals.iter_mut().zip(row.scores) {
                *total += score;
            }
        }
        totals
    }
}

/// The place of each seat, from 1: the most points win, and tied seats share the better place.
pub fn places(scores: [i32; SEATS]) -> [u8; SEATS] {
    scores.map(|score| 1 + scores.iter().filter(|other| **other > score).count() as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s6_tied_seats_share_the_better_place() {
        assert_eq!(places([45, -120, 60, 15]), [2, 4, 1, 3]);
        assert_eq!(places([10, 10, -20, 0]), [1, 1, 4, 3]);
        assert_eq!(places([0, 0, 0, 0]), [1, 1, 1, 1]);
        assert_eq!(places([-5, 15, -5, -5]), [2, 1, 2, 2]);
    }
}
