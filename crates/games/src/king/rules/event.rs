//! Moves, the events that follow from them, who may know about them, and why a move is refused.

use super::SEATS;
use super::bidding::Bid;
use super::board::Due;
use super::contract::{Choice, Contract, Scoring};
use super::round::{Hands, Round};
use super::trick::Taken;
use crate::cards::{Card, CardSet, Seat, Suit};
use crate::kit::{self, Audience};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Names trumps, or holds an auction (rules, section 5.1).
    Choose(Choice),
    Bid(Bid),
    Pass,
    /// Chooses the direction (rules, section 5.3).
    Direct(Scoring),
    /// Plays a card to the trick (rules, section 3).
    Play(Card),
}

/// A move in a game. Chance deals the pack for the next round (rules, section 2).
pub type Move = kit::Move<Act, Hands>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round has begun: everyone has thirteen cards.
    Dealt { round: Round, dealer: Seat },
    /// The cards of a hand that was dealt. Only their owner may see them.
    Received { seat: Seat, cards: CardSet },
    /// A player did something, which everyone saw.
    Did { seat: Seat, act: Act },
    /// The auction is over: this bid is accepted, and its owner names trumps. So many tricks go to the
    /// dealer.
    Sold { to: Seat, bid: Bid },
    /// The auction is over without a bid: the dealer names trumps.
    NotSold,
    /// Somebody took the trick with this number in the round, from 1.
    Took { number: usize, trick: Taken },
    /// A round is over, with these points by seat.
    RoundOver { round: Round, contract: Contract, scores: [i32; SEATS] },
    /// The game is over, with these points by seat.
    GameOver { scores: [i32; SEATS] },
}

impl kit::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Received { seat, .. } => Audience::Only(*seat),
            _ => Audience::Everyone,
        }
    }

    fn ends_round(&self) -> bool {
        matches!(self, Event::RoundOver { .. })
    }

    fn changes(&self, who: Seat) -> bool {
        match *self {
            Event::Dealt { .. } => true,
            Event::Did { seat, .. } => seat == who,
            Event::Received { .. }
            | Event::Sold { .. }
            | Event::NotSold
            | Event::Took { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("there is no {0:?}")]
    NoSuchSeat(Seat),
    #[error("it's the turn of {turn:?}")]
    NotYourTurn { turn: Seat },
    /// Something else has to be done first.
    #[error("that has to wait: {0}")]
    NotNow(Due),
    /// The options forbid auctions (rules, section 5.1).
    #[error("there are no auctions at this table")]
    NoAuctions,
    /// Trumps are named after the auction (rules, section 5.2).
    #[error("the auction is over, and trumps have to be named")]
    AuctionIsOver,
    #[error("a bid must be higher than {}", .0.tricks())]
    TooLow(Bid),
    #[error("{0} isn't in that hand")]
    NotInHand(Card),
    #[error("{} must be followed", .0.symbol())]
    MustFollow(Suit),
    /// Hearts can't be led yet (rules, section 4, `held_back`).
    #[error("hearts can't be led by a player who holds another suit")]
    HeartsHeldBack,
    /// The king of hearts must be played (rules, section 4, `held_back`).
    #[error("KH must be played by a holder who can't follow suit")]
    MustThrowKing,
}
