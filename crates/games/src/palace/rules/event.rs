//! Moves, the events that follow from them, and who may know about them.

use super::board::Source;
use crate::cards::{Card, CardSet, Rank, Seat, SeatSet};
use crate::kit::{self, Audience};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// Exchanges a card of the hand, which goes face up, with a face-up card (rules, section 3).
    Swap { hand: Card, up: Card },
    /// Is done exchanging (rules, section 3).
    Ready,
    /// Plays one card or several of the same rank, from the hand or the face-up cards (rules,
    /// section 5).
    Play(CardSet),
    /// Plays the face-down card at this place, from 0, unseen (rules, section 6).
    Flip(u8),
    /// Takes the whole stack into the hand (rules, section 7).
    PickUp,
}

/// A move in a game. Chance chooses the seat that begins, among the holders of the lowest card
/// (rules, section 4).
pub type Move = kit::Move<Act, Seat>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card of a hand was exchanged with a face-up card, which is in the hand now.
    Swapped { seat: Seat, hand: Card, up: Card },
    /// A player is done exchanging.
    Ready { seat: Seat },
    /// A player begins. Their first play must have this rank.
    Begins { seat: Seat, rank: Rank },
    /// Cards were put on the stack.
    Played { seat: Seat, cards: CardSet, from: Source },
    /// A face-down card is shown. [`Event::Played`] or [`Event::PickedUp`] follows, depending on
    /// whether it could be played.
    Flipped { seat: Seat, at: u8, card: Card },
    /// The stack burnt: all these cards are out of the game. The player who burnt it plays again,
    /// unless they got away with it.
    Burnt { seat: Seat, cards: CardSet },
    /// A player took the stack into the hand, with the face-down card that couldn't be played.
    PickedUp { seat: Seat, cards: CardSet },
    /// A player drew so many cards from the deck.
    Refilled { seat: Seat, count: u32 },
    /// The cards drawn from the deck. Only their owner may see them.
    Received { seat: Seat, cards: CardSet },
    /// A player is out of cards and safe.
    GotAway { seat: Seat },
    /// Eights skipped these players (rules, section 12).
    Skipped { seats: SeatSet },
    /// The game is over, and this player is the last one left.
    Lost { seat: Seat },
    /// The game is stopped without a loser: it was too long.
    Stopped,
}

impl kit::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Received { seat, .. } => Audience::Only(*seat),
            _ => Audience::Everyone,
        }
    }

    fn ends_round(&self) -> bool {
        matches!(
            self,
            Event::Begins { .. }
                | Event::Burnt { .. }
                | Event::PickedUp { .. }
                | Event::Lost { .. }
                | Event::Stopped
        )
    }

    fn changes(&self, who: Seat) -> bool {
        match *self {
            Event::Swapped { seat, .. }
            | Event::Ready { seat }
            | Event::Played { seat, .. }
            | Event::Flipped { seat, .. }
            | Event::PickedUp { seat, .. }
            | Event::Refilled { seat, .. } => seat == who,
            Event::Begins { .. }
            | Event::Burnt { .. }
            | Event::Received { .. }
            | Event::GotAway { .. }
            | Event::Skipped { .. }
            | Event::Lost { .. }
            | Event::Stopped => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    /// The seat has got away, or there is no such seat.
    #[error("{0:?} is not in play")]
    NotInPlay(Seat),
    /// Nothing can be played before everyone is ready.
    #[error("play begins when everyone is ready")]
    NotBegun,
    /// Cards can be exchanged only before play.
    #[error("play has begun, and the exchange is over")]
    ExchangeIsOver,
    #[error("{0:?} is ready already")]
    AlreadyReady(Seat),
    /// There is no choice of who begins now, or this seat isn't a candidate.
    #[error("{0:?} isn't one of the players of whom one begins")]
    NotACandidate(Seat),
    #[error("it is the turn of {turn:?}")]
    NotYourTurn { turn: Seat },
    #[error("a play has one card or more")]
    NoCards,
    #[error("cards played together must have the same rank")]
    NotEqual,
    #[error("{0} is not in that hand")]
    NotInHand(Card),
    /// The card isn't one of the player's face-up cards.
    #[error("{0} does not lie face up there")]
    NotFaceUp(Card),
    /// The face-up cards wait until the hand is empty (rules, section 6).
    #[error("{0} lies on the table, and the hand comes first")]
    HandFirst(Card),
    /// The face-down cards wait until hand and face-up cards are gone (rules, section 6).
    #[error("the hand and the face-up cards come before the face-down ones")]
    FaceDownLast,
    /// Only face-down cards are left: the player chooses one by its place (rules, section 6).
    #[error("a face-down card is played by its place")]
    MustFlip,
    #[error("no face-down card lies at place {0}")]
    NoSuchPlace(u8),
    /// The first play must have the lowest rank in any hand (rules, section 4).
    #[error("the first play must be of rank {}", .0.name())]
    MustOpen(Rank),
    /// The rank must be at least that of the card on top. `ten`: whether a ten would go on it all the
    /// same (rules, section 12).
    #[error("it must be of rank {} or higher, or a 2{}", .top.name(), if *.ten { " or a 10" } else { "" })]
    TooLow { top: Rank, ten: bool },
    /// Only the same rank or lower goes on this one.
    #[error("only a {0} or lower{1} goes on a {0}", .top.name(), if *.ten { ", or a 10," } else { "" })]
    TooHigh { top: Rank, ten: bool },
    /// There is no stack to pick up (rules, section 7).
    #[error("there is nothing to pick up")]
    NothingToPickUp,
}
