//! The moves of players in a game of Getaway, their outcomes, and why they are refused.

use crate::cards::{Card, Seat, SeatSet};
use crate::getaway::rules::{Illegal, Slip};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Plays a card. It doesn't need to be legal: a mistake that is penalised is carried out.
    Play(Card),
    /// Takes the cards of this player, the next one who has some: now if no trick is open, otherwise
    /// announced. An announced take is carried out against this player or not at all.
    /// Announcing the same take again changes nothing. With two players left, a take loses the
    /// game, so it is refused unless the player knows that and is sure.
    Take { from: Seat, sure: bool },
    /// Takes back the announced take of this player's cards.
    TakeNot { from: Seat },
    /// Draws from this player's hand (`draw_from_any`).
    DrawFrom(Seat),
    /// Picks the pile with this number, from 1 (`choose_a_pile`).
    Pick(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOutcome {
    /// The card is in the trick.
    Played(Card),
    /// The lead lies face down until the take-window is over. Another lead can replace it.
    Held(Card),
    /// The card was a penalised mistake.
    Slipped(Card, Slip),
    /// So many cards of this player were taken.
    Took { from: Seat, count: u32 },
    /// The take of this player's cards will be carried out when the trick ends.
    TakeAnnounced(Seat),
    /// The announced take won't be carried out.
    TakeWithdrawn,
    /// A card will be drawn from this player when the take-window is over. The player can still
    /// choose another one.
    DrawHeld(Seat),
    /// A card of this player was drawn and led.
    Drew { from: Seat, card: Card },
    /// The pile with this number, from 1, was taken.
    Picked(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveRefusal {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The piles are being picked, so no card can be played yet.
    #[error("the piles are being picked")]
    Picking,
    #[error("there is no pile to pick")]
    NotPicking,
    /// It is another player's turn to pick a pile.
    #[error("it is the turn of {0:?} to pick")]
    NotYourPick(Seat),
    /// There is no such pile, or it is taken.
    #[error("pile {0} isn't free")]
    NoSuchPile(usize),
    /// These cards can't be taken: another player is the next one, or there is no such player. The
    /// error doesn't name the seat from the request, which may come from a forged button.
    #[error("that is not the next player")]
    NotNext,
    /// With two players left, the take would lose the game, and the player hasn't confirmed it.
    #[error("taking from {0:?} loses the game")]
    TakeLoses(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Card,
    Take,
    DrawFrom(SeatSet),
    /// The pile to pick. The piles lie face down, so one is as good as another.
    Pick,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    Card(Card),
    Take(bool),
    DrawFrom(Seat),
    /// Pick the first free pile.
    Pick,
}
