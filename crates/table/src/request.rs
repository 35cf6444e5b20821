//! The requests that people send to a table, and its answers.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use getaway_games::cards::{CutWord, Seat};

use getaway_store::{GameNumber, InteractionId, Person, UserId};

use super::settings::Settings;

/// How many tables a server can have open at once: all servers share memory and threads.
pub const TABLES_PER_SERVER: usize = 50;

/// The moment at which a button was made. A request with a moment is refused as stale once the
/// button is no longer valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    pub game: GameNumber,
    pub until: Until,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until this round of the game is over; before the deal, until a change of seats makes the cuts
    /// void, which this counts. A round can last several moves: a hand's buttons stay
    /// valid while the others play to the same trick.
    Round(u32),
    /// Until its player moves, or gets or loses cards: the number of times that this had happened
    /// when the button was made. Such a button can be pressed in a turn that comes later, but never
    /// makes two moves.
    Change(u32),
}

impl Moment {
    pub const fn in_round(game: GameNumber, round: u32) -> Moment {
        let until = Until::Round(round);
        Moment { game, until }
    }

    /// Whether the button was made for a turn that was yet to come.
    pub const fn is_ahead(self) -> bool {
        matches!(self.until, Until::Change(_))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub person: Person,
    /// The interaction of the request; for a join and a deal it is part of the shuffle.
    pub interaction: InteractionId,
    /// The moment of the pressed button; `None` for a command.
    pub moment: Option<Moment>,
    /// Whether the person has chosen that their card is played by itself when it is the only one.
    pub by_itself: bool,
    pub kind: RequestKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Take a seat in the lobby, or take one's own seat back in a running game. Newcomers to a
    /// running game wait for the next one.
    Join,
    Leave,
    /// Deal: the first game from the lobby, or the next game of the series.
    Deal,
    /// Fill up with computers to a good number of seats, then deal unless that makes cuts void.
    FillAndDeal,
    /// Change what the table plays by, and its number of computers, before the first deal.
    Configure {
        settings: Box<Settings>,
        computers: usize,
    },
    /// Take somebody out of a lobby, or of a series between two games.
    Remove {
        who: UserId,
        /// Whether they can't come back to this table.
        bars: bool,
    },
    /// Cut the next game's cards with this word, which replaces the person's previous one.
    Cut(CutWord),
    Act(getaway_games::Act),
    Stop {
        /// Whether the person may do so without being the host: they can manage messages here.
        as_moderator: bool,
    },
    AgreeToStop(InteractionId),
    /// Say in a vote that the game shall go on, which decides it.
    KeepPlaying(InteractionId),
    TakeBackStop(InteractionId),
    /// Let a computer play for those who are awaited, in a game without a clock.
    LetComputerPlay,
    /// Note that the person gets a hint for the move before them.
    NoteHint,
    /// Agree that the game ends as it certainly will, or play on.
    EndForegone(bool),
    /// Agree that whoever is out of the next game may look at all hands, or no longer.
    LetWatch(bool),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestOutcome {
    Joined(Seat),
    /// The person waits for a seat in the next game of the series.
    Waiting(GameNumber),
    /// The person has their own seat back, or never lost it.
    Back(Seat),
    Left,
    WaitsNoMore,
    Dealt(GameNumber),
    /// Computers took the free seats. That made the players' cuts void, so nothing is dealt yet.
    FilledUp,
    Cut(CutWord),
    Configured,
    /// This person has no seat any more.
    Removed(Person),
    Acted(getaway_games::MoveOutcome),
    Stopped,
    /// The others are asked until then whether the game may end without a result.
    StopAsked(SystemTime),
    Agreed,
    /// The person has decided the vote: the game goes on.
    KeptPlaying,
    StopTakenBack,
    /// Nobody else can be asked, so a computer has taken over the seat at once.
    ReplacedAtOnce,
    /// More people have to want that a computer plays.
    WantsComputer,
    /// Enough people want it, so a computer plays now.
    ComputerPlays,
    HintNoted,
    /// Whether the person agrees that the game ends as it certainly will.
    EndsForegone(bool),
    /// Whether the person agrees that whoever is out may look at all hands.
    LetsWatch(bool),
}

pub(super) type Result<T, E = Refusal> = std::result::Result<T, E>;

/// Why a request is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    TableExists,
    TooManyTables,
    /// The channel's table was stored by another version of the program, and waits for it.
    Parked,
    Ended,
    NotSeated,
    AlreadySeated(Seat),
    Full(usize),
    AlreadyWaiting,
    /// The host has taken the person out of this table for good.
    Barred,
    AlreadyDealt,
    TooLateToCut,
    /// This game is dealt again: there is no shuffle, and its rules are what they were.
    DealtAgain(GameNumber),
    NotHost(UserId),
    /// Too few or too many seats are taken for the options.
    WrongSeats {
        have: usize,
        least: usize,
        most: usize,
    },
    /// The seats or the rules have changed since the button was made, and people's cuts are void.
    SeatsChanged,
    /// The person has agreed that the game ends without a result, or has asked for it themselves.
    AlreadyAgreed,
    /// Only people who still play are asked whether the game may end without a result.
    NotAsked,
    NotTheAsker(UserId),
    /// Only people who wait for the others are asked whether a computer shall play.
    NotWaiting,
    /// Nobody may look at the hands of this game.
    NotOpen,
    /// Only people who are out of the game may look at all hands.
    NotOut,
    NoGame,
    Stale,
    /// By the rules of its game.
    Game(getaway_games::MoveRefusal),
    Busy,
    NotSaved,
    /// The answer takes too long: it isn't known yet whether the request is done.
    Unanswered,
}

impl From<getaway_games::MoveRefusal> for Refusal {
    fn from(refusal: getaway_games::MoveRefusal) -> Refusal {
        Refusal::Game(refusal)
    }
}
