//! The changes that a step of a table makes, as the table layer passes them to the store.

use std::time::SystemTime;

use getaway_games::cards::Mix;

use super::{ChannelId, GameNumber, Person, Place, StoredPlan, TableId, UserId};

/// Everything that one step of a table changes, saved in one transaction, all or nothing.
#[derive(Clone, Debug)]
pub struct Batch {
    pub table: TableId,
    pub place: Place,
    pub at: SystemTime,
    /// The version of the table that the step was made from. The step is saved only if the table
    /// still has that version, and raises it by one. 0 for a table that is being opened.
    pub from_version: u64,
    pub change: TableChange,
    pub games: Vec<GameChange>,
    /// The plan whose table is opened, saved if it still has the version from which it was made.
    pub plan: Option<StoredPlan>,
}

#[derive(Clone, Debug)]
pub enum TableChange {
    /// The table is in its channel from now on.
    Open(TableDoc),
    /// The table has a new document. It is no longer parked, because a program continues it.
    Keep(TableDoc),
    /// The document is dropped, the channel is free, and unfinished games are stopped.
    End,
    /// The same, because somebody has closed the table: the evening of these people is over, too. For
    /// their home see [`GameChange::Begin`].
    Close { home: ChannelId, people: Vec<UserId> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDoc {
    pub kind: &'static str,
    pub version: u32,
    pub text: String,
}

#[derive(Clone, Debug)]
pub enum GameChange {
    /// The bot commits to the game's secret, in hex, which is fixed from now on.
    Commit { game: GameNumber, kind: &'static str, secret: String },
    /// The game is dealt, or prepared for a deal in which the players take part.
    Begin {
        game: GameNumber,
        rules_version: u32,
        options: String,
        dealer: u8,
        mix: Mix,
        players: Vec<DealtIn>,
        /// What was dealt, as a document; `None` until it is known.
        deal: Option<String>,
        /// The channel where its people meet: the one above, if the table is in a thread.
        home: ChannelId,
        /// What its table plays by, as a document.
        settings: String,
        /// Whether it counts nowhere.
        friendly: bool,
    },
    /// It is known now what was dealt.
    Dealt { game: GameNumber, deal: String },
    /// Moves were made. `from`: how many the game had before.
    Moves { game: GameNumber, from: usize, entries: Vec<String> },
    /// A player has had a hint for so many moves.
    Hints { game: GameNumber, seat: u8, hints: u32 },
    /// The game is over.
    Finish {
        game: GameNumber,
        /// The place of every seat, by number. Empty if the game ended without a result.
        results: Vec<Placed>,
        /// The figures of each seat, by seat number, under the game's names.
        figures: Vec<Vec<(&'static str, i64)>>,
        /// Whether it counts in standings and ratings, if at least two people were dealt in.
        counts: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its place; 1 is the best. Equal seats share the better place.
    pub place: u8,
    /// Whether the game's tally counts it: because it lost, in games with losers, or because it
    /// won, in games with winners.
    pub tallied: bool,
    /// Its score, in games with scores. It can be below 0.
    pub score: Option<i64>,
}

#[derive(Clone, Debug)]
pub struct DealtIn {
    /// The person; `None` for a computer.
    pub person: Option<Person>,
    pub label: String,
}
