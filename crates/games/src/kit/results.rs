//! A game's results, from its last move to the leaderboard: a place for each seat, and a score in
//! games that have scores.
//!
//! Owns places; [`Tally`] says once for each game what they are worth in its tally. Also counts the
//! figures about what players did: each game decides which there are and which events count.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::cards::{MAX_SEATS, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// The seat's place: 1 is the best. Tied seats share the better place, and the places after it
    /// stay empty.
    pub place: u8,
    /// The seat's score, in games that have scores.
    pub score: Option<i32>,
}

/// How every seat of a finished game did, by seat number.
///
/// ```
/// use getaway_games::Results;
/// use getaway_games::cards::Seat;
///
/// let results = Results::of_scores(&[60, -120, 60]).unwrap();
/// // Tied seats share the better place.
/// let places = Seat::first(3).map(|seat| results.place(seat).unwrap());
/// assert_eq!(places.collect::<Vec<_>>(), [1, 3, 1]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Results(Vec<Placing>);

impl Results {
    /// Places without ties, from the best seat on. `None` unless every seat appears once.
    pub fn in_order(order: impl IntoIterator<Item = Seat>) -> Option<Results> {
        let order: Vec<Seat> = order.into_iter().collect();
        let all: SeatSet = order.iter().copied().collect();
        if all != SeatSet::first(order.len()) || all.len() as usize != order.len() {
            return None;
        }
        let mut worth = vec![Reverse(0); order.len()];
        for (at, seat) in order.iter().enumerate() {
            worth[seat.index()] = Reverse(at);
        }
        Results::by_worth(&worth)
    }

    /// Places by the worth of each seat's result, by seat number. More is better, and equal seats
    /// share the better place. `None` unless the seats fit a table.
    pub fn by_worth<W: Ord>(worth: &[W]) -> Option<Results> {
        if !(1..=MAX_SEATS).contains(&worth.len()) {
            return None;
        }
        let better = |than: &W| worth.iter().filter(|other| *other > than).count();
        let placing = |own: &W| Placing {
            // There are no more seats than a table has.
            place: better(own) as u8 + 1,
            score: None,
        };
        Some(Results(worth.iter().map(placing).collect()))
    }

    /// Scores by seat number, and the places that follow from them. `None` unless the seats fit a
    /// table.
    pub fn of_scores(scores: &[i32]) -> Option<Results> {
        let mut results = Results::by_worth(scores)?;
        for (placing, score) in results.0.iter_mut().zip(scores) {
            placing.score = Some(*score);
        }
        Some(results)
    }

    pub fn placings(&self) -> &[Placing] {
        &self.0
    }

    pub fn place(&self, seat: Seat) -> Option<u8> {
        Some(self.0.get(seat.index())?.place)
    }

    /// The seats with their places, best first; tied seats by number.
    pub fn ranked(&self) -> Vec<(Seat, Placing)> {
        let seats = Seat::first(self.0.len());
        let mut ranked: Vec<_> = seats.zip(self.0.iter().copied()).collect();
        ranked.sort_by_key(|(_, placing)| placing.place);
        ranked
    }

    fn at(&self, place: Option<u8>) -> SeatSet {
        Seat::first(self.0.len()).filter(|seat| self.place(*seat) == place).collect()
    }
}

/// What a server's tally of a game counts.
///
/// ```
/// use getaway_games::cards::Seat;
/// use getaway_games::{Results, Tally};
///
/// let seats = [2, 0, 1].map(|number| Seat::new(number).unwrap());
/// let results = Results::in_order(seats).unwrap();
/// assert_eq!(Tally::LastLoses.loser(&results), Some(seats[2]));
/// assert_eq!(Tally::FirstWins.counted(&results).only(), Some(seats[0]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    LastLoses,
    /// The first player wins; a shared first place is a shared win.
    FirstWins,
}

impl Tally {
    /// The seats that the tally counts: the losers or the winners.
    pub fn counted(self, results: &Results) -> SeatSet {
        let places = results.0.iter().map(|placing| placing.place);
        results.at(match self {
            Tally::LastLoses => places.max(),
            Tally::FirstWins => places.min(),
        })
    }

