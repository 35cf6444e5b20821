//! What a step of a table changes: the words in which the table layer tells the store.

use std::time::SystemTime;

use crate::cards::Mix;

use super::{GameNumber, Person, Place, TableId};

/// Everything that one step of a table changes: saved in one transaction, all of it or nothing.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Which table.
    pub table: TableId,
    /// Where it stands.
    pub place: Place,
    /// When.
    pub at: SystemTime,
    /// The version of the table from which the step was made: it is saved only if the table still
    /// has it, and then has the next. A table that is opened had 0.
    pub from_version: u64,
    /// What becomes of the table.
    pub change: TableChange,
    /// What becomes of its games, in order.
    pub games: Vec<GameChange>,
}

/// What becomes of a table.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// It is opened, with this document.
    Open(TableDoc),
    /// Its document is now this. A program that keeps a table goes on with it: it is no longer
    /// parked.
    Keep(TableDoc),
    /// It is over: its document is dropped, its channel is free, and a game that it has not
    /// finished is stopped.
    End,
}

/// The document of a table, as the table layer writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDoc {
    /// Which game the table plays.
    pub kind: &'static str,
    /// In which version the text is written.
    pub version: u32,
    /// The document itself.
    pub text: String,
}

/// What becomes of a game.
#[derive(Clone, Debug)]
pub enum GameChange {
    /// The commitment to its secret is shown: the secret is fixed from now on.
    Commit {
        /// The game.
        game: GameNumber,
        /// Which game it is.
        kind: &'static str,
        /// Its secret, in hex.
        secret: String,
    },
    /// It is dealt, or made ready for a deal that the players have a part in.
    Deal {
        /// The game.
        game: GameNumber,
        /// The version of the rules by which it is played.
        rules_version: u32,
        /// Its options, as a document.
        options: String,
        /// The seat that dealt.
        dealer: u8,
        /// What the players added to the shuffle.
        mix: Mix,
        /// The seats, by number.
        players: Vec<DealtIn>,
        /// What was dealt, as a document; none until it is known.
        deal: Option<String>,
    },
    /// What was dealt is known now.
    Dealt {
        /// The game.
        game: GameNumber,
        /// What was dealt, as a document.
        deal: String,
    },
    /// Moves are made.
    Moves {
        /// The game.
        game: GameNumber,
        /// How many it had before.
        from: usize,
        /// The new ones, each as a document.
        entries: Vec<String>,
    },
    /// It is over.
    Finish {
        /// The game.
        game: GameNumber,
        /// All seats that were dealt in: the first to get away first, the loser last. Empty if it
        /// ended without a loser.
        ranking: Vec<u8>,
        /// What each seat did, by seat number: figures as the game names them.
        figures: Vec<Vec<(&'static str, i64)>>,
    },
}

/// Who is dealt in.
#[derive(Clone, Debug)]
pub struct DealtIn {
    /// The person; none for a computer.
    pub person: Option<Person>,
    /// What records call the seat.
    pub label: String,
}
