//! A session as it is stored and brought back. Its deal and its moves tell all of it.

use super::Session;
use crate::kit::{Start, Stored, UnreadableGame, Unsaved};
use crate::palace::rules::{BadRecord, BadSetup, Illegal, Move};
use crate::palace::stored;

/// Why a stored game cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// What is stored of it cannot be read.
    #[error(transparent)]
    Unreadable(#[from] UnreadableGame),
    /// Its deal is missing.
    #[error("the deal is missing")]
    NoDeal,
    /// The deal is wrong.
    #[error("the deal is wrong")]
    Deal(#[from] BadSetup),
    /// The moves are wrong.
    #[error("the moves are wrong")]
    Moves(#[from] BadRecord),
    /// A move is wrong.
    #[error("a move is wrong")]
    Move(#[from] Illegal),
}

impl Session {
    /// The game as it stands after everything that is stored of it.
    ///
    /// # Errors
    /// Why it cannot go on.
    pub fn restore(start: Start, stored: &Stored) -> Result<Session, NotRestored> {
        let record = stored::record(stored)?.ok_or(NotRestored::NoDeal)?;
        let mut moves: Vec<Move> = Vec::with_capacity(record.moves.len());
        record.replay_with(&mut |act| moves.push(act))?;
        let mut session = Session::dealt(record.rules, start, &record.deal())?;
        for act in moves {
            session.apply(act)?;
        }
        // Who begins is no move of the record until the first card is played.
        session.let_begin()?;
        session.unsaved = Unsaved::default();
        Ok(session)
    }
}
