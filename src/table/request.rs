//! What can be asked of a table, and what it answers.

use crate::rules::{Card, Illegal, Seat, Slip};

use crate::store::{GameNumber, InteractionId, Person, UserId};

/// The moment that a button belongs to. A request that bears one is refused as stale when the
/// table has moved on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The game.
    pub game: GameNumber,
    /// How many tricks were over: a hand's buttons stay good while the others play to the same
    /// trick.
    pub tricks: u32,
}

/// Something a person asks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub person: Person,
    /// With which interaction: part of the shuffle for a join and a deal.
    pub interaction: InteractionId,
    /// The moment of the button pressed; none for a command.
    pub moment: Option<Moment>,
    /// What they ask.
    pub ask: Ask,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A seat in the lobby, or the own seat back in a running game.
    Join,
    /// To give up the seat; in a running game a computer plays on.
    Leave,
    /// To deal: from the lobby, or the next game of the series.
    Deal,
    /// To play a card. It need not be legal; a penalised mistake is carried out as such.
    Play(Card),
    /// To take the next player's cards: now if no trick is open, else announced; again withdraws.
    Take,
    /// To draw from this player's hand (`draw_from_any`).
    DrawFrom(Seat),
    /// To take the pile with this number, from 1 (`choose_a_pile`).
    Pick(usize),
    /// To end the table without a loser. `as_moderator`: the person may manage messages here.
    Stop {
        /// Whether they may do so without being the host.
        as_moderator: bool,
    },
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// A seat was taken in the lobby.
    Joined(Seat),
    /// The person's own seat is theirs again, or was theirs all along.
    Back(Seat),
    /// The seat was given up.
    Left,
    /// The cards are dealt, or the piles lie ready.
    Dealt(GameNumber),
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
    /// The table is ended.
    Stopped,
}

/// Why a request is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is a table in this channel already.
    #[error("this channel has a table")]
    TableExists,
    /// The table has ended.
    #[error("the table has ended")]
    Ended,
    /// The person has no seat.
    #[error("not seated")]
    NotSeated,
    /// The person has a seat in the lobby already.
    #[error("seated already")]
    AlreadySeated(Seat),
    /// All seats are taken by people.
    #[error("all {0} seats are taken")]
    Full(usize),
    /// The game runs without the person.
    #[error("the game runs without them")]
    GameRuns,
    /// The cards are dealt, or the piles lie ready.
    #[error("the cards are dealt already")]
    AlreadyDealt,
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost(UserId),
    /// Too few or too many seats are taken for the packs in use.
    #[error("{have} seats are taken, it takes {least} to {most}")]
    WrongSeats {
        /// How many are taken.
        have: usize,
        /// The fewest that can play.
        least: usize,
        /// The most that can play.
        most: usize,
    },
    /// No game is being played.
    #[error("no game is being played")]
    NoGame,
    /// The piles are being picked, no card can be played yet.
    #[error("the piles are being picked")]
    Picking,
    /// No pile is to be picked now.
    #[error("no pile is to be picked")]
    NotPicking,
    /// It is another player's turn to pick a pile.
    #[error("another player picks")]
    NotYourPick(Seat),
    /// There is no such pile, or it is taken.
    #[error("pile {0} cannot be had")]
    NoSuchPile(usize),
    /// The button belongs to a moment that has passed.
    #[error("that moment has passed")]
    Stale,
    /// Against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// Too much is being asked of this table at once.
    #[error("the table is busy")]
    Busy,
    /// It could not be saved, so it was not done.
    #[error("it could not be saved")]
    NotSaved,
}
