//! What a player can do, what then happens, and who may know of it.

use super::MOST_SEATS;
use super::hand::Hand;
use crate::cards::{Card, Seat, SeatSet};
use crate::kit::Audience;

/// A player's whole turn (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The player.
    pub seat: Seat,
    /// What they exchange.
    pub exchange: Exchange,
    /// Whether they then say "Stop the bus!".
    pub stop: bool,
}

/// What a player exchanges with the middle (section 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Nothing.
    Keep,
    /// One card of the hand for one of the middle.
    One {
        /// The card of the hand.
        give: Card,
        /// The card of the middle.
        take: Card,
    },
    /// All three cards of the hand for all three of the middle.
    All,
}

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A deal began; what each player was dealt follows.
    Dealt {
        /// Which deal of the game, from 1.
        deal: usize,
        /// Who dealt.
        dealer: Seat,
        /// The players who got cards.
        players: SeatSet,
        /// The middle, by place.
        middle: [Card; 3],
    },
    /// A player was dealt a hand. Only they may see it.
    Received {
        /// The player.
        seat: Seat,
        /// The hand.
        hand: Hand,
    },
    /// A player kept their hand.
    Kept {
        /// The player.
        seat: Seat,
    },
    /// A player exchanged a card.
    Exchanged {
        /// The player.
        seat: Seat,
        /// The card that is in the middle now.
        gave: Card,
        /// The card that is in the hand now.
        took: Card,
    },
    /// A player exchanged the whole hand.
    ExchangedAll {
        /// The player.
        seat: Seat,
        /// The middle now, by place.
        gave: [Card; 3],
        /// The hand now.
        took: Hand,
    },
    /// A player said "Stop the bus!": everyone else gets one more turn.
    Called {
        /// The player.
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
        /// The players.
        seats: SeatSet,
        /// The place that they share.
        place: u8,
    },
    /// The game is over: this player is the last one with a token.
    Won {
        /// The player.
        seat: Seat,
    },
}

impl Event {
    /// Who may know of this.
    #[must_use]
    pub const fn audience(self) -> Audience {
        match self {
            Event::Received { seat, .. } => Audience::Only(seat),
            _ => Audience::Everyone,
        }
    }

    /// Whether the player in this seat may know of it.
    #[must_use]
    pub fn is_for(self, seat: Seat) -> bool {
        self.audience().includes(seat)
    }
}

/// Why a move is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The seat has no token left, or there is no such seat.
    #[error("{0:?} isn't in play")]
    NotInPlay(Seat),
    /// The last deal is over, and the next one hasn't been dealt.
    #[error("the next hands haven't been dealt yet")]
    NotDealt,
    /// It is another player's turn.
    #[error("it's the turn of {turn:?}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Nobody may keep at this table (section 3, option `keep`).
    #[error("a card must be exchanged at this table")]
    MustExchange,
    /// Nobody may exchange the whole hand at this table (section 3, option `whole_hand`).
    #[error("only one card can be exchanged at this table")]
    OneCardOnly,
    /// The card isn't in the player's hand.
    #[error("{0} isn't in that hand")]
    NotInHand(Card),
    /// The card isn't in the middle.
    #[error("{0} isn't in the middle")]
    NotInMiddle(Card),
    /// Whoever discards the card they drew keeps their hand, and that is another move.
    #[error("giving {0} for itself changes nothing: that's keeping the hand")]
    Itself(Card),
    /// Only one player calls in a deal (section 3).
    #[error("{by:?} has already stopped the bus")]
    AlreadyCalled {
        /// Who called.
        by: Seat,
    },
}
