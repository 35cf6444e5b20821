//! Moves, the events that follow from them, and who may know about them.

use super::trick::Source;
use crate::cards::{Card, CardSet, Seat, Suit};
use crate::kit::{self, Audience};

/// A move in a game: a player's or, for a draw, the outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The seat takes all cards of the next player who has some (rules, section 6).
    Take { seat: Seat },
    /// The seat leads a card, or plays it to the open trick (rules, section 3).
    Play { seat: Seat, card: Card },
    /// The seat plays a card in a penalised mistake (rules, section 7).
    Slip { seat: Seat, card: Card, slip: Slip },
    /// The seat draws a card and leads it, in one move (rules, section 5).
    Draw { seat: Seat, from: Source, card: Card },
}

impl Move {
    pub const fn seat(self) -> Seat {
        match self {
            Move::Take { seat }
            | Move::Play { seat, .. }
            | Move::Slip { seat, .. }
            | Move::Draw { seat, .. } => seat,
        }
    }
}

/// A mistake that ends the trick where mistakes are penalised (rules, section 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slip {
    /// A tochoo while holding the led suit.
    Revoke,
    /// A play before the player's turn; also when the card would have been a revoke.
    OutOfTurn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A card was played, and is in the trick now: a lead, or a card to the open trick.
    Played { seat: Seat, card: Card },
    /// A card was played in a penalised mistake; the trick is over. The card still counts as part of
    /// it, and whoever made the mistake picks it up.
    Slipped { seat: Seat, card: Card, slip: Slip },
    /// A card was drawn and is shown; its lead follows as [`Event::Played`].
    Drew { seat: Seat, from: Source, card: Card },
    /// A player took all cards of another player.
    Took { seat: Seat, from: Seat, count: u32 },
    /// The cards that came with a take. Only the taker may see them.
    Received { seat: Seat, cards: CardSet },
    /// The trick is over, and its cards went to the waste.
    Wasted { power: Seat, cards: CardSet },
    /// The trick is over; the player of the highest card, or the one who made a penalised mistake,
    /// picked it up and has the power.
    PickedUp { seat: Seat, cards: CardSet },
    /// A player is out of cards and safe.
    GotAway { seat: Seat },
    /// The power went to another player without a trick.
    PowerPassed { to: Seat },
    /// The game is over, and this player is the last one left.
    Lost { seat: Seat },
}

impl kit::Event for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::Received { seat, .. } => Audience::Only(*seat),
            _ => Audience::Everyone,
        }
    }

    fn ends_round(&self) -> bool {
        matches!(self, Event::Wasted { .. } | Event::PickedUp { .. } | Event::Lost { .. })
    }

    fn changes(&self, who: Seat) -> bool {
        match *self {
            Event::Played { seat, .. }
            | Event::Slipped { seat, .. }
            | Event::PickedUp { seat, .. } => seat == who,
            Event::Drew { seat, from, .. } => seat == who || from == Source::Seat(who),
            Event::Took { seat, from, .. } => seat == who || from == who,
            Event::Received { .. }
            | Event::Wasted { .. }
            | Event::GotAway { .. }
            | Event::PowerPassed { .. }
            | Event::Lost { .. } => false,
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
    #[error("{0} is not in that hand")]
    NotInHand(Card),
    /// No trick is open, and another player has the lead.
    #[error("the lead is with {power:?}")]
    NotYourLead { power: Seat },
    #[error("it is the turn of {turn:?}")]
    NotYourTurn { turn: Seat },
    #[error("that seat has played to this trick already")]
    AlreadyPlayed,
    #[error("{0:?} must be followed")]
    MustFollow(Suit),
    /// The first trick is led with the (marked) ace of spades (rules, section 2).
    #[error("the first lead is the ace of spades")]
    MustOpen,
    /// A card has to be drawn before anything else (rules, section 5).
    #[error("a card must be drawn first")]
    DrawFirst,
    /// A take happens before a trick, not during one (rules, section 6).
    #[error("a take must wait for the end of the trick")]
    TrickIsOpen,
    /// No other player has cards: the only one must draw (rules, section 5).
    #[error("nobody else has cards to take")]
    NothingToTake,
    /// See [`Taking::Off`](super::Taking::Off).
    #[error("nobody takes in this game")]
    TakingIsOff,
    /// See [`Taking::Leader`](super::Taking::Leader).
    #[error("only the player with the power takes in this game, before leading")]
    LeaderTakes,
    #[error("a hand was taken before this lead already")]
    TookAlready,
    /// No draw is due, or not this seat's.
    #[error("no draw is due for that seat")]
    NoDrawDue,
    #[error("a card cannot be drawn from there")]
    WrongSource,
    /// The card isn't among those that can be drawn there.
    #[error("{0} cannot be drawn there")]
    NotDrawable(Card),
    #[error("that play isn't such a mistake, or mistakes are not penalised")]
    NoSuchSlip,
}
