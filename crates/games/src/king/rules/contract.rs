//! The contract of a round, the scores for the tricks taken, and the score sheet with its totals
//! and places (rules, sections 4 to 6).

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::bidding::Sold;
use super::round::{Penalty, Round};
use super::trick::Taken;
use super::{SEATS, TRICKS};
use crate::cards::{Seat, Suit};
use crate::kit::options::{Named, UnknownName, named};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trumps {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
    None,
}

named!(Trumps {
    Spades = "S",
    Hearts = "H",
    Diamonds = "D",
    Clubs = "C",
    None = "none",
});

impl Trumps {
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trumps::Spades => Some(Suit::Spades),
            Trumps::Hearts => Some(Suit::Hearts),
            Trumps::Diamonds => Some(Suit::Diamonds),
            Trumps::Clubs => Some(Suit::Clubs),
            Trumps::None => None,
        }
    }
}

impl From<Suit> for Trumps {
    fn from(suit: Suit) -> Trumps {
        match suit {
            Suit::Spades => Trumps::Spades,
            Suit::Hearts => Trumps::Hearts,
            Suit::Diamonds => Trumps::Diamonds,
            Suit::Clubs => Trumps::Clubs,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    Trumps(Trumps),
    Auction,
}

impl Choice {
    const AUCTION: &str = "auction";

    pub fn all() -> impl Iterator<Item = Choice> {
        Trumps::ALL.iter().copied().map(Choice::Trumps).chain([Choice::Auction])
    }

    /// `S`, `H`, `D`, `C`, `none` or `auction`.
    pub fn name(self) -> &'static str {
        match self {
            Choice::Trumps(trumps) => trumps.name(),
            Choice::Auction => Choice::AUCTION,
        }
    }
}

impl FromStr for Choice {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Choice, UnknownName> {
        let choice = Choice::all().find(|choice| choice.name() == name);
        choice.ok_or_else(|| UnknownName { expected: Choice::all().map(Choice::name).collect() })
    }
}

impl Serialize for Choice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Choice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Choice, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The direction of a positive round (rules, section 5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    /// Each trick brings 25.
    Up,
    /// Everyone starts with 325, and each trick costs 75.
    Down,
}

named!(Scoring { Up = "up", Down = "down" });

impl Scoring {
    /// The points for a number of tricks, which an auction can push below 0 or above 13.
    pub const fn points(self, tricks: i32) -> i32 {
        match self {
            Scoring::Up => 25 * tricks,
            Scoring::Down => 325 - 75 * tricks,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contract {
    /// Penalties cost points.
    Negative(Penalty),
    /// Tricks bring or cost points, and the scores sum to 325. `sold`: the accepted bid, if there is one.
    Positive { trumps: Trumps, way: Scoring, sold: Option<Sold> },
}

impl Contract {
    /// The direction of a positive round.
    pub const fn way(self) -> Option<Scoring> {
        match self {
            Contract::Negative(_) => None,
            Contract::Positive { way, .. } => Some(way),
        }
    }

    pub const fn trumps(self) -> Option<Suit> {
        match self {
            Contract::Negative(_) => None,
            Contract::Positive { trumps, .. } => trumps.suit(),
        }
    }

    /// The number of tricks or penalty cards that each seat took, for tricks given in order. The
    /// score follows from it, apart from an auction's bid.
    pub fn counts(self, tricks: &[Taken]) -> [u8; SEATS] {
        let mut counts = [0; SEATS];
        for (trick, number) in tricks.iter().zip(1..) {
            counts[trick.winner.index() % SEATS] += match self {
                Contract::Negative(penalty) => penalty.count(number, trick) as u8,
                Contract::Positive { .. } => 1,
            };
        }
        counts
    }

    /// The points of each seat for its count.
    pub fn scores(self, counts: [u8; SEATS], dealer: Seat) -> [i32; SEATS] {
        let mut counts = counts.map(i32::from);
        match self {
            Contract::Negative(penalty) => counts.map(|count| -penalty.each() * count),
            Contract::Positive { way, sold, .. } => {
                if let Some(Sold { to, bid }) = sold {
                    counts[to.index() % SEATS] -= i32::from(bid.tricks());
                    counts[dealer.index() % SEATS] += i32::from(bid.tricks());
                }
                counts.map(|tricks| way.points(tricks))
            }
        }
    }

    /// Whether nothing is left to score after these tricks.
    pub fn is_decided(self, tricks: &[Taken]) -> bool {
        match self {
            Contract::Negative(penalty) if tricks.len() < TRICKS => {
                let sets = tricks.iter().map(Taken::card_set);
                penalty.is_decided(sets.fold(Default::default(), |all, set| all.or(set)))
            }
            _ => tricks.len() == TRICKS,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub dealer: Seat,
    pub contract: Contract,
    /// The number of tricks or penalty cards that each seat took, without any bid handed over.
    pub counts: [u8; SEATS],
    pub scores: [i32; SEATS],
}

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
    use super::super::Bid;
    use super::*;

    fn positive(way: Scoring, sold: Option<Sold>) -> Contract {
        Contract::Positive { trumps: Trumps::Spades, way, sold }
    }

    #[test]
    fn s8_scores_without_an_auction() {
        let counts = [5, 0, 4, 4];
        let up = positive(Scoring::Up, None).scores(counts, Seat::FIRST);
        assert_eq!(up, [125, 0, 100, 100]);
        let down = positive(Scoring::Down, None).scores(counts, Seat::FIRST);
        assert_eq!(down, [-50, 325, 25, 25]);
    }

    #[test]
    fn s8_scores_after_an_auction() {
        let to = Seat::new(1).unwrap();
        let sold = Bid::new(4).map(|bid| Sold { to, bid });
        let counts = [3, 6, 3, 1];
        let up = positive(Scoring::Up, sold).scores(counts, Seat::FIRST);
        assert_eq!(up, [175, 50, 75, 25]);
        let down = positive(Scoring::Down, sold).scores(counts, Seat::FIRST);
        assert_eq!(down, [-200, 175, 100, 250]);
    }

    #[test]
    fn choices_read_back_as_written() {
        let names: Vec<_> = Choice::all().map(Choice::name).collect();
        assert_eq!(names, ["S", "H", "D", "C", "none", "auction"]);
        for choice in Choice::all() {
            let text = serde_json::to_string(&choice).unwrap();
            assert_eq!(serde_json::from_str::<Choice>(&text).unwrap(), choice);
        }
        assert!(serde_json::from_str::<Choice>(r#""s""#).is_err());
    }

    #[test]
    fn s6_tied_seats_share_the_better_place() {
        assert_eq!(places([45, -120, 60, 15]), [2, 4, 1, 3]);
        assert_eq!(places([10, 10, -20, 0]), [1, 1, 4, 3]);
        assert_eq!(places([0, 0, 0, 0]), [1, 1, 1, 1]);
        assert_eq!(places([-5, 15, -5, -5]), [2, 1, 2, 2]);
    }
}
