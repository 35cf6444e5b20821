//! What can be asked of a table, and what it answers.

use crate::cards::{CutWord, Seat};
use crate::games;

use crate::store::{GameNumber, InteractionId, Person, UserId};

/// The moment that a button was made at. A request that bears one is refused as stale when the game
/// has moved on to another round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The game.
    pub game: GameNumber,
    /// Its round: in Getaway how many tricks were over, so that a hand's buttons stay good while the
    /// others play to the same trick.
    pub round: u32,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A seat in the lobby, or the own seat back in a running game; there somebody new waits for the
    /// next one.
    Join,
    /// To give up the seat; in a running game a computer plays on.
    Leave,
    /// To deal: from the lobby, or the next game of the series.
    Deal,
    /// To deal, after computers have taken as many seats as make a good game.
    FillAndDeal,
    /// To cut the cards of the next game with this word, which replaces the person's last one.
    Cut(CutWord),
    /// To do something in the running game.
    Act(games::Act),
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
    /// The person waits for a seat in the next game of the series.
    Waiting(GameNumber),
    /// The person's own seat is theirs again, or was theirs all along.
    Back(Seat),
    /// The seat was given up.
    Left,
    /// The person waits no more.
    WaitsNoMore,
    /// A game has begun.
    Dealt(GameNumber),
    /// The next game's cards are cut with the person's word.
    Cut(CutWord),
    /// It was done in the running game.
    Acted(games::Done),
    /// The table is ended.
    Stopped,
}

/// Why a request is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is a table in this channel already.
    #[error("this channel has a table")]
    TableExists,
    /// The table here was stored by another version of the program, and waits for it.
    #[error("the table here waits for another version of the program")]
    Parked,
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
    /// The person waits for the next game already.
    #[error("waiting already")]
    AlreadyWaiting,
    /// The cards are dealt.
    #[error("the cards are dealt already")]
    AlreadyDealt,
    /// The cards are dealt, so that nobody can cut them any more.
    #[error("the cards are dealt already and can't be cut")]
    TooLateToCut,
    /// Only the host may do this.
    #[error("only the host may do this")]
    NotHost(UserId),
    /// Too few or too many seats are taken for the options.
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
    /// The button belongs to a moment that has passed.
    #[error("that moment has passed")]
    Stale,
    /// The game refuses it.
    #[error(transparent)]
    Game(#[from] games::Refusal),
    /// Too much is being asked of this table at once.
    #[error("the table is busy")]
    Busy,
    /// It could not be saved, so it was not done.
    #[error("it could not be saved")]
    NotSaved,
}
