//! What players do in a game of Getaway, what comes of it, and why it is refused.

use crate::cards::{Card, Seat};
use crate::getaway::rules::{Illegal, Slip};

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Plays a card. It need not be legal; a penalised mistake is carried out as such.
    Play(Card),
    /// Takes the cards of this player, the next one: now if no trick is open, else announced. What is
    /// announced stays so, however often this is asked. With two players left it loses the game, and is
    /// refused unless the player knows that.
    Take {
        /// Whose cards.
        from: Seat,
        /// Whether the player knows.
        sure: bool,
    },
    /// Withdraws the announced take of this player's cards.
    TakeNot {
        /// Whose cards.
        from: Seat,
    },
    /// Draws from this player's hand (`draw_from_any`).
    DrawFrom(Seat),
    /// Picks the pile with this number, from 1 (`choose_a_pile`).
    Pick(usize),
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The card is played.
    Played(Card),
    /// The lead lies face down until the take-window is over. Another lead replaces it.
    Held(Card),
    /// The play was a mistake, and penalised.
    Slipped(Card, Slip),
    /// The next player's cards were taken.
    Took {
        /// From whom.
        from: Seat,
        /// How many.
        count: u32,
    },
    /// The take will be carried out when the trick ends.
    TakeAnnounced,
    /// The announced take is withdrawn.
    TakeWithdrawn,
    /// The card was drawn and led.
    Drew {
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// The pile was taken; its number, from 1.
    Picked(usize),
}

/// Why an act is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The piles are being picked, no card can be played yet.
    #[error("the piles are being picked")]
    Picking,
    /// No pile is to be picked now.
    #[error("no pile is to be picked")]
    NotPicking,
    /// It is another player's turn to pick a pile.
    #[error("{0:?} picks")]
    NotYourPick(Seat),
    /// There is no such pile, or it is taken.
    #[error("pile {0} cannot be had")]
    NoSuchPile(usize),
    /// Those cards cannot be taken: another player is the next one, or there is no such player at all.
    /// Whose they are is what somebody says, a button that nobody made among them, and so not told.
    #[error("that is not the next player")]
    NotNext,
    /// With two players left the take would lose the game, and the player was not asked about it.
    #[error("to take from {0:?} loses the game")]
    TakeLoses(Seat),
}
