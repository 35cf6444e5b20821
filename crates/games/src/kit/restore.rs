//! How a game goes on from what is stored of it.

use serde_json::Value as Json;

use super::{Fault, Record, Rules, Session, Start, Stored, TableOptions, UnreadableGame};

/// The reason a stored game can't go on.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    /// The stored text is unreadable.
    #[error(transparent)]
    Unreadable(#[from] UnreadableGame),
    /// The game has no deal, and its stored state doesn't say how far it was.
    #[error("the deal is missing")]
    NoDeal,
    /// The state stored besides the moves doesn't fit the game.
    #[error("what the game is, apart from its moves, cannot be read")]
    ExtraState(#[source] Fault),
    #[error("its record is wrong")]
    Record(#[source] Fault),
}

/// Restores a game with everything that is stored of it.
pub fn restore<G: Session>(
    mut options: G::Options,
    start: Start,
    stored: &Stored,
    extra_state: &Json,
) -> Result<G, NotRestored> {
    let Some(record) = Record::<G::Rules>::of_stored(stored)? else {
        return G::undealt(options, start, extra_state).ok_or(NotRestored::NoDeal);
    };
    *options.rules_mut() = record.rules;
    let mut game =
        G::dealt(options, start, &record.deal).map_err(|why| NotRestored::Record(why.into()))?;
    let mut moves = Vec::with_capacity(record.moves.len());
    record
        .play_moves(&mut |_, act: &<G::Rules as Rules>::Move| moves.push(act.clone()))
        .map_err(|why| NotRestored::Record(why.into()))?;
    for act in &moves {
        game.repeat(act).map_err(|why| NotRestored::Record(why.into()))?;
    }
    game.resume(extra_state).map_err(NotRestored::ExtraState)?;
    if let Some(journal) = game.journal_mut() {
        // All of it came from the store.
        drop(journal.take_unsaved());
    }
    Ok(game)
}
