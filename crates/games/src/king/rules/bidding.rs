//! The auction for the right to name trumps (rules, section 5.2).

use super::SEATS;
use crate::cards::{Direction, Seat};

/// A bid for a number of tricks, 1 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(u8);

impl Bid {
    /// The highest bid, which ends the auction.
    pub const MOST: Bid = Bid(13);

    /// A bid of this many tricks, 1 to 13.
    pub const fn new(tricks: u8) -> Option<Bid> {
        if tricks >= 1 && tricks <= Self::MOST.0 { Some(Bid(tricks)) } else { None }
    }

    pub const fn tricks(self) -> u8 {
        self.0
    }

    /// The bids that are higher than the last one, from low to high; all bids if there was none.
    pub fn above(last: Option<Bid>) -> impl DoubleEndedIterator<Item = Bid> {
        (last.map_or(0, Bid::tricks) + 1..=Self::MOST.0).map(Bid)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sold {
    /// The player who bids, and who names trumps once the bid is accepted.
    pub to: Seat,
    pub bid: Bid,
}

/// The maximum length of an auction: two passes, then the bids 1 to 12 with a pass before each
/// except the first, then 13 or two more passes.
const MOST_CALLS: usize = 27;

/// An auction, running or over: every call so far. The dealer takes no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidding {
    dealer: Seat,
    calls: [Option<Bid>; MOST_CALLS],
    len: u8,
}

impl Bidding {
    pub const fn new(dealer: Seat) -> Bidding {
        Bidding { dealer, calls: [None; MOST_CALLS], len: 0 }
    }

    /// Adds a bid or a pass by the player whose [turn](Self::turn) it is. Does nothing once the
    /// auction is over.
    pub const fn call(&mut self, call: Option<Bid>) {
        if self.turn().is_some() {
            self.calls[self.len as usize] = call;
            self.len += 1;
        }
    }

    /// The player who makes the `n`-th call (from 0).
    const fn caller(&self, n: usize) -> Seat {
        let steps = 1 + n % (SEATS - 1);
        self.dealer.after(steps, SEATS, Direction::Clockwise)
    }

    /// All calls in order: a bid, or `None` for a pass.
    pub fn calls(&self) -> impl DoubleEndedIterator<Item = (Seat, Option<Bid>)> {
        let calls = self.calls[..usize::from(self.len)].iter().enumerate();
        calls.map(|(n, call)| (self.caller(n), *call))
    }

    /// The highest bid so far.
    pub const fn best(&self) -> Option<Sold> {
        let mut n = self.len as usize;
        while n > 0 {
            n -= 1;
            if let Some(bid) = self.calls[n] {
                let to = self.caller(n);
                return Some(Sold { to, bid });
            }
        }
        None
    }

    /// The player to bid or pass next; `None` once the auction is over.
    pub const fn turn(&self) -> Option<Seat> {
        let (mut passes, len) = (0, self.len as usize);
        while passes < len && self.calls[len - 1 - passes].is_none() {
            passes += 1;
        }
        let over = match self.best() {
            Some(Sold { bid, .. }) => bid.0 == Bid::MOST.0 || passes == 2,
            None => passes == 3,
        };
        if over { None } else { Some(self.caller(len)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(calls: &[u8]) -> Bidding {
        let mut bidding = Bidding::new(Seat::FIRST);
        for tricks in calls {
            assert!(bidding.turn().is_some(), "{calls:?}");
            bidding.call(Bid::new(*tricks));
        }
        bidding
    }

    fn best(bidding: &Bidding) -> Option<(usize, u8)> {
        let best = bidding.best()?;
        Some((best.to.index(), best.bid.tricks()))
    }

    #[test]
    fn s5_two_passes_in_a_row_accept_a_bid() {
        for (calls, turn, sold) in [
            (&[][..], Some(1), None),
            (&[0, 0], Some(3), None),
            (&[0, 0, 0], None, None),
            (&[2, 0], Some(3), Some((1, 2))),
            (&[2, 0, 3], Some(1), Some((3, 3))),
            (&[2, 0, 3, 0, 0], None, Some((3, 3))),
            (&[0, 1, 0, 2, 0, 0], None, Some((1, 2))),
            (&[0, 0, 1, 0], Some(2), Some((3, 1))),
            (&[13], None, Some((1, 13))),
            (&[1, 2, 13], None, Some((3, 13))),
        ] {
            let bidding = after(calls);
            assert_eq!(bidding.turn().map(Seat::index), turn, "{calls:?}");
            assert_eq!(best(&bidding), sold, "{calls:?}");
        }
    }

    #[test]
    fn the_longest_auction_fits() {
        let mut calls = vec![0, 0, 1];
        for tricks in 2..=12 {
            calls.extend([0, tricks]);
        }
        calls.push(0);
        let mut sold = after(&calls);
        sold.call(Bid::new(13));
        assert_eq!(sold.turn(), None);
        assert_eq!(sold.calls().count(), MOST_CALLS);
        let before = sold;
        sold.call(None);
        assert_eq!(sold, before);
    }
}
