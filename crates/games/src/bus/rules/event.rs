//! Moves, the events that follow from them, and who may know about them.

use super::MOST_SEATS;
use super::deal::{BadDeal, Deal};
use super::hand::{Exchange, Hand};
use crate::cards::{Card, Seat, SeatSet};
use crate::kit::{self, Audience};

/// A move in a game: a deal or a player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Deal(Deal),
    Turn(Move),
}

impl From<Move> for Step {
    fn from(act: Move) -> Step {
        Step::Turn(act)
    }
}

/// A player's whole turn (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub seat: Seat,
    pub exchange: Exchange,
    pub stop: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal began; what each player was dealt follows.
    Dealt {
        /// Which deal of the game, from 1.
        deal: usize,
        dealer: Seat,
        players: SeatSet,
        /// The middle, by place.
        middle: [Card; 3],
    },
    /// A player was dealt a hand. Only they may see it.
    Received {
        seat: Seat,
        hand: Hand,
    },
    Kept {
        seat: Seat,
    },
    Exchanged {
        seat: Seat,
        /// The card that is in the middle now.
        gave: Card,
        /// The card that is in the hand now.
        took: Card,
    },
    ExchangedAll {
        seat: Seat,
        /// The middle now, by place.
        gave: [Card; 3],
        took: Hand,
    },
    /// A player said "Stop the bus!": everyone else gets one more turn.
    Called {
        seat: Seat,
    },
    /// The deal is over and all hands are shown (section 4).
    Showdown {
        /// The hands by seat; `None` for players who were out.
        hands: [Option<Hand>; MOST_SEATS],
        /// The players with the worst hand.
        worst: SeatSet,
        /// The players who lose a token: those with the worst hand, or nobody.
        losers: SeatSet,
    },
    /// Players lost their last token and are out.
    Out {
        seats: SeatSet,
        place: u8,
    },
    /// The game is over: this player is the last one with a token.
    Won {
        seat: Seat,
    },
}

impl kit::Event for Event {
    fn audience(&self) -> Audience {
        match *self {
            Event::Received { seat, .. } => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    fn ends_round(&self) -> bool {
        matches!(self, Event::Showdown { .. })
    }

    fn changes(&self, who: Seat) -> bool {
        match *self {
            Event::Dealt { .. } => true,
            Event::Kept { seat }
            | Event::Exchanged { seat, .. }
            | Event::ExchangedAll { seat, .. } => seat == who,
            Event::Received { .. }
            | Event::Called { .. }
            | Event::Showdown { .. }
            | Event::Out { .. }
            | Event::Won { .. } => false,
        }
    }
}

/// The reason a move is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the deal: {0}")]
    Deal(#[from] BadDeal),
    #[error("the game is over")]
    GameOver,
    /// The seat has no token left, or there is no such seat.
    #[error("{0:?} isn't in play")]
    NotInPlay(Seat),
    /// The last deal is over, and the next one hasn't been dealt.
    #[error("the next hands haven't been dealt yet")]
    NotDealt,
    #[error("it's the turn of {turn:?}")]
    NotYourTurn { turn: Seat },
    /// Nobody may keep at this table (section 3, option `keep`).
    #[error("a card must be exchanged at this table")]
    MustExchange,
    /// Nobody may exchange the whole hand at this table (section 3, option `whole_hand`).
    #[error("only one card can be exchanged at this table")]
    OneCardOnly,
    #[error("{0} isn't in that hand")]
    NotInHand(Card),
    #[error("{0} isn't in the middle")]
    NotInMiddle(Card),
    /// Exchanging a card for itself would be keeping the hand, which is a different move.
    #[error("giving {0} for itself changes nothing: that's keeping the hand")]
    Itself(Card),
    /// Only one player can call in a deal (section 3).
    #[error("{by:?} has already stopped the bus")]
    AlreadyCalled { by: Seat },
}
