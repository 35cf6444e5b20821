//! The game record (rules, section 9): one JSON object on one line.
//!
//! Owns how a record writes the moves of a game, and what an entry can stand for. Every claim of an
//! entry is checked, and nothing in it is trusted. The [kit] uses this to replay and
//! verify the records of all games.

use serde::{Deserialize, Serialize};

use super::SEATS;
use super::bidding::Bid;
use super::contract::{Choice, Scoring};
use super::event::{Act, Event, Illegal, Move};
use super::options::Options;
use super::position::Position;
use super::round::{BadDeal, Hands, fair_deal, first_dealer};
use crate::cards::{Card, Chance, Seat, present};
use crate::kit::{self, Ending, NoDeal, Results, Rules};

/// A game, running or over, in a form that anyone can replay.
pub type Record = kit::Record<Position>;

/// The fields of a record about the end; empty before it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The points by seat.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub scores: Option<[i32; SEATS]>,
    /// The places by seat, from 1.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub places: Option<[u8; SEATS]>,
}

/// A move as a record writes it. Unlike a move, it can claim a deal or a bid that doesn't exist, so
/// that a check can name the wrong move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Entry {
    /// The hands by seat; the order within a hand doesn't matter.
    Deal { hands: Vec<Vec<Card>> },
    /// A card is played to the trick.
    Play { seat: Seat, card: Card },
    /// Trumps are named, or an auction is held.
    Choose { seat: Seat, trumps: Choice },
    /// So many tricks are bid.
    Bid { seat: Seat, tricks: u8 },
    /// Somebody bids no more.
    Pass { seat: Seat },
    /// The direction is chosen.
    Direct { seat: Seat, play: Scoring },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadStart {
    #[error("there are {0} seats, but four play")]
    Count(usize),
    /// The first dealer has no seat.
    #[error("`dealer` should be 0, 1, 2 or 3")]
    Dealer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error(transparent)]
    Deal(#[from] BadDeal),
    #[error("a bid is a number of tricks from 1 to 13, not {0}")]
    Bid(u8),
}

impl Rules for Position {
    const NAME: &'static str = "king";

    type Options = Options;
    type Deal = NoDeal;
    type Move = Move;
    type Entry = Entry;
    type End = End;
    type Event = Event;
    type BadDeal = BadStart;
    type Illegal = Illegal;
    type Fault = Fault;

    fn set_up(
        options: Options,
        seats: usize,
        dealer: Seat,
        _: &NoDeal,
    ) -> Result<Position, BadStart> {
        if seats != SEATS {
            return Err(BadStart::Count(seats));
        }
        Position::new(options, dealer).map_err(|_| BadStart::Dealer)
    }

    fn make(&mut self, act: &Move, on: &mut dyn FnMut(Event)) -> Result<(), Illegal> {
        self.apply(*act, &mut |event| on(event))
    }

    fn mover(act: &Move) -> Option<Seat> {
        act.seat()
    }

    fn ending(&self) -> Option<Ending> {
        let over = self.board().is_over();
        over.then(|| Results::of_scores(&self.board().scores()))?.map(Ending::Placed)
    }

    fn end(&self) -> End {
        let board = self.board();
        End { scores: board.is_over().then(|| board.scores()), places: board.places() }
    }

    fn entry(&self, act: &Move) -> Option<Entry> {
        Some((*act).into())
    }

    fn judge(&self, entry: &Entry) -> Result<Move, Fault> {
        let act = entry.to_move()?;
        self.check(act)?;
        Ok(act)
    }

    fn dealer(chance: &Chance, _seats: usize) -> Option<Seat> {
        Some(first_dealer(chance))
    }

    /// There is nothing to check before the first move, since every deal is a move.
    fn is_fair(_: &NoDeal, _: &Chance, _: Options, _: Seat) -> bool {
        true
    }

    fn fair_move(&self, act: &Move, _nth: usize, chance: &Chance) -> Option<Move> {
        let Move::Chance(_) = act else { return None };
        let (round, dealer) = (self.board().round(), self.board().dealer());
        Some(Move::Chance(fair_deal(chance, round, dealer)))
    }
}

impl From<Move> for Entry {
    fn from(act: Move) -> Entry {
        let (seat, act) = match act {
            Move::Chance(hands) => {
                let hands = hands.sets().map(|hand| hand.iter().collect());
                return Entry::Deal { hands: hands.into() };
            }
            Move::Player { seat, act } => (seat, act),
        };
        match act {
            Act::Choose(trumps) => Entry::Choose { seat, trumps },
            Act::Bid(bid) => Entry::Bid { seat, tricks: bid.tricks() },
            Act::Pass => Entry::Pass { seat },
            Act::Direct(play) => Entry::Direct { seat, play },
            Act::Play(card) => Entry::Play { seat, card },
        }
    }
}

impl Entry {
    /// The move that the entry stands for. Doesn't check whether the game allows it.
    pub fn to_move(&self) -> Result<Move, Fault> {
        let (seat, act) = match *self {
            Entry::Deal { ref hands } => return Ok(Move::Chance(Hands::new(hands)?)),
            Entry::Choose { seat, trumps } => (seat, Act::Choose(trumps)),
            Entry::Bid { seat, tricks } => {
                let bid = Bid::new(tricks).ok_or(Fault::Bid(tricks))?;
                (seat, Act::Bid(bid))
            }
            Entry::Pass { seat } => (seat, Act::Pass),
            Entry::Direct { seat, play } => (seat, Act::Direct(play)),
            Entry::Play { seat, card } => (seat, Act::Play(card)),
        };
        Ok(Move::Player { seat, act })
    }
}
