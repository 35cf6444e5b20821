//! Deals and turns, the events that follow from them, who may know about them, and why they are
//! refused.
//!
//! A [`Deal`] is unchecked data, which may come from a record; [`Position::deal`](super::Position::deal)
//! checks it.

use serde::{Deserialize, Serialize};

use super::hand::{Exchange, Hand};
use super::{HAND, MOST_SEATS};
use crate::cards::{Card, Seat, SeatSet};
use crate::kit::{self, Audience};

/// What a player does in a turn (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Act {
    pub exchange: Exchange,
    pub stop: bool,
}

/// A move in a game. Chance deals.
pub type Move = kit::Move<Act, Deal>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal began, counted from 1; what each player was dealt follows.
    Dealt { deal: usize, dealer: Seat, players: SeatSet, middle: [Card; 3] },
    /// A player was dealt a hand. Only they may see it.
    Received { seat: Seat, hand: Hand },
    /// A player kept their hand.
    Kept { seat: Seat },
    /// A player exchanged a card: the one that they gave is in the middle now.
    Exchanged { seat: Seat, gave: Card, took: Card },
    /// A player exchanged their whole hand: what they gave is the middle now, by place.
    ExchangedAll { seat: Seat, gave: [Card; 3], took: Hand },
    /// A player said "Stop the bus!": everyone else gets one more turn.
    Called { seat: Seat },
    /// The deal is over and all hands are shown, by seat; `None` for players who were out (section 4).
    /// `losers`: the players who lose a token, which are those with the worst hand, or nobody.
    Showdown { hands: [Option<Hand>; MOST_SEATS], worst: SeatSet, losers: SeatSet },
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
            Event::Received { .. } | Event::Called { .. } | Event::Showdown { .. } => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the deal: {0}")]
    Deal(#[from] BadDeal),
    #[error("the game is over")]
    GameOver,
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

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The hands by seat; empty for players who are out.
    pub hands: Vec<Vec<Card>>,
    /// The middle, in the order of its places.
    pub middle: Vec<Card>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    /// The game is over, or a deal is still being played.
    #[error("no deal is due")]
    NotDue,
    /// There isn't one hand per seat.
    #[error("there are {hands} hands for {seats} seats")]
    Seats { hands: usize, seats: usize },
    /// Everyone still in gets three cards, and nobody else gets any.
    #[error("{seat:?} is dealt {cards} cards instead of {expected}")]
    Hand { seat: Seat, cards: usize, expected: usize },
    #[error("the middle has {0} cards instead of {HAND}")]
    Middle(usize),
    #[error("{0} occurs twice")]
    Twice(Card),
    #[error("{0} isn't a card of the pack in use")]
    Foreign(Card),
}

impl Deal {
    /// Whether both are the same deal. The order matters in the middle but not in hands.
    pub fn is_same(&self, other: &Deal) -> bool {
        let sorted = |deal: &Deal| {
            let mut hands = deal.hands.clone();
            hands.iter_mut().for_each(|hand| hand.sort());
            hands
        };
        self.middle == other.middle && sorted(self) == sorted(other)
    }
}