    /// The loser; `None` in a game with winners.
    pub fn loser(self, results: &Results) -> Option<Seat> {
        match self {
            Tally::LastLoses => self.counted(results).only(),
            Tally::FirstWins => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    Placed(Results),
    /// By its rules, without a result: the game was too long.
    Stopped,
}

impl Ending {
    pub fn results(self) -> Option<Results> {
        match self {
            Ending::Placed(results) => Some(results),
            Ending::Stopped => None,
        }
    }
}

/// The record's fields about the end of such a game.
///
/// ```
/// use getaway_games::cards::Seat;
/// use getaway_games::{Ending, LastLeft};
///
/// let other = Seat::new(1).unwrap();
/// let end = LastLeft::new(&[other], Some(Seat::FIRST));
/// assert_eq!(end.ending().results().unwrap().place(other), Some(1));
/// assert_eq!(LastLeft::new(&[other], None).ending(), Ending::Stopped);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastLeft {
    pub away: Vec<Seat>,
    /// The loser; `None` while the game runs, or if it was stopped or abandoned.
    #[serde(deserialize_with = "Option::deserialize")]
    pub loser: Option<Seat>,
}

impl LastLeft {
    /// The end of a game with these players away, in this order, and this loser.
    pub fn new(away: &[Seat], loser: Option<Seat>) -> LastLeft {
        LastLeft { away: away.to_vec(), loser }
    }

    /// The result if the game is over. A game without a loser was stopped.
    pub fn ending(self) -> Ending {
        let order = self.away.into_iter().chain(self.loser);
        match self.loser.and_then(|_| Results::in_order(order)) {
            Some(results) => Ending::Placed(results),
            None => Ending::Stopped,
        }
    }
}

/// Numbers about what each player did.
///
/// ```
/// use getaway_games::Figures;
/// use getaway_games::cards::Seat;
///
/// let mut figures = Figures::new(&["pickups", "longest"], 2);
/// figures.add(Seat::FIRST, "pickups", 1);
/// figures.raise(Seat::FIRST, "longest", 9);
/// figures.raise(Seat::FIRST, "longest", 4);
/// assert_eq!(figures.named()[0], [("pickups", 1), ("longest", 9)]);
/// ```
#[derive(Clone, Debug)]
pub struct Figures {
    names: &'static [&'static str],
    /// By seat number; within a seat, in the order of the names.
    seats: Vec<Vec<i64>>,
}

impl Figures {
    pub fn new(names: &'static [&'static str], seats: usize) -> Figures {
        Figures { names, seats: vec![vec![0; names.len()]; seats] }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn places(results: &Results) -> Vec<u8> {
        results.placings().iter().map(|p| p.place).collect()
    }

    #[test]
    fn an_order_must_name_every_seat_once() {
        let order =
            |numbers: &[usize]| Results::in_order(numbers.iter().filter_map(|n| Seat::new(*n)));
        assert_eq!(order(&[2, 0, 1]).as_ref().map(places), Some(vec![2, 3, 1]));
        for wrong in [&[][..], &[1], &[0, 0], &[0, 2], &[0, 1, 1]] {
            assert_eq!(order(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn tied_seats_share_the_better_place() {
        // Two of four go out together while two remain: both are third.
        let out_in_deal = [9, 4, 4, 7];
        let results = Results::by_worth(&out_in_deal).unwrap();
        assert_eq!(places(&results), [1, 3, 3, 2]);
        let seats: Vec<usize> = results.ranked().iter().map(|(s, _)| s.index()).collect();
        assert_eq!(seats, [0, 3, 1, 2]);
        assert_eq!(Results::by_worth::<u8>(&[]), None);
        assert_eq!(Results::by_worth(&[0; MAX_SEATS + 1]), None);
    }

    #[test]
    fn a_shared_first_place_is_a_shared_win_and_a_game_with_winners_has_no_loser() {
        let results = Results::of_scores(&[60, -120, 60, 0]).unwrap();
        assert_eq!(results.placings()[1].score, Some(-120));
        let counted = |tally: Tally| -> Vec<usize> {
            tally.counted(&results).iter().map(Seat::index).collect()
        };
        assert_eq!(counted(Tally::FirstWins), [0, 2]);
        assert_eq!(counted(Tally::LastLoses), [1]);
        assert_eq!(Tally::FirstWins.loser(&results), None);
        assert_eq!(Tally::LastLoses.loser(&results), Seat::new(1));
    }
}
