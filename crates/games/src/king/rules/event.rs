//! Moves, the events that follow from them, who may know about them, and why a move is refused.

use super::SEATS;
use super::bidding::Bid;
use super::board::Due;
use super::contract::{Choice, Contract, Scoring};
use super::deal::Hands;
use super::round::Round;
use super::trick::Taken;
use crate::cards::{Card, CardSet, Seat, Suit};
use crate::kit::{self, Audience};

/// A move in a game: a player's, or a deal, which is chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The pack is dealt for the next round (rules, section 2).
    Deal(Hands),
    /// Names trumps, or holds an auction (rules, section 5.1).
    Choose {
        /// The dealer, or the winner of the auction.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// Bids in the auction (rules, section 5.2).
    Bid {
        /// The player.
        seat: Seat,
        /// The number of tricks.
        bid: Bid,
    },
    /// Passes in the auction (rules, section 5.2).
    Pass {
        /// The player.
        seat: Seat,
    },
    /// Chooses the direction (rules, section 5.3).
    Direct {
        /// The dealer.
        seat: Seat,
        /// Up or down.
        way: Scoring,
    },
    /// Plays a card to the trick (rules, section 3).
    Play {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
}

impl Move {
    /// The player who makes the move; `None` for a deal.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Move::Deal(_) => None,
            Move::Choose { seat, .. }
            | Move::Bid { seat, .. }
            | Move::Pass { seat }
            | Move::Direct { seat, .. }
            | Move::Play { seat, .. } => Some(seat),
        }
    }
}

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round has begun: everybody has thirteen cards.
    Dealt {
        /// The round.
        round: Round,
        /// The dealer.
        dealer: Seat,
    },
    /// The cards of a hand that was dealt. Only their owner may see them.
    Received {
        /// The player.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
    /// Trumps were named, or an auction begins.
    Chosen {
        /// The player.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// A bid in the auction.
    Bid {
        /// The player.
        seat: Seat,
        /// The number of tricks.
        bid: Bid,
    },
    /// A pass in the auction.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// The auction is over: this bid is accepted, and its owner names trumps.
    Sold {
        /// The bidder.
        to: Seat,
        /// The number of tricks that go to the dealer.
        bid: Bid,
    },
    /// The auction is over without a bid: the dealer names trumps.
    NotSold,
    /// The direction was chosen.
    Directed {
        /// The dealer.
        seat: Seat,
        /// Up or down.
        way: Scoring,
    },
    /// A card was played.
    Played {
        /// The player.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A trick is complete.
    Took {
        /// Its number in the round, from 1.
        number: usize,
        /// Its cards, and the player who took them.
        trick: Taken,
    },
    /// A round is over.
    RoundOver {
        /// The round.
        round: Round,
        /// Its contract.
        contract: Contract,
        /// The points of each seat in it.
        scores: [i32; SEATS],
    },
    /// The game is over.
    GameOver {
        /// The points of each seat.
        scores: [i32; SEATS],
        /// The place of each seat, from 1.
        places: [u8; SEATS],
    },
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
}

/// The reason a move is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Only four play.
    #[error("there is no {0:?}")]
    NoSuchSeat(Seat),
    /// It's another player's turn.
    #[error("it's the turn of {turn:?}")]
    NotYourTurn {
        /// The player whose turn it is.
        turn: Seat,
    },
    /// Something else has to be done first.
    #[error("that has to wait: {0}")]
    NotNow(Due),
    /// The options forbid auctions (rules, section 5.1).
    #[error("there are no auctions at this table")]
    NoAuctions,
    /// Trumps are named after the auction (rules, section 5.2).
    #[error("the auction is over, and trumps have to be named")]
    AuctionIsOver,
    /// A bid must be higher than the last one.
    #[error("a bid must be higher than {}", .0.tricks())]
    TooLow(Bid),
    /// The card isn't in the player's hand.
    #[error("{0} isn't in that hand")]
    NotInHand(Card),
    /// The led suit must be followed (rules, section 3).
    #[error("{} must be followed", .0.symbol())]
    MustFollow(Suit),
    /// Hearts can't be led yet (rules, section 4, `held_back`).
    #[error("hearts can't be led by a player who holds another suit")]
    HeartsHeldBack,
    /// The king of hearts must be played (rules, section 4, `held_back`).
    #[error("KH must be played by a holder who can't follow suit")]
    MustThrowKing,
}
